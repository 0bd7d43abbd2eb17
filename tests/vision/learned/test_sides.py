"""The straight edges of cards are found in outline maps, and tell how well an outline fits."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.vision.learned.outline_drawing import card_at, draw_maps
from vision.geometry import Floats
from vision.learned.sides import find_sides, inside_support, refine, side_support

DEGREES = st.floats(0.0, 359.0)


@settings(max_examples=20, deadline=None, derandomize=True)
@given(DEGREES)
def test_the_four_sides_of_a_card_are_found_clockwise(degrees: float) -> None:
    quad = card_at(80, 80, degrees)
    sides = find_sides(draw_maps([quad]))
    long = np.linalg.norm(sides.end - sides.start, axis=1) > 25
    assert long.sum() == 4
    edges = np.roll(quad, -1, axis=0) - quad
    edges /= np.linalg.norm(edges, axis=1, keepdims=True)
    alike = sides.along[long] @ edges.T
    assert sorted(alike.argmax(axis=1)) == [0, 1, 2, 3]
    assert alike.max(axis=1).min() > 0.99


def test_an_empty_table_has_no_sides() -> None:
    sides = find_sides(draw_maps([]))
    assert sides.start.shape == sides.end.shape == (0, 2)


@settings(max_examples=20, deadline=None, derandomize=True)
@given(DEGREES)
def test_a_right_outline_is_supported_and_one_beside_it_is_not(degrees: float) -> None:
    quad = card_at(80, 80, degrees)
    maps = draw_maps([quad])
    quads: Floats = np.stack([quad, quad + np.float32(12)])
    right, beside = side_support(quads, maps)
    assert right.min() > 0.7
    assert beside.mean() < 0.4
    assert inside_support(quads, maps)[0] > 0.95 > inside_support(quads, maps)[1]


@settings(max_examples=20, deadline=None, derandomize=True)
@given(DEGREES, st.floats(-1.5, 1.5), st.floats(-1.5, 1.5))
def test_an_outline_that_is_a_little_off_is_moved_onto_the_edges(degrees: float, x: float, y: float) -> None:
    quad = card_at(80, 80, degrees)
    moved = refine((quad + np.array([x, y], np.float32))[None], draw_maps([quad]))[0]
    assert np.abs(moved - quad).max() < 1.3


@pytest.mark.parametrize("count", [0, 1, 3])
def test_as_many_outlines_are_judged_as_are_given(count: int) -> None:
    quads = np.array([card_at(80, 80, 0)] * count, np.float32).reshape(-1, 4, 2)
    maps = draw_maps([])
    assert side_support(quads, maps).shape == (count, 4)
    assert inside_support(quads, maps).shape == (count,)
    assert refine(quads, maps).shape == (count, 4, 2)
