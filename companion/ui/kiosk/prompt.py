"""Prompt: a question that lies over the screen: does the group leave, is it still there, go on or talk now."""

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui.events import dispatches
from companion.ui.layouts import load

load("kiosk/prompt")


@dispatches("on_accept", "on_decline", "on_other")
class Prompt(FloatLayout):
    """Events: `on_accept`, `on_decline`, and `on_other` for a third answer.

    Without answers any touch is one. Touches beside it do nothing.
    """

    text = StringProperty("")
    yes = StringProperty("")
    no = StringProperty("")
    other = StringProperty("")

    def on_touch_down(self, touch: Any) -> bool:
        """Keeps every touch to itself."""
        super().on_touch_down(touch)
        return True
