"""CatalogueScreen: the cards of a table, entered card by card: name, type, cost, value, draws, copies and text."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty

from companion.app.controllers import Controllers
from companion.errors import CompanionError
from companion.games.masters_of_maple_syrup.catalogue import (
    CARDS,
    LONGEST_NAME,
    LONGEST_TEXT,
    RED_MAPLE,
    TREE,
    UTILITY,
    Catalogue,
    PropertyCard,
    read_catalogue,
    write_catalogue,
)
from companion.ui.games.masters_of_maple_syrup.catalogues import GAME, keep_catalogue, own_name, write_choice
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.name_search import find_names
from companion.ui.widgets.numbers_panel import AskedNumber, NumbersPanel, Values
from companion.ui.widgets.text_button import TextButton

NUMBERS: Final = ("cost", "value", "draws", "copies")
UNHARVESTED: Final = tuple(name for name in NUMBERS if name != "draws")
MOST_VALUE: Final = 99
FEWEST_COPIES: Final = {True: 2, False: 1}
"""By whether the card is a Red Maple: two of these lie on the properties from the start."""


def ask_card(card: PropertyCard) -> tuple[AskedNumber, ...]:
    """Returns the numbers to ask of a card; the lowest choice, "?", means not known. Only trees are harvested."""
    known = {"cost": card.cost, "value": card.value, "draws": card.draws, "copies": card.copies}
    asked = []
    for name in NUMBERS if card.type == TREE else UNHARVESTED:
        unknown, number = _unknown(card, name), known[name]
        most = MOST_VALUE if name == "value" else CARDS
        words = SAY(f"ui.catalogue.{name}")
        asked.append(AskedNumber(name, words, unknown if number is None else number, unknown, most, unknown="?"))
    return tuple(asked)


def entered_card(card: PropertyCard, values: Mapping[str, int]) -> PropertyCard:
    """Returns a card with the numbers that were entered."""
    numbers = {name: None if number <= _unknown(card, name) else number for name, number in values.items()}
    draws = numbers.get("draws") if card.type == TREE else None
    return replace(card, cost=numbers["cost"], value=numbers["value"], draws=draws, copies=numbers["copies"])


def other_type(card: PropertyCard) -> PropertyCard:
    """Returns a card with the other type; a Red Maple stays a tree."""
    if card.name == RED_MAPLE:
        return card
    return replace(card, type=UTILITY if card.type == TREE else TREE)


def renamed(card: PropertyCard, name: str) -> PropertyCard:
    """Returns a card with another name; one called Red Maple is a tree with two copies or more."""
    if name != RED_MAPLE:
        return replace(card, name=name)
    return replace(card, name=name, type=TREE, copies=None if card.copies == 1 else card.copies)


def with_card(cards: Catalogue, card: PropertyCard, before: str) -> Catalogue:
    """Returns a catalogue with a card in place of the one that was called `before`, or appended."""
    if not any(one.name == before for one in cards):
        return (*cards, card)
    return tuple(card if one.name == before else one for one in cards)


def is_free(cards: Catalogue, name: str, before: str) -> bool:
    """Whether no card other than the one called `before` has this name."""
    return all(one.name.casefold() != name.casefold() for one in cards if one.name != before)


def _unknown(card: PropertyCard, name: str) -> int:
    if name == "copies":
        return FEWEST_COPIES[card.name == RED_MAPLE] - 1
    return min(0, card.value or 0) - 1 if name == "value" else -1


load("games/masters_of_maple_syrup/screens/catalogue")

SEARCHED_FROM: Final = 9
"""The number of cards from which a search is offered: fewer are seen at once."""
TEXT_MARKS: Final = ":+"
"""What the text of a card needs besides the marks of any sentence: "Game end: +1"."""


class CatalogueScreen(Screen):
    """A touch on a card shows what is known of it; each card that is kept is written at once.

    With `card` it only asks about that one, which keeps its name, and leads back to the screen before.
    """

    about = StringProperty("")
    has_form = BooleanProperty(False)
    """Whether a card is being entered beside the list."""
    is_typing = BooleanProperty(False)
    """Whether a keyboard takes the place of everything else."""
    searches = StringProperty("")
    """The text of the search button."""

    def __init__(self, controllers: Controllers, card: str = "", **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._cards = read_catalogue(list(controllers.table.agreed.get("catalogue") or []))
        self._file = own_name(controllers.folder, self._cards)
        self._is_for_one = bool(card)
        self._card = next((one for one in self._cards if one.name == card), PropertyCard(card, TREE) if card else None)
        self._before = card if self._card in self._cards else ""
        self._sought = ""
        self._known, self._form = self.ids.known.__self__, self.ids.form.__self__
        self._search = self.ids.search.__self__
        self._name = self.ids.name.__self__
        if self._is_for_one:
            self._name.parent.remove_widget(self._name)
        self._panel = NumbersPanel()
        self._panel.bind(on_take=lambda _, values: self._keep(values), on_other=lambda _: self._take_out())
        self.ids.numbers.add_widget(self._panel)
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        self._list()
        self._draw()

    def pick(self, name: str) -> None:
        """Shows what is known of a card."""
        self._card = next(card for card in self._cards if card.name == name)
        self._before = name
        self._draw()

    def add(self) -> None:
        """Asks what a new card is called."""
        self._card, self._before, self._sought = None, "", ""
        self._list()
        self._type_name("")

    def search(self) -> None:
        """Asks for a part of a card's name."""
        keyboard = Keyboard(about=SAY("ui.catalogue.search-part"), text=self._sought, longest=LONGEST_NAME)
        keyboard.search([card.name for card in sorted(self._cards, key=_name)])
        self._put(keyboard, self._find, lambda screen: screen.search())

    def rename(self) -> None:
        """Asks what the card is called."""
        if self._card:
            self._card = entered_card(self._card, self._panel.values)
            self._type_name(self._card.name)

    def tell_text(self) -> None:
        """Asks for the card's text."""
        if self._card:
            self._card = entered_card(self._card, self._panel.values)
            keyboard = Keyboard(
                text=self._card.text or "",
                about=SAY("ui.catalogue.text"),
                longest=LONGEST_TEXT,
                is_sentence=True,
                more=TEXT_MARKS,
            )
            self._put(keyboard, self._said, lambda screen: screen.tell_text())

    def turn_type(self) -> None:
        """Makes a tree a utility, or a utility a tree."""
        if self._card:
            self._card = other_type(entered_card(self._card, self._panel.values))
            self._draw()

    def back(self) -> None:
        """Leads back to what is agreed on, or leaves what is typed."""
        if self.is_typing:
            self._draw()
        else:
            self._leave()

    def take_over(self, before: Screen) -> None:
        """Goes on with the card that is being entered, too."""
        if isinstance(before, CatalogueScreen):
            self._card, self._before, self._sought = before._card, before._before, before._sought
            if self._card:
                self._card = entered_card(self._card, before._panel.values)
            self._list()
            self._draw()
        super().take_over(before)

    def _leave(self) -> None:
        self.controllers.navigation.go("back" if self._is_for_one else "variant")

    def _type_name(self, name: str) -> None:
        keyboard = Keyboard(about=SAY("ui.ask.name"), text=name, longest=LONGEST_NAME)
        self._put(keyboard, self._named, lambda screen: screen._type_name(name))

    def _put(self, keyboard: Keyboard, done: Callable[[str], object], again: Callable[[Any], object]) -> None:
        """Shows a keyboard in the place of all else; `done` is called with what was typed.

        `again` asks for the same text on this screen as it is built for another size.
        """
        keyboard.bind(on_done=lambda _, typed: done(typed.strip()))
        self.keep_typed(keyboard, again)
        self.is_typing = True
        self.ids.body.clear_widgets()
        self.ids.body.add_widget(keyboard)

    def _named(self, name: str) -> None:
        if name and is_free(self._cards, name, self._before):
            self._card = renamed(self._card, name) if self._card else PropertyCard(name, TREE)
        self._draw()
        if name and not is_free(self._cards, name, self._before):
            self.about = SAY("ui.catalogue.taken", card=name)

    def _find(self, part: str) -> None:
        """Shows the card with this name, or lists those whose names contain the letters; without letters, all."""
        named = next((card.name for card in self._cards if card.name == part), "")
        self._sought = "" if named else part
        self._list()
        if named:
            self.pick(named)
        else:
            self._draw()

    def _said(self, text: str) -> None:
        if self._card:
            said = replace(self._card, text=text or None)
            self._card = replace(said, bonus=said.names_game_end or None)
        self._draw()

    def _draw(self) -> None:
        """Shows the card that is being entered, and the list of cards, unless only one card is asked about."""
        body, card = self.ids.body, self._card
        self.is_typing, self.has_form = False, card is not None
        body.clear_widgets()
        if not self._is_for_one:
            body.add_widget(self._known)
        if card:
            body.add_widget(self._form)
        known = self._before if self._is_for_one else self._count()
        self.about = SAY("ui.catalogue.new", card=card.name) if card and not self._before else known
        if card is None:
            return
        self._name.text, self.ids.kind.text = card.name, SAY(f"type.{card.type}")
        self.ids.says.text = card.text or SAY("ui.catalogue.no-text")
        is_removable = self._before and not self._is_for_one
        self._panel.ask(
            ask_card(card), SAY("ui.catalogue.keep"), SAY("ui.catalogue.remove") if is_removable else "", {}
        )

    def _keep(self, values: Values) -> None:
        if self._card is None:
            return
        self._write(with_card(self._cards, entered_card(self._card, values), self._before))
        if self._is_for_one:
            self._leave()
            return
        self._card, self._before = None, ""
        self._list()
        self._draw()

    def _take_out(self) -> None:
        """Removes a card from the list; it stays beside the list as a new one, and can be kept again."""
        assert self._card
        self._card = entered_card(self._card, self._panel.values)
        self._write(tuple(card for card in self._cards if card.name != self._before))
        self._before = ""
        self._list()
        self._draw()
        self.about = SAY("ui.catalogue.removed", card=self._card.name)

    def _write(self, cards: Catalogue) -> None:
        """Takes over the cards, and writes them while the table goes on."""
        self._cards, folder = cards, self.controllers.folder
        self.controllers.table.agreed = {**self.controllers.table.agreed, "catalogue": write_catalogue(cards)}
        self.controllers.table.settled_games.add(GAME)
        self.controllers.access.write(partial(keep_catalogue, folder, self._file, cards), self._kept)

    def _kept(self, why: str | CompanionError) -> None:
        if why:
            self.controllers.notices.trouble = SAY("ui.catalogue.not-kept", why=str(why))
        else:
            write_choice(self.controllers, f"{self._file}.toml")

    def _listed(self) -> Sequence[str]:
        """Returns the names of all cards, or of those found by a search."""
        names = [card.name for card in sorted(self._cards, key=_name)]
        return find_names(names, self._sought) if self._sought else names

    def _count(self) -> str:
        """Returns how many cards there are, or how many were found."""
        count = len(self._listed())
        return SAY("ui.catalogue.found" if self._sought else "ui.catalogue.count", count=count, part=self._sought)

    def _list(self) -> None:
        box, words = self.ids.cards, SharedFontSize()
        box.clear_widgets()
        for name in self._listed():
            button = TextButton(text=name, high_mm=3.4, weight="quiet_button", shared_font_size=words)
            button.bind(on_release=lambda _, name=name: self.pick(name))
            box.add_widget(button)
        self.searches = ": ".join(filter(None, (SAY("ui.catalogue.search"), self._sought)))
        is_offered, ways = len(self._cards) >= SEARCHED_FROM, self.ids.ways
        if is_offered != (self._search in ways.children):
            if is_offered:
                ways.add_widget(self._search, 1)
            else:
                ways.remove_widget(self._search)


def _name(card: PropertyCard) -> str:
    return card.name.casefold()
