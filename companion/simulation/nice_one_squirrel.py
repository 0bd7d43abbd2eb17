"""Nice One Squirrel! by greedy players, and films of it for the simulated table, with the printed set."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import cos, pi, radians, sin
from random import Random
from typing import Final

from companion.engine import Record
from companion.engine.game import own_action
from companion.games.nice_one_squirrel import GAME
from companion.games.nice_one_squirrel.actions import CACHES, Action, Play, Take, Visit
from companion.games.nice_one_squirrel.cache_table import CACHE_NAMES, NUT_BACK, SQUIRREL_NAMES
from companion.games.nice_one_squirrel.state import SEATS, State
from companion.simulation import Simulation
from companion.simulation.players.nice_one_squirrel import PLAYERS
from companion.simulation.players.nice_one_squirrel import simulate as play
from hardware.sources.simulated import Move, PickUp, Put, TablePosition

RADIUS_MM: Final = (300.0, 225.0)
"""How far the caches lie from the table's middle, across and up."""
TURN: Final = 360 / CACHES
FIRST_MM: Final = 24.0
STRIP_MM: Final = 31.0
"""How far the first nut lies inwards of its cache, and each further one of the one before."""
IN_STRIP: Final = 4
"""The number of nuts after which the next one lies over the first."""
OUTSIDE_MM: Final = 66.0
"""How far outside its cache a squirrel sits."""
CACHES_S: Final = 0.5
NUTS_S: Final = 2.5
"""When the caches are set out, and then the nuts on them."""
BEGINS_S: Final = 5.0


def simulate(seed: int, options: dict[str, object] | None = None, hands: int | None = None) -> Record:
    """Returns a whole game; it is one hand."""
    return play(seed, options)


def film(record: Record, seed: int, pace_s: float = 1.6, hands: int | None = 1) -> tuple[Move, ...]:
    """Returns the moves of a record: caches and nuts are set out first, then turn after turn."""
    table = _LaidTable(Random(seed))
    state = GAME.start(record.options, record.players)
    moves = list(table.set_out(state))
    now_s = BEGINS_S
    for entry in record.entries:
        action = own_action(GAME, entry.action)
        for move in table.moves(action, state, now_s, pace_s):
            moves.append(move)
            now_s = move.at_s + pace_s * table.random.uniform(0.9, 1.3)
        state = GAME.apply(state, action)
    return tuple(moves)


@dataclass
class _PlacedNut:
    """A nut on the table: its key, its name once it is known, and where it lies."""

    key: int
    name: str
    position: TablePosition


@dataclass
class _LaidTable:
    """Where every card lies while a film is made."""

    random: Random
    caches: dict[int, TablePosition] = field(default_factory=dict)
    nuts: dict[int, list[_PlacedNut]] = field(default_factory=dict)
    squirrels: dict[int, TablePosition] = field(default_factory=dict)
    laid: Counter[int] = field(default_factory=Counter)
    """How many nuts were laid at each cache."""

    def set_out(self, state: State) -> Iterator[Move]:
        """Yields the caches in their circle, and the nuts that lie face-down."""
        for number, name in enumerate(CACHE_NAMES, 1):
            angle = radians(TURN * (number - 1))
            x, y = RADIUS_MM[0] * sin(angle), -RADIUS_MM[1] * cos(angle)
            self.caches[number] = TablePosition(self._near(x), self._near(y), self.random.gauss(0, 0.15))
            self.nuts[number] = []
            yield Put(CACHES_S, number, name, self.caches[number])
        for cache in state.caches:
            if cache.down:
                nut = self._lay(cache.number, NUT_BACK)
                yield Put(NUTS_S, nut.key, nut.name, nut.position)

    def moves(self, action: Action, state: State, now_s: float, pace_s: float) -> Iterator[Put | PickUp]:
        """Yields the moves of an action; `state` is the game before it."""
        seat, here = state.turn, state.here or 0
        match action:
            case Visit(cache, found):
                if self.squirrels.get(seat) is None or cache != state.here:
                    yield self._move_squirrel(seat, cache, now_s)
                if found is not None:
                    [nut] = (one for one in self.nuts[cache] if one.name == NUT_BACK)
                    nut.name = found.name
                    yield Put(now_s + pace_s, nut.key, nut.name, nut.position, seat, origin=nut.position)
            case Play(played):
                nut = self._lay(here, played.name)
                yield Put(now_s, nut.key, nut.name, nut.position, seat)
            case Take(taken):
                nut = next(one for one in self.nuts[here] if one.name == taken.name)
                self.nuts[here].remove(nut)
                yield PickUp(now_s, nut.key, nut.position, seat)

    def _move_squirrel(self, seat: int, cache: int, now_s: float) -> Put:
        before, goal = self.squirrels.get(seat), self._towards(cache, OUTSIDE_MM)
        self.squirrels[seat] = goal
        return Put(now_s, CACHES + 1 + seat, SQUIRREL_NAMES[seat], goal, seat, origin=before)

    def _lay(self, cache: int, name: str) -> _PlacedNut:
        """Puts a nut on a cache: inwards, strip by strip, and then over the first ones."""
        away_mm = FIRST_MM + STRIP_MM * (self.laid[cache] % IN_STRIP)
        self.laid[cache] += 1
        key = 100 + sum(self.laid.values())
        nut = _PlacedNut(key, name, self._towards(cache, -away_mm))
        self.nuts[cache].append(nut)
        return nut

    def _towards(self, cache: int, away_mm: float) -> TablePosition:
        """Returns a place `away_mm` outside a cache, or inside the circle if negative; either way up."""
        at = self.caches[cache]
        share = 1 + away_mm / (at.x_mm**2 + at.y_mm**2) ** 0.5
        turn = self.random.choice((0.0, pi)) + self.random.gauss(0, 0.1)
        return TablePosition(self._near(at.x_mm * share), self._near(at.y_mm * share), turn)

    def _near(self, at_mm: float) -> float:
        return at_mm + self.random.gauss(0, 2.5)


def simulate_as(seed: int, begun: Record) -> Record:
    """Returns a game of the players of another one, as they agreed it."""
    return play(seed, dict(begun.options), begun.players)


SIMULATION = Simulation(PLAYERS, simulate, film, seats=SEATS, simulate_as=simulate_as)
