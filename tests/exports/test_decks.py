"""The printed play-test decks of Lunar and Masters of Maple Syrup, and the icons drawn from the same shapes."""

import re
from collections.abc import Callable, Mapping
from importlib import resources
from itertools import combinations

import cv2
import numpy as np
import pytest

from companion.exports.cards.picture import draw_card
from companion.exports.games.lunar import deck_cards, deck_sheet
from companion.exports.games.lunar import shapes as lunar_shapes
from companion.exports.games.masters_of_maple_syrup import deck_cards as maple_cards
from companion.exports.games.masters_of_maple_syrup import deck_sheet as maple_sheet
from companion.exports.games.masters_of_maple_syrup import shapes as maple_shapes
from companion.exports.games.masters_of_maple_syrup.card_pictures import PICTURES
from companion.exports.mark_pictures import draw_icon
from companion.exports.mark_shapes import Stroke
from companion.games.lunar.deck import CARDS
from companion.simulation.playtest_decks.lunar import read_faces
from companion.translations import Translation, find_translation

LUNAR = find_translation("lunar", "en")
MAPLE = find_translation("masters-of-maple-syrup", "en")


def pages(sheet: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", sheet))


@pytest.mark.one_python
@pytest.mark.parametrize(
    ("print_deck", "words", "count"),
    [
        pytest.param(deck_sheet.print_lunar, LUNAR, 2 * 6 + 2 + 1, id="Lunar: 48 cards, 4 trumps, the track"),
        pytest.param(maple_sheet.print_maple, MAPLE, 2 * 6 + 2, id="Maple Syrup: 50 cards, 3 action cards"),
    ],
)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_deck_is_printed_on_both_sides(
    print_deck: Callable[[Translation, str], bytes], words: Translation, count: int, paper: str
) -> None:
    sheet = print_deck(words, paper)
    assert sheet.startswith(b"%PDF")
    assert pages(sheet) == count


def test_lunar_has_all_its_cards() -> None:
    faces = read_faces()
    assert sum(copies for _, copies in faces) == 48
    for face in ("1", "8", "W", "B"):
        assert sum(copies for card, copies in faces if card.face.name == face) == CARDS[face].face.copies


def test_maple_syrup_has_fifty_cards_each_with_a_picture_of_its_own() -> None:
    cards = maple_sheet.read_cards()
    assert sum(card.copies or 0 for card in cards) == 50
    assert {card.name for card in cards} == set(PICTURES)


def test_no_two_faces_look_alike() -> None:
    drawn = [draw_card(deck_cards.deck_card(card, LUNAR), 1.0) for card, _ in read_faces()]
    drawn += [draw_card(maple_cards.property_card(card, MAPLE), 1.0) for card in maple_sheet.read_cards()]
    differences = [np.abs(one.astype(int) - other).mean() for one, other in combinations(drawn, 2)]
    assert min(differences) > 0.5


def test_every_card_is_marked_as_the_companions_own() -> None:
    texts = {item.text for item in deck_cards.deck_card(CARDS["W*"], LUNAR).items if hasattr(item, "text")}
    texts &= {
        item.text
        for item in maple_cards.property_card(maple_sheet.read_cards()[0], MAPLE).items
        if hasattr(item, "text")
    }
    assert any("not the publisher's" in text for text in texts)


@pytest.mark.parametrize(
    ("folder", "icons"), [("lunar", lunar_shapes.ICONS), ("maple", maple_shapes.ICONS)], ids=["lunar", "maple"]
)
def test_the_icons_on_the_screen_are_those_of_the_cards(folder: str, icons: Mapping[str, tuple[Stroke, ...]]) -> None:
    for name, strokes in icons.items():
        there = (resources.files("kv") / "icons" / folder / f"{name}.png").read_bytes()
        picture = cv2.imdecode(np.frombuffer(there, np.uint8), cv2.IMREAD_UNCHANGED)
        assert picture is not None
        assert np.array_equal(picture, draw_icon(strokes, 192)), name
