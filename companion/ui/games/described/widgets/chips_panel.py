"""ChipsPanel: one question to one seat, turned to its edge of the table, with an answer on each chip."""

from collections.abc import Sequence
from math import ceil, sqrt
from typing import Any, Final

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from companion.ui.events import dispatches
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.widgets.panel import Panel
from companion.ui.widgets.text_button import TextButton

load("games/described/widgets/chips_panel")

SHORT: Final = 3
"""Texts of so many letters stand on small chips."""
MOST_SHORT, MOST_LONG = 19, 7
"""So many are shown at once; one chip more leads on to the others."""
MOST_COLUMNS: Final = 5
MORE: Final = "…"


class ChipsQuestion(BoxLayout):
    """The words and the chips, as the seat sees them."""

    text = StringProperty("")


@dispatches("on_answer")
class ChipsPanel(Panel):
    """Event: `on_answer` with what the touched chip means."""

    seat = NumericProperty(0)
    """The edge of the table that it is turned to."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._question = ChipsQuestion()
        self._answers: Sequence[tuple[str, object]] = ()
        self._others: Sequence[tuple[str, object]] = ()
        self._page = 0
        self.ids.turned.show(self._question)

    def ask(
        self, text: str, answers: Sequence[tuple[str, object]], others: Sequence[tuple[str, object]], edge: int
    ) -> None:
        """Asks the seat at an edge; `others`, such as a pass, stand below the answers of every page."""
        self.seat, self._question.text = 0 if THEME.large else edge, text  # turned, large letters have no room
        self._answers, self._others, self._page = answers, others, 0
        self._fill()

    def _fill(self) -> None:
        """Shows the chips of the page."""
        are_short = all(len(text) <= SHORT for text, _ in self._answers)
        most = MOST_SHORT if are_short else MOST_LONG
        pages = max(1, ceil(len(self._answers) / most))
        start = self._page % pages * most
        chips = [*self._answers[start : start + most], *([(MORE, self)] if pages > 1 else [])]
        lines = self._question.ids.lines
        lines.clear_widgets()
        self._add(lines, chips, _columns(len(chips), are_short=are_short))
        self._add(lines, self._others, max(1, len(self._others)))

    def _add(self, lines: Any, chips: Sequence[tuple[str, object]], columns: int) -> None:
        if not chips:
            return
        rows, words = ceil(len(chips) / columns), SharedFontSize()
        grid = GridLayout(cols=columns, spacing=THEME.mm(1), size_hint_y=rows)
        for text, meaning in chips:
            high = 6.5 if len(text) <= SHORT else 4.6
            button = TextButton(text=text, high_mm=high, bold=True, shared_font_size=words)
            button.size_hint_max_y = THEME.mm(16)
            button.bind(on_press=lambda _, meant=meaning: self._touch(meant))
            grid.add_widget(button)
        lines.add_widget(grid)

    def _touch(self, meaning: object) -> None:
        if meaning is self:
            self._page += 1
            self._fill()
        else:
            self.dispatch("on_answer", meaning)


def _columns(chips: int, *, are_short: bool) -> int:
    """Returns how many chips stand side by side: more where large text leaves little height."""
    if THEME.large and THEME.wide:
        return 7 if are_short else 3
    if are_short:
        return max(1, min(MOST_COLUMNS, ceil(sqrt(chips * 1.3))))
    return 2 if chips > 4 else 1
