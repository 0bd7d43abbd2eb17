"""Shapes: what cards and icons are drawn of, read from the SVG files in kv/shapes, which any drawing program can edit.

A file is a square of 100 units. Its black, grey and white are tones, which each card prints in colours of its own.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from math import cos, radians, sin
from typing import Final, TypeAlias
from xml.etree import ElementTree

Point: TypeAlias = tuple[float, float]
Piece: TypeAlias = tuple[str, tuple[Point, ...]]
"""A letter and its points, as in a path of SVG: M, L, C or Z."""
SIDE: Final = 100.0
"""The side of a shape's square: x runs to the right and y down."""
ROUND: Final = 0.5523
"""How far from a quarter circle's ends the control points of its curve lie, in radii."""
TONES: Final = {"#000000": "ink", "#888888": "shade", "#ffffff": "paper"}
"""What the colours of a file stand for; shade is a lighter ink."""
_SVG: Final = "{http://www.w3.org/2000/svg}"
_VALUES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Z": 1}
"""How many numbers each letter of a path is followed by, once or more often."""
_COMMAND: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_STYLE: Final = re.compile(r"([\w-]+)\s*:\s*([^;\s]+)")
_NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


@dataclass(frozen=True, slots=True)
class PathShape:
    """A path of moves, lines, curves and closings; `pen_width` 0 fills it. `colour` is a tone until it is placed."""

    pieces: tuple[Piece, ...]
    colour: str
    pen_width: float = 0.0

    def moved(self, move: Callable[[Point], Point], scale: float = 1.0) -> "PathShape":
        """Returns the shape with each of its points moved, and its pen scaled."""
        pieces = tuple((letter, tuple(map(move, points))) for letter, points in self.pieces)
        return PathShape(pieces, self.colour, self.pen_width * scale)


@cache
def load_shape(name: str) -> tuple[PathShape, ...]:
    """Returns the shapes of kv/shapes/NAME.svg, those in front last."""
    return read_shapes((resources.files("kv") / "shapes" / f"{name}.svg").read_bytes())


def read_shapes(svg: bytes) -> tuple[PathShape, ...]:
    """Returns the shapes of a file, those in front last. Raises ValueError where it has more than paths and circles."""
    root = ElementTree.fromstring(svg)  # noqa: S314 - the companion's own file
    drawn = (element for element in root if element.tag.startswith(_SVG) and element.tag != f"{_SVG}defs")
    return tuple(map(_read_element, drawn))


def _read_element(element: ElementTree.Element) -> PathShape:
    kind, style = element.tag.removeprefix(_SVG), element.get("style", "")
    found = element.attrib | dict(_STYLE.findall(style))
    stroke = found.get("stroke", "none")
    colour = found.get("fill", "#000000") if stroke == "none" else stroke
    if kind not in ("path", "circle") or "transform" in found or colour not in TONES:
        raise ValueError(f"{kind} in {colour}: draw paths and circles without a transform in {', '.join(TONES)}")
    if kind == "circle":
        x, y, radius = (float(found[name]) for name in ("cx", "cy", "r"))
        pieces = oval_pieces((x, y), radius, radius)
    else:
        pieces = tuple(read_path(found["d"]))
    return PathShape(pieces, TONES[colour], 0.0 if stroke == "none" else float(found["stroke-width"]))


def read_path(text: str) -> Iterator[Piece]:
    """Yields the pieces of an SVG path of lines (M, L, H, V, Z) and cubic curves (C), absolute or relative.

    Raises ValueError for any other letter.
    """
    at = start = (0.0, 0.0)
    for letter, numbers in _COMMAND.findall(text):
        values = [float(number) for number in _NUMBER.findall(numbers)]
        kind = letter.upper()
        if kind == "Z":
            at = start
            yield kind, ()
        if kind not in _VALUES:
            raise ValueError(f"{letter} in a path: draw lines and cubic curves alone")
        for place in range(0, len(values), _VALUES[kind]):
            points = _points(letter, values[place : place + _VALUES[kind]], at)
            at = points[-1]
            start = at if kind == "M" and not place else start
            yield "C" if kind == "C" else "M" if kind == "M" and not place else "L", points


def _points(letter: str, values: list[float], at: Point) -> tuple[Point, ...]:
    """Returns the points of one piece; a small `letter` counts them from where the piece begins."""
    x, y = at if letter.islower() else (0.0, 0.0)
    if letter in "Hh":
        return ((x + values[0], at[1]),)
    if letter in "Vv":
        return ((at[0], y + values[0]),)
    return tuple((x + across, y + down) for across, down in zip(values[::2], values[1::2], strict=True))


def oval_pieces(middle: Point, a: float, b: float) -> tuple[Piece, ...]:
    """Returns the path of an ellipse with the half axes `a` and `b`."""
    (x, y), k, m = middle, a * ROUND, b * ROUND
    return (
        ("M", ((x, y - b),)),
        ("C", ((x + k, y - b), (x + a, y - m), (x + a, y))),
        ("C", ((x + a, y + m), (x + k, y + b), (x, y + b))),
        ("C", ((x - k, y + b), (x - a, y + m), (x - a, y))),
        ("C", ((x - a, y - m), (x - k, y - b), (x, y - b))),
        ("Z", ()),
    )


def place_shapes(
    shapes: Iterable[PathShape], middle: Point, side: float, colours: Mapping[str, str], *, mirrored: bool = False
) -> tuple[PathShape, ...]:
    """Returns shapes around `middle`, upside down if `side` is negative; `colours` names one for each tone."""
    scale = side / SIDE
    flip = -1 if mirrored else 1

    def place(point: Point) -> Point:
        return middle[0] + flip * (point[0] - SIDE / 2) * scale, middle[1] + (point[1] - SIDE / 2) * scale

    return tuple(replace(shape.moved(place, abs(scale)), colour=colours[shape.colour]) for shape in shapes)


def rotate_shapes(shapes: Iterable[PathShape], degrees: float) -> tuple[PathShape, ...]:
    """Returns shapes turned clockwise around the middle of their square."""
    c, s = cos(radians(degrees)), sin(radians(degrees))

    def rotate(point: Point) -> Point:
        x, y = point[0] - SIDE / 2, point[1] - SIDE / 2
        return SIDE / 2 + x * c - y * s, SIDE / 2 + x * s + y * c

    return tuple(shape.moved(rotate) for shape in shapes)
