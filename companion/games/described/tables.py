"""What follows from a description and is asked again and again: card numbers by name, sets of cards, points."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from companion.card_notation import parse_card
from companion.errors import BadCardError
from companion.games.described.description import OFFERED, STOCK, TURNED_UP, Bidding, Description
from companion.games.described.errors import impossible
from companion.games.described.faults import shown
from companion.games.described.ranking import bits_named


@dataclass(frozen=True, slots=True)
class Tables:
    """`copies` has the bits of all copies of each face in `seen`; the sets are sets of faces."""

    by_name: Mapping[str, int]
    copies: tuple[int, ...]
    first_trick_not: int
    not_led: int
    broken_by: int
    exempt: int
    lead_card: int | None
    total: int
    """All card points of the deck, with those of the last trick."""
    is_watching: bool
    """Whether any rule can be broken at this table."""

    def copies_of(self, faces: int) -> int:
        """Returns the bits of all copies of a set of faces."""
        bits = 0
        for place, copies in enumerate(self.copies):
            if faces >> place & 1:
                bits |= copies
        return bits


@lru_cache(maxsize=64)
def tables_of(description: Description) -> Tables:
    """Returns the tables of a description."""
    deck, play = description.deck, description.play
    copies, place = [], 0
    for face in deck.faces:
        copies.append(((1 << face.copies) - 1) << place)
        place += face.copies
    points = sum(face.copies * value for face, value in zip(deck.faces, description.values, strict=True))
    by_name = {face.name: number for number, face in enumerate(deck.faces)}
    return Tables(
        by_name,
        tuple(copies),
        bits_named(deck, play.first_trick_not),
        bits_named(deck, play.not_led),
        bits_named(deck, play.not_led if play.broken_by is None else play.broken_by),
        bits_named(deck, play.exempt),
        by_name.get(play.leads),
        points + description.last_trick,
        bool(play.first_trick_not or play.not_led),
    )


def face_named(description: Description, name: str) -> int:
    """Returns the number of the card called `name`. Raises ImpossibleActionError."""
    by_name = tables_of(description).by_name
    if name in by_name:
        return by_name[name]
    try:
        place = by_name.get(parse_card(name).name)
    except BadCardError:
        place = None
    if place is None:
        raise impossible("impossible.no-such-card", "deck", card=shown(name))
    return place


def hand_size(description: Description, players: int, number: int) -> int:
    """Returns how many cards each is dealt in hand `number`, from 1."""
    deal = description.deal
    if deal.hands:
        return deal.hands[(number - 1) % len(deal.hands)]
    return deal.each if isinstance(deal.each, int) else description.deck.size // players


def cards_in_play(description: Description, players: int, number: int) -> int:
    """Returns how many cards hand `number` is played with: all but a turned one that is out of play."""
    return description.deck.size - is_turned_out(description, players, number)


def cards_drawn(description: Description, players: int, number: int) -> int:
    """Returns how many cards each draws in hand `number` from the stock, which is used up."""
    if description.deal.left != STOCK:
        return 0
    each = cards_in_play(description, players, number) // players
    return each - hand_size(description, players, number)


def trump_mode(description: Description, number: int) -> str:
    """Returns how trump comes about in hand `number`: a suit, "none", or "turned up", "offered", "declared", "bid"."""
    suits = description.trump.suit
    return suits[(number - 1) % len(suits)]


def needs_turned(description: Description, number: int) -> bool:
    """Whether a card is turned up in hand `number`."""
    return trump_mode(description, number) in (TURNED_UP, OFFERED)


def is_turned_out(description: Description, players: int, number: int) -> bool:
    """Whether a card is turned up in hand `number` that is out of play: the next card, not the dealer's last."""
    mode, turned = trump_mode(description, number), description.trump.card
    if mode != TURNED_UP:
        return mode == OFFERED
    if turned or description.deal.left == STOCK:  # unless told, it lies below the stock, and is drawn last
        return turned == "next"
    return hand_size(description, players, number) * players < description.deck.size


def pass_direction(description: Description, number: int) -> str | None:
    """Returns to whom cards are passed in hand `number`; None if nobody passes."""
    passing = description.passing
    if passing is None:
        return None
    to = passing.to[(number - 1) % len(passing.to)]
    return None if to == "nobody" else to


def next_seat(description: Description, players: int, seat: int) -> int:
    """Returns who comes after `seat`."""
    return (seat + description.deal.step) % players


def usual_dealer(description: Description, players: int) -> int:
    """Returns who deals first where nobody says: who sits before seat 0, so that seat 0 leads."""
    return -description.deal.step % players


def most_of(bid: Bidding, tricks: int) -> int | None:
    """Returns the highest number that may be bid in a hand of so many tricks, or None."""
    if bid.of:
        return len(bid.of)
    is_hand = bid.most == "hand" or (bid.most is None and bid.kind == "tricks")
    most = bid.most if isinstance(bid.most, int) else tricks if is_hand else None
    return most if most is None else most - (most - bid.least) % bid.step
