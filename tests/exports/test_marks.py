"""The sheets of marks: every card of the printed rules' chart has its stickers, and none of them covers an index."""

import io
from itertools import product

import cv2
import numpy as np
import pytest
from pypdf import PdfReader

from companion.cards import Rank
from companion.exports.mark_pictures import draw_mark, write_pngs
from companion.exports.mark_places import CARD_MM, INDEX_MM, MARKED, STICKER_MM, mark_of, marks_needed, spots_of
from companion.exports.mark_shapes import MARKS, WAYS, Way
from companion.exports.marks_sheet import print_marks
from companion.translations import find_translation, languages
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
def test_there_is_a_sticker_for_each_place(way: Way, acorns: int, squirrels: int) -> None:
    needed = marks_needed(way)
    assert (needed.count("acorn"), needed.count("squirrel")) == (acorns, squirrels)


@pytest.mark.parametrize(("way", "size"), [*product(WAYS, CARD_MM)])
def test_no_sticker_reaches_into_a_corner_or_over_an_edge(way: Way, size: str) -> None:
    width, height = CARD_MM[size]
    half = STICKER_MM[way][size] / 2
    for spot in spots_of(way, (width, height)):
        assert half < spot.x < width - half
        assert half < spot.y < height - half
        from_side = min(spot.x, width - spot.x) - half
        from_end = min(spot.y, height - spot.y) - half
        assert from_side > INDEX_MM[0] or from_end > INDEX_MM[1]


@pytest.mark.parametrize("way", WAYS)
def test_no_sticker_covers_an_index_of_a_drawn_deck(way: Way) -> None:
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


@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("letter", (612, 792))])
@pytest.mark.parametrize("language", languages())
def test_the_sheets_have_the_papers_size_and_say_what_they_are(
    paper: str, size: tuple[int, int], language: str
) -> None:
    words = find_translation("mast-year", language)
    pages = PdfReader(io.BytesIO(print_marks(words, paper))).pages
    assert len(pages) == 3
    assert {(round(page.mediabox.width), round(page.mediabox.height)) for page in pages} == {size}
    first = " ".join(pages[0].extract_text().split())
    assert words.text("marks.token") in first
    assert all(card.sign in first for card in MARKED)
    text = " ".join(page.extract_text() for page in pages)
    assert all(words.text(f"marks.{way}") in text for way in WAYS)
    assert all(words.text(f"marks.{size}") in text for size in CARD_MM)


@pytest.mark.parametrize(("way", "mark"), [*product(WAYS, MARKS)])
def test_each_mark_is_a_picture_on_a_clear_ground_that_fills_its_square(way: Way, mark: str) -> None:
    picture = draw_mark(way, "acorn" if mark == "acorn" else "squirrel", 200)
    x, y, wide, high = cv2.boundingRect(picture[..., 3])
    assert min(x, y) >= 0
    assert max(wide, high) > 160
    assert 0.1 < (picture[..., 3] > 0).mean() < 0.8


def test_marks_differ_from_each_other() -> None:
    pictures = [draw_mark(way, mark, 60)[..., 3] > 127 for way, mark in product(WAYS, MARKS)]
    for i, one in enumerate(pictures):
        assert all((one != other).mean() > 0.05 for other in pictures[:i])


def test_the_files_hold_what_is_drawn() -> None:
    files = write_pngs(100)
    assert sorted(files) == sorted(f"{way}-{mark}.png" for way, mark in product(WAYS, MARKS))
    read = cv2.imdecode(np.frombuffer(files["stamp-acorn.png"], np.uint8), cv2.IMREAD_UNCHANGED)
    assert read is not None
    assert (read == draw_mark("stamp", "acorn", 100)).all()


@pytest.mark.parametrize("way", ["minimal", "sketch"])
def test_small_stickers_cover_no_pip_of_a_drawn_deck(way: Way) -> None:
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
