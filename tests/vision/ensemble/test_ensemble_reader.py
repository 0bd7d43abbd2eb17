"""A standard deck that a table has learned is read by its corners and by its faces, each as far as it is right."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
import pytest

from companion.cards import CARD_NAMES, DECK, Card
from hardware.sources.simulated import Put, SimulatedTable, TablePosition, TableSettings
from vision.ensemble.ensemble_reader import EnsembleReader, find_misnamed, read_corners
from vision.frames import Picture
from vision.learned import LearnedDeck
from vision.learned.learning import learn_pictures
from vision.reader import Reader
from vision.reading import Reading
from vision.scenes import DeckCollection, SurfaceCollection
from vision.scenes.decks.deck_collection import Deck
from vision.scenes.decks.faces import FaceImage

pytestmark = pytest.mark.one_python


SHOWN: Final = ("7S", "KH", "4C")
"""The cards that the table has learned."""
LYING: Final = {"7S": -75.0, "KH": 0.0, "QD": 75.0}
SIZE: Final = (560, 320)


class BareDecks(DeckCollection):
    """Decks without indices or colours, on black."""

    def _make(self, deck: Deck, card: Card | None, mark: int) -> FaceImage:
        image = super()._make(deck, card, mark)
        bgra = image.bgra.copy()
        for quad in image.indices:
            bgra[..., :3] = cv2.fillConvexPoly(np.ascontiguousarray(bgra[..., :3]), quad.astype(np.int32), (255,) * 3)
        bgra[..., :3] = 175 - bgra[..., :3] // 2
        return FaceImage(bgra, image.indices[:0])


def learned_deck(decks: DeckCollection) -> LearnedDeck:
    deck = decks.deck_for(1)
    faces = [(name, 1, decks.face(deck, CARD_NAMES[name]).bgra[..., :3]) for name in SHOWN]
    return learn_pictures(faces)


def picture_of(decks: DeckCollection) -> Picture:
    """Returns a table on which two cards that were learned lie, and one that was not."""
    moves = [Put(0.0, key, name, TablePosition(x_mm, 0.0, 0.1)) for key, (name, x_mm) in enumerate(LYING.items())]
    with SimulatedTable(moves, decks, SurfaceCollection.open("test"), TableSettings(1, SIZE, 2.2)) as table:
        return table.picture(5.0)


def names(readings: Sequence[Reading]) -> set[str]:
    return {reading.card.name for reading in readings if reading.card}


@pytest.fixture(scope="module")
def corners() -> Reader:
    return Reader()


def test_a_deck_without_indices_is_read_by_its_faces_alone(corners: Reader) -> None:
    decks = BareDecks.open("test")
    bgr, reader = picture_of(decks), EnsembleReader(learned_deck(decks), corners)
    box = (0, 0, *SIZE)
    assert reader.trust == 0.5  # nobody knows: they name none
    assert not names(corners.read_region(bgr, box)) & {"7S", "KH"}
    found = reader.read_region(bgr, box)
    assert {"7S", "KH"} <= names(found) <= {"7S", "KH", "4C"}
    assert all(reading.probabilities.shape == (len(DECK),) for reading in found)


def test_a_deck_with_indices_is_read_by_both_and_a_card_that_was_not_shown_by_its_corners(corners: Reader) -> None:
    decks = DeckCollection.open("test")
    bgr, reader = picture_of(decks), EnsembleReader(learned_deck(decks), corners)
    assert reader.trust == 0.8
    reader.prepare()
    found = reader.read_region(bgr, (0, 0, *SIZE))
    assert sorted(names(found)) == sorted(LYING)
    assert len(found) == len(LYING)


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
