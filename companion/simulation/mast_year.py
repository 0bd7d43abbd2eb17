"""Mast Year played by simple players, and films of it for the simulated table."""

from collections.abc import Sequence
from random import Random
from typing import Final

from companion.cards import Card, cards_in
from companion.engine import Entry, Record
from companion.games import find_game
from companion.games.mast_year.actions import Action, Dealt, Eat, Keep, Passed, Play, Reveal, Speedy, Trunk
from companion.games.mast_year.deck import BOUNTY
from companion.games.mast_year.state import Hand, Outcome, Phase, State
from companion.simulation import NAMES, Simulation
from hardware.sources.simulated import Gather, Lay, Move, TakeUp, TurnDown

GAME: Final = "mast-year"
PLAYERS: Final = NAMES[:4]


def simulate(seed: int, options: dict[str, object] | None = None, hands: int | None = None) -> Record:
    """Returns a game by players who follow the rules and otherwise play at random; at most `hands` hands."""
    random, game = Random(seed), find_game(GAME)
    state: State = game.start(options or {}, PLAYERS)
    held: list[list[Card]] = []
    entries: list[Entry] = []
    while state.phase is not Phase.OVER and (hands is None or len(state.hands) <= hands):
        if state.phase is Phase.DEAL and state.hand and not state.hand.dealt:
            held = _deal(state.hand, random)
        action = _choose(state, held, random)
        state = game.apply(state, action)
        entries.append(Entry(action))
    return Record(GAME, options or {}, PLAYERS, tuple(entries))


def _deal(hand: Hand, random: Random) -> list[list[Card]]:
    cards = list(cards_in(hand.deal.deck))
    random.shuffle(cards)
    held = []
    for seat in range(4):
        size = hand.deal.hand_size(seat)
        held.append(cards[:size])
        del cards[:size]
    return held


def _choose(state: State, held: list[list[Card]], random: Random) -> Action:
    hand = state.hand
    match state.phase:
        case Phase.SPEEDY:
            return Speedy(random.choice(state.match.squirrels))
        case Phase.DEAL:
            return Dealt()
        case Phase.PASS:
            return Passed()
    assert hand is not None
    if state.phase is Phase.TRUNK:
        return Trunk(_take(held[hand.deal.speedy], random.choice(held[hand.deal.speedy])))
    if state.phase is Phase.EAT:
        stashes = hand.face_up(hand.leader)
        return Eat(max(stashes, key=lambda stash: len(stash.cards)).trick) if random.random() < 0.8 else Keep()
    if state.phase is Phase.REVEAL:
        oak = hand.deal.oaks[len(hand.revealed)]
        return Reveal(oak, held[oak].pop())
    cards = held[hand.turn]
    return Play(_take(cards, random.choice(_allowed(hand, cards))))


def _allowed(hand: Hand, cards: list[Card]) -> list[Card]:
    """Returns the cards that may be played: the lead suit if there is one, and ♥ led only when it is broken."""
    if hand.table:
        return [card for card in cards if card.suit is hand.table[0].suit] or cards
    return [card for card in cards if card.suit is not BOUNTY or hand.watch.broken] or cards


def _take(cards: list[Card], card: Card) -> Card:
    cards.remove(card)
    return card


def film(record: Record, seed: int, pace_s: float = 1.6, hands: int | None = 1) -> tuple[Move, ...]:
    """Returns the moves of a record's first hands, or of all, about `pace_s` a card.

    Tricks are gathered, some cards are taken back, and between two hands the table is cleared.
    """
    random, game = Random(seed), find_game(record.game)
    state: State = game.start(record.options, record.players)
    moves: list[Move] = []
    now = 1.0
    for entry in record.entries:
        before, state = state, game.apply(state, entry.action)
        action = entry.action
        if isinstance(action, Trunk):
            seat = before.hand.deal.speedy if before.hand else 0
            moves += [Lay(now, action.card, seat), Gather(now + pace_s, (action.card,), seat)]
            now += 2 * pace_s
        elif isinstance(action, Play) and before.hand:
            now = _film_play(moves, action.card, before.hand, now, pace_s, random)
        elif isinstance(action, Reveal):
            moves.append(Lay(now, action.card, action.seat))
            now += pace_s
        now = _film_trick(moves, before.hand, state, now, pace_s)
        if len(state.hands) > len(before.hands) or state.phase is Phase.OVER:
            if len(before.hands) == hands:
                break
            now = _clear(moves, before, now + 3 * pace_s) + 3 * pace_s
    return tuple(moves)


def _clear(moves: list[Move], before: State, now: float) -> float:
    """Takes all cards of a hand off the table."""
    moves.append(Gather(now, cards_in(before.hand.deal.deck) if before.hand else (), 0))
    return now + 1


def _film_play(moves: list[Move], card: Card, hand: Hand, now: float, pace_s: float, random: Random) -> float:
    seat = hand.turn
    if random.random() < 0.03:
        moves += [Lay(now, card, seat), TakeUp(now + 2.5, card, seat)]
        now += 6.5
    moves.append(Lay(now, card, seat))
    return now + pace_s * random.uniform(0.7, 1.4)


def _film_trick(moves: list[Move], before: Hand | None, state: State, now: float, pace_s: float) -> float:
    """Gathers a decided trick, lays its acorn cards out as a stash, and turns an eaten stash over."""
    done: Sequence[Hand] = [hand for hand in state.hands if before and hand.deal.number == before.deal.number]
    if not before or not done or not done[0].tricks or done[0].tricks[-1].outcome is None:
        return now
    trick = done[0].tricks[-1]
    if before.tricks[-1:] == (trick,):
        return now
    kept = trick.acorns if trick.outcome in (Outcome.STASHED, Outcome.STASHED_EATEN) else ()
    moves.append(Gather(now + 0.6, trick.cards, trick.winner, kept, trick.outcome is Outcome.STASHED_EATEN))
    if trick.ate is not None:
        cards = next(stash.cards for stash in done[0].stashes if stash.trick == trick.ate)
        moves.append(TurnDown(now + pace_s, cards, trick.winner))
    return now + 0.6 + 1.5 * pace_s


def is_hidden_choice(action: object) -> bool:
    """Whether `action` is a choice that no camera can see."""
    return isinstance(action, Eat | Keep | Speedy)


SIMULATION = Simulation(PLAYERS, simulate, film, is_hidden_choice)
