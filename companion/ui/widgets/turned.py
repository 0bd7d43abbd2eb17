"""Turned: turns its content towards one edge of the table, and every touch with it."""

from math import radians
from typing import Any, Final

from kivy.graphics.transformation import Matrix
from kivy.properties import NumericProperty
from kivy.uix.scatterlayout import ScatterLayout
from kivy.uix.widget import Widget

TURNS: Final = (0, -90, 180, 90)
"""Degrees, by the edge that somebody sits at: 0 at the bottom, then clockwise as the table plays."""


class Turned(ScatterLayout):
    """A box whose content is turned towards the edge `seat`; `fill` says which box, as it looks on the screen."""

    seat = NumericProperty(0)

    def __init__(self, **properties: Any) -> None:
        super().__init__(do_rotation=False, do_scale=False, do_translation=False, size_hint=(None, None), **properties)
        self._filled: tuple[float, float, float, float, int] | None = None

    def fill(self, x: float, y: float, width: float, height: float) -> None:
        """Fills a box of the screen; in two steps, as each change of a scatter works out all its sides anew."""
        turn = TURNS[int(self.seat)]
        if self._filled == (x, y, width, height, turn):
            return
        self._filled = (x, y, width, height, turn)
        wide, high = (height, width) if turn in (90, -90) else (width, height)
        turned = Matrix().rotate(radians(turn), 0, 0, 1).multiply(Matrix().translate(-wide / 2, -high / 2, 0))
        self.size = (wide, high)
        self.transform = Matrix().translate(x + width / 2, y + height / 2, 0).multiply(turned)


class TurnedBox(Widget):
    """A box in any layout, whose content faces the edge `seat` of the table."""

    seat = NumericProperty(0)

    def __init__(self, **properties: Any) -> None:
        self._turned = Turned()
        super().__init__(**properties)
        self.add_widget(self._turned)
        for name in ("pos", "size", "seat"):
            self.fbind(name, self._fill)
        self._fill()

    def show(self, content: Widget) -> None:
        """Takes in what is shown, in the place of what was."""
        if content.parent is None or content not in self._turned.content.children:
            self._turned.content.clear_widgets()
            self._turned.add_widget(content)

    def _fill(self, *_: object) -> None:
        self._turned.seat = self.seat
        self._turned.fill(self.x, self.y, self.width, self.height)
