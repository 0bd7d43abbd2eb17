"""Where the cards and objects of a simulated table lie at a given time."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import cos, pi, sin
from typing import Final

import numpy as np

from companion.cards import Card
from hardware.sources.simulated.moves import (
    REACH_S,
    Gather,
    Lay,
    LeaveObject,
    Move,
    PickUp,
    Put,
    TablePosition,
    TakeUp,
    TurnDown,
)

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
