"""Turned: turns its content towards one edge of the table, and every touch with it."""

from collections.abc import Sequence
from math import radians
from typing import Any, Final

from kivy.graphics import MatrixInstruction
from kivy.graphics.transformation import Matrix
from kivy.input.motionevent import MotionEvent
from kivy.properties import NumericProperty
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget

from companion.ui.theme import THEME

TURNS: Final = (0, -90, 180, 90)
"""Degrees, by the edge that somebody sits at: 0 at the bottom, then clockwise as the table plays."""


class Turned(RelativeLayout):
    """A box whose content is turned towards the edge `seat`; `fill` says which box, as it looks on the screen.

    Nothing is turned on a display that stands upright: everybody sits in front of it.

    Its size is that of its content, before it is turned. Kivy's Scatter would do the same, but recomputes its sides a
    hundred times whenever it is filled.
    """

    seat = NumericProperty(0)

    def __init__(self, **properties: Any) -> None:
        self._turn, self._back = Matrix(), Matrix()
        super().__init__(size_hint=(None, None), **properties)
        self._filled: tuple[float, float, float, float, int] | None = None
        with self.canvas.before:
            self._turning = MatrixInstruction()

    def fill(self, x: float, y: float, width: float, height: float) -> None:
        """Fills a box of the screen."""
        turn = self._degrees
        if self._filled == (x, y, width, height, turn):
            return
        self._filled = (x, y, width, height, turn)
        wide, high = _turned((width, height), turn)
        turned = Matrix().rotate(radians(turn), 0, 0, 1).multiply(Matrix().translate(-wide / 2, -high / 2, 0))
        self._turn = Matrix().translate(width / 2, height / 2, 0).multiply(turned)
        self._back = self._turn.inverse()
        self._turning.matrix = self._turn
        self.pos, self.size = (x, y), (wide, high)

    @property
    def _degrees(self) -> int:
        return 0 if THEME.settings.stands else TURNS[int(self.seat)]

    def collide_point(self, x: float, y: float) -> bool:
        """Says whether a point of the screen lies in the box that is filled."""
        wide, high = _turned(self.size, self._degrees)
        return bool(self.x <= x <= self.x + wide and self.y <= y <= self.y + high)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Passes on touches within the box; content that extends beyond it cannot be touched there."""
        return self.collide_point(*touch.pos) and bool(super().on_touch_down(touch))

    def to_parent(self, x: float, y: float, **_: Any) -> tuple[float, float]:
        """Returns where a point of the content lies on the screen."""
        turned_x, turned_y, _z = self._turn.transform_point(x, y, 0)
        return self.x + turned_x, self.y + turned_y

    def to_local(self, x: float, y: float, **_: Any) -> tuple[float, float]:
        """Returns where a point of the screen lies in the content."""
        local_x, local_y, _z = self._back.transform_point(x - self.x, y - self.y, 0)
        return local_x, local_y

    def _apply_transform(self, matrix: Matrix, pos: tuple[float, float] | None = None) -> Matrix:
        """Applies the rotation, as Kivy requires of a widget with its own coordinates."""
        return super()._apply_transform(self._turn.multiply(matrix), pos)


def _turned(size: Sequence[float], turn: int) -> tuple[float, float]:
    """Returns the width and height of a box that is turned by so many degrees."""
    width, height = size
    return (height, width) if turn in (90, -90) else (width, height)


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
        if content not in self._turned.children:
            self._turned.clear_widgets()
            self._turned.add_widget(content)

    def _fill(self, *_: object) -> None:
        self._turned.seat = self.seat
        self._turned.fill(self.x, self.y, self.width, self.height)
