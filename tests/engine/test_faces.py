"""Faces: their places among a reader's probabilities, and which of them a deck has once."""

from companion.cards import DECK
from companion.engine.faces import STANDARD_FACES, FaceSet


def test_each_standard_card_has_its_place_and_is_there_once() -> None:
    assert [STANDARD_FACES.place_of(card) for card in DECK] == list(range(52))
    assert all(STANDARD_FACES.is_single(card) for card in DECK)


def test_a_deck_may_have_several_of_a_face() -> None:
    faces = FaceSet(DECK[:2], (1, 3))
    assert [faces.is_single(face) for face in faces.faces] == [True, False]
