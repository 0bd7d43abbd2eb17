"""PartButton and FieldRow: a part of a description as a sentence to touch, and one of its fields with its choices."""

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import Any, Final

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.text_button import TextButton

load("games/described/widgets/edit_rows")

SHORT, MIDDLE, LONG = 4, 13, 22
"""Up to so many letters, texts stand on small, middle and large chips."""
COLUMNS: Final = {True: (9, 5, 4, 3), False: (7, 3, 2, 2)}
"""How many of each stand side by side, on a broad and on a high screen; the last are longer."""


class PartButton(TextButton):
    """A part by its sentence; `title` stands above it."""

    title = StringProperty("")
    title_size = ObjectProperty(None, allownone=True)


class FieldRow(BoxLayout):
    """A field: its `title`, and below it chips to touch."""

    title = StringProperty("")
    columns = NumericProperty(1)

    def offer(self, texts: Sequence[str], answers: Sequence[Callable[[], object]], chosen: int | None = None) -> None:
        """Offers a chip for each text; `chosen` is the place of the one that is set, None: none can be."""
        self._lay([len(text) for text in texts])
        size = SharedFontSize()
        for place, (text, answer) in enumerate(zip(texts, answers, strict=True)):
            kind = TextButton if chosen is None else ChoiceButton
            self._add(kind(text=text, chosen=place == chosen, bold=True, high_mm=4.2, shared_font_size=size), answer)

    def offer_numbers(
        self, numbers: Sequence[int], value: int, choose: Callable[[int], object], *, is_all: bool
    ) -> None:
        """Offers numbers; unless they are all, also one less and one more than the one that is set."""
        size: dict[str, Any] = {"bold": True, "high_mm": 5.4, "shared_font_size": SharedFontSize()}
        beside = [] if is_all else [("−", value - 1), ("+", value + 1)]
        buttons = [(ChoiceButton(text=str(one), chosen=one == value, **size), one) for one in numbers]
        for text, other in beside:
            buttons.insert(len(buttons) if other > value else 0, (TextButton(text=text, **size), other))
        self._lay([1] * len(buttons))
        for button, number in buttons:
            self._add(button, partial(choose, number))

    def _lay(self, lengths: Sequence[int]) -> None:
        columns = COLUMNS[THEME.wide]
        longest = max(lengths, default=0)
        kind = sum(longest > bound for bound in (SHORT, MIDDLE, LONG))
        most = max(1, columns[kind] // 2) if THEME.large else columns[kind]
        rows = max(1, ceil(len(lengths) / most))
        self.columns = max(1, ceil(len(lengths) / rows))

    def _add(self, button: TextButton, answer: Callable[[], object]) -> None:
        button.bind(on_release=lambda _: answer())
        self.ids.offered.add_widget(button)
