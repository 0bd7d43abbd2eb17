"""CountsPanel: numbers of several players or sides on one screen: a cell for each, and the numbers to touch below."""

from collections.abc import Mapping, MutableMapping, Sequence
from typing import Any, Final

from kivy.properties import StringProperty
from kivy.uix.gridlayout import GridLayout

from companion.ui.events import dispatches
from companion.ui.games.described.numbers import MOST, NO, YES, AskedNumber, Counting, what_is_out
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.panel import Panel
from companion.ui.widgets.text_button import TextButton

load("games/described/widgets/counts_panel")

WORDS_ACROSS: Final = 3
"""So many words stand side by side; others follow below."""
CHIPS: Final = 14
"""So many values have a chip each; more are typed."""
CHIPS_ACROSS: Final = 7
ERASE, SIGN, ON = "⌫", "±", "→"
ROW_MM: Final = 9.0
HEAD_MM: Final = 7.0
NAME_SHARE: Final = 1.3
LONGEST: Final = len(str(MOST))


class NumberCell(ChoiceButton):
    """A value; the ground alone shows which one is chosen."""

    def has_room_for_ring(self, width_px: float) -> bool:
        return False


@dispatches("on_take", "on_change", "on_other")
class CountsPanel(Panel):
    """Events: `on_take` with the numbers by their names; `on_change` with them after each touch; `on_other`.

    A touch on a cell chooses it, or changes it if it is yes or no; once a number has a chip, the next cell is chosen.
    """

    text = StringProperty("")
    """What does not add up, or is out of its bounds."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._counting = Counting((), {}, {})
        self._cells: dict[str, ChoiceButton] = {}
        self._heads: dict[str, FitLabel] = {}
        self._values: dict[str, int] = {}
        self._draft: MutableMapping[str, int] = {}
        self._chosen = ""
        self._is_typing = False

    @property
    def values(self) -> Mapping[str, int]:
        """The numbers as they stand, by their names."""
        return dict(self._values)

    def ask(
        self, counting: Counting, take: str, other: str = "", draft: MutableMapping[str, int] | None = None
    ) -> None:
        """Asks for numbers; they begin with what `draft` holds from before, and every touch is noted there."""
        self._draft = {} if draft is None else draft
        if counting != self._counting:
            self._counting = counting
            self._build()
        self._values = {number.name: self._draft.get(number.name, number.value) for number in counting.numbers}
        self._offer(take, other)
        self._choose(next((number.name for number in counting.numbers if not _is_yes_or_no(number)), ""))

    def _number(self, name: str) -> AskedNumber:
        return next(number for number in self._counting.numbers if number.name == name)

    def _build(self) -> None:
        """Lays the cells: players below each other, words side by side."""
        blocks = self.ids.blocks
        blocks.clear_widgets()
        self._cells, self._heads = {}, {}
        words = list(dict.fromkeys(number.word for number in self._counting.numbers))
        across = 1 if THEME.narrow else WORDS_ACROSS
        for start in range(0, len(words), across):
            blocks.add_widget(self._block(words[start : start + across]))

    def _block(self, words: Sequence[str]) -> GridLayout:
        places = list(dict.fromkeys(one.place for one in self._counting.numbers if one.word in words))
        block = GridLayout(cols=len(words) + 1, spacing=THEME.mm(0.4), size_hint_y=None)
        block.bind(minimum_height=block.setter("height"))
        heads, names, values = SharedFontSize(), SharedFontSize(), SharedFontSize()
        block.add_widget(FitLabel(size_hint=(NAME_SHARE, None), height=THEME.room(HEAD_MM)))
        for word in words:
            self._heads[word] = FitLabel(high_mm=3.4, halign="center", shared_font_size=heads, size_hint_y=None)
            self._heads[word].height = THEME.room(HEAD_MM)
            block.add_widget(self._heads[word])
        for place in places:
            name = FitLabel(text=self._counting.whose.get(place, ""), bold=True, high_mm=4, shared_font_size=names)
            name.size_hint = (NAME_SHARE, 1)
            block.add_widget(name)
            for word in words:
                block.add_widget(self._cell(f"{word}/{place}", values))
        return block

    def _cell(self, name: str, words: SharedFontSize) -> Any:
        if all(number.name != name for number in self._counting.numbers):
            return FitLabel(text="")
        cell = NumberCell(means=name, bold=True, high_mm=5.4, shared_font_size=words, size_hint_y=None)
        cell.height = THEME.room(ROW_MM)
        cell.bind(on_press=lambda _: self._touch(name))
        self._cells[name] = cell
        return cell

    def _touch(self, name: str) -> None:
        """Chooses a cell, or changes one that is yes or no."""
        if _is_yes_or_no(self._number(name)):
            self._set(name, YES - self._values[name])
        else:
            self._choose(name)

    def _choose(self, name: str) -> None:
        self._chosen, self._is_typing = name, False
        self._fill_pad()
        self._draw()

    def _set(self, name: str, value: int) -> None:
        self._values[name] = self._draft[name] = value
        self.text = what_is_out(self._counting, self._values)
        self._draw()
        self.dispatch("on_change", self.values)

    def _take(self) -> None:
        """Passes the numbers on, unless one is out of its bounds: the panel says which."""
        self.text = what_is_out(self._counting, self._values)
        if not self.text:
            self.dispatch("on_take", self.values)

    def _draw(self) -> None:
        """Shows every value, and in the head of each word what its values come to."""
        for name, cell in self._cells.items():
            number, value = self._number(name), self._values[name]
            cell.text = number.texts.get(value, str(value))
            cell.chosen = name == self._chosen or (_is_yes_or_no(number) and value == YES)
        for word, head in self._heads.items():
            total = self._counting.total(word, self._values)
            whole = self._counting.wholes.get(word)
            said = next(number.said for number in self._counting.numbers if number.word == word)
            head.text = said if whole is None else f"{said}\n{total} / {whole}{' ✓' if total == whole else ''}"
            head.color = THEME.colour("soft_ink" if whole is None or total == whole else "acting")

    def _fill_pad(self) -> None:
        """Shows the values that the chosen cell can have, or the figures of larger numbers."""
        pad, words = self.ids.pad, SharedFontSize()
        pad.clear_widgets()
        if not self._chosen:
            return
        number = self._number(self._chosen)
        values = range(number.least, number.most + 1)
        if len(values) <= CHIPS or number.texts:
            chips: list[tuple[str, object]] = [(number.texts.get(value, str(value)), value) for value in values]
        else:
            chips = [(sign, sign) for sign in (*"1234567890", *([SIGN] if number.least < 0 else []), ERASE, ON)]
        pad.cols = min(CHIPS_ACROSS if all(len(text) <= 3 for text, _ in chips) else 3, len(chips))
        for text, meaning in chips:
            chip = TextButton(text=text, means=f"pad {text}", bold=True, high_mm=5, shared_font_size=words)
            chip.size_hint_y, chip.height = None, THEME.target
            chip.bind(on_press=lambda _, meant=meaning: self._enter(meant))
            pad.add_widget(chip)

    def _enter(self, meaning: object) -> None:
        name, value = self._chosen, self._values[self._chosen]
        if isinstance(meaning, int):
            self._set(name, meaning)
            self._go_on()
        elif meaning == ON:
            self._go_on()
        else:
            typed = _typed(value, str(meaning), is_first=not self._is_typing)
            self._is_typing = True
            self._set(name, typed)

    def _go_on(self) -> None:
        """Chooses the next cell of the same word, then the first of the next word."""
        names = [number.name for number in self._counting.numbers if not _is_yes_or_no(number)]
        after = names.index(self._chosen) + 1
        self._choose(names[after] if after < len(names) else self._chosen)

    def _offer(self, take: str, other: str) -> None:
        box = self.ids.buttons
        box.clear_widgets()
        if other:
            button = TextButton(text=other, weight="quiet_button", size_hint_x=0.7)
            button.bind(on_press=lambda _: self.dispatch("on_other"))
            box.add_widget(button)
        if take:
            button = TextButton(text=take, weight="first_button", bold=True, high_mm=4.6)
            button.bind(on_press=lambda _: self._take())
            box.add_widget(button)


def _is_yes_or_no(number: AskedNumber) -> bool:
    return (number.least, number.most) == (NO, YES) and bool(number.texts)


def _typed(value: int, sign: str, *, is_first: bool) -> int:
    """Returns a number after one more figure was typed; the first figure begins it anew."""
    match sign:
        case "±":
            return -value
        case "⌫":
            return int(value / 10)
    figures = "" if is_first else str(value)
    return int(f"{figures}{sign}"[:LONGEST])
