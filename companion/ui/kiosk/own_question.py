"""OwnQuestionScreen: one of the designer's questions of a game on offer: what it asks, and what answers it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from companion.app.controllers import Controllers
from companion.events.event_file import OfferedGame
from companion.events.survey_questions import MOST_CHOICES, QuestionKind, SurveyQuestion
from companion.events.value_checks import LONGEST_TEXT
from companion.ui.kiosk.form import FormButton, FormChoice, FormQuestion, FormScreen
from companion.ui.texts import SAY
from companion.ui.widgets.text_button import TextButton

ENDS: Final = ("low", "high")


class OwnQuestionScreen(FormScreen):
    """The question `number`, from 0, of the game at `place` in the draft."""

    def __init__(self, controllers: Controllers, place: int = 0, number: int = 0, **properties: Any) -> None:
        self._current, self._place, self._number = controllers.own_kiosk.current, place, number
        self._of_kind: dict[QuestionKind, SurveyQuestion] = {}
        super().__init__(controllers, title=SAY("kiosk.event.question", number=number + 1), **properties)
        button = TextButton(text=SAY("kiosk.event.ask-no-more"), high_mm=4.2, weight="quiet_button")
        button.bind(on_release=lambda _: self.remove())
        self.ids.ways.add_widget(button)

    @property
    def question(self) -> SurveyQuestion:
        """What is asked."""
        return self._game.questions[self._number]

    @property
    def _game(self) -> OfferedGame:
        return self._current.draft.games[self._place]

    def fill(self) -> None:
        question = self.question
        self.add_row(SAY("kiosk.event.asks"), [FormButton(question.ask, self.word_question)])
        kinds = [
            FormChoice(SAY(f"kiosk.answer.{kind}"), partial(self._take_kind, kind), kind is question.kind)
            for kind in QuestionKind
        ]
        self.add_row(SAY("kiosk.event.answer"), kinds)
        if question.kind is QuestionKind.SCALE:
            for end, name in enumerate(ENDS):
                written = question.ends[end] if question.ends else ""
                self._add_text(SAY(f"kiosk.event.{name}"), written, partial(self.name_end, end))
        elif question.kind is QuestionKind.CHOICE:
            for index, choice in enumerate((*question.choices, "")[:MOST_CHOICES]):
                self._add_text(SAY("kiosk.event.choice", number=index + 1), choice, partial(self.name_choice, index))

    def _add_text(self, about: str, text: str, ask: Callable[[], object]) -> None:
        self.add_row(about, [FormButton(text or SAY("kiosk.survey.write"), ask)])

    def remove(self) -> None:
        """Asks it no longer."""
        questions = self._game.questions
        self._change((*questions[: self._number], *questions[self._number + 1 :]))
        self.leave_screen()

    def word_question(self) -> None:
        """Asks what is asked."""

        def worded(text: str) -> None:
            if text:
                self._set(replace(self.question, ask=text))

        self.ask(self.title, self.question.ask, FormQuestion(worded, lambda it: it.word_question()), LONGEST_TEXT)

    def name_end(self, end: int) -> None:
        """Asks for the name of an end of the scale."""

        def named(text: str) -> None:
            ends = list(self.question.ends or ("", ""))
            ends[end] = text
            self._set(replace(self.question, ends=tuple(ends) if any(ends) else ()))

        written = self.question.ends[end] if self.question.ends else ""
        self.ask(SAY(f"kiosk.event.{ENDS[end]}"), written, FormQuestion(named, lambda it: it.name_end(end)))

    def name_choice(self, place: int) -> None:
        """Asks for a choice; one without a name is none."""

        def named(text: str) -> None:
            choices = list(self.question.choices)
            choices[place : place + 1] = [text] if text else []
            self._set(replace(self.question, choices=tuple(choices)))

        written = "".join(self.question.choices[place : place + 1])
        about = SAY("kiosk.event.choice", number=place + 1)
        self.ask(about, written, FormQuestion(named, lambda it: it.name_choice(place)))

    def _take_kind(self, kind: QuestionKind) -> None:
        """Lets something else answer it; what was named for the kind before comes back with that."""
        before = self.question
        self._of_kind[before.kind] = before
        self._set(replace(self._of_kind.get(kind, SurveyQuestion("", kind)), ask=before.ask))

    def _set(self, changed: SurveyQuestion) -> None:
        questions = self._game.questions
        self._change((*questions[: self._number], changed, *questions[self._number + 1 :]))
        self.refill()

    def _change(self, questions: tuple[SurveyQuestion, ...]) -> None:
        self._current.change_game(self._place, replace(self._game, questions=questions))
