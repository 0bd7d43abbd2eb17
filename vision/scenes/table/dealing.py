"""Dealing: which cards of which deck lie where in a scene."""

from dataclasses import dataclass
from math import cos, sin
from typing import Final

import numpy as np

from companion.cards import DECK, Card
from vision.scenes.decks.deck_collection import JOKER, Deck, DeckCollection
from vision.scenes.style import SceneLayout, SceneStyle
from vision.scenes.table.layouts import CardPlace, lay_out

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
