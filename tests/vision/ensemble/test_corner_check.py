"""A standard deck whose faces were learned in another order than its names is recognised by its corners."""

from typing import Final

import numpy as np
import pytest

from companion.cards import CARD_NAMES
from vision.ensemble.corner_check import find_misnamed, read_corners
from vision.frames import Picture
from vision.learned import LearnedDeck
from vision.learned.printed_deck import learn_pictures
from vision.reader import Reader
from vision.scenes import DeckCollection

pytestmark = pytest.mark.one_python

CARDS: Final = ("7S", "KH", "4C", "2D", "9S")


@pytest.fixture(scope="module")
def pictures() -> list[Picture]:
    decks = DeckCollection.open("test")
    deck = decks.deck_for(1)
    return [np.asarray(decks.face(deck, CARD_NAMES[name]).bgra[..., :3]) for name in CARDS]


def learned_as(names: tuple[str, ...], pictures: list[Picture]) -> LearnedDeck:
    return learn_pictures([(name, 1, bgr) for name, bgr in zip(names, pictures, strict=True)])


def test_faces_under_the_names_of_the_cards_before_them_are_all_told(pictures: list[Picture]) -> None:
    deck = learned_as(("9S", "7S", "KH", "4C", "2D"), pictures)
    assert find_misnamed(deck) == [("9S", "7S"), ("7S", "KH"), ("KH", "4C"), ("4C", "2D"), ("2D", "9S")]


def test_two_of_five_cards_taken_for_each_other_may_be_misread_corners(pictures: list[Picture]) -> None:
    deck = learned_as(("KH", "7S", "4C", "2D", "9S"), pictures)
    assert ("KH", "7S") in read_corners(deck, Reader())
    assert find_misnamed(deck) == []


def test_cards_of_other_games_have_no_such_corners(pictures: list[Picture]) -> None:
    assert find_misnamed(learned_as(CARDS, pictures)) == []
    assert find_misnamed(learned_as(("wolf", "owl", "lynx", "bear", "crow"), pictures)) == []
