"""VariantScreen: what the table agrees on before the first deal; last time's choices stand first."""

from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty, OptionProperty

from companion.ui.layouts import load
from companion.ui.screens.screen import Screen

load("screens/variant")

SWITCHES: Final = ("single_hand", "incomplete_information", "tournament", "silent")
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
        for name, value in host.agreed.items():
            if name in ("goal", "equal_scores", *SWITCHES):
                setattr(self, name, value)

    def toggle(self, name: str) -> None:
        """Turns a variant on or off."""
        setattr(self, name, not getattr(self, name))

    def aim(self, by: int) -> None:
        """Raises or lowers the goal: it can be any number (MY-9.1)."""
        self.goal = max(1, self.goal + by)

    def take(self) -> None:
        """Goes on to the seats with what is agreed."""
        agreed: dict[str, Any] = {name: True for name in SWITCHES if getattr(self, name)}
        agreed["goal"] = int(self.goal)
        agreed["equal_scores"] = self.equal_scores
        self.host.agreed = agreed
        self.host.go("seats")
