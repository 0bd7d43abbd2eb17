"""ForestCell: one place of the forest to touch: its card or the token built on it, and what can be done there."""

from typing import Any, Final

from kivy.graphics import Color, Line, RoundedRectangle
from kivy.properties import ObjectProperty

from companion.ui.games.bamboo_harvest.draft import CellFrame, ForestCellView
from companion.ui.games.bamboo_harvest.widgets.token import draw_token, write_letters
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
