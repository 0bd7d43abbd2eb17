"""Faces: the colours and outlines of nuts and squirrels, so that none is told by its colour alone."""

from dataclasses import dataclass
from typing import Final, Literal

from companion.games.nice_one_squirrel.nuts import NutColour, NutType
from companion.games.nice_one_squirrel.squirrel_signs import COLOURS
from companion.ui.theme import Colour

NutOutline = Literal["round", "square", "hexagon", "diamond"]


def _hex(text: str) -> Colour:
    red, green, blue = (int(text[place : place + 2], 16) / 255 for place in (0, 2, 4))
    return (red, green, blue, 1.0)


@dataclass(frozen=True, slots=True)
class ColourPatch:
    """How a nut's colour is shown: the ground, the ink on it, and the ground's outline."""

    ground: Colour
    ink: Colour
    outline: NutOutline


CHIPS: Final = {
    NutColour.RED: ColourPatch(_hex("c23b30"), _hex("ffffff"), "round"),
    NutColour.BLUE: ColourPatch(_hex("2a68b8"), _hex("ffffff"), "square"),
    NutColour.GREEN: ColourPatch(_hex("2c7a3c"), _hex("ffffff"), "hexagon"),
    NutColour.YELLOW: ColourPatch(_hex("f0c22e"), _hex("3b2700"), "diamond"),
}
ICONS: Final = {
    NutType.ACORN: "acorn-cap",
    NutType.HAZELNUT: "hazelnut",
    NutType.WALNUT: "walnut",
    NutType.CHESTNUT: "chestnut",
}
SQUIRRELS: Final = tuple(_hex(colour.removeprefix("#")) for colour in COLOURS)
"""Each seat's colour."""
DARK: Final = _hex("20160a")
"""The ink on a squirrel's colour."""
WOOD: Final = _hex("4a3522")
HOLLOW: Final = _hex("2a1d12")
