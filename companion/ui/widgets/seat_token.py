"""SeatToken: a seat's piece, drawn as large as its box allows; a game says how."""

from typing import Any

from kivy.properties import NumericProperty
from kivy.uix.widget import Widget


class SeatToken(Widget):
    """Drawn again whenever its box or its seat changes."""

    seat = NumericProperty(0)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("pos", "size", "seat"):
            self.fbind(name, self._draw)

    def draw(self, seat: int, middle: tuple[float, float], room: float) -> None:
        """Draws the piece of `seat` around `middle`, in a square of `room`, all in pixels; a game's token says how."""
        raise NotImplementedError

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        with self.canvas:
            self.draw(int(self.seat), (self.x + self.width / 2, self.y + self.height / 2), min(self.width, self.height))
