"""Drawing: nuts, squirrels and numbers on a canvas; called inside `with canvas`."""

from functools import lru_cache
from typing import Any, Final

from kivy.core.image import Image as CoreImage
from kivy.graphics import Color, Ellipse, Rectangle, RoundedRectangle

from companion.games.nice_one_squirrel.nuts import Nut, NutOutline
from companion.games.nice_one_squirrel.view import SIGNS
from companion.ui.games.nice_one_squirrel.faces import CHIPS, DARK, ICONS, SQUIRRELS
from companion.ui.layouts import icon
from companion.ui.letter_textures import draw_sign
from companion.ui.theme import Colour

CORNERS: Final[dict[NutOutline, int]] = {"hexagon": 6, "diamond": 4}
DRAWN: Final[dict[NutOutline, float]] = {"round": 1.0, "square": 0.9, "hexagon": 1.06, "diamond": 1.2}
"""The scale of each outline, so that all look equally large."""
IN_CHIP: Final = 0.68
"""The size of a nut, as a share of its chip."""


@lru_cache(maxsize=32)
def _texture(name: str) -> Any:
    return CoreImage(icon(name), mipmap=True).texture


def draw_icon(name: str, ink: Colour, middle: tuple[float, float], size: float) -> None:
    """Draws a picture around its middle."""
    Color(*ink)
    Rectangle(texture=_texture(name), pos=(middle[0] - size / 2, middle[1] - size / 2), size=(size, size))


def write_sign(text: str, ink: Colour, middle: tuple[float, float], high: float) -> None:
    """Writes a few letters around their middle."""
    picture = draw_sign(text, max(1, round(high)))
    Color(*ink)
    width, height = picture.size
    place = (round(middle[0] - width / 2), round(middle[1] - height / 2))
    Rectangle(texture=picture, pos=place, size=picture.size)


def draw_outline(outline: NutOutline, middle: tuple[float, float], size: float) -> None:
    """Draws a chip's ground around its middle."""
    size *= DRAWN[outline]
    pos = (middle[0] - size / 2, middle[1] - size / 2)
    if outline == "square":
        RoundedRectangle(pos=pos, size=(size, size), radius=[size * 0.14])
    else:
        Ellipse(pos=pos, size=(size, size), segments=CORNERS.get(outline, 48))


def draw_chip(nut: Nut, middle: tuple[float, float], size: float, strength: float = 1.0) -> None:
    """Draws a nut: its colour by a ground of its own outline, its type by a picture."""
    chip = CHIPS[nut.colour]
    Color(*chip.ground[:3], strength)
    draw_outline(chip.outline, middle, size)
    draw_icon(ICONS[nut.kind], (*chip.ink[:3], strength), middle, size * IN_CHIP)


def draw_squirrel(seat: int, middle: tuple[float, float], size: float) -> None:
    """Draws a seat's squirrel: a disc of its colour with its sign."""
    Color(*SQUIRRELS[seat])
    Ellipse(pos=(middle[0] - size / 2, middle[1] - size / 2), size=(size, size))
    draw_icon("squirrel", DARK, (middle[0] - size * 0.08, middle[1] - size * 0.04), size * 0.66)
    write_sign(SIGNS[seat], DARK, (middle[0] + size * 0.27, middle[1] + size * 0.25), size * 0.34)
