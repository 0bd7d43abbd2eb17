"""BambooHarvestOverScreen: who has won, and the forest at the end, the winning path drawn on it."""

from typing import Final

from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.games.bamboo_harvest.state import State
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.games.bamboo_harvest.forest_cells import forest_cells
from companion.ui.games.bamboo_harvest.widgets.forest import Forest
from companion.ui.reflow import PICTURE_MM
from companion.ui.screens.over import OverScreen
from companion.ui.theme import THEME

HEAD_MM: Final = {True: 24.0, False: 44.0}
"""The height of the head, which tells the path, on a wide and on a high screen."""
SHARE: Final = {True: 0.95, False: 1.6}
"""The forest's share of the space."""
SUMS_SHARE: Final = 1.5
"""The share of the players' stocks, beside the forest."""


class BambooHarvestOverScreen(OverScreen):
    """The winning path is drawn on the forest, which also shows the token on each card."""

    def __init__(self, controllers: Controllers) -> None:
        self._forest = Forest(size_hint=(SHARE[True], 1) if THEME.wide else (1, SHARE[False]))
        super().__init__(controllers)
        body: Widget = self.ids.body
        if THEME.large:  # everything is scrolled, the head first
            self._forest.size_hint_min_y = THEME.mm(PICTURE_MM)
            body.add_widget(self._forest, index=len(body.children) - 1)
            return
        self.ids.head.height = THEME.mm(HEAD_MM[THEME.wide])
        if THEME.wide:
            self.ids.sums.size_hint_x = SUMS_SHARE
            self.ids.views.cols = 2
        body.add_widget(self._forest, index=len(body.children))

    def show(self, snapshot: GameSnapshot | None) -> None:
        super().show(snapshot)
        if snapshot is not None:
            self._forest.show(forest_cells(snapshot.state_as(State)), path=snapshot.state_as(State).path)
