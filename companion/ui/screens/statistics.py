"""StatisticsScreen: how the points came about, as a picture and in words; a tournament's games one after the other."""

from typing import Any, Final

from kivy.properties import NumericProperty, StringProperty

from companion.app.controllers import Controllers
from companion.exports.chart import Chart
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.layouts import load
from companion.ui.player_names import names_of
from companion.ui.presenter import presenter_of
from companion.ui.reflow import PICTURE_MM, arrange
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.flow_text import FlowText

load("screens/statistics")

NARROW_MM: Final = 96.0
"""The height of the picture if the names of the sides are stacked above it."""


class StatisticsScreen(Screen):
    """Shows the points of the game on the table, as far as its parts are over."""

    kept = ("part",)
    part = NumericProperty(-1)
    """Which game of a tournament is shown, from 0; -1 is the last."""
    title = StringProperty("")
    heading = StringProperty("")
    """The heading above the words."""
    said = StringProperty("")

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        arrange(self.ids.body, NARROW_MM if THEME.narrow else PICTURE_MM)
        self.show(controllers.table.snapshot)

    def show(self, snapshot: GameSnapshot | None) -> None:
        charts = presenter_of(snapshot.game.name).charts(snapshot, names_of(snapshot)) if snapshot else ()
        self.ids.other.disabled = len(charts) < 2
        self.ids.other.opacity = 1 if len(charts) > 1 else 0
        self.ids.turns.clear_widgets()
        self.said = "" if charts else SAY("statistics.none")
        self.ids.chart.chart = None
        if charts:
            self.part = self.part % len(charts)
            self._fill(charts[int(self.part)])
            self.ids.other.text = f"{charts[int(self.part + 1) % len(charts)].title}  →"

    def show_other_game(self) -> None:
        """Shows the other game of a tournament."""
        self.part += 1
        self.show(self.controllers.table.snapshot)

    def draw(self, chart: Chart) -> None:
        """Draws a chart."""
        self.ids.chart.chart = chart

    def _fill(self, chart: Chart) -> None:
        self.title = "  ·  ".join(filter(None, (SAY("statistics.title"), chart.title)))
        self.heading = "" if chart.has_bars else SAY("statistics.turns")
        self.draw(chart)
        for text in chart.turns or (SAY("statistics.plain"),):
            self.ids.turns.add_widget(FlowText(text=text, high_mm=3.6))
