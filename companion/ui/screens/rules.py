"""RulesScreen: the rules, opened at the fact that matters, page by page, by contents or by a search."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.label import Label
from kivy.utils import escape_markup, get_hex_from_color

from companion.app.controllers import Controllers
from companion.translations.rulebook import Fact, Page, Rulebook, TextSpan, find_rulebook
from companion.ui.games import screens_of
from companion.ui.layouts import load
from companion.ui.reflow import scroll_to_part
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.flow_text import FlowText
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.text_button import TextButton

load("screens/rules")

OFFERED_TERMS: Final = 3
"""How many terms of the game are offered if a search finds nothing."""
STEP: Final = 0.85
"""The share of the view by which a touch scrolls."""
MARGIN_MM: Final = 2.5

_CITED: Final = re.compile(r"\b[A-Z]{2}-(?=\d)")
"""What stands before the number of a cited fact; the screen numbers facts without it."""
LETTERS_ACROSS: Final = 33
"""The most letters in a line of a table."""


class RulesScreen(Screen):
    """Opens at `rule`, such as "MY-5.3"; without one, where the game on the table is."""

    kept = ("_page", "_shown")
    title = StringProperty("")
    is_more_above = BooleanProperty(False)
    is_more_below = BooleanProperty(False)
    """Whether a part of the page is out of view there."""

    def __init__(self, controllers: Controllers, rule: str = "", **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._book = self.find_book()
        # `ids` only hold weak references, and it has no parent while the keyboard is shown
        self._facts = self.ids.scroll.__self__
        self._rule = rule or (
            screens_of(controllers.table.game).rule_of(controllers.table.snapshot) if controllers.table.snapshot else ""
        )
        self._page = self._book.place_of(self._rule)[0]
        for widget, name in ((self._facts, "scroll_y"), (self._facts, "height"), (self.ids.rows, "height")):
            widget.fbind(name, self._look)
        self.turn_page(0)

    def redraw(self) -> None:
        self._shown(self)

    def game_title(self) -> str:
        """Returns what the game is called."""
        return SAY("ui.welcome.title")

    def find_book(self) -> Rulebook:
        """Returns the rules of the game. A game may have rules of its own beside them."""
        return find_rulebook(self.controllers.table.game, SAY("code"))

    def turn_page(self, by: int) -> None:
        """Shows another page, as many further on as `by` says; after the last comes the first."""
        self._page = (self._page + by) % len(self._book.pages)
        self._shown: Callable[[Any], object] = lambda screen: screen.turn_page(0)
        page = self._book.pages[self._page]
        self.title = _title_of(page)
        self._show(page.facts)

    def step(self, by: int) -> None:
        """Scrolls on or back by a view; past an end of the page, to the next page."""
        self._look()
        scroll, hidden_px = self._facts, self._hidden_px
        if self.is_more_below if by > 0 else self.is_more_above:
            scroll.scroll_y = min(1.0, max(0.0, scroll.scroll_y - by * STEP * scroll.height / hidden_px))
        else:
            self.turn_page(by)

    def show_contents(self) -> None:
        """Lists all pages; a touch opens one."""
        self._shown, self.title = lambda screen: screen.show_contents(), SAY("rules.contents")
        rows = self._clear()
        for index, page in enumerate(self._book.pages):
            rows.add_widget(_row(_title_of(page), partial(self.turn_page, index - self._page)))
        if "marks" in screens_of(self.controllers.table.game).screens:
            rows.add_widget(_row(SAY("marks.title"), partial(self.controllers.navigation.go, "marks")))

    def ask(self) -> None:
        """Asks for a word to look for."""
        self.type_text(Keyboard(about=SAY("rules.search-for")), self.search, lambda screen: screen.ask())

    def type_text(self, keyboard: Keyboard, then: Callable[[str], object], again: Callable[[Any], object]) -> None:
        """Gives a keyboard the whole screen; once it is done all else is back, and `then` is called with the text.

        `again` asks for the same text on this screen as it is built for another size.
        """
        shown = list(reversed(self.children))

        def typed(_: object, text: str) -> None:
            self.clear_widgets()
            for widget in shown:
                self.add_widget(widget)
            then(text.strip())

        keyboard.bind(on_done=typed)
        self.keep_typed(keyboard, again)
        self.clear_widgets()
        self.add_widget(keyboard)

    def back(self) -> None:
        """Leaves the keyboard, or leads back."""
        keyboard = self.children[-1] if self.children else None
        if isinstance(keyboard, Keyboard):
            keyboard.dispatch("on_done", "")
        else:
            super().back()

    def search(self, wanted: str) -> None:
        """Shows the facts that say something about `wanted`."""
        found = self._book.search(wanted)
        if not wanted.strip():
            self.turn_page(0)
            return
        self._shown, self.title = lambda screen: screen.search(wanted), wanted.strip()
        self._show(found)
        key = "rules.found" if found else "rules.found-none"
        known = ", ".join(self._book.terms[:OFFERED_TERMS])
        text = FlowText(
            text=SAY(key, count=len(found), wanted=wanted.strip(), words=known), color=THEME.colour("soft_ink")
        )
        self.ids.rows.add_widget(text, index=len(self.ids.rows.children))

    @property
    def _hidden_px(self) -> float:
        """How much higher the page is than the view."""
        return float(self.ids.rows.height - self._facts.height) if self._facts.parent else 0.0

    def _look(self, *_: object) -> None:
        """Notes at which end a part of the page, other than its margin, is out of view."""
        hidden_px, least_px = self._hidden_px, THEME.mm(MARGIN_MM)
        self.is_more_above = (1 - self._facts.scroll_y) * hidden_px > least_px
        self.is_more_below = self._facts.scroll_y * hidden_px > least_px

    def _show(self, facts: tuple[Fact, ...]) -> None:
        rows = self._clear()
        for fact in facts:
            card = FactCard(fact, marked=fact.number == self._rule)
            rows.add_widget(card)
            if card.marked:
                scroll_to_part(self._facts, card)
        decision = next((fact.decision for fact in facts if fact.decision), "")
        if decision:
            rows.add_widget(FlowText(text=SAY("rules.decision", label=decision), color=THEME.colour("soft_ink")))

    def _clear(self) -> Any:
        """Returns the rows, empty, at their top."""
        body, scroll, rows = self.ids.body, self.ids.scroll, self.ids.rows
        if scroll.parent is None:
            body.clear_widgets()
            body.add_widget(scroll)
        rows.clear_widgets()
        scroll.scroll_y = 1
        return rows


def _title_of(page: Page) -> str:
    """Returns what a page is called, after the number that its facts begin with, if they have such."""
    return "  ".join(filter(None, (page.number.rpartition("-")[2], page.title)))


def _row(text: str, opens: Callable[[], object]) -> TextButton:
    """Returns one row of the contents."""
    button = TextButton(text=text, high_mm=3.8, halign="left", size_hint_y=None, height=THEME.mm(10))
    button.bind(on_release=lambda _: opens())
    return button


class FactCard(BoxLayout):
    """One numbered fact of the rules, with its table if it has one; `marked` is the fact that was asked for."""

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
    for index, row in enumerate(rows):
        for column, cell in enumerate(row):
            label = Label(text=cell, bold=index == 0, color=THEME.colour("ink"), valign="middle")
            label.halign = "left" if column == 0 else "center"
            label.size_hint = (2.1 if column == 0 else 1, None)
            label.bind(size=label.setter("text_size"))
            table.add_widget(label)
    table.bind(minimum_height=table.setter("height"), width=_fit_table)
    return table


def _fit_table(table: GridLayout, width: float) -> None:
    letters = min(THEME.text(3.2), width / LETTERS_ACROSS)
    for index, label in enumerate(reversed(table.children)):
        label.font_size = letters
        label.height = letters * (3.9 if index < table.cols else 1.7)
