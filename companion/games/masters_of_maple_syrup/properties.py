"""Cards on a property: found by place, turned, tucked under, and added (MM-2.3, MM-5.1)."""

from companion.engine.values import with_item
from companion.errors import ImpossibleActionError
from companion.games.masters_of_maple_syrup.actions import Places
from companion.games.masters_of_maple_syrup.catalogue import UTILITY, PropertyCard, find_card
from companion.games.masters_of_maple_syrup.state import PlacedCard, State
from companion.phrases import Player, phrase

Property = tuple[PlacedCard, ...]


def card_at(cards: Property, seat: int, place: int) -> PlacedCard:
    """Returns the card at `place` of the property of `seat`. Raises ImpossibleActionError if none lies there."""
    if place >= len(cards):
        message = phrase("refused.place", "MM-2.3", player=Player(seat))
        why = f"the property of seat {seat} has no place {place}: places are 0 to {len(cards) - 1}"
        raise ImpossibleActionError(why, "MM-2.3", message)
    return cards[place]


def tapped(cards: Property, seat: int, places: Places) -> Property:
    """Returns the property with trees tapped. Raises ImpossibleActionError for a tapped one, or for a utility."""
    for place in places:
        placed = card_at(cards, seat, place)
        name = placed.card.name
        if placed.card.type == UTILITY:
            message = phrase("refused.utility", "MM-2.3", card=name)
            raise ImpossibleActionError(
                f"{name!r} (place {place}) is a utility: only trees are tapped", "MM-2.3", message
            )
        if placed.tapped:
            message = phrase("refused.tapped", "MM-2.3", card=name)
            raise ImpossibleActionError(f"{name!r} (place {place}) is tapped already", "MM-2.3", message)
        cards = with_item(cards, place, PlacedCard(placed.card, True, placed.tucked, placed.points))
    return cards


def untapped(cards: Property, seat: int, places: Places) -> Property:
    """Returns the property with trees upright again. Raises ImpossibleActionError for one that is not tapped."""
    for place in places:
        placed = card_at(cards, seat, place)
        if not placed.tapped:
            name = placed.card.name
            message = phrase("refused.untapped", "MM-2.3", card=name)
            raise ImpossibleActionError(f"{name!r} (place {place}) is not tapped", "MM-2.3", message)
        cards = with_item(cards, place, PlacedCard(placed.card, False, placed.tucked, placed.points))
    return cards


def numbered_names(cards: Property) -> tuple[str, ...]:
    """Returns the cards' names; cards of the same name get the number of their place, from 1."""
    names = [placed.card.name for placed in cards]
    return tuple(f"{name} ({place})" if names.count(name) > 1 else name for place, name in enumerate(names, 1))


def check_copies(state: State, name: str) -> PropertyCard:
    """Returns what is known of a card to be developed. Raises ImpossibleActionError if all its copies are developed."""
    card = find_card(state.options.catalogue, name)
    if card.copies is not None and copies_placed(state, name) >= card.copies:
        message = phrase("refused.copies", "MM-1.1", card=name, count=card.copies)
        raise ImpossibleActionError(
            f"all {card.copies} copies of {name!r} lie on the properties: one is another card", "MM-1.1", message
        )
    return card


def copies_placed(state: State, name: str) -> int:
    """Returns how often a card lies on the properties."""
    return sum(placed.card.name == name for side in state.sides for placed in side.placed)
