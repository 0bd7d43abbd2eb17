"""PassPanel: the pass, and who said "many" or "few" meanwhile, if the table wants that in its record (MY-4.2)."""

from typing import Any, Final

from kivy.uix.boxlayout import BoxLayout

from companion.games.mast_year.actions import Passed
from companion.ui.events import dispatches
from companion.ui.layouts import load
from companion.ui.reflow import scroll
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.panel import Panel

load("games/mast_year/widgets/pass_panel")

SAID: Final = ("many", "few")


@dispatches("on_answer")
class PassPanel(Panel):
    """Event: `on_answer` with the action. Nobody has to say anything, and nothing has to be noted."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(orientation="vertical", **properties)
        if THEME.large:  # the task already says it
            self.remove_widget(self.ids.help.__self__)
            scroll(self.ids.rows.__self__)
        self._said: dict[int, str] = {}
        self._buttons: dict[tuple[int, str], ChoiceButton] = {}

    def ask(self, names: tuple[str, ...], said: dict[int, str]) -> None:
        """Asks for the pass; `said` has what was noted so far, by seat, and takes further notes."""
        self._said = said
        rows = self.ids.rows
        rows.clear_widgets()
        called, words = SharedFontSize(), SharedFontSize()
        for seat, name in enumerate(names):
            row = BoxLayout(orientation="vertical" if THEME.narrow else "horizontal", spacing=THEME.mm(1))
            row.add_widget(FitLabel(text=name, high_mm=3.8, shared_font_size=called))
            answers = BoxLayout(spacing=THEME.mm(1), size_hint_x=1 if THEME.narrow else len(SAID))
            for word in SAID:
                button = ChoiceButton(text=SAY(f"ui.pass.{word}"), high_mm=3.8, shared_font_size=words)
                button.bind(on_press=lambda _, seat=seat, word=word: self.note(seat, word))
                self._buttons[seat, word] = button
                answers.add_widget(button)
            row.add_widget(answers)
            rows.add_widget(row)
            self._tick(seat)

    def note(self, seat: int, word: str) -> None:
        """Notes what a player said; the same word again removes the note."""
        if self._said.get(seat) == word:
            del self._said[seat]
        else:
            self._said[seat] = word
        self._tick(seat)

    def _tick(self, seat: int) -> None:
        """Marks what a player said."""
        for word in SAID:
            self._buttons[seat, word].chosen = self._said.get(seat) == word

    def take(self) -> None:
        """Dispatches that the cards are passed."""
        said = tuple(sorted(self._said.items()))
        self._said.clear()
        self.dispatch("on_answer", Passed(said or None))
