"""AmountRow: a number to agree on: buttons for a few values, and for one more or one less."""

from collections.abc import Callable
from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.engine import Amount
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.repeating_button import RepeatingButton

load("widgets/amount_row")


class AmountRow(BoxLayout):
    """`choose` is called with the number that is touched."""

    text = StringProperty("")

    def __init__(self, option: Amount, choose: Callable[[int], object], **properties: Any) -> None:
        super().__init__(**properties)
        self._option, self._choose = option, choose
        self._value = option.usual
        signs = SharedFontSize()
        self._less, self._more = (RepeatingButton(text=sign, **self._look(signs)) for sign in ("−", "+"))
        self._buttons = {number: ChoiceButton(text=str(number), **self._look(signs)) for number in option.offered}
        self._less.bind(on_press=lambda _: choose(max(1, self._value - 1)))
        self._more.bind(on_press=lambda _: choose(self._value + 1))
        for button in (self._less, *self._buttons.values(), self._more):
            self.ids.buttons.add_widget(button)
        for number, button in self._buttons.items():
            button.bind(on_press=lambda _, number=number: choose(number))

    def show(self, value: int, text: str, *, is_open: bool) -> None:
        """Shows what is agreed, in words too; nothing can be touched unless it `is_open`."""
        self._value, self.text = value, text
        for button in (self._less, self._more, *self._buttons.values()):
            button.disabled = not is_open
        for number, button in self._buttons.items():
            button.chosen = is_open and number == value

    @staticmethod
    def _look(signs: SharedFontSize) -> dict[str, Any]:
        """Returns what all its buttons have in common."""
        return {"bold": True, "high_mm": 5.5, "shared_font_size": signs, **({"padding": 0} if THEME.narrow else {})}
