"""Described games played by plain players, and films of their tricks for the simulated table."""

from collections.abc import Mapping
from random import Random

from companion.engine import Record
from companion.engine.game import own_action
from companion.games.described import GAME
from companion.games.described.actions import Action, Deal, Play
from companion.games.described.playing import seat_at
from companion.games.described.state import Hand, State
from companion.games.described.trick_table import TRICK_TABLE
from companion.simulation import NAMES, Simulation
from companion.simulation.film import EDGES, TrickFilm, draw_place
from companion.simulation.players.described import simulate_as as play
from hardware.sources.simulated import Move


def film(record: Record, seed: int, pace_s: float = 1.6, hands: int | None = 1) -> tuple[Move, ...]:
    """Returns the moves of a record's first hands, or of all, about `pace_s` a card.

    A card that is turned up lies before the dealer until the first one is led.
    """
    random, state = Random(seed), GAME.start(record.options, record.players)
    filmed, is_turned = TrickFilm(random, pace_s), False
    for entry in record.entries:
        before, action = state, entry.action
        state = GAME.apply(state, own_action(GAME, action))
        if len(before.hands) == hands:
            break
        is_over = len(state.hands) > len(before.hands)
        hand = state.hands[-1] if is_over else state.hand
        if hand is None or not isinstance(action, Play | Deal) or TRICK_TABLE.shown_by(action) is None:
            continue
        if is_turned:
            filmed.gather(filmed.lying[0].seat or 0, 0.0, 1.5)
        seat, is_turned = _seat_of(state, hand, action), isinstance(action, Deal)
        filmed.lay(_name(action), draw_place(random, seat, len(state.players)), _edge(state, seat))
        if not is_turned and not hand.tricks.table:
            filmed.gather(_edge(state, hand.tricks.done[-1].winner), 0.6, 4.5 if is_over else 1.5)
    return tuple(filmed.moves)


def _name(action: Play | Deal) -> str:
    return action.card if isinstance(action, Play) else action.turned or ""


def _edge(state: State, seat: int) -> int:
    """Returns the edge of the table at which a seat is; more than four share the edges."""
    return seat if len(state.players) <= EDGES else seat * EDGES // len(state.players)


def _seat_of(state: State, hand: Hand, action: Action) -> int:
    """Returns whose card an action has just laid."""
    if isinstance(action, Deal):
        return hand.dealt.dealer or 0
    tricks = hand.tricks
    leader, faces = (tricks.leader, tricks.table) if tricks.table else (tricks.done[-1].leader, tricks.done[-1].faces)
    assert leader is not None
    return seat_at(state, hand, leader, len(faces) - 1)


def simulate(seed: int, options: Mapping[str, object] | None = None, hands: int | None = None) -> Record:
    """Returns a game by plain players, as few as can play it; nobody melds or goes alone, which no camera sees."""
    return play(seed, options or {}, hands)


def simulate_as(seed: int, begun: Record) -> Record:
    """Returns a game with the players and options of the game `begun`."""
    return play(seed, begun.options, None, begun.players)


def is_hidden_choice(action: object) -> bool:
    """Whether the table must enter `action` itself: all that lays no card."""
    return not isinstance(action, Play) and not (isinstance(action, Deal) and action.turned is not None)


SIMULATION = Simulation(NAMES[:4], simulate, film, is_hidden_choice, GAME.seats, simulate_as)
"""The description stands in the options."""
