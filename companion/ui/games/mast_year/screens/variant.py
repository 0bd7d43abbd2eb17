"""VariantScreen: what the table agrees on before the first deal; last time's choices stand first."""

from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty, OptionProperty

from companion.ui.layouts import load
from companion.ui.screens.screen import Screen

load("games/mast_year/screens/variant")

SWITCHES: Final = ("single_hand", "incomplete_information", "tournament", "silent")
OPTIONS: Final = ("goal", "equal_scores", *SWITCHES)
GOALS: Final = (7, 10, 20, 30)


class VariantScreen(Screen):
    """The options of the next game (MY-9)."""

    goal = NumericProperty(10)
    single_hand = BooleanProperty(False)
    incomplete_information = BooleanProperty(False)
    tournament = BooleanProperty(False)
    silent = BooleanProperty(False)
    equal_scores = OptionProperty("play-on", options=("play-on", "shared"))

    def __init__(self, host: Any, **properties: Any) -> None:
        super().__init__(host, **properties)
        for name in OPTIONS:
            setattr(self, name, host.table.agreed.get(name, getattr(self, name)))
            self.fbind(name, self._note)

    def toggle(self, name: str) -> None:
        """Turns a variant on or off."""
        setattr(self, name, not getattr(self, name))

    def aim(self, by: int) -> None:
        """Raises or lowers the goal: it can be any number (MY-9.1)."""
        self.goal = max(1, self.goal + by)

    def take(self) -> None:
        """Goes on to the seats with what is agreed."""
        self._note()
        self.host.navigation.go("seats")

    def _note(self, *_: object) -> None:
        """Notes what is agreed so far, beside who sits where."""
        agreed = {name: value for name, value in self.host.table.agreed.items() if name not in OPTIONS}
        agreed |= {name: True for name in SWITCHES if getattr(self, name)}
        self.host.table.agreed = agreed | {"goal": int(self.goal), "equal_scores": self.equal_scores}
