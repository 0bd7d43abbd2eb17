"""One physical card is one reading: what is left when outlines of the same card, or of no card, lie on each other."""

import numpy as np
import pytest
from numpy.typing import NDArray

from companion.card_notation import parse_card
from companion.cards import DECK, Card
from vision.reader.card_reader import distinct_cards
from vision.reader.evidence import Evidence, NetworkScores
from vision.reading import Reading


def card_at(x: float, y: float, turn: float = 0.0) -> NDArray[np.float32]:
    """Returns the outline of a card of 60 × 84 pixels with its middle there, turned by so many radians."""
    corners = np.array([[-30, -42], [30, -42], [30, 42], [-30, 42]], np.float32)
    turned = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]], np.float32)
    return np.asarray(corners @ turned + np.array([x, y], np.float32), np.float32)


def reading(card: str | None, confidence: float, quad: NDArray[np.float32]) -> Reading:
    return Reading(parse_card(card) if card else None, confidence, quad, np.full(len(DECK), 1 / 52, np.float32))


def evidence(quad: NDArray[np.float32], *centres: tuple[float, float]) -> Evidence:
    """Returns what a card was read from: indices 10 pixels high, by default in two opposite corners of its outline."""
    own = [tuple(corner + 0.2 * (quad.mean(axis=0) - corner)) for corner in quad[::2]]
    where, nothing = np.array(centres or own, np.float32), np.zeros(0, np.float32)
    return Evidence(nothing, quad, where, 10.0, nothing, NetworkScores(nothing, nothing), 1.0, True)


def distinct(*readings: Reading) -> list[Reading]:
    return [readings[i] for i in distinct_cards(dict(enumerate(readings)), [evidence(one.quad) for one in readings])]


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


@pytest.mark.parametrize(
    ("index", "count"),
    [((75.0, 135.0), 1), ((75.0, 148.0), 1), ((75.0, 190.0), 2)],
    ids=["on it", "at its edge", "elsewhere"],
)
def test_an_index_of_a_card_that_turns_its_outline_the_wrong_way_makes_no_second_card(
    index: tuple[float, float], count: int
) -> None:
    """As one of four may. The outlines lie beside each other."""
    card, beside = reading("JD", 1.0, card_at(100, 100)), reading("JD", 0.85, card_at(100, 186))
    gathered = [evidence(card.quad), evidence(beside.quad, index)]
    assert len(distinct_cards({0: card, 1: beside}, gathered)) == count
    both = [evidence(card.quad), evidence(beside.quad, index, (120.0, 210.0))]
    assert len(distinct_cards({0: card, 1: beside}, both)) == 2, "its other index stands on another card"


def test_overlapping_cards_of_different_faces_are_two() -> None:
    assert len(cards(reading("3S", 0.97, card_at(115, 110)), reading("KH", 0.99, card_at(100, 100)))) == 2


def test_a_card_that_cannot_be_told_is_not_one_that_was_named() -> None:
    assert cards(reading(None, 0.4, card_at(120, 105)), reading("KH", 0.99, card_at(100, 100))) == [parse_card("KH")]
    assert len(cards(reading(None, 0.4, card_at(190, 105)), reading("KH", 0.99, card_at(100, 100)))) == 2
