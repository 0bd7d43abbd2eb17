"""FactCard: one numbered fact of the rules, with its table if it has one; the fact that was asked for is marked."""

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.utils import escape_markup, get_hex_from_color

from companion.papers.rulebook import Fact, Span
from companion.ui.layouts import load
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.flow_text import FlowText

load("widgets/fact_card")


class FactCard(BoxLayout):
    """A fact to read; `marked` says that one was led here."""

    number = StringProperty("")
    marked = BooleanProperty(False)

    def __init__(self, fact: Fact, **properties: Any) -> None:
        super().__init__(**properties)
        self.number = fact.number
        for spans in fact.paragraphs:
            self.ids.told.add_widget(FlowText(text="".join(map(write_span, spans)), high_mm=3.5))
        if fact.rows:
            self.ids.told.add_widget(_table(fact.rows))


def write_span(span: Span) -> str:
    """Returns a span in Kivy's markup; strong words also have a colour of their own."""
    text = escape_markup(span.text)
    if span.style == "strong":
        return f"[b][color={get_hex_from_color(THEME.colour('acting'))}]{text}[/color][/b]"
    return f"[i]{text}[/i]" if span.style == "stressed" else text


def _table(rows: tuple[tuple[str, ...], ...]) -> GridLayout:
    table = GridLayout(cols=len(rows[0]), size_hint_y=None, spacing=THEME.mm(0.4))
    for place, row in enumerate(rows):
        for column, cell in enumerate(row):
            side = "left" if column == 0 else "center"
            share = 1.8 if column == 0 else 1
            table.add_widget(FitLabel(text=cell, bold=place == 0, high_mm=3.2, halign=side, size_hint_x=share))
    table.height = len(rows) * max(THEME.mm(6), THEME.text(5.5))
    return table
