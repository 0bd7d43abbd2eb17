"""ReplayForest: the forest at one step of a replay, and beside it what every player had."""

from typing import Any, Final

from kivy.uix.gridlayout import GridLayout

from companion.engine.game import require_type
from companion.games.bamboo_harvest.state import State
from companion.ui.games.bamboo_harvest.forest_cells import forest_cells
from companion.ui.games.bamboo_harvest.widgets.forest import Forest
from companion.ui.games.bamboo_harvest.widgets.stock_plate import StockPlate, make_plates
from companion.ui.theme import THEME
from companion.ui.widgets.replay_table import ReplayTable

PLATE_MM: Final = 7.0
GAP_MM: Final = 0.6


class ReplayForest(ReplayTable):
    """Face-down deeds are only a number."""

    def __init__(self, game: str, **properties: Any) -> None:
        super().__init__(game, **properties)
        self._forest = Forest(disabled=True)
        self._plates: list[StockPlate] = []
        self.beside = self._stocks = GridLayout(cols=1, spacing=THEME.mm(GAP_MM), size_hint_y=None, height=0)
        self.add_widget(self._forest)

    def show(self, state: object, names: tuple[str, ...]) -> None:
        known = require_type(State, state)
        self._forest.show(forest_cells(known), path=known.path)
        self._build(len(names))
        for plate, name in zip(self._plates, names, strict=True):
            plate.show(known, name)

    def _build(self, count: int) -> None:
        if len(self._plates) == count:
            return
        self._plates = make_plates(count)
        self._stocks.clear_widgets()
        for plate in self._plates:
            self._stocks.add_widget(plate)
        self._stocks.height = count * THEME.mm(PLATE_MM + GAP_MM)
