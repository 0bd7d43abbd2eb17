"""Finger: one touch of the window, as a driver of a touch screen would tell of it."""

from typing import Any

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.input import MotionEvent


class Finger(MotionEvent):
    """Touches at (x, y), in pixels of the window. Kivy's own for tests would load all of pytest into a benchmark."""

    def __init__(self, x: float, y: float) -> None:
        super().__init__("finger", 1, _share(x, y), is_touch=True, type_id="touch")
        self.profile = ["pos"]

    def depack(self, args: Any) -> None:
        """Takes over where the finger is."""
        self.sx, self.sy = args
        super().depack(args)

    def touch_down(self) -> None:
        """Puts the finger down."""
        EventLoop.post_dispatch_input("begin", self)

    def touch_move(self, x: float, y: float) -> None:
        """Draws it over the glass."""
        self.move(_share(x, y))
        EventLoop.post_dispatch_input("update", self)

    def touch_up(self) -> None:
        """Lifts it."""
        EventLoop.post_dispatch_input("end", self)


def _share(x: float, y: float) -> tuple[float, float]:
    return x / (Window.width - 1.0), y / (Window.height - 1.0)
