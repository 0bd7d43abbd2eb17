"""DealPanel: what the last hand has brought, in large letters; the next deck; and the answers of the deal."""

from typing import Any, Final

from kivy.properties import NumericProperty, StringProperty

from companion.ui.events import dispatches
from companion.ui.layouts import load
from companion.ui.reflow import scroll
from companion.ui.theme import THEME
from companion.ui.widgets.panel import Panel
from companion.ui.widgets.text_button import TextButton

load("games/mast_year/widgets/deal_panel")

EDGE_MM: Final = 1.2
"""The distance of large words from the edges of their buttons."""


@dispatches("on_answer")
class DealPanel(Panel):
    """Event: `on_answer` with what the touched answer means. `great`: how many great things the title names."""

    title = StringProperty("")
    text = StringProperty("")
    deck = NumericProperty(0)
    great = NumericProperty(0)
    where = StringProperty("")
    """Which of two games is played, if that is shown nowhere else."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(orientation="horizontal" if THEME.large and THEME.wide else "vertical", **properties)
        if THEME.large:
            self._give_way()

    def _give_way(self) -> None:
        """Hides all but the words, which are scrolled, and the answers."""
        words, title = self.ids.words.__self__, self.ids.title.__self__
        for widget in (title, self.ids.picture.__self__):
            self.remove_widget(widget)
        title.size_hint_y = 1
        words.add_widget(title, 1)
        scroll(words)
        if THEME.wide:
            self.ids.answers.size_hint = (0.9, 1)

    def ask(self, title: str, text: str, deck: int, answers: tuple[tuple[str, object], ...]) -> None:
        """Shows the deal; `answers` are words and what they mean, the likely one first."""
        self.title = title.replace("-", "-\n") if THEME.large else title  # no large line has room for such a long word
        self.text, self.deck = text, deck
        row = self.ids.answers
        row.clear_widgets()
        for words, meaning in answers:
            first = meaning == answers[0][1]
            button = TextButton(
                text=words, weight="first_button" if first else "button", bold=first, high_mm=5 if first else 4
            )
            if THEME.wide:
                button.size_hint_y = 1 if first else 0.85 if THEME.large else 0.8
            elif not THEME.large:
                button.size_hint_x = 1 if first else 0.7
            if THEME.large:
                button.padding = THEME.mm(EDGE_MM), 0
            button.bind(on_press=lambda _, meant=meaning: self.dispatch("on_answer", meant))
            row.add_widget(button)
        row.orientation = "vertical" if THEME.wide or THEME.large else "horizontal"
        row.height = THEME.mm(25 if THEME.wide else 14) if not THEME.large else THEME.mm(41)
