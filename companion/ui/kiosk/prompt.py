"""Prompt: a question that lies over the screen: does the group leave, is it still there, go on or talk now."""

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui.layouts import load

load("kiosk/prompt")


class Prompt(FloatLayout):
    """Events: `on_accept`, `on_decline`. Without answers any touch is one. Touches beside it do nothing."""

    text = StringProperty("")
    yes = StringProperty("")
    no = StringProperty("")

    def __init__(self, **properties: Any) -> None:
        for event in ("on_accept", "on_decline"):
            self.register_event_type(event)
        super().__init__(**properties)

    def on_touch_down(self, touch: Any) -> bool:
        """Keeps every touch to itself."""
        super().on_touch_down(touch)
        return True

    def on_accept(self) -> None:
        """The first answer was touched."""

    def on_decline(self) -> None:
        """The second answer was touched."""
