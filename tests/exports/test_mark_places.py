"""Where the stickers of a deck go: each card of the printed chart has its own, and none covers an index."""

from itertools import product

import numpy as np
import pytest

from companion.cards import Rank
from companion.exports.games.mast_year.marks import (
    CARD_MM,
    INDEX_MM,
    MARKED,
    MARKS,
    STICKER_MM,
    WAYS,
    DrawingStyle,
    mark_of,
    marks_needed,
    spots_of,
)
from vision.scenes import DeckCollection
from vision.scenes.decks.faces import PX_PER_MM

CHART = {
    "acorn": "2C 3C 2D 3D 2H 3H 4H 5H 6H 7H 8H 9H TH 2S 3S",
    "squirrel": "JC JD JH QH KH AH JS",
}
"""As the printed rules have it."""


@pytest.mark.parametrize("mark", MARKS)
def test_the_cards_of_the_printed_chart_get_their_mark(mark: str) -> None:
    assert [card.name for card in MARKED if mark_of(card) == mark] == CHART[mark].split()


@pytest.mark.parametrize(("way", "acorns", "squirrels"), [("minimal", 30, 14), ("sketch", 30, 14), ("stamp", 15, 7)])
def test_there_is_a_sticker_for_each_place(way: DrawingStyle, acorns: int, squirrels: int) -> None:
    needed = marks_needed(way)
    assert (needed.count("acorn"), needed.count("squirrel")) == (acorns, squirrels)


@pytest.mark.parametrize(("way", "size"), [*product(WAYS, CARD_MM)])
def test_no_sticker_reaches_into_a_corner_or_over_an_edge(way: DrawingStyle, size: str) -> None:
    width, height = CARD_MM[size]
    half = STICKER_MM[way][size] / 2
    for spot in spots_of(way, (width, height)):
        assert half < spot.x < width - half
        assert half < spot.y < height - half
        from_side = min(spot.x, width - spot.x) - half
        from_end = min(spot.y, height - spot.y) - half
        assert from_side > INDEX_MM[0] or from_end > INDEX_MM[1]


@pytest.mark.parametrize("way", WAYS)
def test_no_sticker_covers_an_index_of_a_drawn_deck(way: DrawingStyle) -> None:
    decks = DeckCollection.open("test")
    for seed in range(12):
        deck = decks.drawn(seed)
        half = STICKER_MM[way]["bridge" if deck.size_mm[0] < 60 else "poker"] / 2
        for card in MARKED[::4]:
            face = deck.face(card)
            for spot, index in product(
                spots_of(way, (face.size[0] / PX_PER_MM, face.size[1] / PX_PER_MM)), face.indices
            ):
                (left, top), (right, bottom) = index.min(axis=0) / PX_PER_MM, index.max(axis=0) / PX_PER_MM
                clear_x = spot.x + half < left or spot.x - half > right
                clear_y = spot.y + half < top or spot.y - half > bottom
                assert clear_x or clear_y, (seed, card, spot, index / PX_PER_MM)


@pytest.mark.parametrize("way", ["minimal", "sketch"])
def test_small_stickers_cover_no_pip_of_a_drawn_deck(way: DrawingStyle) -> None:
    """Without one of its pips a three looks like a two; a pip is about 80 mm² large."""
    decks = DeckCollection.open("test")
    for seed in range(12):
        deck = decks.drawn(seed)
        side = round(STICKER_MM[way]["bridge" if deck.size_mm[0] < 60 else "poker"] * PX_PER_MM)
        for card in (card for card in MARKED if card.rank <= Rank.TEN):
            face = deck.face(card)
            for spot in spots_of(way, (face.size[0] / PX_PER_MM, face.size[1] / PX_PER_MM)):
                x, y = round(spot.x * PX_PER_MM - side / 2), round(spot.y * PX_PER_MM - side / 2)
                under = face.bgra[y : y + side, x : x + side, :3].astype(int)
                printed = (abs(under - np.median(under, axis=(0, 1))) > 60).any(axis=2)
                assert printed.sum() / PX_PER_MM**2 < 8, (seed, card, spot)
