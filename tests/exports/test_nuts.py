"""The printed set: every card of the rules, in its true size, front and back, and each nut told in four ways."""

import io
from collections.abc import Mapping

import cv2
import numpy as np
import pytest
from pypdf import PdfReader

from companion.exports.cards.drawing import DrawnCard, TextLine
from companion.exports.games.nice_one_squirrel.print_nuts import PRINTED, chip_at, nut_card
from companion.exports.paper import MM
from companion.exports.shapes import PathShape
from companion.games.nice_one_squirrel.cache_table import MARKERS, NAMES
from companion.games.nice_one_squirrel.nuts import NUT_COLOURS, NUTS, Nut, NutColour, NutType
from companion.translations import find_translation
from vision.setup.markers import find_markers
from vision.setup.printed_card import CARD_MM

WORDS = find_translation("nice-one-squirrel", "en")


@pytest.fixture(scope="module")
def pictures() -> Mapping[str, bytes]:
    return PRINTED.write_pngs(WORDS)


@pytest.mark.one_python
@pytest.mark.parametrize(
    ("language", "paper", "size"), [("de", "a4", (210.0, 297.0)), ("en", "letter", (215.9, 279.4))]
)
def test_the_set_is_47_cards_each_with_a_back(language: str, paper: str, size: tuple[float, float]) -> None:
    words = find_translation("nice-one-squirrel", language)
    pages = PdfReader(io.BytesIO(PRINTED.write_pdf(words, paper))).pages
    assert len(pages) == 12
    assert [round(float(side) / MM, 1) for side in pages[0].mediabox[2:]] == pytest.approx(size, abs=0.1)
    text = " ".join(page.extract_text() for page in pages[::2])
    assert all(text.count(nut.name) == 4 for nut in NUTS)  # two cards, each with its letters at both ends
    for number in range(1, 7):
        assert words.text(f"squirrel.{number}").split()[-1] in text


@pytest.mark.one_python
def test_each_card_comes_as_a_picture_of_300_dots_an_inch(pictures: Mapping[str, bytes]) -> None:
    assert set(pictures) == {f"{name}.png" for name in (*NAMES, "card-back")}
    picture = cv2.imdecode(np.frombuffer(pictures["BC.png"], np.uint8), cv2.IMREAD_COLOR)
    assert picture is not None
    assert picture.shape[:2] == (round(CARD_MM[1] / 25.4 * 300), round(CARD_MM[0] / 25.4 * 300))


@pytest.mark.one_python
def test_each_picture_has_its_marker_at_both_ends(pictures: Mapping[str, bytes]) -> None:
    for name, number in MARKERS.items():
        picture = cv2.imdecode(np.frombuffer(pictures[f"{name}.png"], np.uint8), cv2.IMREAD_COLOR)
        assert picture is not None
        small = cv2.resize(picture, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
        found = find_markers(np.asarray(small, np.uint8), MARKERS.values())
        assert [one.number for one in found] == [number, number], name


def test_a_nut_is_told_without_its_colour() -> None:
    outlines = {colour: len(chip_at(Nut(colour, NutType.ACORN), (0, 0), 10)[0].pieces) for colour in NutColour}
    assert len(set(outlines.values())) >= 3
    letters = {nut: [item.text for item in nut_card(nut, WORDS).items if isinstance(item, TextLine)] for nut in NUTS}
    assert all(nut.name in told for nut, told in letters.items())
    assert letters[Nut(NutColour.BLUE, NutType.CHESTNUT)] == ["BC", "BC", "blue", "chestnut"]


def test_each_word_of_a_name_has_its_line_between_the_corners() -> None:
    card = nut_card(Nut(NutColour.BLUE, NutType.HAZELNUT), find_translation("nice-one-squirrel", "pl"))
    assert [item.text for item in card.items if isinstance(item, TextLine)][2:] == ["niebieski", "orzech", "laskowy"]


def test_nothing_lies_beyond_a_card_s_edge() -> None:
    for nut in NUTS:
        for x, y in _points(nut_card(nut, WORDS)):
            assert 0 <= x <= CARD_MM[0]
            assert 0 <= y <= CARD_MM[1]


def _points(card: DrawnCard) -> list[tuple[float, float]]:
    shapes = [item for item in card.items if isinstance(item, PathShape)]
    return [point for shape in shapes for _, points in shape.pieces for point in points]


def test_the_inks_are_far_apart() -> None:
    lightness = sorted(_lightness(inks.full) for inks in NUT_COLOURS.values())
    assert lightness[-1] - lightness[0] > 60


def _lightness(colour: str) -> float:
    red, green, blue = bytes.fromhex(colour[1:])
    return 0.299 * red + 0.587 * green + 0.114 * blue
