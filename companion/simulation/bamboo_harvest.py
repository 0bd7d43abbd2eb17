"""Bamboo Harvest by greedy players, and films of it for the simulated table, with two decks and tokens."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import pi
from random import Random
from typing import Final

from companion.cards import BACK
from companion.engine import Record
from companion.engine.game import own_action
from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.actions import Action, Build, Grid, Harvest, Place, Swap
from companion.games.bamboo_harvest.deck import EDGE, PLACES
from companion.games.bamboo_harvest.state import State
from companion.simulation import Simulation
from companion.simulation.players.bamboo_harvest import PLAYERS
from companion.simulation.players.bamboo_harvest import simulate as play
from hardware.sources.simulated import Move, PickUp, Put, TablePosition

PITCH_MM: Final = (69.5, 95.0)
"""The distance between the middles of neighbouring cards, across and down."""
COLOURS: Final = ("red", "blue", "green", "yellow")
"""The colour of each seat's tokens."""
FOREST_S: Final = 0.5
"""When the forest is laid."""
BEGINS_S: Final = 4.0
UNSEEN: Final = 1.3
"""The pause, in paces, after an action that no camera sees."""
SEEN: Final = 2.0
"""The pause, in paces, after an action that a camera sees."""
DISTURBANCE: Final = 100
"""The key of the first seat's disturbance token; the tokens on cards begin after the last."""


def simulate(seed: int, options: dict[str, object] | None = None, hands: int | None = None) -> Record:
    """Returns a whole game; it is one hand."""
    return play(seed, options)


def film(record: Record, seed: int, pace_s: float = 1.6, hands: int | None = 1) -> tuple[Move, ...]:
    """Returns the moves of a record: the forest is laid, then tokens are built and cards swapped."""
    table = _LaidForest(Random(seed))
    state = GAME.start(record.options, record.players)
    moves: list[Move] = []
    now_s = BEGINS_S
    for entry in record.entries:
        action = own_action(GAME, entry.action)
        done = list(table.moves(action, state, now_s, pace_s))
        moves += done
        now_s = max((move.at_s for move in done), default=now_s) + pace_s * (SEEN if done else UNSEEN)
        state = GAME.apply(state, action)
    return tuple(moves)


@dataclass
class _LaidForest:
    """Where every card and token lies while a film is made; cards and tokens are told apart by their keys."""

    random: Random
    cards: list[int] = field(default_factory=lambda: list(PLACES))
    """The key of the card at each place."""
    spots: dict[int, TablePosition] = field(default_factory=dict)
    """Where each card lies, by its key."""
    disturbing: dict[int, TablePosition] = field(default_factory=dict)
    """Where the disturbance token of each seat lies."""

    def moves(self, action: Action, state: State, now_s: float, pace_s: float) -> Iterator[Put | PickUp]:
        """Yields the moves of an action; `state` is the game before it."""
        match action:
            case Grid(cards):
                yield from self._lay_out([card.name for card in cards])
            case Place(place):
                yield from self._build(state.turn, place, now_s, pace_s)
            case Build(_, _, place):
                yield from self._build(state.turn, place, now_s, pace_s)
                yield from self._clear(state.turn, now_s + 2 * pace_s)
            case Swap(_, (one, other), token):
                yield from self._clear(state.turn, now_s)
                names = {place: state.grid[place].name for place in (one, other)}
                yield from self._swap(state.turn, (one, other), names, now_s + pace_s, pace_s)
                self.disturbing[state.turn] = spot = self._near(self.spots[self.cards[token]])
                yield self._lay_token(state.turn, DISTURBANCE + state.turn, spot, now_s + 3 * pace_s)
            case Harvest():
                if not state.progress.swapped:
                    yield from self._clear(state.turn, now_s)

    def _lay_out(self, names: list[str]) -> Iterator[Put]:
        for place, name in enumerate(names):
            row, column = divmod(place, EDGE)
            x_mm, y_mm = (column - EDGE // 2) * PITCH_MM[0], (row - EDGE // 2) * PITCH_MM[1]
            self.spots[place] = self._near(TablePosition(x_mm, y_mm, self.random.choice((0.0, pi))))
            yield Put(FOREST_S, place, name, self.spots[place])

    def _build(self, seat: int, place: int, now_s: float, pace_s: float) -> Iterator[Put]:
        """Turns a card over where it lies, and puts a token on it."""
        key = self.cards[place]
        spot = self.spots[key]
        yield Put(now_s, key, BACK, spot, seat, origin=spot)
        yield self._lay_token(seat, DISTURBANCE + len(COLOURS) + place, self._near(spot), now_s + pace_s)

    def _lay_token(self, seat: int, key: int, spot: TablePosition, now_s: float) -> Put:
        return Put(now_s, key, COLOURS[seat], spot, seat)

    def _swap(
        self, seat: int, pair: tuple[int, int], names: dict[int, str], now_s: float, pace_s: float
    ) -> Iterator[Put]:
        """Swaps two cards, one after the other."""
        one, other = pair
        first, second = self.cards[one], self.cards[other]
        from_, to = self.spots[first], self.spots[second]
        self.cards[one], self.cards[other] = second, first
        self.spots[first], self.spots[second] = to, from_
        yield Put(now_s, first, names[one], to, seat, origin=from_)
        yield Put(now_s + pace_s, second, names[other], from_, seat, origin=to)

    def _clear(self, seat: int, now_s: float) -> Iterator[PickUp]:
        spot = self.disturbing.pop(seat, None)
        if spot is not None:
            yield PickUp(now_s, DISTURBANCE + seat, spot, seat)

    def _near(self, spot: TablePosition) -> TablePosition:
        gauss = self.random.gauss
        return TablePosition(spot.x_mm + gauss(0, 1.5), spot.y_mm + gauss(0, 1.5), spot.turn + gauss(0, 0.015))


def is_hidden_choice(action: object) -> bool:
    """Whether `action` is a choice that no camera can see: anything that does not change the forest."""
    return not isinstance(action, Grid | Place | Build | Swap)


SIMULATION = Simulation(PLAYERS, simulate, film, is_hidden_choice)
