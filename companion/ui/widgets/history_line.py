"""HistoryLine: one trick of the history: each entry a button."""

from typing import Any, Final

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.events import dispatches
from companion.ui.history_lines import EntryGroup, HistoryEntry
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.widgets.text_button import TextButton

load("widgets/history_line")

BESIDE_CARDS_MM: Final = 3.2
"""The height of letters of an entry that is no card, beside cards."""
LARGE_IN_LINE: Final = 2
"""How many entries stand in a line with large text."""
HIGH_IN_LINE: Final = 4
"""How many stand in a line on a high screen."""
LINE_MM: Final = 11.0
"""How much higher the widget is with each further line of them."""


@dispatches("on_pick")
class HistoryLine(BoxLayout):
    """Event: `on_pick` with the number of the entry touched.

    The entry `at` is framed; neighbours join the `shared_font_size`.
    """

    title = StringProperty("")

    def __init__(
        self, line: EntryGroup, at: int = 0, shared_font_size: SharedFontSize | None = None, **properties: Any
    ) -> None:
        super().__init__(title=line.title, **properties)
        has_cards = any(entered.card for entered in line.entries)
        in_line = LARGE_IN_LINE if THEME.large else len(line.entries) if THEME.wide else HIGH_IN_LINE
        for place, entered in enumerate(line.entries):
            if place % in_line == 0:
                self.ids.entries.add_widget(BoxLayout(spacing=self.ids.entries.spacing))
            button = TextButton(text=_in_lines(entered), means=str(entered.number), bold=True)
            button.high_mm = 4 if entered.card or not has_cards else BESIDE_CARDS_MM
            button.shared_font_size = shared_font_size if entered.card else None
            button.chosen = entered.number == at
            button.bind(on_release=lambda _, number=entered.number: self.dispatch("on_pick", number))
            self.ids.entries.children[0].add_widget(button)
        if not THEME.large and not THEME.wide:
            self.height += THEME.mm(LINE_MM) * max(0, len(self.ids.entries.children) - 1)


def _in_lines(entered: HistoryEntry) -> str:
    """Returns an entry as a name, and below it the card with its signs; an entry of several players is unchanged."""
    if entered.text.count(": ") != 1:
        return entered.text
    name, what = entered.text.split(": ")
    return f"{name}\n" + f"{entered.marks} {what}".strip()
