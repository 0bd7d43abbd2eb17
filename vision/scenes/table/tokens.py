"""Tokens: discs of one colour that lie on cards."""

from typing import Final

from vision.scenes.decks.faces import FaceImage
from vision.scenes.decks.sheets import ClutterItem, Ink, disc_of

TOKEN_COLOURS: Final[dict[str, Ink]] = {
    "red": (45, 45, 190),
    "blue": (170, 90, 30),
    "green": (60, 130, 40),
    "yellow": (50, 190, 225),
    "black": (40, 38, 38),
    "white": (232, 234, 236),
}
"""The colours of tokens, as BGR."""
TALL_MM: Final = 4.0


def token_of(colour: Ink, diameter_mm: float) -> ClutterItem:
    """Returns a token of one colour, as it is laid."""
    face = FaceImage(disc_of(diameter_mm, colour))
    return ClutterItem(face, (diameter_mm, diameter_mm), TALL_MM)
