"""Turned: whatever is put into it faces one edge of the table, and is touched there all the same."""

from typing import Any, Final

from kivy.properties import NumericProperty
from kivy.uix.scatterlayout import ScatterLayout

TURNS: Final = (0, -90, 180, 90)
"""Degrees, by the edge that somebody sits at: 0 at the bottom, then clockwise as the table plays."""


class Turned(ScatterLayout):
    """A box whose content is turned towards the edge `seat`; `fill` says which box, as it looks on the screen."""

    seat = NumericProperty(0)

    def __init__(self, **properties: Any) -> None:
        super().__init__(do_rotation=False, do_scale=False, do_translation=False, size_hint=(None, None), **properties)

    def fill(self, x: float, y: float, width: float, height: float) -> None:
        """Fills a box of the screen."""
        turn = TURNS[int(self.seat)]
        self.rotation = 0
        self.size = (height, width) if turn in (90, -90) else (width, height)
        self.rotation = turn
        self.center = (x + width / 2, y + height / 2)
