"""Films of Masters of Maple Syrup for the simulated table, with the cards of the play-test deck."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import pi
from random import Random
from typing import Final

from companion.cards import BACK
from companion.engine import Record
from companion.engine.game import own_action
from companion.games.masters_of_maple_syrup import GAME
from companion.games.masters_of_maple_syrup.actions import Action, Develop, Effect, End, Harvest, Select, Tap, Value
from companion.games.masters_of_maple_syrup.catalogue import RED_MAPLE
from companion.games.masters_of_maple_syrup.state import State
from companion.simulation import Simulation
from companion.simulation.players.masters_of_maple_syrup import PLAYERS, simulate
from companion.simulation.playtest_decks.masters_of_maple_syrup import read_cards
from hardware.sources.simulated import Move, Put, TablePosition

COLUMNS: Final = 5
ACROSS_MM: Final = 98.0
NEAREST_MM: Final = 100.0
"""How far from the middle of the table a property's first row lies."""
ROW_MM: Final = 100.0
PILE_MM: Final = 225.0
"""How far to the left and right of the middle the deck and the discards lie, between the players."""
ACTION_MM: Final = 100.0
"""The distance between the action cards, which lie between the piles."""
TURNED_S: Final = 1.1
"""How long a player who turns several cards takes for each."""
TUCKED_MM: Final = 46.0
"""How much of a card shows that is tucked under another one."""
BEGINS_S: Final = 5.0
TURN_S: Final = 7.0
"""The time between the last card of a turn and the next turn: players discard, draw, and think."""
FAR_EDGE: Final = 2
"""The edge at which the second player sits; the first one sits at the near one, 0."""


def film(record: Record, seed: int, pace_s: float = 1.6, hands: int | None = 1) -> tuple[Move, ...]:
    """Returns the moves of a record, which is one hand: both properties, turn after turn."""
    state = GAME.start(record.options, record.players)
    table = _FilmedProperties(Random(seed), state.options.rivals)
    moves, now_s = list(table.set_out(state.options.action_cards)), BEGINS_S
    for entry in record.entries:
        action = own_action(GAME, entry.action)
        for move in table.moves(action, state, now_s):
            moves.append(move)
            now_s = move.at_s + TURNED_S
        now_s += TURN_S if isinstance(action, End) else pace_s
        state = GAME.apply(state, action)
    return tuple(moves)


@dataclass
class _FilmedProperties:
    """Where every card lies while a film is made."""

    random: Random
    is_rivals: bool
    placed: list[list[tuple[int, str, TablePosition]]] = field(default_factory=lambda: [[], []])
    """Each player's cards in the order developed: key, name and position."""
    keys: int = 0
    actions: dict[str, tuple[int, TablePosition]] = field(default_factory=dict)
    """The key of each action card, and how it lies."""

    def set_out(self, cards: Sequence[str]) -> Iterator[Put]:
        """Yields the two Red Maples, the deck, the first discards, and the action cards."""
        for seat in range(len(PLAYERS)):
            key = self._new_key()
            self.placed[seat].append((key, RED_MAPLE, self._place(seat, 0)))
            yield Put(0.5, key, RED_MAPLE, self.placed[seat][0][2])
        yield Put(0.5, self._new_key(), BACK, TablePosition(-PILE_MM, 0.0, pi / 2))
        yield self._discard(0.5, None)
        for number, name in enumerate(cards):
            self.actions[name] = self._new_key(), TablePosition((number - 1) * ACTION_MM, 0.0, pi / 2)
            yield Put(0.5, self.actions[name][0], self._face(name), self.actions[name][1])

    def moves(self, action: Action, state: State, now_s: float) -> Iterator[Put]:
        """Yields the moves of an action; `state` is the game before it."""
        match action:
            case Select(name):
                yield from self._select(name, state, now_s)
            case Tap(seat, places) | Harvest(seat, places):
                yield from self._turn(seat, places, now_s)
            case Develop(seat, card):
                yield self._lay(seat, card, now_s)
                if action.paid != 0 and state.sides[seat].hand > 1:
                    yield self._discard(now_s + TURNED_S, seat)
            case Effect():
                yield from self._effect(action, now_s)
            case End(discard):
                if discard:
                    yield self._discard(now_s, state.current)

    def _select(self, name: str, state: State, now_s: float) -> Iterator[Put]:
        """Yields the moves that set all action cards back if none is available, and turn one to its player."""
        if None not in state.actions:
            for number, other in enumerate(self.actions):
                yield self._point(other, pi / 2, state.current, now_s + number * TURNED_S)
            now_s += len(self.actions) * TURNED_S
        yield self._point(name, _angle(state.current), state.current, now_s)

    def _point(self, name: str, turn: float, seat: int, now_s: float) -> Put:
        key, before = self.actions[name]
        after = TablePosition(before.x_mm, before.y_mm, turn + self.random.gauss(0, 0.04))
        self.actions[name] = key, after
        return Put(now_s, key, self._face(name), after, _edge(seat), origin=before)

    def _face(self, name: str) -> str:
        return f"action-{name}-{'white' if self.is_rivals else 'red'}"

    def _effect(self, action: Effect, now_s: float) -> Iterator[Put]:
        turned = (*(action.tap or ()), *(action.untap or ()))
        yield from self._turn(action.seat, turned, now_s)
        for number in range(action.tuck or 0):
            yield from self._tuck(action.seat, action.place, now_s + number * 2 * TURNED_S)
        if action.develop is not None:
            yield self._lay(action.seat, action.develop, now_s)

    def _turn(self, seat: int, places: tuple[int, ...], now_s: float) -> Iterator[Put]:
        for number, place in enumerate(places):
            key, name, before = self.placed[seat][place]
            is_upright = abs((before.turn / (pi / 2) + 0.5) // 1) % 2 == 0
            turned = before.turn + (pi / 2 if is_upright else -pi / 2)
            after = TablePosition(before.x_mm, before.y_mm, turned + self.random.gauss(0, 0.04))
            self.placed[seat][place] = (key, name, after)
            yield Put(now_s + number * TURNED_S, key, name, after, _edge(seat), origin=before)

    def _tuck(self, seat: int, place: int, now_s: float) -> Iterator[Put]:
        """Yields the moves that lay a card, and the other one over it."""
        key, name, at = self.placed[seat][place]
        away_mm = TUCKED_MM if seat else -TUCKED_MM
        under = TablePosition(at.x_mm, at.y_mm + away_mm, _angle(seat))
        yield Put(now_s, self._new_key(), self._any_name(), under, _edge(seat))
        yield Put(now_s + TURNED_S, key, name, at, _edge(seat), origin=at)

    def _lay(self, seat: int, name: str, now_s: float) -> Put:
        key, position = self._new_key(), self._place(seat, len(self.placed[seat]))
        self.placed[seat].append((key, name, position))
        return Put(now_s, key, name, position, _edge(seat))

    def _discard(self, now_s: float, seat: int | None) -> Put:
        position = TablePosition(PILE_MM + self.random.gauss(0, 2), self.random.gauss(0, 2), pi / 2)
        return Put(now_s, self._new_key(), self._any_name(), position, None if seat is None else _edge(seat))

    def _place(self, seat: int, number: int) -> TablePosition:
        row, column = divmod(number, COLUMNS)
        x = (column - (COLUMNS - 1) / 2) * ACROSS_MM + self.random.gauss(0, 2.5)
        y = NEAREST_MM + row * ROW_MM + self.random.gauss(0, 2.5)
        side = -1 if seat else 1
        return TablePosition(side * x, side * y, _angle(seat) + self.random.gauss(0, 0.05))

    def _any_name(self) -> str:
        return str(self.random.choice(read_cards())["name"])

    def _new_key(self) -> int:
        self.keys += 1
        return self.keys


def _angle(seat: int) -> float:
    return pi if seat else 0.0


def _edge(seat: int) -> int:
    return FAR_EDGE if seat else 0


def hidden_choice(record: Record) -> Callable[[object, Sequence[object]], object | None]:
    """Returns a function that turns action cards and ends turns as the record did, once the cards lie as they did."""
    state = GAME.start(record.options, record.players)
    due: dict[object, Action] = {}
    for entry in record.entries:
        action = own_action(GAME, entry.action)
        if is_hidden_choice(action):
            due[_standing(state)] = action
        else:
            due.pop(_standing(state), None)
        state = GAME.apply(state, action)

    def choose(now: object, choices: Sequence[object]) -> object | None:
        assert isinstance(now, State)
        action = due.get(_standing(now))
        if isinstance(action, End):
            return next((choice for choice in choices if isinstance(choice, End)), None)
        return action

    return choose


def _standing(state: State) -> object:
    """Returns what of a state can be seen on the table."""
    return state.sides[0].placed, state.sides[1].placed, len(state.ended), state.turn and state.turn.does


def is_hidden_choice(action: object) -> bool:
    """Whether the table must enter `action` itself: action cards, the end of a turn, and values at the end."""
    return isinstance(action, Select | End | Value)


SIMULATION = Simulation(PLAYERS, simulate, film, is_hidden_choice, hidden_choice=hidden_choice)
