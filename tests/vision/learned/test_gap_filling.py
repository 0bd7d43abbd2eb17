"""Gaps in rows are looked at again: what is found there is each card once, and nothing lies outside the picture."""

from typing import Final

import numpy as np
import pytest

from vision.geometry import Quad, intersection_over_union
from vision.learned.gap_filling import ONE_CARD, fill_gaps, surroundings
from vision.learned.outline_pool import OutlinePool

CARD: Final = np.array([[0, 0], [40, 0], [40, 60], [0, 60]], np.float32)
TABLE: Final = np.full((240, 400, 3), 90, np.uint8)


def card_at(x: float, y: float) -> Quad:
    return CARD + np.array([x, y], np.float32)


def test_an_outline_that_was_known_before_fills_a_gap_of_its_size() -> None:
    row = [card_at(x, 80) for x in (60, 120, 240)]
    missed = card_at(182, 81)
    frame = 0.6 * missed + np.array([80, 40], np.float32)
    found, gaps = fill_gaps(TABLE, row, OutlinePool([frame, missed], np.array([0.9, 0.8], np.float32)))
    assert [quad.tolist() for quad in found] == [quad.tolist() for quad in (*row, missed)]
    assert gaps == []


def test_a_gap_in_which_nothing_is_seen_stays_one() -> None:
    row = [card_at(x, 80) for x in (60, 120, 240)]
    found, gaps = fill_gaps(TABLE, row, OutlinePool([], np.zeros(0, np.float32)))
    assert len(found) == len(row)
    assert [gap.tolist() for gap in gaps] == [card_at(180, 80).tolist()]


def test_two_gaps_are_not_filled_with_outlines_of_one_card() -> None:
    row = [card_at(x, 80) for x in (20, 152, 196, 240)]
    between = [card_at(76, 80), card_at(96, 80)]
    found, _ = fill_gaps(TABLE, row, OutlinePool(between, np.array([0.9, 0.9], np.float32)))
    pairs = [(one, other) for place, one in enumerate(found) for other in found[:place]]
    assert len(found) > len(row)
    assert max(intersection_over_union(one, other) for one, other in pairs) < ONE_CARD


@pytest.mark.parametrize(
    ("at", "shape"),
    [
        pytest.param((100, 80), (80, 60), id="inside"),
        pytest.param((-10, -20), (50, 40), id="at the corner"),
        pytest.param((-300, 80), (80, 0), id="left of it"),
        pytest.param((100, -300), (0, 60), id="above it"),
        pytest.param((900, 80), (80, 0), id="right of it"),
    ],
)
def test_the_surroundings_of_a_place_are_cut_off_at_the_edge_of_the_picture(
    at: tuple[int, int], shape: tuple[int, int]
) -> None:
    part, low = surroundings(TABLE, card_at(*at), 10.0)
    assert part.shape[:2] == shape
    assert low.min() >= 0
