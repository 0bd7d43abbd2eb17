"""Faces: the colours and outlines of nuts and squirrels, so that none is told by its colour alone."""

from dataclasses import dataclass
from typing import Final, Literal

from companion.games.nice_one_squirrel.nuts import NutColour, NutType
from companion.games.nice_one_squirrel.squirrel_signs import COLOURS
from companion.ui.theme import Colour, parse_colour

NutOutline = Literal["round", "square", "hexagon", "diamond"]


@dataclass(frozen=True, slots=True)
class ColourPatch:
    """How a nut's colour is shown: the ground, the ink on it, and the ground's outline."""

    ground: Colour
    ink: Colour
    outline: NutOutline


CHIPS: Final = {
    NutColour.RED: ColourPatch(parse_colour("c23b30"), parse_colour("ffffff"), "round"),
    NutColour.BLUE: ColourPatch(parse_colour("2a68b8"), parse_colour("ffffff"), "square"),
    NutColour.GREEN: ColourPatch(parse_colour("2c7a3c"), parse_colour("ffffff"), "hexagon"),
    NutColour.YELLOW: ColourPatch(parse_colour("f0c22e"), parse_colour("3b2700"), "diamond"),
}
ICONS: Final = {
    NutType.ACORN: "acorn-cap",
    NutType.HAZELNUT: "hazelnut",
    NutType.WALNUT: "walnut",
    NutType.CHESTNUT: "chestnut",
}
SQUIRRELS: Final = tuple(parse_colour(colour.removeprefix("#")) for colour in COLOURS)
"""Each seat's colour."""
DARK: Final = parse_colour("20160a")
"""The ink on a squirrel's colour."""
WOOD: Final = parse_colour("4a3522")
HOLLOW: Final = parse_colour("2a1d12")
