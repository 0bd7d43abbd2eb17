"""CardForm: one card of a catalogue as it is entered on the screen; values, no Kivy."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from companion.games.masters_of_maple_syrup.catalogue import CARDS, RED_MAPLE, TREE, UTILITY, Catalogue, PropertyCard
from companion.ui.texts import SAY
from companion.ui.widgets.numbers_panel import AskedNumber

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
