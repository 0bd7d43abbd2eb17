"""PeopleScreen: who won how many games, with whom, and by how much, this evening or ever."""

from typing import Any, Final

from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout

from companion.app.controllers import Controllers
from companion.exports.statistics import StatisticsTable
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.flow_text import FlowText

load("screens/people")

NAME_SHARE: Final = 1.6
"""How much wider the column of names is than another one."""


class PeopleScreen(Screen):
    """A table for all games, one for each game, and one for partners."""

    kept = ("of_evening",)
    of_evening = BooleanProperty(False)

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.choose(of_evening=False)

    def choose(self, *, of_evening: bool) -> None:
        """Shows the last evening, or all."""
        self.of_evening = of_evening
        self.controllers.games.show_statistics(self._fill, SAY("code"), of_evening=of_evening)

    def redraw(self) -> None:
        self.choose(of_evening=self.of_evening)

    def _fill(self, tables: tuple[StatisticsTable, ...]) -> None:
        rows = self.ids.rows
        rows.clear_widgets()
        for table in tables:
            rows.add_widget(FlowText(text=table.title, bold=True, high_mm=5, color=THEME.colour("acting")))
            rows.add_widget(_row(table.columns, SharedFontSize(), high_mm=3.4, colour="soft_ink"))
            words = SharedFontSize()
            for line in table.rows:
                rows.add_widget(_row(line, words, high_mm=4.6, colour="ink"))
            for note in table.notes:
                rows.add_widget(FlowText(text=note, high_mm=3.6, color=THEME.colour("soft_ink")))
        if not tables:
            rows.add_widget(FlowText(text=SAY("people.count", games=0), high_mm=5))


def _row(cells: tuple[str, ...], words: SharedFontSize, high_mm: float, colour: str) -> BoxLayout:
    row = BoxLayout(size_hint_y=None, height=THEME.room(high_mm * 1.9, 1.6), spacing=THEME.mm(2))
    for index, cell in enumerate(cells):
        row.add_widget(
            FitLabel(
                text=cell,
                high_mm=high_mm,
                halign="center" if index else "left",
                color=THEME.colour(colour),
                shared_font_size=words,
                size_hint_x=1 if index else NAME_SHARE,
            )
        )
    return row
