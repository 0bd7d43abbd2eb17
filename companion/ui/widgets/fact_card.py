"""FactCard: one numbered fact of the rules, with its table if it has one; the fact that was asked for is marked."""

import re
from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.label import Label
from kivy.utils import escape_markup, get_hex_from_color

from companion.translations.rulebook import Fact, TextSpan
from companion.ui.layouts import load
from companion.ui.theme import THEME
from companion.ui.widgets.flow_text import FlowText

load("widgets/fact_card")

_CITED: Final = re.compile(r"\b[A-Z]{2}-(?=\d)")
"""What stands before the number of a cited fact; the screen numbers facts without it."""
LETTERS_ACROSS: Final = 33
"""The most letters in a line of a table."""


class FactCard(BoxLayout):
    """A fact to read; `marked`: it is the one that was asked for."""

    number = StringProperty("")
    marked = BooleanProperty(False)

    def __init__(self, fact: Fact, **properties: Any) -> None:
        super().__init__(**properties)
        self.number = fact.number.partition("-")[2]
        for spans in fact.paragraphs:
            self.ids.content.add_widget(FlowText(text="".join(map(write_span, spans)), markup=True, high_mm=3.5))
        if THEME.large:
            for row in fact.rows[1:]:
                self.ids.content.add_widget(FlowText(text=_line(fact.rows[0], row), markup=True, high_mm=3.2))
        elif fact.rows:
            self.ids.content.add_widget(_table(fact.rows))


def write_span(span: TextSpan) -> str:
    """Returns a span in Kivy's markup; strong words also have a colour of their own."""
    text = escape_markup(_CITED.sub("", span.text))
    if span.style == "strong":
        return f"[b][color={get_hex_from_color(THEME.colour('acting'))}]{text}[/color][/b]"
    return f"[i]{text}[/i]" if span.style == "stressed" else text


def _line(heads: tuple[str, ...], row: tuple[str, ...]) -> str:
    """Returns a row of a table in words, for which large letters have room: its first cell, and what belongs to it."""
    named = (f"{head}: {cell}" if head else cell for head, cell in zip(heads, row, strict=True))
    first, *others = map(escape_markup, named)
    return f"[b]{first}[/b]\n" + " · ".join(others)


def _table(rows: tuple[tuple[str, ...], ...]) -> GridLayout:
    """Returns the table, all cells in letters of one size, which its columns have room for."""
    table = GridLayout(cols=len(rows[0]), size_hint_y=None, spacing=[THEME.mm(1), 0])
    for place, row in enumerate(rows):
        for column, cell in enumerate(row):
            label = Label(text=cell, bold=place == 0, color=THEME.colour("ink"), valign="middle")
            label.halign = "left" if column == 0 else "center"
            label.size_hint = (2.1 if column == 0 else 1, None)
            label.bind(size=label.setter("text_size"))
            table.add_widget(label)
    table.bind(minimum_height=table.setter("height"), width=_fit_table)
    return table


def _fit_table(table: GridLayout, width: float) -> None:
    letters = min(THEME.text(3.2), width / LETTERS_ACROSS)
    for place, label in enumerate(reversed(table.children)):
        label.font_size = letters
        label.height = letters * (3.9 if place < table.cols else 1.7)
