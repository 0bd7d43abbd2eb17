"""Faces: the colours and outlines of nuts and squirrels, so that none is told by its colour alone."""

from dataclasses import dataclass
from typing import Final

from companion.games.nice_one_squirrel.nuts import NUT_COLOURS, NutOutline, NutType
from companion.games.nice_one_squirrel.view import COLOURS
from companion.ui.theme import Colour, parse_colour


@dataclass(frozen=True, slots=True)
class ColourPatch:
    """How a nut's colour is shown: the ground, the ink on it, and the ground's outline."""

    ground: Colour
    ink: Colour
    outline: NutOutline


CHIPS: Final = {
    colour: ColourPatch(parse_colour(inks.ground), parse_colour(inks.ink), inks.outline)
    for colour, inks in NUT_COLOURS.items()
}
ICONS: Final = {
    NutType.ACORN: "acorn-cap",
    NutType.HAZELNUT: "hazelnut",
    NutType.WALNUT: "walnut",
    NutType.CHESTNUT: "chestnut",
}
SQUIRRELS: Final = tuple(parse_colour(colour) for colour in COLOURS)
"""Each seat's colour."""
DARK: Final = parse_colour("20160a")
"""The ink on a squirrel's colour."""
WOOD: Final = parse_colour("4a3522")
HOLLOW: Final = parse_colour("2a1d12")
