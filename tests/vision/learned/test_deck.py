"""A learned deck names its faces in their order, and its back apart from them."""

import numpy as np

from companion.cards import BACK
from vision.learned.deck import LearnedDeck, LearnedFace


def face(name: str) -> LearnedFace:
    return LearnedFace(name, 1, 0, (np.zeros((144, 96, 3), np.uint8),))


def test_the_back_is_named_but_is_no_front() -> None:
    deck = LearnedDeck((face("owl"), face("bat"), face(BACK)), 1.5)
    assert deck.names == ("owl", "bat", BACK)
    assert [front.name for front in deck.fronts] == ["owl", "bat"]


def test_a_deck_may_be_learned_without_its_back() -> None:
    deck = LearnedDeck((face("owl"),), 1.5)
    assert [front.name for front in deck.fronts] == list(deck.names) == ["owl"]
