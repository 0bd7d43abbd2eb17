"""Card pictures: what is drawn on each card of the play-test deck, and the colour by which it is known."""

from typing import Final

from companion.exports.curves import circle
from companion.exports.games.masters_of_maple_syrup.shapes import BUCKET, HUT, LEAF, SAPLING, SPOUT, TREE
from companion.exports.mark_shapes import Stroke

PINE: Final = (
    Stroke("M44 80 L56 80 L56 98 L44 98 Z"),
    Stroke("M50 2 L70 34 L60 34 L78 58 L66 58 L88 84 L12 84 L34 58 L22 58 L40 34 L30 34 Z"),
    Stroke("M50 20 L50 80", 2.6, "paper"),
)
ROUND_TREE: Final = (
    Stroke("M45 60 L55 60 L57 98 L43 98 Z"),
    Stroke(circle(50, 36, 33)),
    Stroke(circle(38, 28, 4), 0.0, "paper"),
    Stroke(circle(58, 22, 4), 0.0, "paper"),
    Stroke(circle(64, 42, 4), 0.0, "paper"),
    Stroke(circle(44, 50, 4), 0.0, "paper"),
)
TALL_TREE: Final = (
    Stroke("M45 70 L55 70 L56 98 L44 98 Z"),
    Stroke("M50 2 C70 12 78 34 74 56 C71 70 62 76 50 78 C38 76 29 70 26 56 C22 34 30 12 50 2 Z"),
    Stroke("M50 92 L50 24", 2.8, "paper"),
    Stroke("M50 56 L36 42", 2.4, "paper"),
    Stroke("M50 46 L63 33", 2.4, "paper"),
    Stroke("M50 66 L64 54", 2.4, "paper"),
)
KETTLE: Final = (
    Stroke("M8 40 L92 40 L84 70 C80 78 20 78 16 70 Z"),
    Stroke("M4 36 L96 36 L96 44 L4 44 Z"),
    Stroke("M30 98 C20 88 28 80 34 76 C34 84 42 84 42 92 C46 86 44 80 50 76 C54 84 62 86 58 98 Z"),
    *(Stroke(f"M{x} 30 C{x - 8} 22 {x + 8} 14 {x} 4", 5.0) for x in (30, 50, 70)),
)
SLED: Final = (
    Stroke("M4 62 L78 62 C92 62 98 52 94 42 C92 36 84 36 84 42", 6.0),
    Stroke("M14 84 L84 84 C96 84 100 74 94 66", 6.0),
    Stroke("M24 62 L24 84", 5.0),
    Stroke("M66 62 L66 84", 5.0),
    Stroke("M20 24 L64 24 L64 58 L20 58 Z"),
    Stroke("M20 36 L64 36", 3.0, "paper"),
    Stroke("M20 47 L64 47", 3.0, "paper"),
)
RACK: Final = (
    Stroke("M4 18 L96 18", 6.0),
    *(Stroke(f"M{x} 42 L{x + 24} 42 L{x + 20} 84 L{x + 4} 84 Z") for x in (6, 38, 70)),
    *(Stroke(f"M{x} 42 C{x} 18 {x + 24} 18 {x + 24} 42", 4.0) for x in (6, 38, 70)),
)
TUBING: Final = (
    Stroke("M2 20 C30 20 20 50 50 50 C80 50 70 80 98 80", 8.0),
    *(Stroke(f"M{x} {y} C{x + 7} {y + 12} {x + 11} {y + 18} {x} {y + 26} C{x - 11} {y + 18} {x - 7} {y + 12} {x} {y} Z")
      for x, y in ((22, 40), (52, 64), (78, 20))),
)  # fmt: skip
LOGS: Final = tuple(
    stroke
    for x, y in ((20, 80), (50, 80), (80, 80), (35, 54), (65, 54), (50, 28))
    for stroke in (
        Stroke(circle(x, y, 15)),
        Stroke(circle(x, y, 8), 2.4, "paper"),
        Stroke(circle(x, y, 2.6), 0.0, "paper"),
    )
)
TAFFY: Final = (
    Stroke("M46 52 L54 52 L54 98 L46 98 Z"),
    Stroke(circle(50, 32, 28)),
    Stroke("M50 32 C50 24 60 24 60 34 C60 46 40 46 40 30 C40 14 68 16 66 36", 4.0, "paper"),
)
TOOLS: Final = (
    Stroke("M18 8 L34 24 L28 30 L12 14 Z"),
    Stroke("M28 22 L84 86", 9.0),
    Stroke("M62 6 L92 30 L84 40 L74 32 L26 94 L14 84 L62 22 L54 16 Z"),
)
STALL: Final = (
    Stroke("M10 14 L90 14 L98 38 L2 38 Z"),
    *(Stroke(f"M{x} 38 C{x} 50 {x + 19} 50 {x + 19} 38 Z") for x in (3, 28, 53, 78)),
    Stroke("M12 46 L12 98", 5.0),
    Stroke("M88 46 L88 98", 5.0),
    Stroke("M8 68 L92 68 L92 80 L8 80 Z"),
    Stroke("M36 14 L32 38", 3.0, "paper"),
    Stroke("M64 14 L68 38", 3.0, "paper"),
)
PICTURES: Final = {
    "Red Maple": (LEAF, "#b3261e"),
    "Silver Maple": (TALL_TREE, "#5c6f7d"),
    "Sugar Maple": (TREE, "#c05a00"),
    "Box Elder": (ROUND_TREE, "#4f7a1f"),
    "Black Maple": (PINE, "#20332b"),
    "Sugar Shack": (HUT, "#8a3b12"),
    "Evaporator": (KETTLE, "#a3163e"),
    "Sap Sled": (SLED, "#1f5f8b"),
    "Bucket Rack": (RACK, "#37647a"),
    "Tubing": (TUBING, "#0f7b78"),
    "Woodpile": (LOGS, "#6b4a26"),
    "Taffy Stand": (TAFFY, "#9a3a7d"),
    "Tool Shed": (TOOLS, "#4a4f8a"),
    "Market Stall": (STALL, "#7a6a00"),
}
"""The drawing and the colour of each card of the play-test deck."""
OTHER: Final = (SAPLING, "#3f5a40")
"""Those of a card that is not in it."""
ACTIONS: Final = {"tap": SPOUT, "harvest": BUCKET, "develop": SAPLING}
