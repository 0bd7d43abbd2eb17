"""Shapes of Masters of Maple Syrup as curves, drawn for the companion: leaf, trees, huts, and what the actions do."""

from typing import Final

from companion.exports.curves import circle
from companion.exports.mark_shapes import Stroke

LEAF: Final = (
    Stroke(
        "M50 3 L58 21 L69 16 L66 40 L79 28 L82 37 L97 34 L91 50 L98 56 L75 70 L78 78 L54 74 L54 97 L46 97 L46 74 "
        "L22 78 L25 70 L2 56 L9 50 L3 34 L18 37 L21 28 L34 40 L31 16 L42 21 Z"
    ),
    Stroke("M50 22 L50 74", 2.4, "paper"),
    Stroke("M50 66 L24 44", 2.0, "paper"),
    Stroke("M50 66 L76 44", 2.0, "paper"),
    Stroke("M50 70 L26 66", 2.0, "paper"),
    Stroke("M50 70 L74 66", 2.0, "paper"),
)
TREE: Final = (
    Stroke("M45 58 L55 58 L57 96 L43 96 Z"),
    Stroke(
        "M50 4 C62 4 70 12 71 22 C82 24 88 33 86 43 C92 52 88 65 76 68 C68 76 58 74 50 70 C42 74 32 76 24 68 "
        "C12 65 8 52 14 43 C12 33 18 24 29 22 C30 12 38 4 50 4 Z"
    ),
    Stroke("M50 90 L50 44", 3.0, "paper"),
    Stroke("M50 62 L36 48", 2.6, "paper"),
    Stroke("M50 54 L63 42", 2.6, "paper"),
)
HUT: Final = (
    Stroke("M50 16 L96 48 L90 56 L84 52 L84 94 L16 94 L16 52 L10 56 L4 48 Z"),
    Stroke("M66 6 L78 6 L78 30 L66 22 Z"),
    Stroke("M42 94 L42 66 L58 66 L58 94 Z", 0.0, "paper"),
    Stroke("M24 60 L36 60 L36 72 L24 72 Z", 0.0, "paper"),
    Stroke("M64 60 L76 60 L76 72 L64 72 Z", 0.0, "paper"),
)
SPOUT: Final = (
    Stroke(
        "M4 22 L30 22 L30 28 L74 28 C86 28 92 36 92 48 L92 54 L78 54 L78 50 C78 45 75 42 70 42 L30 42 L30 48 L4 48 Z"
    ),
    Stroke("M85 60 C91 70 97 78 97 85 C97 92 92 97 85 97 C78 97 73 92 73 85 C73 78 79 70 85 60 Z"),
    Stroke("M40 6 L60 6 L60 14 L40 14 Z"),
    Stroke("M47 14 L53 14 L53 28 L47 28 Z"),
)
BUCKET: Final = (
    Stroke("M14 34 L86 34 L77 96 L23 96 Z"),
    Stroke("M16 34 C16 -4 84 -4 84 34", 6.0),
    Stroke("M10 30 L90 30 L90 42 L10 42 Z"),
    Stroke("M50 50 C56 60 62 67 62 75 C62 82 57 87 50 87 C43 87 38 82 38 75 C38 67 44 60 50 50 Z", 0.0, "paper"),
)
SAPLING: Final = (
    Stroke("M8 84 C30 76 70 76 92 84 L92 96 L8 96 Z"),
    Stroke("M50 84 L50 36", 7.0),
    Stroke("M50 50 C36 50 22 42 16 22 C36 20 50 30 50 50 Z"),
    Stroke("M50 40 C52 20 68 8 88 10 C88 30 72 42 50 40 Z"),
)
CHOICE: Final = (
    Stroke(circle(22, 30, 18)),
    Stroke(circle(78, 30, 18)),
    Stroke(circle(50, 76, 18)),
    Stroke("M42 76 L48 82 L59 70", 5.0, "paper"),
)
HAND: Final = (
    Stroke(
        "M42 4 C47 0 54 0 58 5 L59 44 C66 42 71 43 74 48 C80 46 86 48 88 54 C93 54 96 58 96 64 L94 80 "
        "C92 92 84 98 72 98 L52 98 C44 98 38 94 33 86 L16 62 C13 56 20 50 27 54 L41 66 Z"
    ),
    Stroke("M59 46 L59 62", 2.2, "paper"),
    Stroke("M74 50 L73 64", 2.2, "paper"),
    Stroke("M88 56 L87 68", 2.2, "paper"),
)
ICONS: Final = {
    "leaf": LEAF,
    "tree": TREE,
    "utility": HUT,
    "tap": SPOUT,
    "harvest": BUCKET,
    "develop": SAPLING,
    "choose": CHOICE,
    "hand": HAND,
}
"""What the screens show of them, in white."""
