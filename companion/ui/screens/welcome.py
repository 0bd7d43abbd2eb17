"""WelcomeScreen: what a visitor sees first, and where every game ends: begin, go on, look up."""

from typing import Any, Final

from companion.ui.layouts import load
from companion.ui.saying import SAY
from companion.ui.screens.screen import Screen
from companion.ui.theme import THEME
from companion.ui.widgets.plank import Plank

load("screens/welcome")

LOOKED_AT: Final = 5
"""So many of the last games are looked at for one to go on with."""


class WelcomeScreen(Screen):
    """Large and calm; one touch leads to the table, also to the one that was put aside last."""

    def __init__(self, host: Any, **properties: Any) -> None:
        super().__init__(host, **properties)
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        host.games(self._offer, LOOKED_AT)

    def _offer(self, games: Any) -> None:
        """Offers to go on with the last game that is not over."""
        found = next((game for game in games if not game.over), None)
        if found is None:
            return
        scores = found.game.summary(found.state)["scores"]
        stands = {"squirrels": scores["squirrels"], "oaks": scores["oaks"], "number": hand_of(found.state)}
        plank = Plank(text=SAY("ui.welcome.go-on", **stands), bold=True, high_mm=4.2, size_hint_y=1.3)
        plank.bind(on_release=lambda _: self.host.resume(found.number))
        self.ids.ways.add_widget(plank, index=len(self.ids.ways.children) - 1)


def hand_of(state: Any) -> int:
    """Returns the number of the hand that a game has come to."""
    return int(state.hand.deal.number if state.hand else len(state.hands))
