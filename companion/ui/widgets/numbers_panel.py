"""NumbersPanel: several numbers that are asked at once, each counted by touches, and the button that takes them."""

from collections.abc import Callable, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty

from companion.ui.events import dispatches
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.widgets.number_row import NumberRow
from companion.ui.widgets.panel import Panel
from companion.ui.widgets.text_button import TextButton

load("widgets/numbers_panel")

ROW_MM: Final = 9.4
"""The least height of a row."""


@dataclass(frozen=True, slots=True)
class AskedNumber:
    """A number that is asked for: its name, its words, its bounds, and its first value.

    Two that name each other as `rest_of` always add up to `whole`.
    """

    name: str
    words: str
    value: int = 0
    least: int = 0
    most: int = 99
    rest_of: str = ""
    whole: int = 0
    unknown: str = ""
    """The text shown for `least`, if that value stands for an unknown number."""
    follows: str = ""
    known: Mapping[int, int] = field(default_factory=dict)
    """The suggested value for each value of the number that it `follows`."""


Values = Mapping[str, int]


@dispatches("on_take", "on_change", "on_other")
class NumbersPanel(Panel):
    """Events: `on_take` with the numbers by their names; `on_change` with them after each touch; `on_other`.

    `text` is the question, `take` and `other` are the words of its buttons; a button without words is not there.
    """

    text = StringProperty("")
    needs_touch = BooleanProperty(False)
    """Whether the numbers can only be taken once one of them was touched."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._rows: dict[str, NumberRow] = {}
        self._asked: Sequence[AskedNumber] = ()
        self._take: TextButton | None = None
        self._draft: MutableMapping[str, int] = {}

    @property
    def values(self) -> Values:
        """The numbers as they stand, by their names."""
        return {name: int(row.value) for name, row in self._rows.items()}

    def ask(
        self,
        asked: Sequence[AskedNumber],
        take: str = "",
        other: str = "",
        draft: MutableMapping[str, int] | None = None,
    ) -> None:
        """Asks for numbers; they begin with what `draft` holds from before, and every touch is noted there."""
        draft, self._draft = {} if draft is None else draft, {}  # while it is filled
        if asked != self._asked:
            self._build(asked)
        for name, value in {number.name: draft.get(number.name, number.value) for number in asked}.items():
            self._rows[name].value = value
        self._draft = draft
        self._offer(take, other)

    def _build(self, asked: Sequence[AskedNumber]) -> None:
        self._asked, self._rows = asked, {}
        box, words = self.ids.rows, SharedFontSize()
        box.clear_widgets()
        for number in asked:
            row = NumberRow(
                words=number.words, least=number.least, most=number.most, words_size=words, unknown=number.unknown
            )
            row.size_hint_min_y = THEME.mm(ROW_MM)
            row.fbind("value", self._changed(number))
            self._rows[number.name] = row
            box.add_widget(row)

    def _changed(self, number: AskedNumber) -> Callable[[object, float], None]:
        def changed(_: object, value: float) -> None:
            self._draft[number.name] = int(value)
            if self._take:
                self._take.disabled = False
            if number.rest_of and number.rest_of in self._rows:
                self._rows[number.rest_of].value = number.whole - int(value)
            self._suggest(number.name, int(value))
            if len(self._rows) == len(self._asked):
                self.dispatch("on_change", self.values)

        return changed

    def _suggest(self, name: str, value: int) -> None:
        """Sets the numbers that follow another one to the known value for its value, or to the least."""
        for number in self._asked:
            if number.follows == name and number.known:
                self._rows[number.name].value = number.known.get(value, number.least)

    def _offer(self, take: str, other: str) -> None:
        box, self._take = self.ids.buttons, None
        box.clear_widgets()
        box.height = THEME.mm(12) if take or other else 0
        if other:
            button = TextButton(text=other, weight="quiet_button", size_hint_x=0.7)
            button.bind(on_press=lambda _: self.dispatch("on_other"))
            box.add_widget(button)
        if take:
            self._take = TextButton(text=take, weight="first_button", bold=True, high_mm=4.6)
            self._take.disabled = self.needs_touch and not self._draft
            self._take.bind(on_press=lambda _: self.dispatch("on_take", self.values))
            box.add_widget(self._take)
