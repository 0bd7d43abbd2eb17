"""What hands do at the simulated table, where its cards rest, and disturbances: the camera is nudged or covered."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import cos, pi, sin
from typing import Final

import numpy as np
from numpy.typing import NDArray

from companion.cards import Card

NUDGE_TIME_S: Final = 0.3
"""How long the camera moves when somebody hits its stand."""


@dataclass(frozen=True, slots=True)
class NudgeCamera:
    """The camera is pushed: the picture moves by these pixels and turns by `turn` radians, and stays there."""

    at_s: float
    across_px: float
    down_px: float
    turn: float


@dataclass(frozen=True, slots=True)
class CoverLens:
    """Somebody covers the lens for `for_s` seconds."""

    at_s: float
    for_s: float


@dataclass(frozen=True, slots=True)
class ChangeLight:
    """A lamp changes: the brightness is multiplied by `times` from then on."""

    at_s: float
    times: float


@dataclass(frozen=True, slots=True)
class RestHand:
    """A hand of `seat` rests on the table, its fingers `reach_mm` from the middle, perhaps on a card."""

    at_s: float
    for_s: float
    seat: int
    reach_mm: float = 40.0


Disturbance = NudgeCamera | CoverLens | ChangeLight | RestHand


def camera_shift(moves: Sequence[object], at_s: float, size: tuple[int, int]) -> NDArray[np.float64] | None:
    """Returns the affine transform (2, 3) from the first picture of `size` to the present one, or None if unmoved."""
    shift = np.eye(3)
    for move in moves:
        if isinstance(move, NudgeCamera) and at_s > move.at_s:
            share = min(1.0, (at_s - move.at_s) / NUDGE_TIME_S)
            shift = _partial_shift(move, share, size) @ shift
    return None if np.array_equal(shift, np.eye(3)) else shift[:2]


def is_covered(moves: Sequence[object], at_s: float) -> bool:
    """Whether the lens is covered."""
    return any(isinstance(move, CoverLens) and move.at_s <= at_s < move.at_s + move.for_s for move in moves)


def light_at(moves: Sequence[object], at_s: float) -> float:
    """Returns the brightness relative to the start."""
    times = 1.0
    for move in moves:
        if isinstance(move, ChangeLight) and at_s >= move.at_s:
            times *= move.times
    return times


def _partial_shift(move: NudgeCamera, share: float, size: tuple[int, int]) -> NDArray[np.float64]:
    angle, x, y = move.turn * share, size[0] / 2, size[1] / 2
    turned = np.array([[cos(angle), -sin(angle)], [sin(angle), cos(angle)]])
    offset = np.array([x, y]) - turned @ np.array([x, y]) + share * np.array([move.across_px, move.down_px])
    return np.vstack([np.column_stack([turned, offset]), [0.0, 0.0, 1.0]])


REACH_S: Final = 0.5
"""How long a hand takes to bring a card, and again to leave."""


@dataclass(frozen=True, slots=True)
class TablePosition:
    """Millimetres to the right of and below the table's middle, and a turn in radians."""

    x_mm: float
    y_mm: float
    turn: float


@dataclass(frozen=True, slots=True)
class Lay:
    """`seat` lays a card on the table; it lies still REACH_S after `at_s`."""

    at_s: float
    card: Card
    seat: int


@dataclass(frozen=True, slots=True)
class TakeUp:
    """A card is taken back from the table."""

    at_s: float
    card: Card
    seat: int


@dataclass(frozen=True, slots=True)
class Gather:
    """`seat` takes the cards of a trick; it keeps those in `kept` as a stash on the table, `face_down` or not."""

    at_s: float
    cards: tuple[Card, ...]
    seat: int
    kept: tuple[Card, ...] = ()
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class TurnDown:
    """Cards of a stash are turned face-down."""

    at_s: float
    cards: tuple[Card, ...]
    seat: int


@dataclass(frozen=True, slots=True)
class LeaveObject:
    """`seat` puts an object that is no card on the table, such as a phone; `number` selects the object."""

    at_s: float
    number: int
    seat: int = 1


@dataclass(frozen=True, slots=True)
class Put:
    """Card `key` comes to lie at `position`, showing the face called `name`; or a token of the colour called so does.

    The hand of `seat` brings it, or takes it there from its `origin`; if it lay there already, it is turned over.
    Without a seat it just lies there, as what is set out before a game.
    """

    at_s: float
    key: int
    name: str
    position: TablePosition
    seat: int | None = None
    origin: TablePosition | None = None

    @property
    def is_turning(self) -> bool:
        """Whether the card stays where it is."""
        return self.origin == self.position


@dataclass(frozen=True, slots=True)
class PickUp:
    """The hand of `seat` takes card `key` away from `position`."""

    at_s: float
    key: int
    position: TablePosition
    seat: int


Move = Lay | TakeUp | Gather | TurnDown | LeaveObject | Put | PickUp | Disturbance


TRICK_MM: Final = 62.0
"""How far from the middle of the table a seat lays its card."""
STASH_MM: Final = (215.0, 120.0)
"""How far from the middle a seat's first stash card lies, and how far to the seat's right."""
STASH_STEP_MM: Final = 34
"""The distance between the middles of two stash cards."""
STASH_AREA_MM: Final = 150
"""Cards farther from the middle than this belong to stashes."""


@dataclass(frozen=True, slots=True)
class RestingCard:
    """A card that lies still; `position` is its middle's."""

    card: Card
    position: TablePosition
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card that was put down by its name; `position` is its middle's."""

    name: str
    position: TablePosition


@dataclass(frozen=True, slots=True)
class Resting:
    """All that lies still, each from bottom to top: cards put down by name, objects, cards of a standard deck."""

    placed: tuple[PrintedCard, ...]
    objects: tuple[int, ...]
    cards: tuple[RestingCard, ...]


def resting_at(moves: Sequence[Move], seed: int, at_s: float) -> Resting:
    """Returns what lies still at that time."""
    return Resting(placed_at(moves, at_s), objects_at(moves, at_s), cards_at(moves, seed, at_s))


def placed_at(moves: Sequence[Move], at_s: float) -> tuple[PrintedCard, ...]:
    """Returns the cards that were put down by name; one that is moved is in the hand meanwhile."""
    placed: dict[int, PrintedCard] = {}
    for move in moves:
        if isinstance(move, Put):
            is_there = at_s >= move.at_s + REACH_S
            if is_there or (at_s >= move.at_s and not move.is_turning):
                placed.pop(move.key, None)
            if is_there:
                placed[move.key] = PrintedCard(move.name, move.position)
        elif isinstance(move, PickUp) and at_s >= move.at_s + REACH_S:
            placed.pop(move.key, None)
    return tuple(placed.values())


def seat_angle(seat: int) -> float:
    """Returns how far a seat's cards are turned: seat 0 sits at the picture's lower edge, the others clockwise."""
    return seat * pi / 2


def trick_position(seed: int, card: Card, seat: int) -> TablePosition:
    """Returns where `seat` lays `card` in a trick, with random deviations in place and turn."""
    rng = np.random.default_rng([seed, card.bit.bit_length(), seat])
    angle = seat_angle(seat)
    x, y = -TRICK_MM * sin(angle) + rng.normal(0, 7), TRICK_MM * cos(angle) + rng.normal(0, 7)
    return TablePosition(x, y, angle + rng.normal(0, 0.2))


def object_position(number: int) -> TablePosition:
    """Returns where an object that is no card is left: beside the seats' card places, slightly turned."""
    return TablePosition(-150.0 + 20 * number, -120.0, 0.3)


def cards_at(moves: Sequence[Move], seed: int, at_s: float) -> tuple[RestingCard, ...]:
    """Returns the cards that lie still: a laid card once its hand has brought it, a taken one until it is reached."""
    cards: list[RestingCard] = []
    for move in moves:
        if at_s < move.at_s + REACH_S:
            continue
        if isinstance(move, Lay):
            cards.append(RestingCard(move.card, trick_position(seed, move.card, move.seat)))
        elif isinstance(move, TakeUp):
            cards = [one for one in cards if one.card != move.card]
        elif isinstance(move, Gather):
            cards = [one for one in cards if one.card not in move.cards]
            cards += _stash(move, sum(_is_in_stash(one) for one in cards))
        elif isinstance(move, TurnDown):
            cards = [replace(one, face_down=True) if one.card in move.cards else one for one in cards]
    return tuple(cards)


def objects_at(moves: Sequence[Move], at_s: float) -> tuple[int, ...]:
    """Returns the numbers of the objects that were left on the table."""
    return tuple(move.number for move in moves if isinstance(move, LeaveObject) and move.at_s + REACH_S <= at_s)


def _is_in_stash(one: RestingCard) -> bool:
    return one.position.x_mm**2 + one.position.y_mm**2 > STASH_AREA_MM**2


def _stash(move: Gather, earlier: int) -> list[RestingCard]:
    """Returns the kept cards of a trick beside those of `earlier` stash cards."""
    angle = seat_angle(move.seat)
    forward, aside = STASH_MM
    stash = []
    for index, card in enumerate(move.kept):
        right = aside - STASH_STEP_MM * (earlier + index)
        x, y = -forward * sin(angle) + right * cos(angle), forward * cos(angle) + right * sin(angle)
        stash.append(RestingCard(card, TablePosition(x, y, angle), move.face_down))
    return stash
