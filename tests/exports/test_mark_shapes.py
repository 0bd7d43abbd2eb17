"""Mark shapes: paths in their square, read piece by piece."""

from itertools import product

import pytest

from companion.exports.mark_shapes import MARKS, SIDE, WAYS, DrawingStyle, MarkName, Stroke, strokes_of


@pytest.mark.parametrize(("way", "mark"), [*product(WAYS, MARKS)])
def test_each_mark_lies_in_its_square_and_begins_with_a_move(way: DrawingStyle, mark: MarkName) -> None:
    for stroke in strokes_of(way, mark):
        pieces = list(stroke.pieces())
        assert pieces[0][0] == "M"
        assert all(0 <= at <= SIDE for _, points in pieces for point in points for at in point)


def test_a_path_is_read_piece_by_piece() -> None:
    stroke = Stroke("M1 2 L3,4 5 6 C1 1 2 2 3 3 Z")
    assert list(stroke.pieces()) == [
        ("M", ((1, 2),)),
        ("L", ((3, 4),)),
        ("L", ((5, 6),)),
        ("C", ((1, 1), (2, 2), (3, 3))),
        ("Z", ()),
    ]
