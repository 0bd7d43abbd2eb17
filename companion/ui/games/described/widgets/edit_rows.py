"""PartButton and FieldRow: a part of a description as a sentence to touch, and one of its fields with its choices."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final, TypeAlias

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
COLUMNS: Final = {True: (10, 5, 4, 3), False: (7, 3, 2, 2)}
"""How many of each stand side by side, on a broad and on a high screen; the last are longer."""
OTHERS: Final = "…"
"""Stands on a chip that leads to more of them."""
Chip: TypeAlias = tuple[str, Callable[[], object]]
"""What stands on a chip, and what a touch does."""


class PartButton(TextButton):
    """A part by its sentence; `title` stands above it."""

    title = StringProperty("")
    title_size = ObjectProperty(None, allownone=True)


class FieldRow(BoxLayout):
    """A field: its `title`, and below it chips to touch."""

    title = StringProperty("")
    columns = NumericProperty(1)

    def offer(self, chips: Sequence[Chip], chosen: set[int] | None = None) -> None:
        """Offers chips; `chosen` are the places of those that are set, None: none can be."""
        self.columns = columns_for([text for text, _ in chips])
        size = SharedFontSize()
        for place, (text, answer) in enumerate(chips):
            kind = TextButton if chosen is None or text == OTHERS else ChoiceButton
            high_mm = 5.4 if len(text) <= SHORT else 4.2
            button = kind(text=text, chosen=place in (chosen or ()), bold=True, high_mm=high_mm, shared_font_size=size)
            button.bind(on_release=lambda _, answer=answer: answer())
            self.ids.offered.add_widget(button)


def columns_for(texts: Sequence[str], share: float = 1) -> int:
    """Returns how many chips with such texts stand side by side, on a `share` of the screen's width."""
    columns = COLUMNS[THEME.wide]
    kind = sum(max(map(len, texts), default=0) > bound for bound in (SHORT, MIDDLE, LONG))
    most = max(1, int(columns[kind] * share) // (2 if THEME.large else 1))
    return max(1, ceil(len(texts) / max(1, ceil(len(texts) / most))))
