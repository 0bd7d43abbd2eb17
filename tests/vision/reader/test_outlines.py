"""A guessed outline moves onto the card that the picture shows, and only there."""

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from vision.frames import Picture
from vision.geometry import Quad
from vision.reader.card_reader import SEEN_EDGE
from vision.reader.outlines import refine_outlines

pytestmark = pytest.mark.one_python

CARD = np.array([[200, 120], [350, 150], [310, 365], [160, 335]], np.float32)
HEIGHT = 218


def drawn(*quads: Quad, stock: tuple[int, int, int] = (235, 240, 240)) -> Picture:
    """Returns a picture of blank cards with these outlines on green cloth, each with its thin dark edge."""
    picture = np.full((480, 520, 3), (60, 110, 40), np.uint8)
    for quad in quads:
        cv2.fillConvexPoly(picture, np.round(quad * 16).astype(int), stock, cv2.LINE_AA, shift=4)
        cv2.polylines(picture, [np.round(quad * 16).astype(int)], True, (90, 90, 90), 1, cv2.LINE_AA, shift=4)
    return picture


def refined(picture: Picture, guess: Quad) -> Quad:
    """Returns an outline as the picture shows it, beside another one that it shows too."""
    found: Quad = refine_outlines(picture, np.stack([CARD + 3, guess])).quads[1]
    return found


def farthest(quad: Quad, truth: Quad = CARD) -> float:
    """Returns by how much the worst corner is off, in card heights."""
    return float(np.linalg.norm(quad - truth, axis=1).max()) / HEIGHT


@pytest.mark.parametrize("stock", [(235, 240, 240), (40, 30, 25)], ids=["light stock", "dark stock"])
@pytest.mark.parametrize("scale", [0.9, 1.12])
def test_an_outline_of_another_size_becomes_the_cards(scale: float, stock: tuple[int, int, int]) -> None:
    guess = (CARD - CARD.mean(axis=0)) * scale + CARD.mean(axis=0)
    assert farthest(guess.astype(np.float32)) > 0.05
    assert farthest(refined(drawn(CARD, stock=stock), guess.astype(np.float32))) < 0.02


def test_an_outline_beside_the_card_becomes_the_cards() -> None:
    assert farthest(refined(drawn(CARD), CARD + np.array([12, -9], np.float32))) < 0.02


def test_a_side_under_another_card_stays_where_it_was_guessed() -> None:
    above = np.array([[130, 270], [420, 300], [400, 460], [110, 430]], np.float32)
    guess = CARD + np.array([[8, -6], [8, -6], [0, 0], [0, 0]], np.float32)
    found = refined(drawn(CARD, above), guess)
    assert farthest(found[:2], CARD[:2]) < 0.02
    assert farthest(found[2:], CARD[2:]) < 0.06


def test_where_no_edge_is_seen_nothing_moves() -> None:
    blank = np.full((480, 520, 3), (60, 110, 40), np.uint8)
    assert (refined(blank, CARD) == CARD).all()
    assert refine_outlines(blank, CARD[None]).edges[0] < SEEN_EDGE


@pytest.mark.parametrize("stock", [(235, 240, 240), (40, 30, 25)], ids=["light stock", "dark stock"])
def test_a_card_has_a_clear_edge(stock: tuple[int, int, int]) -> None:
    assert refine_outlines(drawn(CARD, stock=stock), CARD[None]).edges[0] > 3 * SEEN_EDGE


@given(arrays.arrays(np.float32, (4, 2), elements=st.floats(-900, 1400, width=32)))
def test_any_outline_gives_a_finite_one(quad: Quad) -> None:
    found = refined(drawn(CARD), quad)
    assert found.shape == (4, 2)
    assert np.isfinite(found).all()
