"""Presence: the pixels say whether a card still lies where it was read."""

import numpy as np
import pytest

from tests.vision.laid_table import CARD, Card, look, picture, read
from vision.tracking.change import cell_image
from vision.tracking.presence import BARE_LIKE, STILL_LIKE, cells_inside, likeness

FOUR, KING = Card("4C", 200, 160), Card("KD", 200, 160)
INSIDE = cells_inside(read(FOUR).quad, look())


def test_the_cells_of_a_card_are_those_inside_its_outline() -> None:
    rows, columns = np.nonzero(INSIDE)
    assert (columns.min() * 8, rows.min() * 8) == pytest.approx((FOUR.x + 4, FOUR.y + 4), abs=8)
    assert INSIDE.sum() * 64 == pytest.approx(CARD[0] * CARD[1] * 0.81, rel=0.3)


def test_an_outline_beside_the_picture_has_no_cells_and_is_like_nothing() -> None:
    away = cells_inside(read(FOUR).quad + 9000, look())
    assert away.sum() == 0
    assert likeness(look(), look(), away) == 0


@pytest.mark.parametrize("gain", [0.85, 1.0, 1.15])
def test_a_card_that_lies_there_looks_as_before_in_another_light(gain: float) -> None:
    now = cell_image(np.clip(picture([FOUR], seed=2) * gain, 0, 255).astype(np.uint8))
    assert likeness(look(FOUR, seed=1), now, INSIDE) >= STILL_LIKE


@pytest.mark.parametrize(
    ("cards", "is_bare"),
    [
        pytest.param([], True, id="taken"),
        pytest.param([KING], False, id="another card in its place"),
    ],
)
def test_a_card_that_is_not_there_does_not_look_as_before(cards: list[Card], is_bare: bool) -> None:
    now = look(*cards, seed=3)
    assert likeness(look(FOUR), now, INSIDE) < STILL_LIKE
    assert (likeness(look(), now, INSIDE) >= BARE_LIKE) == is_bare


def test_under_a_hand_it_is_neither_there_nor_bare() -> None:
    now = look(FOUR, hands=[(FOUR.x - 20, FOUR.y - 20, 120, 200)])
    assert likeness(look(FOUR), now, INSIDE) < STILL_LIKE
    assert likeness(look(), now, INSIDE) < BARE_LIKE


def test_frames_of_other_sizes_are_not_compared() -> None:
    assert likeness(look(FOUR), cell_image(picture([FOUR])[:400]), INSIDE) == 0
