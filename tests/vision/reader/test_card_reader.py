"""One physical card is one reading: what is left when outlines of the same card, or of no card, lie on each other."""

import numpy as np
import pytest
from numpy.typing import NDArray

from companion.card_notation import parse_card
from companion.cards import DECK, Card
from vision.reader.card_reader import distinct_cards
from vision.reading import Reading


def card_at(x: float, y: float, turn: float = 0.0) -> NDArray[np.float32]:
    """Returns the outline of a card of 60 × 84 pixels with its middle there, turned by so many radians."""
    corners = np.array([[-30, -42], [30, -42], [30, 42], [-30, 42]], np.float32)
    turned = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]], np.float32)
    return np.asarray(corners @ turned + np.array([x, y], np.float32), np.float32)


def reading(card: str | None, confidence: float, quad: NDArray[np.float32]) -> Reading:
    return Reading(parse_card(card) if card else None, confidence, quad, np.full(len(DECK), 1 / 52, np.float32))


def distinct(*readings: Reading) -> list[Reading]:
    return [readings[i] for i in distinct_cards(dict(enumerate(readings)))]


def cards(*readings: Reading) -> list[Card | None]:
    return [kept.card for kept in distinct(*readings)]


@pytest.mark.parametrize(
    ("x", "turn"),
    [
        pytest.param(45.0, 0.0, id="beside: its other pair of corners"),
        pytest.param(20.0, 0.6, id="askew"),
        pytest.param(2.0, np.pi, id="upside down"),
    ],
)
def test_the_same_face_on_the_same_spot_is_one_card(x: float, turn: float) -> None:
    found = distinct(reading("3S", 0.97, card_at(100 + x, 100, turn)), reading("3S", 0.99, card_at(100, 100)))
    assert [kept.confidence for kept in found] == [0.99]


def test_the_same_face_elsewhere_is_another_card() -> None:
    """Two decks may be mixed."""
    assert len(cards(reading("3S", 0.97, card_at(200, 100)), reading("3S", 0.99, card_at(100, 100)))) == 2


def test_overlapping_cards_of_different_faces_are_two() -> None:
    assert len(cards(reading("3S", 0.97, card_at(115, 110)), reading("KH", 0.99, card_at(100, 100)))) == 2


def test_a_card_that_cannot_be_told_is_not_one_that_was_named() -> None:
    assert cards(reading(None, 0.4, card_at(120, 105)), reading("KH", 0.99, card_at(100, 100))) == [parse_card("KH")]
    assert len(cards(reading(None, 0.4, card_at(190, 105)), reading("KH", 0.99, card_at(100, 100)))) == 2
