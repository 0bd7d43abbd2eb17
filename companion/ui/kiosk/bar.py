"""GroupBar: the bar above every screen of a group: its code, the clock, "?", the players, and *New group*."""

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.app.observable import Unsubscribe
from companion.ui.layouts import load

load("kiosk/bar")


class GroupBar(BoxLayout):
    """Events: `on_ask`, `on_turn_clock`, `on_players`, `on_new_group`. `unlisten` is called as it goes."""

    code = StringProperty("")
    can_ask = BooleanProperty(False)
    clock = StringProperty("")

    def __init__(self, **properties: Any) -> None:
        for event in ("on_ask", "on_turn_clock", "on_players", "on_new_group"):
            self.register_event_type(event)
        self.unlisten: list[Unsubscribe] = []
        super().__init__(**properties)

    def on_ask(self) -> None:
        """The rules were asked for."""

    def on_turn_clock(self) -> None:
        """The clock is to be hidden, or shown."""

    def on_players(self) -> None:
        """Somebody leaves or joins."""

    def on_new_group(self) -> None:
        """The group wants to leave."""

    def leave(self) -> None:
        """Listens no more."""
        for unsubscribe in self.unlisten:
            unsubscribe()
