"""Corners are where two sides meet, and outlines lead through as few of them as are seen."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.vision.learned.outline_drawing import SIZE, card_at
from vision.geometry import Quad, intersection_over_union
from vision.learned.corners import complete, find_corners
from vision.learned.sides import Sides

ASPECT = 1.4
HIDDEN = 0.4
"""So much of its sides is not seen with a corner."""


def sides_of(quad: Quad, *hidden: int) -> Sides:
    """Returns a card's four sides, which do not reach the corners that are hidden."""
    start, end = quad.copy(), np.roll(quad, -1, axis=0)
    step = HIDDEN * (end - start)
    for corner in hidden:
        start[corner] += step[corner]
        end[corner - 1] -= step[corner - 1]
    return Sides(start, end)


def is_found(quad: Quad, sides: Sides, aspect: float | None) -> bool:
    return any(intersection_over_union(quad, one) > 0.95 for one in complete(find_corners(sides), aspect, SIZE))


@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.floats(0, 359))
def test_a_card_has_four_corners_from_which_its_sides_lead(degrees: float) -> None:
    quad = card_at(80, 80, degrees)
    corners = find_corners(sides_of(quad))
    apart = np.linalg.norm(corners.places[:, None] - quad[None], axis=2)
    assert sorted(apart.argmin(axis=1)) == [0, 1, 2, 3]
    assert apart.min(axis=1).max() < 0.1
    ahead = np.roll(quad, -1, axis=0)[apart.argmin(axis=1)] - corners.places
    assert ((ahead * corners.onward).sum(axis=1) > 0.99 * np.linalg.norm(ahead, axis=1)).all()


@pytest.mark.parametrize(
    ("hidden", "aspect"),
    [
        pytest.param((), None, id="four corners"),
        pytest.param((3,), None, id="three corners"),
        pytest.param((1, 3), None, id="opposite corners"),
        pytest.param((2, 3), ASPECT, id="neighbouring corners of a known aspect"),
    ],
)
@pytest.mark.parametrize("degrees", [0, 20, 45, 90, 200])
def test_a_card_is_completed_from_the_corners_that_are_seen(
    hidden: tuple[int, ...], aspect: float | None, degrees: float
) -> None:
    quad = card_at(80, 80, degrees)
    assert is_found(quad, sides_of(quad, *hidden), aspect)


def test_neighbouring_corners_tell_nothing_where_the_aspect_is_not_known() -> None:
    assert not len(complete(find_corners(sides_of(card_at(80, 80, 20), 2, 3)), None, SIZE))


def test_no_card_of_another_aspect_is_completed() -> None:
    narrow = card_at(80, 80, 20, aspect=2.18)
    assert is_found(narrow, sides_of(narrow), None)
    assert not is_found(narrow, sides_of(narrow), ASPECT)
    square = card_at(80, 80, 20, aspect=1.02)
    assert is_found(square, sides_of(square), None)
    assert not is_found(square, sides_of(square), 1.75)


@pytest.mark.parametrize("shortened", [1.45, 1 / 1.38], ids=["across", "away"])
def test_a_card_is_completed_that_is_seen_46_degrees_aslant(shortened: float) -> None:
    seen = card_at(80, 80, 20, aspect=ASPECT * shortened)
    assert is_found(seen, sides_of(seen), ASPECT)


def test_sides_that_do_not_meet_make_no_card() -> None:
    assert not len(complete(find_corners(sides_of(card_at(80, 80, 0), 0, 1, 2, 3)), None, SIZE))


def test_a_side_that_ends_a_little_before_or_behind_a_corner_leads_to_it() -> None:
    quad = card_at(80, 80, 20)
    sides = sides_of(quad)
    sides.end[0] -= 0.08 * (sides.end[0] - sides.start[0])
    sides.start[2] -= 0.08 * (sides.end[2] - sides.start[2])
    assert is_found(quad, sides, None)
