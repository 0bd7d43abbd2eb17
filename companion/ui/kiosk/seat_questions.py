"""SeatQuestions: what each seat may tell of itself, one touch after the other; never a name."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.events.seat_questions import SEAT_ANSWERS
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.text_button import TextButton

SEAT_WIDE: Final = 0.8
"""How wide a seat's name is, where a button is 1 wide."""
HEADING_HIGH: Final = 0.7
"""How high the line of questions is, where that of a seat is 1 high."""


class SeatQuestions:
    """Fills a box with a row for each seat; `answers` are those of each seat that has told anything."""

    def __init__(self, box: BoxLayout, seats: int, asked: Sequence[str], *, has_heading: bool = True) -> None:
        self.answers: dict[int, dict[str, str]] = {}
        self._words, self._questions = SharedFontSize(), SharedFontSize()
        self._buttons: dict[tuple[int, str], TextButton] = {}
        if has_heading:
            box.add_widget(self._heading(asked))
        for seat in range(seats):
            box.add_widget(self._row(seat, asked))

    def _heading(self, asked: Sequence[str]) -> BoxLayout:
        """Returns what is asked, above the answers of all seats."""
        row = BoxLayout(spacing=THEME.mm(0.8), size_hint_y=HEADING_HIGH)
        row.add_widget(Widget(size_hint_x=SEAT_WIDE))
        for name in asked:
            text = SAY(f"asked.{name}")
            row.add_widget(FitLabel(text=text, high_mm=3.6, halign="center", shared_font_size=self._questions))
        return row

    def _row(self, seat: int, asked: Sequence[str]) -> BoxLayout:
        row = BoxLayout(spacing=THEME.mm(0.8))
        text = SAY("players.unnamed", seat=seat + 1)
        row.add_widget(FitLabel(text=text, high_mm=3.8, size_hint_x=SEAT_WIDE, shared_font_size=self._words))
        for name in asked:
            button = TextButton(text=_said(name, None), high_mm=3.8, shared_font_size=self._words)
            button.bind(on_release=partial(self._tell, seat, name))
            self._buttons[seat, name] = button
            row.add_widget(button)
        return row

    def take_over(self, before: "SeatQuestions") -> None:
        """Goes on with what was answered where the same was asked."""
        self.answers = before.answers
        for seat, answers in self.answers.items():
            for name, answer in answers.items():
                _show(self._buttons[seat, name], name, answer)

    def _tell(self, seat: int, name: str, button: TextButton) -> None:
        """Takes the next answer; after the last comes none."""
        answers = self.answers.setdefault(seat, {})
        order = (None, *SEAT_ANSWERS[name])
        answer = order[(order.index(answers.get(name)) + 1) % len(order)]
        answers.pop(name, None)
        if answer is not None:
            answers[name] = answer
        _show(button, name, answer)


def _show(button: TextButton, name: str, answer: str | None) -> None:
    button.text, button.chosen = _said(name, answer), answer is not None


def _said(name: str, answer: str | None) -> str:
    return SAY(f"asked.{name}.{answer}") if answer else "–"
