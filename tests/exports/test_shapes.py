"""Shapes: each file is read, as a drawing program may have saved it, and what cannot be read is said."""

from importlib import resources
from math import hypot
from pathlib import Path

import pytest

from companion.exports.cards.picture import flatten_pieces
from companion.exports.shapes import SIDE, load_shape, oval_pieces, place_shapes, read_path, read_shapes, rotate_shapes

FOLDER = Path(str(resources.files("kv") / "shapes"))
FILES = sorted(str(file.relative_to(FOLDER).with_suffix("")) for file in FOLDER.rglob("*.svg"))


@pytest.mark.parametrize("name", FILES)
def test_each_shape_lies_in_its_square_and_begins_with_a_move(name: str) -> None:
    reach = SIDE * 1.3 if name == "marks/speed" else SIDE  # it runs out of the square to the right
    for shape in load_shape(name):
        assert shape.pieces[0][0] == "M"
        drawn = [point for line in flatten_pieces(shape.pieces) for point in line]
        assert all(0 <= x <= reach and 0 <= y <= SIDE for x, y in drawn)


@pytest.mark.parametrize(
    "path", ["M1 2 L3,4 5 6 C1 1 2 2 3 3 Z M3 3", "M1 2L3 4 5 6C1 1 2 2 3 3Zm2 1", "m1 2l2 2 2 2c-4-5-3-4-2-3zM3 3"]
)
def test_a_path_is_read_piece_by_piece_absolute_or_relative(path: str) -> None:
    assert list(read_path(path)) == [
        ("M", ((1, 2),)),
        ("L", ((3, 4),)),
        ("L", ((5, 6),)),
        ("C", ((1, 1), (2, 2), (3, 3))),
        ("Z", ()),
        ("M", ((3, 3),)),
    ]


def test_every_point_of_a_circle_is_as_far_from_its_middle() -> None:
    [points] = flatten_pieces(oval_pieces((50, 40), 30, 30))
    assert {round(hypot(x - 50, y - 40)) for x, y in points} == {30}


def test_a_shape_is_turned_around_the_middle_of_its_square_and_placed_around_a_point() -> None:
    [half] = [*rotate_shapes(load_shape("marks/speed")[:1], 180)]
    [placed] = place_shapes(load_shape("marks/speed")[:1], (0, 0), -SIDE, {"ink": "#123456"})
    turned = [place - 50 for _, points in half.pieces for point in points for place in point]
    assert [at for _, points in placed.pieces for point in points for at in point] == pytest.approx(turned)
    assert (placed.colour, placed.pen_width) == ("#123456", half.pen_width)


def test_a_drawing_program_may_write_styles_and_things_of_its_own() -> None:
    [shape] = read_shapes(
        svg('<defs/><i:grid/><path style="fill:none; stroke: #888888;stroke-width:3" d="m10 10h20v-5"/>')
    )
    assert (shape.colour, shape.pen_width) == ("shade", 3)
    assert [point for _, points in shape.pieces for point in points] == [(10, 10), (30, 10), (30, 5)]


@pytest.mark.parametrize(
    "drawn",
    [
        pytest.param('<rect width="5" height="5"/>', id="a rectangle"),
        pytest.param('<path d="M1 1L2 2" transform="rotate(5)"/>', id="a transform"),
        pytest.param('<path d="M1 1L2 2" fill="#123456"/>', id="a colour that is no tone"),
        pytest.param('<path d="M1 1A2 2 0 0 1 3 3"/>', id="an arc"),
    ],
)
def test_what_would_not_be_printed_as_it_is_drawn_is_refused(drawn: str) -> None:
    with pytest.raises(ValueError, match="draw "):
        read_shapes(svg(drawn))


def svg(drawn: str) -> bytes:
    named = 'xmlns="http://www.w3.org/2000/svg" xmlns:i="http://www.inkscape.org/namespaces/inkscape"'
    return f"<svg {named}>{drawn}</svg>".encode()
