"""GroupBar: stands above every screen of a group: its code, "?" and *New group*."""

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import load

load("kiosk/bar")


class GroupBar(BoxLayout):
    """Events: `on_ask`, `on_new_group`."""

    code = StringProperty("")
    can_ask = BooleanProperty(False)

    def __init__(self, **properties: Any) -> None:
        for event in ("on_ask", "on_new_group"):
            self.register_event_type(event)
        super().__init__(**properties)

    def on_ask(self) -> None:
        """The rules were asked for."""

    def on_new_group(self) -> None:
        """The group wants to leave."""

    def leave(self) -> None:
        """Listens to nobody."""
