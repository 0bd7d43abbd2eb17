"""Outlines of tokens: as many corners as are wanted, about as large as each other."""

from math import hypot

import pytest

from companion.exports.polygon import ROUND, polygon


@pytest.mark.parametrize(("corners", "count"), [(0, ROUND), (3, 3), (4, 4)])
def test_an_outline_has_its_corners_round_the_middle(corners: int, count: int) -> None:
    outline = polygon(corners, 0.0)
    assert len(outline) == count
    assert all(0.4 < hypot(x, y) < 0.7 for x, y in outline)


def test_a_turned_square_stands_on_its_edge() -> None:
    assert max(y for _, y in polygon(4, 0.125)) < max(y for _, y in polygon(4, 0.0))
