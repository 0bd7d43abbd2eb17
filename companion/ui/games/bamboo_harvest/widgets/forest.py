"""Forest: the 49 cards as they lie, each a target, with what is harvested and a path drawn over them."""

from itertools import pairwise
from typing import Any, Final

from kivy.graphics import Color, Line
from kivy.uix.floatlayout import FloatLayout

from companion.games.bamboo_harvest.forest import EDGE, PLACES
from companion.ui.events import dispatches
from companion.ui.games.bamboo_harvest.draft import ForestCellView
from companion.ui.games.bamboo_harvest.widgets.forest_cell import ForestCell
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME

load("games/bamboo_harvest/widgets/forest")

REACH: Final = (0.36, 0.62)
"""Where the line from a token to a card that it harvests begins and ends, as shares of their distance."""


@dispatches("on_pick", "on_place")
class Forest(FloatLayout):
    """As large a square as its box allows.

    Events: `on_pick` with what the touched cell means; if that is nothing, `on_place` with its place.
    """

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        signs = SharedFontSize()
        self._cells = [self._cell(place, signs) for place in PLACES]
        self._links: tuple[tuple[int, int], ...] = ()
        self._path: tuple[int, ...] = ()
        self.bind(pos=self._lay_out, size=self._lay_out)

    def show(
        self, cells: tuple[ForestCellView, ...], links: tuple[tuple[int, int], ...] = (), path: tuple[int, ...] = ()
    ) -> None:
        """Takes over what lies there; `links` are pairs of a token and a card that it harvests."""
        for widget, cell in zip(self._cells, cells, strict=True):
            if widget.cell != cell:
                widget.cell = cell
        if (links, path) != (self._links, self._path):
            self._links, self._path = links, path
            self._draw()

    @property
    def side(self) -> float:
        """The width of a cell, in pixels."""
        return min(self.width, self.height) / EDGE

    def _cell(self, place: int, signs: SharedFontSize) -> ForestCell:
        made = ForestCell(size_hint=(None, None), bold=True, high_mm=7, shared_font_size=signs)
        made.bind(on_press=lambda touched: self.dispatch("on_pick", touched.cell.meaning))
        made.bind(on_refuse=lambda _: self.dispatch("on_place", place))
        self.add_widget(made)
        return made

    def _lay_out(self, *_: object) -> None:
        side = self.side
        left = self.x + (self.width - side * EDGE) / 2  # while the size changes, `center` is still the old one
        top = self.y + (self.height + side * EDGE) / 2
        for place, cell in enumerate(self._cells):
            row, column = divmod(place, EDGE)
            cell.size, cell.pos = (side, side), (left + column * side, top - (row + 1) * side)
        self._draw()

    def _draw(self) -> None:
        """Draws the harvest and the path over the cells."""
        self.canvas.after.clear()
        middles = [(cell.x + cell.width / 2, cell.y + cell.height / 2) for cell in self._cells]
        with self.canvas.after:
            for token, card in self._links:
                points = [_between(middles[token], middles[card], share) for share in REACH]
                _stroke([part for point in points for part in point], self.side * 0.05)
            if self._path:
                for start, end in pairwise(self._path):
                    points = [_between(middles[start], middles[end], share) for share in (0.36, 0.64)]
                    _stroke([part for point in points for part in point], self.side * 0.06)


def _between(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _stroke(points: list[float], wide: float) -> None:
    Color(*THEME.colour("first_button_ink"))
    Line(points=points, width=wide + 1.5, cap="round")
    Color(*THEME.colour("acting"))
    Line(points=points, width=wide, cap="round")
