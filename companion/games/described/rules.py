"""What each action does. Pure functions: a state and an action in, the next state out."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from companion.errors import BadRecordError
from companion.games.described import actions, bidding, closing, playing
from companion.games.described.actions import Action
from companion.games.described.counting import count
from companion.games.described.description import BID, NO_TRUMP, TURNED_UP, Description, Per
from companion.games.described.ending import after_hand, begin_hand, first_hand, score_end
from companion.games.described.errors import check_seat, impossible, too_soon
from companion.games.described.scoring import Ledger, clamp, score_hand
from companion.games.described.state import Closed, Hand, Phase, State
from companion.games.described.tables import (
    face_named,
    needs_turned,
    pass_direction,
    trump_mode,
)
from companion.games.described.tallying import tallied_facts
from companion.games.described.words import Facts


def start(description: Description, options: Mapping[str, object], players: tuple[str, ...]) -> State:
    """Returns the state before the first hand. Raises BadRecordError."""
    least, most = description.players
    if not least <= len(players) <= most:
        number = f"{least}" if least == most else f"{least} to {most}"
        raise BadRecordError(
            f"'players' has {len(players)} names; {description.name.first} has {number} players (players)"
        )
    sides = description.sides_for(len(players))
    counters = tuple(
        (clamp(counter, counter.start),)
        * (1 if counter.per is Per.HAND else len(sides) if counter.per is Per.SIDE else len(players))
        for counter in description.counters
    )
    ledger = Ledger(sides, (0,) * len(sides), counters)
    state = State(description, players, ledger, (), None)
    return replace(state, hand=first_hand(state, options))


def apply(state: State, action: Action) -> State:
    """Returns the state after `action`. Raises ImpossibleActionError."""
    return _APPLY[type(action)](state, action)


def _in_hand(state: State, hand: Hand) -> State:
    return State(state.description, state.players, state.ledger, state.hands, hand)


def _enter(state: State, *wanted: Phase) -> Hand:
    """Returns the hand in one of the phases `wanted`, after what may be left out. Raises ImpossibleActionError."""
    hand = state.hand
    while hand is not None and hand.phase not in wanted:
        after = _left(state, hand)
        if after is None:
            break
        hand = after
    if hand is None or hand.phase not in wanted:
        raise too_soon(state)
    return hand


def _left(state: State, hand: Hand) -> Hand | None:
    """Returns the hand after a phase that the next action leaves; None if it must be left by an action of its own."""
    match hand.phase:
        case Phase.DEAL if hand.dealt.turned is None and needs_turned(state.description, hand.dealt.number):
            return None
        case Phase.DEAL if pass_direction(state.description, hand.dealt.number):
            return replace(hand, phase=Phase.PASS)
        case Phase.DEAL | Phase.PASS:
            return _after_pass(state, hand)
        case Phase.TRUMP if not bidding.waits_for_trump(hand) and hand.agreed.is_alone:
            return _begin(state, replace(hand, phase=bidding.phase_after_bids(state, hand, called=True)))
        case Phase.KITTY:
            return _begin(state, replace(hand, phase=Phase.PLAY))
    return None


def _after_pass(state: State, hand: Hand) -> Hand:
    if state.description.bid:
        return replace(hand, phase=Phase.BID)
    return _begin(state, replace(hand, phase=Phase.PLAY))


def _begin(state: State, hand: Hand) -> Hand:
    """Returns the hand with its first leader, if play begins."""
    if hand.phase is not Phase.PLAY:
        return hand
    return replace(hand, tricks=playing.begin_play(state, hand))


def _deal(state: State, action: actions.Deal) -> State:
    hand = state.hand
    if hand is None or hand.phase is not Phase.DEAL:
        raise too_soon(state)
    check_seat(state, action.seat, None)
    needed = needs_turned(state.description, hand.dealt.number)
    if needed is (action.turned is None):
        raise impossible("impossible.turns-up" if needed else "impossible.turns-none-up", "trump.suit")
    if action.turned is not None:
        hand = _turn_up(state, hand, face_named(state.description, action.turned))
    to_pass = pass_direction(state.description, hand.dealt.number)
    return _in_hand(state, replace(hand, phase=Phase.PASS) if to_pass else _after_pass(state, hand))


def _turn_up(state: State, hand: Hand, face: int) -> Hand:
    description, number = state.description, hand.dealt.number
    hand = replace(hand, dealt=replace(hand.dealt, turned=face))
    if trump_mode(description, number) != TURNED_UP:
        return hand
    suit = description.deck.faces[face].suit
    return replace(hand, agreed=replace(hand.agreed, trump=suit or NO_TRUMP))


def _passed(state: State, action: actions.Passed) -> State:
    hand = _enter(state, Phase.PASS)
    check_seat(state, action.seat, None)
    return _in_hand(state, _after_pass(state, hand))


def _in_bidding(bid: Callable[[State, Hand, Any], Hand]) -> Callable[[State, Any], State]:
    """Returns what an action of the bidding does, where `bid` returns the hand after it."""
    return lambda state, action: _after_bid(state, bid(state, _enter(state, Phase.BID), action))


def _after_bid(state: State, hand: Hand) -> State:
    description = state.description
    if hand.auction.turn is not None:
        return _in_hand(state, hand)
    assert description.bid
    if hand.auction.log:
        hand = replace(hand, phase=bidding.phase_after_bids(state, hand))
        return _in_hand(state, _begin(state, _no_trump_left(state, hand)))
    if description.bid.nobody == "play":
        hand = replace(hand, phase=Phase.PLAY, agreed=replace(hand.agreed, trump=hand.agreed.trump or NO_TRUMP))
        return _in_hand(state, _begin(state, hand))
    return _in_hand(state, begin_hand(state, hand.dealt.number, hand))


def _no_trump_left(state: State, hand: Hand) -> Hand:
    """Returns the hand with no trump where the bid should have said it and did not."""
    mode = trump_mode(state.description, hand.dealt.number)
    if hand.agreed.trump is None and mode == BID:
        return replace(hand, agreed=replace(hand.agreed, trump=NO_TRUMP))
    return hand


def _of_declarer(name: Callable[[State, Hand, Any], Hand]) -> Callable[[State, Any], State]:
    """Returns what naming a trump or calling a card does, where `name` returns the hand after it."""
    return lambda state, action: _in_hand(state, _begin(state, name(state, _enter(state, Phase.TRUMP), action)))


def _alone(state: State, action: actions.Alone) -> State:
    hand = state.hand
    if hand is None or hand.phase not in (Phase.TRUMP, Phase.KITTY, Phase.PLAY) or bidding.waits_for_trump(hand):
        raise too_soon(state)
    return _in_hand(state, _begin(state, bidding.go_alone(state, hand, action)))


def _meld(state: State, action: actions.Melded) -> State:
    return _in_hand(state, playing.meld(state, _enter(state, Phase.PLAY), action))


def _play(state: State, action: actions.Play) -> State:
    hand = state.hand
    if hand is None or hand.phase is not Phase.PLAY:
        hand = _enter(state, Phase.PLAY)
    hand = playing.play(state, hand, action)
    return _in_hand(state, hand) if hand.tricks.table else _after_trick(state, hand)


def _took(state: State, action: actions.Took) -> State:
    hand = playing.took(state, _enter(state, Phase.PLAY), action)
    return _after_trick(state, hand)


def _after_trick(state: State, hand: Hand) -> State:
    if len(hand.tricks.done) < hand.dealt.tricks:
        return _in_hand(state, hand)
    closing.check_card_points(state, hand)
    return _ask(state, hand)


def _ask(state: State, hand: Hand) -> State:
    if closing.is_answered(state, hand):
        return _close(state, hand, closing.facts_of(state, hand))
    return _in_hand(state, replace(hand, phase=Phase.ASK))


def _tell(state: State, action: actions.Tell) -> State:
    if state.phase is Phase.CATEGORIES:
        return score_end(state, action)
    hand = state.hand
    if hand is None or hand.phase is not Phase.ASK:
        raise too_soon(state)
    name, place, value = closing.checked_answer(state, hand, action)
    kept = tuple(one for one in hand.answers if one[:2] != (name, place))
    return _ask(state, replace(hand, answers=(*kept, (name, place, value))))


def _tally(state: State, action: actions.Tally) -> State:
    hand = state.hand
    if hand is None or hand.phase is Phase.ASK or not is_untouched(hand):
        raise too_soon(state)
    facts, told = tallied_facts(state, hand, action)
    return _close(state, hand, facts, told)


def is_untouched(hand: Hand) -> bool:
    """Whether nothing was bid, told or played yet."""
    tricks, auction = hand.tricks, hand.auction
    return not (auction.log or auction.passed or hand.melds or tricks.table or tricks.done) and auction.round == 1


def _round(state: State, action: actions.RoundOver) -> State:
    hand = state.hand
    if hand is None or hand.phase is not Phase.ROUND:
        raise too_soon(state)
    check_seat(state, action.seat, None)
    return _ask(state, hand)


def _close(state: State, hand: Hand, facts: Facts, told: tuple[str, ...] | None = None) -> State:
    """Returns the state after a hand was scored: the next hand, the categories or the end."""
    score = score_hand(state.description, state.ledger, facts)
    auction = replace(hand.auction, barred=bidding.barred_of(state, hand, facts.bids))
    hand = replace(hand, auction=auction, closed=Closed(facts, score, told is not None, told or ()))
    return after_hand(state, hand, score)


_APPLY: Final[dict[type, Callable[[State, Any], State]]] = {
    actions.Play: _play,
    actions.Deal: _deal,
    actions.Passed: _passed,
    actions.Bid: _in_bidding(bidding.bid),
    actions.NoBid: _in_bidding(bidding.no_bid),
    actions.Double: _in_bidding(bidding.double),
    actions.Trump: _of_declarer(bidding.name_trump),
    actions.Alone: _alone,
    actions.Call: _of_declarer(bidding.call_card),
    actions.Melded: _meld,
    actions.Took: _took,
    actions.Tell: _tell,
    actions.Count: count,
    actions.Tally: _tally,
    actions.RoundOver: _round,
}
