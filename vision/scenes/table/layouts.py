"""Layouts: where cards lie on the table, in millimetres, from bottom to top."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final, TypeAlias

import numpy as np

from vision.scenes.style import SceneLayout


@dataclass(frozen=True, slots=True)
class CardPlace:
    """A card's centre on the table and its turn in radians."""

    x_mm: float
    y_mm: float
    turn: float

    def moved(self, x_mm: float, y_mm: float) -> "CardPlace":
        """Returns the place shifted."""
        return CardPlace(self.x_mm + x_mm, self.y_mm + y_mm, self.turn)


Rng: TypeAlias = np.random.Generator
CardSize: TypeAlias = tuple[float, float]


def lay_out(kind: SceneLayout, count: int, rng: Rng, card: CardSize, room: tuple[float, float]) -> list[CardPlace]:
    """Returns places for about `count` cards round the origin, in a room of that width and height."""
    turn = rng.uniform(0, 2 * pi)
    places = _MAKERS[kind](count, rng, card, room)
    if kind is SceneLayout.SEPARATE:
        return places
    return [_turned(place, turn) for place in places]


def _turned(place: CardPlace, turn: float) -> CardPlace:
    x = cos(turn) * place.x_mm - sin(turn) * place.y_mm
    y = sin(turn) * place.x_mm + cos(turn) * place.y_mm
    return CardPlace(x, y, place.turn + turn)


def _upset(rng: Rng) -> float:
    """Returns a half turn as often as none."""
    return pi if rng.random() < 0.5 else 0.0


def _single(count: int, rng: Rng, card: CardSize, room: tuple[float, float]) -> list[CardPlace]:
    return [CardPlace(0, 0, _upset(rng))]


def _separate(count: int, rng: Rng, card: CardSize, room: tuple[float, float]) -> list[CardPlace]:
    apart = float(np.hypot(*card)) * rng.uniform(0.75, 1.05)
    straight, base = rng.random() < 0.3, rng.uniform(0, 2 * pi)
    places: list[CardPlace] = []
    for _ in range(count * 8):
        x, y = rng.uniform(-0.55, 0.55) * room[0], rng.uniform(-0.55, 0.55) * room[1]
        if all((x - other.x_mm) ** 2 + (y - other.y_mm) ** 2 > apart**2 for other in places):
            turn = base + rng.normal(0, 0.08) + _upset(rng) if straight else rng.uniform(0, 2 * pi)
            places.append(CardPlace(x, y, turn))
        if len(places) == count:
            break
    return places or [CardPlace(0, 0, base)]


def _overlap(count: int, rng: Rng, card: CardSize, room: tuple[float, float]) -> list[CardPlace]:
    """Cards in a row, each partly over the one before."""
    along = rng.uniform(-0.5, 0.5) if rng.random() < 0.7 else rng.uniform(-pi, pi)
    step = card[0] * rng.uniform(0.22, 0.95) * (1 if rng.random() < 0.5 else -1)
    loose, mean_turn = rng.choice([0.02, 0.1, 0.3]), rng.normal(0, 0.25)
    places = []
    for i in range(count):
        offset = (i - count / 2) * step
        turn = rng.normal(0, loose) + mean_turn + (_upset(rng) if loose > 0.05 else 0.0)
        places.append(CardPlace(offset * cos(along), offset * sin(along) + rng.normal(0, 3), turn))
    return places


def _fan(count: int, rng: Rng, card: CardSize, room: tuple[float, float]) -> list[CardPlace]:
    radius = card[1] * rng.uniform(0.7, 1.6)
    step = rng.uniform(0.1, 0.3) * (1 if rng.random() < 0.85 else -1)
    places = []
    for i in range(count):
        angle = (i - (count - 1) / 2) * step + rng.normal(0, 0.02)
        places.append(CardPlace(radius * sin(angle), radius * (1 - cos(angle)), angle))
    return places


def _hand(count: int, rng: Rng, card: CardSize, room: tuple[float, float]) -> list[CardPlace]:
    """Cards as held: a narrow fan about the lower edge."""
    radius = card[1] * rng.uniform(0.55, 0.9)
    step = rng.uniform(0.12, 0.24)
    angles = [(i - (count - 1) / 2) * step + rng.normal(0, 0.025) for i in range(count)]
    return [CardPlace(radius * sin(a), radius * (1 - cos(a)) + rng.normal(0, 1.5), a) for a in angles]


def _grid(count: int, rng: Rng, card: CardSize, room: tuple[float, float]) -> list[CardPlace]:
    columns = int(np.clip(round(room[0] / card[0]), 1, 7))
    rows = int(np.clip(round(room[1] / card[1]), 1, 7))
    while columns * rows > max(count, 1):
        columns, rows = (columns - 1, rows) if columns >= rows else (columns, rows - 1)
    gap = rng.uniform(0.5, 14)
    loose = rng.choice([0.005, 0.03, 0.08])
    turned = rng.random() < 0.5
    places = []
    for row in range(rows):
        for column in range(columns):
            x = (column - (columns - 1) / 2) * (card[0] + gap) + rng.normal(0, 30 * loose)
            y = (row - (rows - 1) / 2) * (card[1] + gap) + rng.normal(0, 30 * loose)
            places.append(CardPlace(x, y, rng.normal(0, loose) + (_upset(rng) if turned else 0.0)))
    return places


def _pile(count: int, rng: Rng, card: CardSize, room: tuple[float, float]) -> list[CardPlace]:
    spread, loose = rng.uniform(2, 28), rng.choice([0.05, 0.4, 3.0])
    return [CardPlace(rng.normal(0, spread), rng.normal(0, spread), rng.normal(0, loose)) for _ in range(count)]


def _trick(count: int, rng: Rng, card: CardSize, room: tuple[float, float]) -> list[CardPlace]:
    """Four cards, each before its player, often one over the other."""
    reach = card[1] * rng.uniform(0.25, 0.85)
    first = int(rng.integers(4))
    places = []
    for i in range(min(4, max(count, 2))):
        side = (first + i) * pi / 2
        turn = side + rng.normal(0, 0.2) + _upset(rng)
        places.append(CardPlace(reach * sin(side) + rng.normal(0, 5), -reach * cos(side) + rng.normal(0, 5), turn))
    return places


_MAKERS: Final[dict[SceneLayout, Callable[[int, Rng, CardSize, tuple[float, float]], list[CardPlace]]]] = {
    SceneLayout.SINGLE: _single,
    SceneLayout.SEPARATE: _separate,
    SceneLayout.OVERLAP: _overlap,
    SceneLayout.FAN: _fan,
    SceneLayout.GRID: _grid,
    SceneLayout.PILE: _pile,
    SceneLayout.TRICK: _trick,
    SceneLayout.HAND: _hand,
}
