"""GroupBar: the bar above every screen of a group: its code, the clock, "?", the players, and *New group*."""

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.app.observable import Unsubscribe
from companion.ui.events import dispatches
from companion.ui.layouts import load

load("kiosk/bar")


@dispatches("on_ask", "on_turn_clock", "on_players", "on_new_group")
class GroupBar(BoxLayout):
    """Events: `on_ask`, `on_turn_clock`, `on_players`, `on_new_group`. `unlisten` is called as it goes."""

    code = StringProperty("")
    can_ask = BooleanProperty(False)
    clock = StringProperty("")
    advice = StringProperty("")
    """What the seat does for which the companion plays: it stands in the place of the code and the clock."""

    def __init__(self, **properties: Any) -> None:
        self.unlisten: list[Unsubscribe] = []
        super().__init__(**properties)

    def leave(self) -> None:
        """Listens no more."""
        for unsubscribe in self.unlisten:
            unsubscribe()
