"""GamesScreen: all games of the journal: go on with a parked one, or look at an old one."""

from typing import Any, Final

from companion.ui.layouts import load
from companion.ui.names import describe
from companion.ui.saying import SAY
from companion.ui.screens.screen import Screen
from companion.ui.theme import THEME
from companion.ui.widgets.plank import Plank

load("screens/games")

MOST: Final = 40


class GamesScreen(Screen):
    """The last begun first."""

    def __init__(self, host: Any, **properties: Any) -> None:
        super().__init__(host, **properties)
        host.games(self._list, MOST)

    def _list(self, games: Any) -> None:
        rows = self.ids.rows
        rows.clear_widgets()
        for standing in games:
            plank = Plank(text=describe(standing), high_mm=3.8, size_hint_y=None, height=THEME.mm(14))
            plank.bind(on_release=lambda _, number=standing.number: self.host.resume(number))
            rows.add_widget(plank)
        self.ids.none.text = "" if games else SAY("ui.games.none")
