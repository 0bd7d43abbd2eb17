"""Token: a player's token, drawn on any canvas or as a widget."""

from typing import Any, Final

from kivy.graphics import Color, Line, Mesh, Rectangle

from companion.exports.polygon import polygon
from companion.games.bamboo_harvest.view import INK, SIGNS
from companion.ui.letter_textures import draw_sign
from companion.ui.widgets.seat_token import SeatToken

LETTER: Final = 0.56
"""The height of the letter, as a share of the token."""


def draw_token(seat: int, x: float, y: float, size: float, *, hollow: bool = False) -> None:
    """Draws a seat's token around (x, y), called inside `with canvas`; a hollow one is a disturbance token."""
    sign = SIGNS[seat]
    corners = [(x + size * across, y + size * up) for across, up in polygon(sign.corners, sign.turned)]
    flat = [part for corner in corners for part in corner]
    Color(*(INK if hollow else sign.colour))
    Mesh(
        vertices=[part for across, up in corners for part in (across, up, 0, 0)],
        indices=range(len(corners)),
        mode="triangle_fan",
    )
    Color(*(sign.colour if hollow else INK))
    Line(points=flat, close=True, width=max(1.0, size * (0.08 if hollow else 0.035)), joint="miter")
    write_letters(sign.letter, x, y - size * sign.letter_drop, size * LETTER)


def write_letters(text: str, x: float, y: float, high: float) -> tuple[float, float]:
    """Writes a few letters around (x, y) in the colour that was set last; returns how large they are."""
    texture: Any = draw_sign(text, max(1, round(high)))
    wide, tall = texture.size
    Rectangle(texture=texture, pos=(round(x - wide / 2), round(y - tall / 2)), size=(wide, tall))
    return float(wide), float(tall)


class Token(SeatToken):
    """A seat's token, a little smaller than its box."""

    def draw(self, seat: int, middle: tuple[float, float], room: float) -> None:
        draw_token(seat, *middle, room * 0.9)
