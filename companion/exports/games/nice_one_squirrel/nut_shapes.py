"""Nut shapes: an acorn, a hazelnut, a walnut and a chestnut as curves, drawn for the companion."""

from typing import Final

from companion.exports.mark_shapes import Stroke, strokes_of
from companion.games.nice_one_squirrel.nuts import NutType

_HUSK: Final = (
    "M50 50 C36 47 24 48 15 53 C11 44 10 35 12 25 C17 31 22 34 27 35 C27 25 30 15 36 7 C40 14 43 20 45 27 "
    "C48 18 53 10 60 4 C63 12 64 20 63 28 C69 22 76 18 85 16 C84 23 82 29 79 34 C84 33 88 34 93 37 "
    "C90 43 87 48 84 53 C75 48 63 47 50 50 Z"
)
_HAZEL: Final = (
    "M15 51 C26 45 74 45 85 51 C89 68 79 84 61 91 C56 93 53 95 50 98 C47 95 44 93 39 91 C21 84 11 68 15 51 Z"
)
_VEINS: Final = (
    "M24 45 C22 40 20 36 18 33",
    "M38 43 C37 33 37 24 38 17",
    "M56 43 C56 33 58 24 60 16",
    "M73 44 C75 37 78 30 82 25",
)
_HAZEL_LINES: Final = ("M39 53 C37 66 39 78 45 87", "M61 53 C64 66 61 79 55 88", "M73 54 C76 65 72 75 66 82")

_WALNUT: Final = (
    "M50 5 C57 5 62 9 68 11 C79 15 88 25 91 38 C92 44 94 49 93 55 C91 70 83 81 72 88 C65 92 58 95 50 97 "
    "C42 95 35 92 28 88 C17 81 9 70 7 55 C6 49 8 44 9 38 C12 25 21 15 32 11 C38 9 43 5 50 5 Z"
)
_SEAM: Final = "M50 5 C45 20 54 34 49 50 C45 66 54 80 50 97"
_FOLDS: Final = (
    "M40 16 C30 20 32 29 24 30", "M37 33 C41 42 30 45 22 41", "M40 51 C33 53 33 63 24 58", "M16 50 C18 54 17 59 15 62",
    "M41 66 C36 71 39 79 31 79", "M22 70 C26 71 27 75 25 78", "M60 15 C70 18 67 28 77 29", "M63 33 C58 42 69 46 78 40",
    "M59 51 C67 52 66 63 76 58", "M84 49 C82 54 83 59 86 62", "M60 67 C65 71 61 80 69 79", "M78 69 C74 71 73 75 76 78",
)  # fmt: skip

_BURR: Final = (
    "M50 96 L43 86 L34 95 L32 84 L20 89 L22 77 L8 79 L14 68 L0 64 L11 57 L1 47 L14 45 L8 32 L21 35 L20 21 L31 29 "
    "L35 14 L43 26 L50 10 L57 26 L65 14 L69 29 L80 21 L79 35 L92 32 L86 45 L99 47 L89 57 L100 64 L86 68 L92 79 "
    "L78 77 L80 89 L68 84 L66 95 L57 86 Z"
)
_CHESTNUT: Final = (
    "M50 20 C54 28 64 31 72 38 C83 47 86 62 79 74 C73 82 62 85 50 85 C38 85 27 82 21 74 C14 62 17 47 28 38 "
    "C36 31 46 28 50 20 Z"
)
_HILUM: Final = "M22 71 C34 63 66 63 78 71 C73 81 62 85 50 85 C38 85 27 81 22 71 Z"
_CHESTNUT_GLEAM: Final = "M30 58 C30 50 34 44 41 40"


def _lines(paths: tuple[str, ...], width: float) -> tuple[Stroke, ...]:
    return tuple(Stroke(path, width, "paper") for path in paths)


_SHAPES: Final[dict[NutType, tuple[Stroke, ...]]] = {
    NutType.ACORN: strokes_of("stamp", "acorn"),
    NutType.HAZELNUT: (
        Stroke(_HAZEL, 0.0, "shade"),
        *_lines(_HAZEL_LINES, 2.0),
        Stroke(_HUSK),
        *_lines(_VEINS, 1.8),
        Stroke("M18 53 C34 47 66 47 82 53", 2.4, "paper"),
    ),
    NutType.WALNUT: (
        Stroke(_WALNUT, 0.0, "shade"),
        *(Stroke(path, 3.6) for path in _FOLDS),
        Stroke(_SEAM, 3.4, "paper"),
        Stroke("M52 8 C47 21 56 34 51 50 C47 66 56 80 52 94", 1.8),
    ),
    NutType.CHESTNUT: (
        Stroke(_BURR),
        Stroke(_CHESTNUT, 3.6, "paper"),
        Stroke(_CHESTNUT, 0.0, "shade"),
        Stroke(_HILUM, 0.0, "paper"),
        Stroke(_CHESTNUT_GLEAM, 4.0, "paper"),
        *(Stroke(path, 1.6) for path in ("M36 74 L37 76", "M45 77 L46 79", "M55 73 L56 75", "M64 76 L65 74")),
    ),
}


def draw_kind(kind: NutType) -> tuple[Stroke, ...]:
    """Returns the shapes of a nut, those in front last, in a square of `companion.exports.mark_shapes.SIDE`."""
    return _SHAPES[kind]


def draw_silhouette(kind: NutType) -> tuple[Stroke, ...]:
    """Returns the shapes for one ink: lines that lie on a nut are left free in it."""
    return tuple(
        Stroke(stroke.path, stroke.width, "paper") if stroke.width and stroke.tone == "ink" else stroke
        for stroke in _SHAPES[kind]
    )
