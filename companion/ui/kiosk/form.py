"""Form: rows that the host touches to change something, and the keyboard where text is asked for."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.app.controllers import Controllers
from companion.ui.layouts import load
from companion.ui.screens.keyboard_screen import KeyboardScreen
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.flow_text import FlowText
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.switch_button import SwitchButton
from companion.ui.widgets.text_button import TextButton

load("kiosk/form")

ROW_MM: Final = 11.0
WIDEST: Final = 18
"""So many letters have room side by side where the screen is high."""
MOST_TALL: Final = 3
"""So many buttons have room there beside what they are about."""
SIGNS: Final = ("−", "+")
"""Buttons for one less and one more are narrow."""
SHORT: Final = 40
"""So many letters a name has."""


@dataclass(frozen=True, slots=True)
class FormButton:
    """What a button says, and what a touch does."""

    text: str
    touch: Callable[[], object]

    def build(self) -> TextButton:
        """Returns the button."""
        return TextButton(text=self.text)


@dataclass(frozen=True, slots=True)
class FormSwitch(FormButton):
    """Something that is on or off, whatever is on beside it."""

    is_on: bool

    def build(self) -> TextButton:
        return SwitchButton(text=self.text, is_on=self.is_on)


@dataclass(frozen=True, slots=True)
class FormChoice(FormButton):
    """One of the several in its row, of which one is chosen."""

    is_chosen: bool

    def build(self) -> TextButton:
        return ChoiceButton(text=self.text, chosen=self.is_chosen)


@dataclass(frozen=True, slots=True)
class FormQuestion:
    """What is done with a text, and what asks for the same text on a form as it is built again."""

    then: Callable[[str], object]
    again: Callable[[Any], object]


class FormScreen(KeyboardScreen):
    """Builds its rows anew after each change; `fill` of a screen says which there are."""

    title = StringProperty("")

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.body = self.ids.body.__self__
        self.refill()

    def fill(self) -> None:
        """Adds every row."""

    def refill(self) -> None:
        """Shows every row as it is now."""
        self.ids.rows.clear_widgets()
        self.fill()

    def add_row(self, text: str, buttons: Iterable[FormButton]) -> None:
        """Adds what can be touched, behind what it is about; on a high screen long words get lines of their own."""
        offered = list(buttons)
        if not THEME.wide and len(offered) > 1 and sum(len(one.text) for one in offered) > WIDEST:
            for index, one in enumerate(offered):
                self._add_line("" if index else text, [one])
        elif not THEME.wide and len(offered) > MOST_TALL:
            self._add_line(text, [])
            self._add_line("", offered)
        else:
            self._add_line(text, offered)

    def _add_line(self, text: str, offered: Sequence[FormButton]) -> None:
        row = BoxLayout(size_hint_y=None, height=THEME.mm(ROW_MM), spacing=THEME.mm(0.8))
        label = FitLabel(text=text, high_mm=3.8)
        if offered:
            label.size_hint_x, label.width = None, THEME.mm(34)
        if text or len(offered) <= MOST_TALL:
            row.add_widget(label)
        for one in offered:
            button = one.build()
            button.high_mm, button.size_hint_x = 3.8, 0.4 if one.text in SIGNS else 1
            button.bind(on_release=lambda _, touch=one.touch: touch())
            row.add_widget(button)
        self.ids.rows.add_widget(row)

    def tell(self, lines: Iterable[str]) -> None:
        """Says something above all rows, a line each."""
        box = self.ids.message
        box.clear_widgets()
        for line in lines:
            box.add_widget(FlowText(text=line, high_mm=3.8, color=THEME.colour("acting")))

    def ask(self, about: str, text: str, question: FormQuestion, longest: int = SHORT) -> None:
        """Asks for a name, or for a sentence where there is room for one."""
        keyboard = Keyboard(text=text, about=about, longest=longest, is_sentence=longest > SHORT)
        self.ask_text(keyboard, question.then, question.again)
