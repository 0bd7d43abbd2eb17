"""What each action does: a state and an action in, the next state out."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from companion.cards import Card
from companion.errors import BadRecordError, ImpossibleActionError, refuse
from companion.games.mast_year import scoring
from companion.games.mast_year.actions import (
    Action,
    Count,
    Dealt,
    Eat,
    Keep,
    Passed,
    Play,
    Reveal,
    Speedy,
    Tally,
    Trunk,
    Won,
)
from companion.games.mast_year.deck import BOUNTY, BOUNTY_CARDS, acorns_of, is_acorn, is_squirrel
from companion.games.mast_year.irregularity_watch import (
    IrregularityWatch,
    watch_bounty_led,
    watch_follow,
    watch_noted,
    watch_shown,
)
from companion.games.mast_year.options import read_options
from companion.games.mast_year.state import Hand, Match, Outcome, Phase, Stash, State, Trick
from companion.phrases import Phrase, Player, phrase
from companion.tricks import winning_place


def check_card(hand: Hand, card: Card) -> None:
    """Raises ImpossibleActionError for a card that is not in the hand's deck, or was seen before (MY-10.1)."""
    bit = card.bit
    if not bit & hand.deal.deck:
        why = f"{card} is not in this hand's deck: a misread card, or a wrong deck"
        raise refuse(why, "MY-10.1", "no-such-card", card=card)
    if bit & hand.seen:
        where, seen = place_seen(hand, card)
        raise refuse(f"{card} was already {where}: one of the two is misread", "MY-10.1", "seen", card=card, seen=seen)


def place_seen(hand: Hand, card: Card) -> tuple[str, Phrase]:
    """Returns where `card` came to light in this hand: for the command line, and for the table."""
    if card == hand.trunk:
        return "shown as trunk card", phrase("seen.trunk")
    for trick in hand.tricks:
        if card in trick.cards or card in trick.acorns:
            return f"played in trick {trick.number}", phrase("seen.trick", None, number=trick.number)
    if card in hand.table:
        number = len(hand.tricks) + 1
        return f"played in trick {number}", phrase("seen.trick", None, number=number)
    return "revealed", phrase("seen.reveal")


_WAITS: Final = {
    Phase.DEAL: ("a hand begins now: 'dealt', 'passed', 'trunk' or 'tally' can follow", "MY-3.3"),
    Phase.PASS: ("the cards are dealt: 'passed', 'trunk' or 'count' can follow", "MY-4.1"),
    Phase.TRUNK: ("the Speedy Squirrel shows the trunk card now: 'trunk' or 'count' can follow", "MY-5.1"),
    Phase.TRICKS: ("a trick is being played: 'play', 'won' or 'count' can follow", "MY-5.2"),
    Phase.EAT: ("the winner of the trick chooses now: 'eat', 'keep' or 'count' can follow", "MY-6.3"),
    Phase.REVEAL: ("the Oaks show their last cards now: only 'reveal' can follow", "MY-8.1"),
    Phase.SPEEDY: ("the second game begins now: only 'speedy' can follow", "MY-9.4"),
    Phase.OVER: ("the game is over: nothing can follow", "MY-7.2"),
}
PLAYERS: Final = 4


def _too_soon(state: State) -> ImpossibleActionError:
    """Returns the error that says what comes first."""
    why, rule = _WAITS[state.phase]
    values = {"player": Player(state.turn)} if state.phase is Phase.EAT and state.turn is not None else {}
    return refuse(why, rule, state.phase, **values)


def start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
    """Returns the state before the first deal. Raises BadRecordError."""
    agreed = read_options(options)
    if len(players) != PLAYERS:
        raise BadRecordError(f"'players' has {len(players)} names; Mast Year has four players (MY-2.1)")
    state = State(agreed, players, (Match(agreed.squirrels),), None)
    return scoring.begin_hand(state, agreed.speedy, "none", boom=False)


def apply(state: State, action: Action) -> State:
    """Returns the state after `action`. Raises ImpossibleActionError."""
    return _APPLY[type(action)](state, action)


def _hand_in(state: State, *phases: Phase) -> Hand:
    hand = state.hand
    if hand is None or hand.phase not in phases:
        raise _too_soon(state)
    return hand


def _in_hand(state: State, hand: Hand) -> State:
    return State(state.options, state.players, state.matches, hand)


def _dealt(state: State, action: Dealt) -> State:
    return _in_hand(state, replace(_hand_in(state, Phase.DEAL), dealt=True))


def _passed(state: State, action: Passed) -> State:
    hand = _hand_in(state, Phase.DEAL, Phase.PASS)
    if state.options.silent and action.said is not None:
        raise refuse("nothing is said at the pass of a silent game: leave 'said' out", "MY-4.2", "said")
    return _in_hand(state, replace(hand, passed=action))


def _trunk(state: State, action: Trunk) -> State:
    hand = _hand_in(state, Phase.DEAL, Phase.PASS, Phase.TRUNK)
    check_card(hand, action.card)
    return _in_hand(state, replace(hand, trunk=action.card, seen=action.card.bit))


def _play(state: State, action: Play) -> State:
    hand, card = _hand_in(state, Phase.TRICKS), action.card
    seat = hand.turn
    if action.seat is not None and action.seat != seat:
        why = f"it is seat {seat}'s turn, not seat {action.seat}'s"
        raise refuse(why, "MY-5.2", "turn", player=Player(seat), other=Player(action.seat))
    check_card(hand, card)
    hand = _lay(hand, seat, card)
    return _in_hand(state, hand) if len(hand.table) < PLAYERS else _complete(state, hand)


def _lay(hand: Hand, seat: int, card: Card) -> Hand:
    """Returns the hand with `card` on the table."""
    table, number, watch = hand.table, len(hand.tricks) + 1, hand.watch
    if watch.unfollowed or watch.suspect == seat:  # otherwise the card proves nothing; this saves time in replays
        watch = watch_shown(watch, seat, card, number, is_last=hand.deal.held_before(seat, number) == 1)
    if table:
        watch = watch_follow(watch, seat, card, table[0].suit, number)
    elif card.suit is BOUNTY:
        held, unseen = hand.deal.held_before(seat, number), hand.deal.deck & BOUNTY_CARDS & ~hand.seen
        watch = watch_bounty_led(watch, seat, number, held, unseen.bit_count())
    return _played(hand, hand.leader, (*table, card), hand.tricks, hand.stashes, hand.seen | card.bit, watch)


def _played(
    hand: Hand,
    leader: int,
    table: tuple[Card, ...],
    tricks: tuple[Trick, ...],
    stashes: tuple[Stash, ...],
    seen: int,
    watch: IrregularityWatch,
) -> Hand:
    """Returns a hand between plays; written out, as `replace` would take half of a replay's time."""
    return Hand(hand.deal, leader, hand.trunk, table, tricks, stashes, seen, watch, (), None, hand.dealt, hand.passed)


def _complete(state: State, hand: Hand) -> State:
    cards = hand.table
    winner = (hand.leader + winning_place(cards, hand.trunk_suit)) % PLAYERS
    squirrel = any(is_squirrel(card) for card in cards)
    return _take(state, hand, winner, acorns_of(cards), squirrel)


def _take(
    state: State, hand: Hand, winner: int, acorns: tuple[Card, ...], squirrel: bool, *, partial: bool = False
) -> State:
    """Gives the trick to its winner, who leads next: it is discarded, stashed, stashed and eaten, or a choice."""
    number, stashes = len(hand.tricks) + 1, hand.stashes
    outcome: Outcome | None = Outcome.DISCARDED
    if winner in hand.deal.squirrels:
        if acorns:
            stashes += (Stash(number, winner, acorns, squirrel),)
            outcome = Outcome.STASHED_EATEN if squirrel else Outcome.STASHED
        elif hand.face_up(winner):
            outcome = None
    trick = Trick(number, hand.leader, hand.table, winner, acorns, squirrel, outcome, None, partial)
    hand = _played(hand, winner, (), (*hand.tricks, trick), stashes, hand.seen, hand.watch)
    return scoring.after_trick(_in_hand(state, hand), hand)


def _won(state: State, action: Won) -> State:
    """Takes a trick of which only the winner and the acorn cards are known; cards already entered stay."""
    hand = _hand_in(state, Phase.TRICKS)
    squirrel_seen = any(is_squirrel(card) for card in hand.table)
    cards = len({*action.acorns, *hand.table}) + (action.squirrel and not squirrel_seen)
    if cards > PLAYERS:
        raise refuse(f"that makes {cards} cards, and a trick has four", "MY-5.2", "four")
    if not set(acorns_of(hand.table)) <= set(action.acorns):
        raise refuse("an acorn card that was entered in this trick is left out", "MY-6.1", "left-out")
    for card in action.acorns:
        if not is_acorn(card):
            raise refuse(f"{card.sign} is no acorn card", "MY-1.2", "no-acorn", card=card)
        if card not in hand.table:
            check_card(hand, card)
            hand = replace(hand, seen=hand.seen | card.bit)
    seen = frozenset((hand.leader + place) % PLAYERS for place in range(len(hand.table)))
    hand = replace(hand, watch=watch_noted(hand.watch, seen))
    return _take(state, hand, action.seat, action.acorns, action.squirrel or squirrel_seen, partial=True)


def _choose(state: State, outcome: Outcome, ate: int | None = None) -> State:
    hand = _hand_in(state, Phase.EAT)
    stashes = tuple(replace(stash, eaten=True) if stash.trick == ate else stash for stash in hand.stashes)
    tricks = (*hand.tricks[:-1], replace(hand.tricks[-1], outcome=outcome, ate=ate))
    hand = replace(hand, tricks=tricks, stashes=stashes)
    return scoring.after_trick(_in_hand(state, hand), hand)


def _eat(state: State, action: Eat) -> State:
    hand = _hand_in(state, Phase.EAT)
    offered = [stash.trick for stash in hand.face_up(hand.leader)]
    if action.trick not in offered:
        tricks = " or ".join(map(str, offered))
        why = f"seat {hand.leader} has no face-up stash of trick {action.trick}: eat that of trick {tricks}"
        raise refuse(why, "MY-6.3", "stash", player=Player(hand.leader), trick=action.trick)
    return _choose(state, Outcome.ATE, action.trick)


def _keep(state: State, action: Keep) -> State:
    return _choose(state, Outcome.KEPT)


def _reveal(state: State, action: Reveal) -> State:
    hand, seat, card = _hand_in(state, Phase.REVEAL), action.seat, action.card
    if seat not in hand.deal.oaks:
        why = f"seat {seat} is a Squirrel; the Oaks {list(hand.deal.oaks)} reveal"
        raise refuse(why, "MY-8.1", "no-oak", player=Player(seat))
    if seat in dict(hand.revealed):
        raise refuse(f"seat {seat} has revealed already", "MY-8.1", "revealed", player=Player(seat))
    check_card(hand, card)
    watch = watch_shown(hand.watch, seat, card, "reveal", is_last=True)
    hand = replace(hand, seen=hand.seen | card.bit, watch=watch, revealed=(*hand.revealed, (seat, card)))
    return scoring.after_reveal(_in_hand(state, hand), hand)


def _tally(state: State, action: Tally) -> State:
    hand = _hand_in(state, Phase.DEAL)
    return scoring.close_tallied(state, hand, action)


def _count(state: State, action: Count) -> State:
    hand = _hand_in(state, Phase.PASS, Phase.TRUNK, Phase.TRICKS, Phase.EAT)
    stashed = hand.acorns_stashed(eaten=True), hand.acorns_stashed(eaten=False)
    if action.eaten < stashed[0] or action.eaten + action.uneaten < sum(stashed):
        why = f"{stashed[0]} acorn cards were eaten and {stashed[1]} lay face-up already; they stay"
        raise refuse(why, "MY-6.4", "stays", eaten=stashed[0], uneaten=stashed[1])
    most = hand.acorns_reachable
    if action.eaten + action.uneaten > most:
        why = (
            f"{action.eaten} eaten and {action.uneaten} uneaten are more than the {most} acorn cards that are not out"
            " of play: what was discarded, or shown as trunk card, lies in no stash"
        )
        raise refuse(why, "MY-6.4", "discarded", most=most)
    return scoring.close_tallied(state, hand, action)


def _speedy(state: State, action: Speedy) -> State:
    if state.phase is not Phase.SPEEDY:
        raise _too_soon(state)
    if action.seat not in state.match.squirrels:
        why = f"seat {action.seat} is an Oak; the Speedy Squirrel is one of {list(state.match.squirrels)}"
        raise refuse(why, "MY-2.2", "no-squirrel", player=Player(action.seat))
    return scoring.begin_hand(state, action.seat, "none", boom=False)


_APPLY: Final[dict[type, Callable[[State, Any], State]]] = {
    Play: _play,
    Dealt: _dealt,
    Passed: _passed,
    Trunk: _trunk,
    Won: _won,
    Eat: _eat,
    Keep: _keep,
    Reveal: _reveal,
    Tally: _tally,
    Count: _count,
    Speedy: _speedy,
}
