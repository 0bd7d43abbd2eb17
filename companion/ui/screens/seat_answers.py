"""SeatAnswers: whose card each later one is after a correction has changed whose turn it was."""

from dataclasses import replace
from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.session.correction import Correction, LaterSeats, Question, Replace
from companion.ui.events import dispatches
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton


@dispatches("on_answer")
class SeatAnswers(BoxLayout):
    """A row of answers, without height if there are none. Event: `on_answer` with the correction of the touched one."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._buttons: list[tuple[Correction, ChoiceButton]] = []

    def ask(self, answers: tuple[tuple[Correction, str], ...]) -> None:
        """Offers the answers in place of those before."""
        words = SharedFontSize()
        self.clear_widgets()
        self._buttons = []
        for correction, text in answers:
            button = ChoiceButton(text=text, high_mm=4, shared_font_size=words)
            button.bind(on_release=lambda _, meant=correction: self.dispatch("on_answer", meant))
            self.add_widget(button)
            self._buttons.append((correction, button))
        self.height = THEME.room(10, 1.1) if answers else 0

    @property
    def offered(self) -> tuple[tuple[Correction, str], ...]:
        """The answers that are offered, each with its words."""
        return tuple((correction, button.text) for correction, button in self._buttons)

    def offers(self, correction: Correction) -> bool:
        """Tells whether a correction is one of the answers."""
        return any(correction == offered for offered, _ in self._buttons)

    def mark(self, chosen: Correction | None) -> None:
        """Marks the answer that is chosen."""
        for correction, button in self._buttons:
            button.chosen = correction == chosen


def answers_to(question: Question, names: tuple[str, ...]) -> tuple[tuple[Correction, str], ...]:
    """Returns the answers to whose card it was, if it is now another player's turn, for this card or for all."""
    if question.moved is None or question.moved.seat is None:
        return ()
    its = SAY("ui.correct.its", name=names[question.moved.seat])
    entered = Replace(question.number, question.entry.action)
    return (Replace(question.number, question.moved), its), *answers_for_all(entered)


def answers_after(correction: Correction) -> tuple[tuple[Correction, str], ...]:
    """Returns the ways to treat the later cards after a correction: ask about each, or one answer for all."""
    return (correction, SAY("ui.correct.ask")), *answers_for_all(correction)


def answers_for_all(correction: Correction) -> tuple[tuple[Correction, str], ...]:
    """Returns the correction with each way in which all later cards can be settled."""
    return tuple(
        (replace(correction, seats=seats), SAY(f"ui.correct.{seats}")) for seats in (LaterSeats.STAY, LaterSeats.MOVE)
    )
