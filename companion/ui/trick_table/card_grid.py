"""CardGrid: the cards that can be entered now, a block of lines for each suit, one touch each."""

from typing import Any, Final

from kivy.graphics import Color, Rectangle, RoundedRectangle
from kivy.properties import ListProperty
from kivy.uix.floatlayout import FloatLayout

from companion.cards import Card
from companion.tricks.screen_table import COLUMNS, CardChoice
from companion.ui.card_print import print_of
from companion.ui.events import dispatches
from companion.ui.layouts import icon, load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.trick_table.card_cell import CardCell

load("trick_table/card_grid")

HIGHEST_MM: Final = 13
"""The most height of a cell in a line of COLUMNS; broader cells may be higher."""
BROAD: Final = 2
"""With large text, the width-to-height ratio from which the grid shows a suit's cards in one line."""

SUITS: Final = "suits"
"""The canvas group of the rows' suits."""


@dispatches("on_pick", "on_refuse")
class CardGrid(FloatLayout):
    """The cells of a deck; `on_pick` tells which card was touched, with its action, `on_refuse` one that has none."""

    led = ListProperty([0, 0, 0, 0])
    """The box of the led suit's lines, to be framed; without a lead it has no size."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._cells: dict[str, CardCell] = {}
        self._rows: tuple[tuple[CardChoice, ...], ...] = ()
        self._led: str | None = None
        self._columns = COLUMNS
        self._signs, self._words = SharedFontSize(), SharedFontSize()
        self.bind(pos=self._lay_out, size=self._lay_out)

    def show(self, rows: tuple[tuple[CardChoice, ...], ...], led: str | None = None, columns: int = COLUMNS) -> None:
        """Takes over the rows of suits; the one that was led gets a frame."""
        shape = [[cell.card for cell in row] for row in self._rows]
        self._rows, self._led, self._columns = rows, led, columns
        for row in rows:
            for cell in row:
                widget = self._cell(cell)
                if widget.cell != cell:
                    widget.show(cell)
        wanted = {cell.card.name for row in rows for cell in row}
        for name in [name for name in self._cells if name not in wanted]:
            self.remove_widget(self._cells.pop(name))
        if shape != [[cell.card for cell in row] for row in rows]:
            self._take_room()
            self._lay_out()
        else:
            self._frame()

    def _cell(self, cell: CardChoice) -> CardCell:
        name = cell.card.name
        if name not in self._cells:
            fonts = self._words if print_of(cell.card).picture else self._signs
            made = CardCell(size_hint=(None, None), shared_font_size=fonts)
            made.bind(on_press=lambda touched: self.dispatch("on_pick", touched.cell))
            made.bind(on_refuse=lambda touched: self.dispatch("on_refuse", touched.cell))
            self._cells[name] = made
            self.add_widget(made)
        return self._cells[name]

    def _take_room(self) -> None:
        """Takes the height that makes every line touchable from the table above it, on a high screen."""
        high = len(self._lines(self._columns)) * (THEME.target + 1)
        self.size_hint_min_y = None if THEME.wide or THEME.large else high

    def _lines(self, columns: int) -> list[tuple[CardChoice, ...]]:
        """Returns the lines of all suits, each of so many cards at most."""
        return [row[start : start + columns] for row in self._rows for start in range(0, len(row), columns)]

    def _lay_out(self, *_: object) -> None:
        """Lays each suit in lines of so many columns; fewer suits make higher lines."""
        columns, is_broad = self._columns, THEME.large and self.width > BROAD * self.height
        if is_broad:
            columns = max((len(row) for row in self._rows), default=columns)
        lines = self._lines(columns)
        if not lines:
            return
        high = min(
            self.height / len(lines),
            THEME.room(HIGHEST_MM, 1.4) if THEME.large else THEME.mm(HIGHEST_MM * COLUMNS / columns),
        )
        for index, line in enumerate(lines):
            wide = self.width / columns * (BROAD if is_broad and len(line) * BROAD <= columns else 1)
            for column, cell in enumerate(line):
                widget = self._cells[cell.card.name]
                widget.size, widget.upright, widget.ranked = (wide, high), is_broad, THEME.narrow
                widget.pos = self.x + column * wide, self.y + self.height - (index + 1) * high
        self._frame()
        if THEME.narrow:
            self._draw_suits(self.width / columns, high)

    def _draw_suits(self, wide: float, high: float) -> None:
        """Draws the suit of each row of standard cards into the place that is free behind its last card."""
        self.canvas.remove_group(SUITS)
        for row in self._rows:
            card, last = row[-1].card, self._cells[row[-1].card.name]
            if not isinstance(card, Card) or last.right + wide > self.right + 1:
                continue
            side = min(wide, high) - THEME.mm(2)
            with self.canvas:
                Color(*THEME.colour("card"), group=SUITS)
                box = (last.right + THEME.mm(0.35), last.y + THEME.mm(0.35))
                RoundedRectangle(
                    pos=box, size=(wide - THEME.mm(0.7), high - THEME.mm(0.7)), radius=[THEME.mm(1.6)], group=SUITS
                )
                Color(*THEME.card(card), group=SUITS)
                middle = (last.right + (wide - side) / 2, last.y + (high - side) / 2)
                Rectangle(source=icon(card.suit.name.lower()), pos=middle, size=(side, side), group=SUITS)

    def _frame(self) -> None:
        """Frames the lines of the led suit."""
        shown = [self._cells[cell.card.name] for row in self._rows for cell in row] if self._led else []
        cells = [cell for cell in shown if cell.led_by == self._led]
        if not cells:
            self.led = [0, 0, 0, 0]
            return
        left, bottom = min(cell.x for cell in cells), cells[-1].y
        self.led = [left, bottom, max(cell.right for cell in cells) - left, cells[0].top - bottom]
