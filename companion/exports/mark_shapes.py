"""Mark shapes: acorns and squirrels as curves, drawn for the companion in the three ways of marking a deck."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

DrawingStyle = Literal["minimal", "sketch", "stamp"]
MarkName = Literal["acorn", "squirrel"]
Point = tuple[float, float]

WAYS: Final[tuple[DrawingStyle, ...]] = ("minimal", "sketch", "stamp")
MARKS: Final[tuple[MarkName, ...]] = ("acorn", "squirrel")
SIDE: Final = 100.0
"""The shapes' own side: x runs to the right and y down, both from 0 to 100."""
_PIECE: Final = re.compile(r"([MLCZ])([^MLCZ]*)")


@dataclass(frozen=True, slots=True)
class Stroke:
    """One shape: `path` is written as in SVG (M, L, C, Z). `width` is the pen's; 0 fills the shape.

    `tone` names its colour: "ink", "paper", or "shade", a lighter ink.
    """

    path: str
    width: float = 0.0
    tone: Literal["ink", "paper", "shade"] = "ink"

    def pieces(self) -> Iterator[tuple[str, tuple[Point, ...]]]:
        """Yields each piece of the path: its letter and its points."""
        for letter, numbers in _PIECE.findall(self.path):
            values = [float(number) for number in numbers.replace(",", " ").split()]
            step = 3 if letter == "C" else 1
            points = tuple(zip(values[::2], values[1::2], strict=True))
            if letter == "Z":
                yield letter, ()
            for place in range(0, len(points), step):
                yield letter, points[place : place + step]


_CAP: Final = "M15 46 C14 27 31 18 50 18 C69 18 86 27 85 46 C85 51 81 53 77 52 C60 47 40 47 23 52 C19 53 15 51 15 46 Z"
_NUT: Final = "M22 56 C40 51 60 51 78 56 C78 74 68 85 56 91 C53 92 51 95 50 98 C49 95 47 92 44 91 C32 85 22 74 22 56 Z"
_STALK: Final = "M46 19 C45 13 42 9 37 6 L43 2 C50 6 54 12 55 19 Z"
_BODY: Final = (
    "M14 41 C15 35 20 30 27 28 L26 15 C31 17 35 21 37 26 C44 27 49 32 50 39 C50 43 49 46 47 49 "
    "C57 54 64 64 64 77 C64 85 61 91 55 95 L27 95 C23 95 22 90 26 89 L36 88 C31 83 30 77 32 70 "
    "C29 72 24 72 20 70 "
    "C17 68 18 64 21 64 C26 64 29 60 31 56 C32 54 32 53 31 52 C26 52 20 50 17 47 C14 45 13 43 14 41 Z"
)
_TAIL: Final = (
    "M62 95 C80 96 95 85 95 67 C95 53 82 48 82 36 C82 28 87 24 91 28 C93 30 96 28 95 24 "
    "C92 11 77 5 65 12 C53 19 53 34 59 45 C66 57 71 67 69 80 C68 86 66 91 62 95 Z"
)
_EYE: Final = "M27 38 C27 34 33 34 33 38 C33 42 27 42 27 38 Z"
_SCALES: Final = (
    "M23 43 C29 34 37 27 46 21", "M36 46 C42 36 49 29 60 22", "M50 46 C55 37 62 31 71 26", "M64 47 C68 41 73 36 79 33",
    "M77 47 C71 38 63 31 54 25", "M64 46 C58 36 51 29 40 22", "M50 46 C45 37 38 31 29 26", "M36 47 C32 41 27 36 21 33",
)  # fmt: skip
_GLEAM: Final = "M31 62 C32 71 37 79 44 84"
_HAIRS: Final = (
    "M72 88 C81 85 87 78 88 68", "M75 79 C80 74 82 69 81 62", "M73 61 C69 52 66 44 66 35", "M66 26 C69 19 76 16 83 18",
    "M77 44 C74 38 73 33 74 28",
)  # fmt: skip
_FUR: Final = ("M45 60 C51 66 54 72 54 79", "M37 76 C36 82 39 87 44 90")
_PAWS: Final = ("M31 56 C35 62 40 65 46 66",)

_SHAPES: Final[dict[tuple[DrawingStyle, MarkName], tuple[Stroke, ...]]] = {
    ("minimal", "acorn"): (
        Stroke("M12 44 C12 20 88 20 88 44 Z"),
        Stroke("M20 44 C20 72 34 84 50 94 C66 84 80 72 80 44", 9.0),
        Stroke("M50 26 L50 5", 9.0),
    ),
    ("minimal", "squirrel"): (
        Stroke(_BODY),
        Stroke("M66 90 C84 88 91 76 86 62 C81 50 70 44 72 30 C73 20 82 15 90 20", 13.0),
    ),
    ("sketch", "acorn"): (
        Stroke(_NUT, 3.4),
        Stroke("M25 59 C26 73 35 83 46 88", 1.5),
        Stroke(_CAP, 3.4),
        Stroke(_STALK, 2.8),
        *(Stroke(path, 1.6) for path in _SCALES),
        *(Stroke(path, 1.6) for path in ("M70 59 C69 70 64 78 58 83", "M64 59 C63 69 59 76 54 81", "M58 59 L55 74")),
    ),
    ("sketch", "squirrel"): (
        Stroke(_TAIL, 3.2),
        *(Stroke(path, 1.6) for path in _HAIRS),
        Stroke(_BODY, 0.0, "paper"),
        Stroke(_BODY, 3.2),
        *(Stroke(path, 1.6) for path in (*_FUR, *_PAWS)),
        Stroke(_EYE),
    ),
    ("stamp", "acorn"): (
        Stroke(_NUT, 0.0, "shade"),
        Stroke(_GLEAM, 4.0, "paper"),
        Stroke(_CAP),
        *(Stroke(path, 1.8, "paper") for path in _SCALES),
        Stroke(_STALK),
    ),
    ("stamp", "squirrel"): (
        Stroke(_TAIL, 0.0, "shade"),
        *(Stroke(path, 2.0, "paper") for path in _HAIRS),
        Stroke(_BODY),
        *(Stroke(path, 2.0, "paper") for path in _FUR),
        Stroke(_EYE, 0.0, "paper"),
    ),
}
SPEED: Final = tuple(Stroke(path, 3.0) for path in ("M100 46 L116 46", "M100 60 L121 60", "M100 74 L114 74"))
"""Lines behind whoever is fast: they run out of the square to the right."""


def strokes_of(way: DrawingStyle, mark: MarkName) -> tuple[Stroke, ...]:
    """Returns the shapes of a mark, those in front last."""
    return _SHAPES[way, mark]
