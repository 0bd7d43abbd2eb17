"""ClosingLine: says at the screen's lower edge how soon it closes, as nobody has touched it for long."""

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import load

load("kiosk/closing_line")


class ClosingLine(BoxLayout):
    """A touch on it says that somebody is there, and touches nothing of what it covers."""

    text = StringProperty("")

    def on_touch_down(self, touch: Any) -> bool:
        """Keeps a touch from what lies below it."""
        return bool(self.collide_point(*touch.pos))
