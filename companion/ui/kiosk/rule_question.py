"""RuleQuestionScreen: the rules at the moment's fact, and what the designer should know about it."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.events.frequent_answers import frequent_answers, text_of
from companion.ui.reflow import page_of
from companion.ui.screens.rules import RulesScreen
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.text_button import TextButton

LONGEST_NOTE: Final = 120


class RuleQuestionScreen(RulesScreen):
    """What was looked up is noted already; a touch notes that it is still unclear, or that the table overrules it."""

    def __init__(self, controllers: Controllers, rule: str = "", **properties: Any) -> None:
        super().__init__(controllers, rule, **properties)
        self._fact, self._recorder = rule, controllers.own_kiosk.recorder
        self._is_unclear = False  # and nobody has said why yet
        row, words = BoxLayout(size_hint_y=None, height=THEME.mm(12), spacing=THEME.mm(1.4)), SharedFontSize()
        self._unclear = TextButton(text=SAY("kiosk.question.unclear"), high_mm=4.2, shared_font_size=words)
        self._unclear.bind(on_release=lambda _: self.ask_why())
        overrule = TextButton(text=SAY("kiosk.question.overrule"), high_mm=4.2, shared_font_size=words)
        overrule.bind(on_release=self._overrule)
        for button in (self._unclear, overrule):
            row.add_widget(button)
        self.add_widget(row)

    def take_over(self, before: Screen) -> None:
        """Goes on asking why, without having noted anything."""
        super().take_over(before)
        if isinstance(before, RuleQuestionScreen) and before._is_unclear:
            before._is_unclear = False
            self.ask_why()

    def ask_why(self) -> None:
        """Asks what is unclear; whoever turns to something else has said that it is."""
        self._is_unclear = True
        self._unclear.disabled = True
        self.title = SAY("kiosk.question.why")
        choices, words = GridLayout(cols=2 if THEME.wide else 1, spacing=THEME.mm(1.2)), SharedFontSize()
        for answer in frequent_answers("unclear"):
            self._offer(choices, SAY(text_of(answer) or ""), words, partial(self.leave_unclear, answer))
        self._offer(choices, SAY("kiosk.survey.write"), words, self.type_note)
        self._put(page_of(choices) if THEME.large else choices)

    def leave_unclear(self, note: str = "") -> None:
        """Notes that the rule is still unclear, and why, if somebody said it."""
        self._is_unclear = False
        self._recorder.leave_unclear(self._fact, note or None)
        self._unclear.text = SAY("kiosk.question.noted")
        self.turn_page(0)

    def leave(self) -> None:
        """Notes what was touched last."""
        if self._is_unclear:
            self._recorder.leave_unclear(self._fact)
        super().leave()

    def type_note(self) -> None:
        """Asks what is unclear."""
        keyboard = Keyboard(about=SAY("kiosk.question.why"), longest=LONGEST_NOTE, is_sentence=True)
        self.type_text(keyboard, self.leave_unclear, lambda screen: screen.type_note())

    def _put(self, widget: Widget) -> None:
        """Shows something in the place of the rules."""
        self.ids.body.clear_widgets()
        self.ids.body.add_widget(widget)

    @staticmethod
    def _offer(choices: GridLayout, text: str, words: SharedFontSize, answer: Callable[[], object]) -> None:
        button = TextButton(text=text, high_mm=4.4, shared_font_size=words)
        button.bind(on_release=lambda _: answer())
        choices.add_widget(button)

    def _overrule(self, button: TextButton) -> None:
        """Notes it once, and says so."""
        self._recorder.overrule(self._fact or "unknown")
        button.text, button.disabled = SAY("kiosk.question.noted"), True
