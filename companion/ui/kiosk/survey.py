"""SurveyScreen: one seat after the other is asked, turned towards that seat; nobody sees another's answers."""

from itertools import accumulate
from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.app.kiosk.survey import Survey
from companion.events.frequent_answers import frequent_answers, text_of
from companion.events.survey import MOST_FIRST
from companion.events.survey_questions import QuestionKind
from companion.ui.events import dispatches
from companion.ui.kiosk.answer_pads import NumberPad, PhraseChoice
from companion.ui.kiosk.help_bar import HelpButton
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.text_button import TextButton
from companion.ui.widgets.turned import Turned

load("kiosk/survey")

EDGES: Final = {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3), 5: (0, 1, 2, 2, 3), 6: (0, 1, 2, 2, 3, 0)}
"""The edge of the table at which each seat sits, by how many play."""
MOST_ROWS: Final = 5
WORD_WIDTH: Final = 1.6
"""How much wider than a number a word is."""
LONGEST_TEXT: Final = 120
MOST_SIDE_BY_SIDE: Final = 3
"""So many choices in words stand side by side."""


class QuestionRow(BoxLayout):
    """A question, and what can be answered by one touch, in one line or in two; `in_first` are in the first of two."""

    text = StringProperty("")
    tall = BooleanProperty(False)
    lines = NumericProperty(1)
    in_first = NumericProperty(0)

    def add_answer(self, button: Widget) -> None:
        """Adds an answer, to the second line where the first one is full."""
        upper = self.ids.answers
        is_full = self.lines > 1 and len(upper.children) >= self.in_first
        (self.ids.more_answers if is_full else upper).add_widget(button)


@dispatches("on_done", "on_more", "on_skip", "on_skip_all", "on_phones")
class SurveyPanel(BoxLayout):
    """What one seat sees. Events: `on_done`, `on_more`, `on_skip`, `on_skip_all`, `on_phones`."""

    title = StringProperty("")
    has_more = BooleanProperty(False)
    has_phones = BooleanProperty(False)
    """Whether it can be answered on a phone as well."""


class SurveyScreen(Screen):
    """Five touches answer the first page, "Done" among them; there are more pages for who wants them."""

    kept = ("_page",)

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._kiosk = controllers.own_kiosk
        self._survey: Survey = controllers.own_kiosk.departure.survey or Survey(
            controllers.own_kiosk.event.games[0], "", 1
        )
        self._pages, self._page = pages_of(self._survey), 0
        self._turned = Turned(seat=EDGES.get(self._survey.seats, (0,) * 6)[self._survey.seat % 6])
        self.ids.table.add_widget(self._turned)
        self.ids.table.bind(pos=self._fill, size=self._fill)
        self._put_panel()

    def redraw(self) -> None:
        self._fill_rows()

    def answer(self, question: str, answer: object) -> None:
        """Takes an answer, or takes it back."""
        self._kiosk.departure.answer(question, answer)
        self._fill_rows()

    def ask_next_seat(self, *, skips: bool = False) -> None:
        """Notes the answers of this seat, or drops them, and asks the next one."""
        if not self.controllers.touches.are_meant():
            return
        if skips:
            self._survey.answers = {}
        self._kiosk.departure.take_survey()

    def _put_panel(self) -> None:
        seat = SAY("players.unnamed", seat=self._survey.seat + 1)
        panel = SurveyPanel(title=SAY("kiosk.survey.title", seat=seat), has_more=len(self._pages) > 1)
        hub, touches = self.controllers.own_hub, self.controllers.touches
        if hub.membership is not None:
            panel.has_phones = True
            panel.ids.top.add_widget(HelpButton(hub, touches, self._watched, is_short=True, size_hint_x=0.34), 1)
        panel.bind(
            on_done=lambda _: self.ask_next_seat(),
            on_more=lambda _: self._turn_page(),
            on_skip=lambda _: self.ask_next_seat(skips=True),
            on_skip_all=lambda _: self._kiosk.departure.finish(),
            on_phones=lambda _: self.controllers.navigation.go("phones"),
        )
        self._panel = panel
        self._put(panel)
        self._fill_rows()

    def _turn_page(self) -> None:
        self._page = (self._page + 1) % len(self._pages)
        self._fill_rows()

    def _fill_rows(self) -> None:
        rows = self._panel.ids.rows
        rows.clear_widgets()
        for question in self._pages[self._page]:
            rows.add_widget(self._row(question))

    def _row(self, question: str) -> QuestionRow:
        choices, kind = self._survey.choices(question), self._survey.kind(question)
        has_long_words = _has_long_words(self._survey, question)
        row = QuestionRow(
            text=self._ask(question),
            tall=has_long_words or self._turned.height > self._turned.width,
            lines=2 if has_long_words and len(choices) > MOST_SIDE_BY_SIDE else 1,
            in_first=(len(choices) + 1) // 2,
        )
        said, words = SAY.of(self._survey.game), SharedFontSize() if has_long_words else None
        for answer in choices:
            wide = 1 if isinstance(answer, int) else WORD_WIDTH
            button = ChoiceButton(
                text=self._survey.said(question, answer, said),
                high_mm=4.2,
                bold=True,
                size_hint_x=wide,
                shared_font_size=words,
            )
            button.chosen = self._survey.answers.get(question) == answer
            button.bind(on_release=lambda _, q=question, a=answer: self.answer(q, a))
            row.add_answer(button)
        if not choices:
            asked = "number" if kind is QuestionKind.NUMBER else "write"
            written = _in_words(self._survey.answers.get(question, "")) or SAY(f"kiosk.survey.{asked}")
            button = TextButton(text=written, high_mm=4, weight="quiet_button")
            way = self._count if kind is QuestionKind.NUMBER else self._offer_phrases
            button.bind(on_release=lambda _: way(question))
            row.add_answer(button)
        return row

    def _ask(self, question: str) -> str:
        """Returns what is asked, with the named ends of a scale."""
        asked, own = self._survey.ask(question, SAY.of(self._survey.game)), self._survey.own.get(question)
        if not own or not own.ends:
            return asked
        return SAY("kiosk.survey.ends", question=asked, low=own.ends[0], high=own.ends[1])

    def _count(self, question: str) -> None:
        """Asks for a number."""
        pad = NumberPad(about=self._ask(question), text=str(self._survey.answers.get(question, "")))
        pad.bind(on_done=lambda _, number: self._take(question, int(number) if number else None))
        self._put(pad)

    def _offer_phrases(self, question: str) -> None:
        """Offers what is said often, one touch each, before anybody has to write."""
        said, answer = frequent_answers(question), self._survey.answers.get(question)
        if not said or (answer and answer not in said):
            self.type_answer(question)
            return
        choice = PhraseChoice(
            about=self._ask(question), phrases={one: _in_words(one) for one in said}, chosen=str(answer or "")
        )
        choice.bind(on_phrase=lambda _, one: self._take(question, one), on_write=lambda _: self.type_answer(question))
        self._put(choice)

    def type_answer(self, question: str) -> None:
        """Asks for an answer in words."""
        keyboard = Keyboard(
            text=_in_words(self._survey.answers.get(question, "")),
            about=self._ask(question),
            longest=LONGEST_TEXT,
            is_sentence=True,
        )
        keyboard.bind(on_done=lambda _, written: self._take(question, written.strip()))
        self.keep_typed(keyboard, lambda screen: screen.type_answer(question))
        self._put(keyboard)

    def _take(self, question: str, answer: str | int | None) -> None:
        """Takes what was written; nothing takes an answer back."""
        if answer != self._survey.answers.get(question, ""):
            self._kiosk.departure.answer(question, answer)
        self._put(self._panel)
        self._fill_rows()

    def _put(self, widget: Widget) -> None:
        self._turned.clear_widgets()
        self._turned.add_widget(widget)
        Clock.schedule_once(lambda _: self._fill())

    def _fill(self, *_: object) -> None:
        table = self.ids.table
        before = self._turned.size[:]
        self._turned.fill(table.x, table.y, table.width, table.height)
        if self._turned.size != before:
            self._fill_rows()


def pages_of(survey: Survey) -> tuple[tuple[str, ...], ...]:
    """Returns the questions by page, four rows at most on the first and five on others: what matters comes first."""
    left = survey.open_questions
    pages: list[tuple[str, ...]] = []
    while left or not pages:
        rows = accumulate(_rows_of(survey, question) for question in left)
        most = MOST_ROWS if pages else MOST_FIRST
        fits = sum(count <= most for count in rows)
        pages.append(left[:fits])
        left = left[fits:]
    return tuple(pages)


def _rows_of(survey: Survey, question: str) -> int:
    """Returns how many rows a question fills: choices in words stand below it, in two lines if they are many."""
    return 2 if _has_long_words(survey, question) else 1


def _has_long_words(survey: Survey, question: str) -> bool:
    """Tells whether a question has choices in the designer's words."""
    return survey.kind(question) is QuestionKind.CHOICE and question in survey.own


def _in_words(answer: object) -> str:
    """Returns what somebody wrote or counted, or the words of a frequent answer."""
    key = text_of(answer)
    return SAY(key) if key else str(answer)
