"""Curves: a circle's path stays at its radius."""

from math import hypot

import pytest

from companion.exports.curves import circle
from companion.exports.mark_pictures import flatten_pieces
from companion.exports.mark_shapes import Stroke


def test_every_point_of_a_circle_is_as_far_from_its_middle() -> None:
    [points] = flatten_pieces(Stroke(circle(50, 40, 30)).pieces())
    assert {round(hypot(x - 50, y - 40)) for x, y in points} == {30}
    assert [min(axis) for axis in zip(*points, strict=True)] == pytest.approx([20, 10])
