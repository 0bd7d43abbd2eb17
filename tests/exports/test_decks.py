"""The printed play-test decks of Lunar and Masters of Maple Syrup, and the icons drawn from the same shapes."""

import re
from importlib import resources
from itertools import combinations

import cv2
import numpy as np
import pytest

from companion.cards import BACK
from companion.exports.cards.picture import ICON, draw_card, draw_shapes
from companion.exports.cards.printed_deck import PrintedDeck
from companion.exports.games.lunar import print_lunar
from companion.exports.games.masters_of_maple_syrup import print_maple
from companion.exports.printed import find_deck
from companion.exports.shapes import load_shape
from companion.games.lunar.deck import CARDS
from companion.simulation.playtest_decks.lunar import read_faces
from companion.translations import Translation, find_translation

LUNAR = find_translation("lunar", "en")
MAPLE = find_translation("masters-of-maple-syrup", "en")


def pages(sheet: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", sheet))


@pytest.mark.one_python
@pytest.mark.parametrize(
    ("deck", "words", "count"),
    [
        pytest.param(print_lunar.PRINTED, LUNAR, 2 * 6 + 2 + 1, id="Lunar: 48 cards, 4 trumps, the track"),
        pytest.param(print_maple.PRINTED, MAPLE, 2 * 6 + 2, id="Maple Syrup: 50 cards, 3 action cards"),
    ],
)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_deck_is_printed_on_both_sides(deck: PrintedDeck, words: Translation, count: int, paper: str) -> None:
    sheet = deck.write_pdf(words, paper)
    assert sheet.startswith(b"%PDF")
    assert pages(sheet) == count


def test_lunar_has_all_its_cards() -> None:
    faces = read_faces()
    assert sum(copies for _, copies in faces) == 48
    for face in ("1", "8", "W", "B"):
        assert sum(copies for card, copies in faces if card.face.name == face) == CARDS[face].face.copies


def test_maple_syrup_has_fifty_cards_each_with_a_picture_of_its_own() -> None:
    cards = print_maple.read_cards()
    assert sum(card.copies or 0 for card in cards) == 50
    assert {card.name for card in cards} == set(print_maple.PICTURES)


def test_no_two_faces_look_alike() -> None:
    drawn = [draw_card(print_lunar.deck_card(card, LUNAR), 1.0) for card, _ in read_faces()]
    drawn += [draw_card(print_maple.property_card(card, MAPLE), 1.0) for card in print_maple.read_cards()]
    differences = [np.abs(one.astype(int) - other).mean() for one, other in combinations(drawn, 2)]
    assert min(differences) > 0.5


def test_every_card_is_marked_as_the_companions_own() -> None:
    texts = {item.text for item in print_lunar.deck_card(CARDS["W*"], LUNAR).items if hasattr(item, "text")}
    texts &= {
        item.text
        for item in print_maple.property_card(print_maple.read_cards()[0], MAPLE).items
        if hasattr(item, "text")
    }
    assert any("not the publisher's" in text for text in texts)


def test_the_icons_on_the_screen_are_those_of_the_cards() -> None:
    icons = resources.files("kv") / "icons"
    for folder in ("lunar", "maple"):
        for file in (icons / folder).iterdir():
            picture = cv2.imdecode(np.frombuffer(file.read_bytes(), np.uint8), cv2.IMREAD_UNCHANGED)
            assert picture is not None
            shapes = load_shape(f"{folder}/{file.name.removesuffix('.png')}")
            assert np.array_equal(picture, draw_shapes(shapes, ICON, 192)), file.name


@pytest.mark.parametrize(("game", "count"), [("lunar", 48), ("masters-of-maple-syrup", 53)])
def test_the_faces_a_camera_learns_are_those_of_the_cards_with_the_back_last(game: str, count: int) -> None:
    deck = find_deck(game)
    copies = deck.count_faces()
    assert sum(copies.values()) == count
    assert list(copies)[-1] == BACK
    assert set(deck.draw_faces([*copies][-2:], 1.0)) == {*[*copies][-2:]}
