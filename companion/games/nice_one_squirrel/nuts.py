"""The nuts: sixteen faces, each of them twice, and how their colours look (NS-1.2)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal

from companion.phrases import Phrase, phrase

COPIES: Final = 2


class NutColour(StrEnum):
    """A nut's colour; the value is its letter in a nut's name."""

    RED = "R"
    BLUE = "B"
    GREEN = "G"
    YELLOW = "Y"


class NutType(StrEnum):
    """A nut's type; the value is its letter in a nut's name."""

    ACORN = "A"
    HAZELNUT = "H"
    WALNUT = "W"
    CHESTNUT = "C"


@dataclass(frozen=True, slots=True)
class Nut:
    """One face, such as `BC`, a blue chestnut."""

    colour: NutColour
    kind: NutType

    @property
    def name(self) -> str:
        """The two letters of the colour and the type."""
        return self.colour.value + self.kind.value


NUTS: Final = tuple(Nut(colour, kind) for colour in NutColour for kind in NutType)
"""All sixteen faces."""
NUT_NAMES: Final = {nut.name: nut for nut in NUTS}
"""Each face by its name."""


def name_nut(nut: Nut) -> Phrase:
    """Returns a nut as it stands in a sentence."""
    return phrase(f"nut.{nut.name}")


NutOutline = Literal["round", "square", "hexagon", "diamond"]


@dataclass(frozen=True, slots=True)
class NutInks:
    """The outline of a nut's sign, its ground and ink on screens, and the dark, full, soft and pale inks in print."""

    outline: NutOutline
    ground: str
    ink: str
    dark: str
    full: str
    soft: str
    pale: str


NUT_COLOURS: Final = {
    NutColour.RED: NutInks("round", "#c23b30", "#ffffff", "#7d1d1b", "#c23b30", "#dd8f81", "#f4d8cd"),
    NutColour.BLUE: NutInks("square", "#2a68b8", "#ffffff", "#173f73", "#2f74c0", "#8fb5dd", "#d5e4f2"),
    NutColour.GREEN: NutInks("hexagon", "#2c7a3c", "#ffffff", "#1e5229", "#3d9150", "#93c197", "#d9ead2"),
    NutColour.YELLOW: NutInks("diamond", "#f0c22e", "#3b2700", "#7a4e06", "#eab52c", "#efd27f", "#f8eaba"),
}
