"""Boxes and outlines: what they share, what lies in them, and what is joined."""

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vision.geometry import (
    Box,
    Quad,
    box_round,
    centres_apart,
    cross,
    do_boxes_overlap,
    grown_box,
    height_of,
    height_of_pose,
    hidden_share,
    intersection_over_smaller,
    intersection_over_union,
    is_about_as_large,
    is_box_within,
    is_point_in,
    join_boxes,
    merge_overlapping,
    reach_box,
    scaled,
    shared_area,
    shared_outline,
    upright,
    width_of,
)

steady = settings(deadline=None, derandomize=True, max_examples=50)

SIDES = st.integers(1, 40)
PLACES = st.integers(-60, 60)
BOXES = st.tuples(PLACES, PLACES, SIDES, SIDES)


def rectangle(x: float, y: float, width: float, height: float) -> Quad:
    return np.array([[x, y], [x + width, y], [x + width, y + height], [x, y + height]], np.float32)


def pixels(box: Box) -> set[tuple[int, int]]:
    return {(x, y) for x in range(box[0], box[0] + box[2]) for y in range(box[1], box[1] + box[3])}


@steady
@given(BOXES, BOXES)
def test_boxes_overlap_where_they_share_a_pixel(one: Box, other: Box) -> None:
    assert do_boxes_overlap(one, other) is bool(pixels(one) & pixels(other))
    assert do_boxes_overlap(one, other) is do_boxes_overlap(other, one)


@steady
@given(BOXES, BOXES)
def test_a_joined_box_holds_both_and_no_smaller_one_does(one: Box, other: Box) -> None:
    joined = join_boxes(one, other)
    assert is_box_within(one, joined)
    assert is_box_within(other, joined)
    both = pixels(one) | pixels(other)
    assert {min(x for x, _ in both), max(x for x, _ in both)} == {joined[0], joined[0] + joined[2] - 1}
    assert {min(y for _, y in both), max(y for _, y in both)} == {joined[1], joined[1] + joined[3] - 1}


def test_an_empty_box_adds_nothing() -> None:
    assert join_boxes((1, 2, 3, 4), (90, 90, 0, 5)) == (1, 2, 3, 4)


def test_a_box_reaches_out_on_those_sides_on_which_more_than_the_slack_lies_beyond_it() -> None:
    box = (10, 10, 20, 20)
    assert reach_box(box, (2, 9, 30, 30), 8) == (10, 10, 20, 29)
    assert reach_box(box, (1, 1, 30, 30), 8) == (1, 1, 29, 29)
    assert reach_box(box, (2, 2, 36, 36), 8) == box


@steady
@given(BOXES, PLACES, PLACES)
def test_a_box_holds_its_pixels_alone(box: Box, x: int, y: int) -> None:
    assert is_point_in(box, x, y) is ((x, y) in pixels(box))


@steady
@given(st.lists(BOXES, max_size=8))
def test_merged_boxes_share_nothing_and_leave_none_out(boxes: list[Box]) -> None:
    merged = merge_overlapping(boxes)
    assert not any(do_boxes_overlap(one, other) for place, one in enumerate(merged) for other in merged[:place])
    assert all(any(is_box_within(box, whole) for whole in merged) for box in boxes)


@pytest.mark.parametrize(
    ("other", "union", "smaller"),
    [
        pytest.param(rectangle(0, 0, 10, 20), 1.0, 1.0, id="the same"),
        pytest.param(rectangle(5, 0, 10, 20), 1 / 3, 0.5, id="half beside"),
        pytest.param(rectangle(2, 2, 5, 10), 0.25, 1.0, id="within"),
        pytest.param(rectangle(30, 0, 10, 20), 0.0, 0.0, id="apart"),
    ],
)
def test_what_two_outlines_share(other: Quad, union: float, smaller: float) -> None:
    card = rectangle(0, 0, 10, 20)
    assert intersection_over_union(card, other) == pytest.approx(union, abs=1e-3)
    assert intersection_over_smaller(card, other) == pytest.approx(smaller, abs=1e-3)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.floats(0, 6.28), st.floats(0.3, 1))
def test_what_lies_within_a_card_along_its_sides_shares_no_more_than_itself(turn: float, share: float) -> None:
    turned = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    card = np.asarray(rectangle(0, 0, 60, 90) @ turned + 80, np.float32)
    part = card.copy()
    part[2:] = part[1::-1] + share * (card[2:] - card[1::-1])
    assert intersection_over_union(card, part) == pytest.approx(share, abs=1e-3)
    assert intersection_over_smaller(card, part) == pytest.approx(1.0, abs=1e-3)
    assert shared_area(card, part) == pytest.approx(cv2.contourArea(part), rel=1e-3)


def test_outlines_that_lie_apart_share_nothing() -> None:
    card, *others = (rectangle(x, y, 10, 20) for x, y in ((0, 0), (30, 0), (300, 400)))
    for other in others:
        assert len(shared_outline(card, other)) == shared_area(card, other) == 0


@steady
@given(BOXES, st.integers(0, 30))
def test_a_grown_box_has_its_margin_and_lies_in_the_picture(box: Box, margin_px: int) -> None:
    x, y, width, height = box
    around = (x - margin_px, y - margin_px, width + 2 * margin_px, height + 2 * margin_px)
    picture = np.zeros((40, 50, 3), np.uint8)
    assert pixels(grown_box(box, margin_px, picture)) == pixels(around) & pixels((0, 0, 50, 40))


def test_an_outline_is_scaled_about_its_middle() -> None:
    assert np.array_equal(scaled(rectangle(10, 20, 40, 60), 0.5), rectangle(20, 35, 20, 30))


def test_a_crossed_outline_shares_nothing() -> None:
    crossed = rectangle(0, 0, 10, 20)[[0, 2, 1, 3]]
    assert intersection_over_union(crossed, rectangle(0, 0, 10, 20)) == 0.0


def test_the_share_that_is_hidden_is_of_the_lower_outline() -> None:
    square = rectangle(0, 0, 10, 10)
    assert hidden_share(square, square + np.float32(20)) == 0
    assert hidden_share(square, square + np.array([5, 0], np.float32)) == pytest.approx(0.5)
    assert hidden_share(square, square * 3) == pytest.approx(1.0)
    assert hidden_share(square * 2, square) == pytest.approx(0.25)


def test_an_upright_outline_begins_with_a_short_side() -> None:
    lying = rectangle(0, 0, 20, 10)
    stood = upright(lying)
    assert (width_of(stood), height_of(stood)) == (10.0, 20.0)
    assert np.array_equal(upright(stood), stood)
    assert box_round(stood) == box_round(lying)


def test_a_cross_product_is_above_0_where_the_other_lies_clockwise() -> None:
    """As the y axis of a picture points down."""
    right, down = np.array([[1, 0]], np.float32), np.array([[0, 1]], np.float32)
    assert (cross(right, down)[0], cross(down, right)[0]) == (1, -1)


@steady
@given(st.floats(0.0, 6.28), st.floats(1.0, 90.0))
def test_a_pose_is_as_high_as_it_spans_however_it_is_turned(angle: float, size: float) -> None:
    up = size * np.array([[np.sin(angle), -np.cos(angle)]], np.float32)
    right = size * np.array([[np.cos(angle), np.sin(angle)]], np.float32)
    assert height_of_pose(up, right)[0] == pytest.approx(size, rel=1e-4)


def test_the_middles_of_outlines_are_so_far_apart() -> None:
    assert centres_apart(rectangle(0, 0, 10, 20), rectangle(2, 3, 12, 22)) == pytest.approx(5)


@pytest.mark.parametrize(("area", "is_like"), [(51, True), (50, False), (199, True), (200, False)])
def test_an_area_is_as_large_as_usual_within_a_factor(area: float, is_like: bool) -> None:
    assert is_about_as_large(area, 100, 2) == is_like


def test_where_no_usual_area_is_known_one_pixel_is() -> None:
    assert is_about_as_large(1, 0, 2)
