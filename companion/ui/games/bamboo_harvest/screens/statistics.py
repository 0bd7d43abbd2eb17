"""BambooHarvestStatisticsScreen: the charts that every game has, and the forest at the end with its path."""

from typing import Any

from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.exports.chart import Chart
from companion.ui.games.bamboo_harvest.statistics import ForestChart
from companion.ui.games.bamboo_harvest.widgets.forest import Forest
from companion.ui.screens.statistics import StatisticsScreen


class BambooHarvestStatisticsScreen(StatisticsScreen):
    """The forest stands where the other charts do; none of its cards can be touched."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        self._forest = Forest(disabled=True)
        self._plot: Widget | None = None
        super().__init__(controllers, **properties)

    def draw(self, chart: Chart) -> None:
        """Draws a chart, or the forest."""
        if self._plot is None:
            self._plot = self.ids.chart.__self__  # else Kivy would free it while the forest is shown
        if isinstance(chart, ForestChart):
            self.heading = ""
            self._forest.show(chart.cells, path=chart.path)
            _put(self._forest, self._plot)
        else:
            super().draw(chart)
            _put(self._plot, self._forest)


def _put(shown: Widget, hidden: Widget) -> None:
    """Replaces `hidden` by `shown`, if it is on the screen."""
    if box := hidden.parent:
        place = box.children.index(hidden)
        shown.size_hint, shown.size_hint_min_y = hidden.size_hint, hidden.size_hint_min_y
        box.remove_widget(hidden)
        box.add_widget(shown, index=place)
