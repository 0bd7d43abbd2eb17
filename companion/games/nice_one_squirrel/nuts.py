"""The nuts: sixteen faces, each of them twice (NS-1.2)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

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
