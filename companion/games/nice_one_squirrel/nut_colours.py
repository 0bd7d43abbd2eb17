"""How the colours of nuts look, on the screen and on the printed cards; each has an outline that no other has."""

from dataclasses import dataclass
from typing import Final, Literal

from companion.games.nice_one_squirrel.nuts import NutColour

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
