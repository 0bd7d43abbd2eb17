"""Bar: what stands at the top of every screen of a running game: where it is, the scores, and the ways out."""

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import load

load("games/mast_year/widgets/bar")


class Score(BoxLayout):
    """One team's points, beside its icon."""

    icon = StringProperty("")
    points = StringProperty("")
    team = StringProperty("squirrels")


class Bar(BoxLayout):
    """Events: `on_menu`, `on_history`, `on_take_back`."""

    where = StringProperty("")
    squirrels = StringProperty("")
    oaks = StringProperty("")
    can_take_back = BooleanProperty(False)

    def __init__(self, **properties: Any) -> None:
        for event in ("on_menu", "on_history", "on_take_back"):
            self.register_event_type(event)
        super().__init__(**properties)

    def on_menu(self) -> None:
        """The menu was asked for."""

    def on_history(self) -> None:
        """The history was asked for."""

    def on_take_back(self) -> None:
        """The last entry is to be taken back."""
