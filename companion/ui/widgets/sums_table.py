"""SumsTable: the points of each part of a game, a line for each, and below them the sum, which stays in sight.

With large text on a high screen each line becomes pairs: the head of a column, and the text in that column.
"""

from collections.abc import Sequence
from math import inf
from typing import Any, Final

from kivy.properties import AliasProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import icon, load
from companion.ui.presenter import Sums
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.widgets.fit_image import FitImage
from companion.ui.widgets.fit_label import FitLabel

load("widgets/sums_table")

PICTURE: Final = "icon:"
"""The beginning of a head that names a picture."""


PAIR: Final = (1.0, 1.0)
"""The widths of both parts of a pair."""


class SumsTable(BoxLayout):
    """`hands` counts the lines, `sums` those of the total; `free` is the height that the lines can have before they
    are scrolled.
    """

    hands = NumericProperty(0)
    sums = NumericProperty(0)
    columns = NumericProperty(1)
    free = AliasProperty(lambda self: self._free(), bind=["height", "sums"])

    def show(self, sums: Sums) -> None:
        """Fills the table."""
        words = SharedFontSize()
        if THEME.narrow:
            self._show_pairs(sums, words)
            return
        self.hands, self.sums, self.columns = len(sums.lines), 1 if sums.total else 0, len(sums.shares)
        self._first_halign = "left" if sums.begin_with_names else "center"
        self._fill_heads(sums)
        self._fill_lines(self.ids.table.__self__, sums.lines, sums.shares, words)
        self._fill_lines(self.ids.total.__self__, (sums.total,) if sums.total else (), sums.shares, words)

    def _free(self) -> float:
        """Returns the height for the lines; unlimited with large text, as the whole screen is scrolled."""
        return inf if THEME.large else self.height - (1 + self.sums) * THEME.room(8, 1.25)

    def _fill_heads(self, sums: Sums) -> None:
        heads, words = self.ids.heads, SharedFontSize()
        heads.clear_widgets()
        for column, (text, share) in enumerate(zip(sums.heads, sums.shares, strict=True)):
            heads.add_widget(_head(text, share, words, self._halign(column)))

    def _fill_lines(
        self, table: Any, lines: Sequence[tuple[str, ...]], shares: Sequence[float], words: SharedFontSize
    ) -> None:
        """Fills a part of the table; the total is in bold."""
        table.clear_widgets()
        bold = table is self.ids.total.__self__
        for line in lines:
            for column, (text, share) in enumerate(zip(line, shares, strict=True)):
                label = FitLabel(text=text, high_mm=4.2, halign=self._halign(column), bold=bold, size_hint_x=share)
                label.shared_font_size = words
                table.add_widget(label)

    def _halign(self, column: int) -> str:
        """Returns where the text of a column stands: names begin at one edge."""
        return "center" if column else self._first_halign

    def _show_pairs(self, sums: Sums, words: SharedFontSize) -> None:
        """Fills the table with a row for each pair."""
        pairs = [pair for line in sums.lines for pair in _pairs(sums.heads, line)]
        total = _pairs(sums.heads, sums.total) if sums.total else []
        self.columns, self.hands, self.sums = len(PAIR), len(pairs), len(total)
        self.ids.heads.clear_widgets()
        heads = SharedFontSize()
        for table, parts in ((self.ids.table, pairs), (self.ids.total, total)):
            table.clear_widgets()
            for head, text, bold in parts:
                table.add_widget(_head(head, PAIR[0], heads))
                table.add_widget(FitLabel(text=text, high_mm=4.2, halign="center", bold=bold, shared_font_size=words))


def _head(text: str, share: float, words: SharedFontSize, halign: str = "center") -> FitLabel | FitImage:
    """Returns a head: a word, or a picture."""
    if text.startswith(PICTURE):
        source = icon(text.removeprefix(PICTURE))
        return FitImage(source=source, color=THEME.colour("soft_ink"), size_hint_x=share)
    return FitLabel(text=text, bold=True, high_mm=3.4, halign=halign, shared_font_size=words, size_hint_x=share)


def _pairs(heads: Sequence[str], line: Sequence[str]) -> list[tuple[str, str, bool]]:
    """Returns the pairs of a line, a head and its text, and whether the text is bold; empty texts are left out.

    The first, which names the line, is bold. Only a number needs a head there: the total is named by its own word.
    """
    first, *others = line
    begun = (heads[0] if first.isdigit() else "", first, True)
    return [begun, *((head, text, False) for head, text in zip(heads[1:], others, strict=True) if text)]
