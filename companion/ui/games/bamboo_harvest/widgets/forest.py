"""Forest: the 49 cards as they lie, each a target, with what is harvested and a path drawn over them."""

from itertools import pairwise
from typing import Any, Final

from kivy.graphics import Color, Line, RoundedRectangle
from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from companion.games.bamboo_harvest.deck import EDGE, PLACES
from companion.ui.events import dispatches
from companion.ui.games.bamboo_harvest.draft import CellFrame, ForestCellView
from companion.ui.games.bamboo_harvest.widgets.token import draw_token, write_letters
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.widgets.refusing_button import RefusingButton
from companion.ui.widgets.text_button import TextButton

BUILD_SIGN: Final = "⌂"
FRAMES: Final = {CellFrame.CHOSEN: 0.9, CellFrame.PATH: 0.9, CellFrame.PARTNER: 0.4}
"""How thick the frame of each mark is, in millimetres."""


class ForestCell(RefusingButton, TextButton):
    """`cell` is what lies there; nothing is drawn again while it stays the same."""

    cell = ObjectProperty(None, allownone=True)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("cell", "pos", "size", "state"):
            self.fbind(name, self._draw)

    def on_cell(self, _: object, cell: ForestCellView) -> None:
        """Takes over a card or a token."""
        self.text = cell.card.sign if cell.card and cell.owner is None else ""
        self.disabled = cell.meaning is None
        self._colour()

    def _colour(self, *_: object) -> None:
        cell: ForestCellView | None = self.cell
        if cell is None or (cell.card is None and cell.owner is None):
            self.ground = THEME.colour("gone")
            return
        name = "table_rim" if cell.owner is not None else "used" if cell.disturbed is not None else "card"
        self.ground = THEME.colour("acting" if self.state == "down" else name)
        if cell.card:
            self.color = self.disabled_color = THEME.card(cell.card)

    def _draw(self, *_: object) -> None:
        self.canvas.after.clear()
        cell: ForestCellView | None = self.cell
        if cell is None or self.width < 2:
            return
        side = self.height
        has_foot = cell.owner is None and (cell.says or cell.disturbed is not None or cell.mark is CellFrame.BUILD)
        self.padding = [side * 0.07, 0, side * 0.07, side * 0.34 if has_foot else 0]
        with self.canvas.after:
            if cell.owner is not None:
                draw_token(cell.owner, self.x + self.width / 2, self.y + side * 0.53, side * 0.68)
            if cell.disturbed is not None:
                draw_token(cell.disturbed, self.x + side * 0.27, self.y + side * 0.24, side * 0.34, hollow=True)
            if cell.faint:
                self._veil()
            if cell.mark in FRAMES:
                self._frame(FRAMES[cell.mark])
            if cell.mark is CellFrame.BUILD:
                self._pill(BUILD_SIGN, self.x + side * 0.08, side)
            if cell.says:
                self._pill(cell.says, None, side)

    def _veil(self) -> None:
        Color(*THEME.colour("table")[:3], 0.72)
        RoundedRectangle(pos=self.pos, size=self.size, radius=[THEME.mm(1.6)])

    def _frame(self, wide_mm: float) -> None:
        inset, wide = THEME.mm(0.7), THEME.mm(wide_mm)
        box = (self.x + inset, self.y + inset, self.width - 2 * inset, self.height - 2 * inset, THEME.mm(1.2))
        Color(*THEME.colour("first_button_ink"))
        Line(rounded_rectangle=box, width=wide / 2 + 1.5)
        Color(*THEME.colour("acting"))
        Line(rounded_rectangle=box, width=wide / 2)

    def _pill(self, text: str, left: float | None, side: float) -> None:
        """Writes a few signs on a dark ground at the foot of the cell, at `left` or at its right edge."""
        high, foot = side * 0.32, self.y + side * 0.07
        wide = max(high, side * 0.17 * len(text) + side * 0.14)
        x = self.right - wide - side * 0.07 if left is None else left
        Color(*THEME.colour("ground"))
        RoundedRectangle(pos=(x, foot), size=(wide, high), radius=[high * 0.3])
        Color(*THEME.colour("acting"))
        write_letters(text, x + wide / 2, foot + high / 2, side * 0.27)


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
