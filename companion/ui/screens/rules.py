"""RulesScreen: the rules, opened at the fact that matters, page by page, by contents or by a search."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty

from companion.app.controllers import Controllers
from companion.translations.rulebook import Fact, Rulebook, find_rulebook
from companion.ui.games import screens_of
from companion.ui.layouts import load
from companion.ui.reflow import scroll_to_part
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.fact_card import FactCard
from companion.ui.widgets.flow_text import FlowText
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.text_button import TextButton

load("screens/rules")

OFFERED_TERMS: Final = 3
"""How many terms of the game are offered if a search finds nothing."""
STEP: Final = 0.85
"""The share of the view by which a touch scrolls."""
MARGIN_MM: Final = 2.5


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
            screens_of(controllers.table.game).rule_of(controllers.table.standing) if controllers.table.standing else ""
        )
        self._page = self._book.place_of(self._rule)[0]
        for widget, name in ((self._facts, "scroll_y"), (self._facts, "height"), (self.ids.rows, "height")):
            widget.fbind(name, self._look)
        self.turn_page(0)

    def redraw(self) -> None:
        """Shows the same page, the contents, or what was found."""
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
        self.title = f"{self._page + 1}  {page.title}"
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
        for place, page in enumerate(self._book.pages):
            turn_to = partial(self.turn_page, place - self._page)
            rows.add_widget(_row(f"{place + 1}  {page.title}", turn_to))
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


def _row(text: str, opens: Callable[[], object]) -> TextButton:
    """Returns one row of the contents."""
    button = TextButton(text=text, high_mm=3.8, halign="left", size_hint_y=None, height=THEME.mm(10))
    button.bind(on_release=lambda _: opens())
    return button
