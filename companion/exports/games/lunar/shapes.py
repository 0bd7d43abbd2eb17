"""Shapes of Lunar as curves, drawn for the companion: the animals of the suits, the moons of the teams, a star."""

from math import cos, pi, sin
from typing import Final

from companion.exports.curves import ROUND, circle
from companion.exports.mark_shapes import Stroke


def phase(share: float) -> str:
    """Returns the path of the waxing moon's lit part, from 0 at new moon to 1 at full moon, in a circle of radius 44.

    It is bounded by a half circle and by half an ellipse that crosses the middle line at half moon.
    """
    k, inner = 44 * ROUND, 44 * (1 - 2 * share)
    return (
        f"M50 6 C{50 + k} 6 94 {50 - k} 94 50 C94 {50 + k} {50 + k} 94 50 94 "
        f"C{50 + inner * ROUND} 94 {50 + inner} {50 + k} {50 + inner} 50 "
        f"C{50 + inner} {50 - k} {50 + inner * ROUND} 6 50 6 Z"
    )


def star() -> str:
    """Returns the path of a star with five points."""
    points, inner = 5, 0.42
    corners = [
        (50 + radius * sin(pi * place / points), 54 - radius * cos(pi * place / points))
        for place in range(2 * points)
        for radius in [50 * inner if place % 2 else 50.0]
    ]
    first, *others = (f"{x:.1f} {y:.1f}" for x, y in corners)
    return f"M{first} " + " ".join(f"L{corner}" for corner in others) + " Z"


WOLF: Final = (
    Stroke(
        "M13 4 C22 8 31 15 37 24 C45 21 55 21 63 24 C69 15 78 8 87 4 C89 16 90 28 89 38 C91 45 95 52 98 58 "
        "C92 59 88 60 84 61 C84 66 82 70 79 73 C74 74 70 76 67 79 C64 86 60 92 56 97 L44 97 C40 92 36 86 33 79 "
        "C30 76 26 74 21 73 C18 70 16 66 16 61 C12 60 8 59 2 58 C5 52 9 45 11 38 C10 28 11 16 13 4 Z"
    ),
    Stroke("M20 15 C26 19 30 23 33 28 C28 30 24 33 21 37 C19 29 19 22 20 15 Z", 0.0, "paper"),
    Stroke("M80 15 C74 19 70 23 67 28 C72 30 76 33 79 37 C81 29 81 22 80 15 Z", 0.0, "paper"),
    Stroke("M24 47 C32 46 39 49 43 55 C36 59 28 57 24 47 Z", 0.0, "paper"),
    Stroke("M76 47 C68 46 61 49 57 55 C64 59 72 57 76 47 Z", 0.0, "paper"),
    Stroke(circle(36, 52.5, 2.6)),
    Stroke(circle(64, 52.5, 2.6)),
    Stroke("M42 82 C46 80 54 80 58 82 C57 87 54 90 50 92 C46 90 43 87 42 82 Z", 0.0, "paper"),
    Stroke("M44 60 C45 67 45 72 43 78", 2.6, "paper"),
    Stroke("M56 60 C55 67 55 72 57 78", 2.6, "paper"),
)
OWL: Final = (
    Stroke(
        "M16 3 C27 13 38 16 50 16 C62 16 73 13 84 3 C88 16 87 26 88 36 C92 58 88 80 74 92 C66 97 58 98 50 98 "
        "C42 98 34 97 26 92 C12 80 8 58 12 36 C13 26 12 16 16 3 Z"
    ),
    Stroke(circle(32, 38, 15.5), 0.0, "paper"),
    Stroke(circle(68, 38, 15.5), 0.0, "paper"),
    Stroke(circle(33, 38, 8)),
    Stroke(circle(67, 38, 8)),
    Stroke("M44 48 C48 46 52 46 56 48 C55 55 53 60 50 64 C47 60 45 55 44 48 Z", 0.0, "paper"),
    *(
        Stroke(f"M{x - 6} {y} C{x - 5} {y + 7} {x + 5} {y + 7} {x + 6} {y}", 2.6, "paper")
        for y, xs in ((69, (35, 50, 65)), (79, (28, 42.5, 57.5, 72)), (88, (35, 50, 65)))
        for x in xs
    ),
)
LYNX: Final = (
    Stroke(
        "M17 0 C20 6 22 11 26 17 C31 20 36 24 40 28 C46 26 54 26 60 28 C64 24 69 20 74 17 C78 11 80 6 83 0 "
        "C86 12 86 24 84 35 C86 41 87 47 86 52 C90 58 94 65 99 71 C94 72 90 72 86 71 C88 77 90 82 92 88 "
        "C86 87 81 85 77 82 C74 88 70 92 66 95 C56 99 44 99 34 95 C30 92 26 88 23 82 C19 85 14 87 8 88 "
        "C10 82 12 77 14 71 C10 72 6 72 1 71 C6 65 10 58 14 52 C13 47 14 41 16 35 C14 24 14 12 17 0 Z"
    ),
    Stroke("M22 20 C27 23 31 26 34 30 C29 32 25 35 22 39 C21 32 21 26 22 20 Z", 0.0, "paper"),
    Stroke("M78 20 C73 23 69 26 66 30 C71 32 75 35 78 39 C79 32 79 26 78 20 Z", 0.0, "paper"),
    Stroke("M23 49 C30 43 39 46 44 57 C36 61 27 58 23 49 Z", 0.0, "paper"),
    Stroke("M77 49 C70 43 61 46 56 57 C64 61 73 58 77 49 Z", 0.0, "paper"),
    Stroke("M34 47 C37 50 37 55 34 58 C31 55 31 50 34 47 Z"),
    Stroke("M66 47 C69 50 69 55 66 58 C63 55 63 50 66 47 Z"),
    Stroke("M42 69 C47 67 53 67 58 69 C57 73 54 76 50 79 C46 76 43 73 42 69 Z", 0.0, "paper"),
    Stroke("M50 78 L50 84 C46 90 39 90 35 86", 2.4, "paper"),
    Stroke("M50 84 C54 90 61 90 65 86", 2.4, "paper"),
    *(Stroke(path, 1.8, "paper") for path in ("M36 74 L20 71", "M36 79 L20 80", "M64 74 L80 71", "M64 79 L80 80")),
)
BAT: Final = (
    Stroke(
        "M50 31 C47 30 46 30 44 31 L39 16 L36 35 C30 25 18 17 2 16 C9 25 12 34 11 44 C10 50 8 55 5 60 "
        "C12 55 20 56 25 64 C29 58 35 59 39 68 C41 76 45 84 50 92 C55 84 59 76 61 68 C65 59 71 58 75 64 "
        "C80 56 88 55 95 60 C92 55 90 50 89 44 C88 34 91 25 98 16 C82 17 70 25 64 35 L61 16 L56 31 "
        "C54 30 53 30 50 31 Z"
    ),
    Stroke(circle(45, 43, 3.2), 0.0, "paper"),
    Stroke(circle(55, 43, 3.2), 0.0, "paper"),
    Stroke("M46 52 L48.5 58 L50 53 L51.5 58 L54 52", 1.8, "paper"),
    Stroke("M34 40 C26 38 18 36 13 38", 1.8, "paper"),
    Stroke("M34 43 C30 48 27 54 26 61", 1.8, "paper"),
    Stroke("M66 40 C74 38 82 36 87 38", 1.8, "paper"),
    Stroke("M66 43 C70 48 73 54 74 61", 1.8, "paper"),
)
ANIMALS: Final = {"W": WOLF, "O": OWL, "L": LYNX, "B": BAT}
"""The shapes of each suit, by its name in a record."""
STAR: Final = (Stroke(star()),)
FULL_MOON: Final = (
    Stroke(circle(50, 50, 44)),
    Stroke(circle(36, 34, 9), 0.0, "paper"),
    Stroke(circle(64, 56, 12), 0.0, "paper"),
    Stroke(circle(36, 66, 6), 0.0, "paper"),
    Stroke(circle(66, 27, 4.5), 0.0, "paper"),
)
CRESCENT: Final = (
    Stroke("M62 5 C34 4 9 24 9 51 C9 78 34 97 62 94 C70 93 77 90 82 86 C56 84 40 70 40 50 C40 30 54 14 62 5 Z"),
    Stroke("M72 26 L76 37 L87 41 L76 45 L72 56 L68 45 L57 41 L68 37 Z"),
)
ICONS: Final = {
    "wolf": WOLF,
    "owl": OWL,
    "lynx": LYNX,
    "bat": BAT,
    "star": STAR,
    "full-moon": FULL_MOON,
    "crescent": CRESCENT,
}
"""What the screens show of them, in white."""
