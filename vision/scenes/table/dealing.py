"""Dealing: which cards of which deck lie where in a scene."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final, TypeAlias

import numpy as np

from companion.cards import DECK, Card
from vision.scenes.decks.deck_collection import JOKER, Deck, DeckCollection
from vision.scenes.style import SceneLayout, SceneStyle


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


_LARGEST_GRID: Final = 49
_MANY: Final = 12
"""The number of cards from which a style allows the largest grid, too."""


@dataclass(frozen=True, slots=True)
class DealtCard:
    """A card of some deck at its place; `card` is None for a back or a joker; `mark` names what is stuck on."""

    place: CardPlace
    deck: Deck
    card: Card | None
    mark: int


def deal(
    rng: np.random.Generator, seed: int, decks: DeckCollection, style: SceneStyle, room: tuple[float, float]
) -> list[DealtCard]:
    """Returns the cards on the table from bottom to top, in a room of that size in millimetres."""
    if rng.random() < style.empty_share:
        return []
    deck = decks.deck_for(seed)
    other = decks.deck_for(seed, 1) if rng.random() < style.second_deck_share else deck
    places = _places(rng, style, room, deck.size_mm)
    doubles = other is not deck or rng.random() < 0.08
    cards = [DECK[i] for i in (rng.integers(52, size=52) if doubles else rng.permutation(52))]
    backs_share = style.face_down_share * (2.0 if rng.random() < 0.4 else 0.3)
    marks_share = 0.5 if rng.random() < style.mark_share else 0.0
    dealt = []
    for i, place in enumerate(places):
        down, mark = rng.random() < backs_share, int(rng.integers(1, 3)) if rng.random() < marks_share else 0
        mine = deck if rng.random() < 0.6 else other
        if rng.random() < style.joker_share:
            dealt.append(DealtCard(place, mine, None, JOKER))
        else:
            dealt.append(DealtCard(place, mine, None if down else cards[i % 52], 0 if down else mark))
    return dealt


def _places(
    rng: np.random.Generator, style: SceneStyle, room: tuple[float, float], card: tuple[float, float]
) -> list[CardPlace]:
    kind = style.layouts[rng.integers(len(style.layouts))]
    low, high = style.cards
    crowd = room[0] * room[1] / (card[0] * card[1])
    count = int(np.clip(rng.integers(low, high + 1), 1, max(3, crowd * 1.5)))
    if kind is SceneLayout.GRID:
        largest = _LARGEST_GRID if high >= _MANY else count
        return _framed(lay_out(kind, largest, rng, card, room), rng, room, card)
    places = lay_out(kind, count, rng, card, room)
    groups = int(np.clip(crowd / 10 * rng.random(), 0, 6)) if kind is not SceneLayout.SINGLE else 0
    for _ in range(groups):
        more = lay_out(style.layouts[rng.integers(len(style.layouts))], max(1, count // 2), rng, card, room)
        x, y = rng.uniform(-0.5, 0.5, 2) * room
        places += [place.moved(x, y) for place in more if abs(place.x_mm) < room[0] and abs(place.y_mm) < room[1]]
    return _framed(places[:high], rng, room, card)


def _framed(
    places: list[CardPlace], rng: np.random.Generator, room: tuple[float, float], card: tuple[float, float]
) -> list[CardPlace]:
    """Shifts the cards so that a corner of one of them, more often than not, falls well into the picture."""
    if room[0] * room[1] < 12 * card[0] * card[1]:
        x, y = _corner_of(places[rng.integers(len(places))], rng, card)
    else:
        x, y = float(np.mean([place.x_mm for place in places])), float(np.mean([place.y_mm for place in places]))
    wander = rng.uniform(-0.42, 0.42, 2) * room * (1.0 if room[0] < 4 * card[0] else 0.3)
    return [place.moved(wander[0] - x, wander[1] - y) for place in places]


def _corner_of(place: CardPlace, rng: np.random.Generator, card: tuple[float, float]) -> tuple[float, float]:
    """Returns about where one of the card's indices lies."""
    side = 1 if rng.random() < 0.5 else -1
    across, down = -0.38 * card[0] * side, -0.36 * card[1] * side
    x = place.x_mm + cos(place.turn) * across - sin(place.turn) * down
    return x, place.y_mm + sin(place.turn) * across + cos(place.turn) * down
