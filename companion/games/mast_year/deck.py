"""The cards of Mast Year: acorns, squirrels, bounty, and the deck of a hand (MY-1, MY-3, MY-8)."""

from typing import Final

from companion.cards import DECK, Card, Rank, Suit, card_bits

BOUNTY: Final = Suit.HEARTS  # MY-1.1

ACORNS: Final = card_bits(  # MY-1.2
    card for card in DECK if card.rank <= (Rank.TEN if card.suit is BOUNTY else Rank.THREE)
)
SQUIRRELS: Final = card_bits(  # MY-1.3
    card for card in DECK if card.rank is Rank.JACK or (card.suit is BOUNTY and card.rank >= Rank.JACK)
)
BOUNTY_CARDS: Final = card_bits(card for card in DECK if card.suit is BOUNTY)
PLAIN_DECK: Final = card_bits(card for card in DECK if card.suit is not BOUNTY)  # MY-3.1


def _bounty(low: Rank, high: Rank) -> int:
    return card_bits(card for card in DECK if card.suit is BOUNTY and low <= card.rank <= high)


MAST_BOUNTY: Final = {  # MY-8.2
    "none": 0,
    "partial": _bounty(Rank.TWO, Rank.FIVE),
    "full": _bounty(Rank.TWO, Rank.NINE),
}
BOOM_BOUNTY: Final = _bounty(Rank.JACK, Rank.ACE)  # MY-8.3
SET_ASIDE_BOUNTY: Final = _bounty(Rank.TEN, Rank.TEN)  # MY-9.2


def is_acorn(card: Card) -> bool:
    """Whether `card` is an acorn card (MY-1.2)."""
    return bool(card.bit & ACORNS)


def is_squirrel(card: Card) -> bool:
    """Whether `card` is a squirrel card (MY-1.3)."""
    return bool(card.bit & SQUIRRELS)


def icon_of(card: Card) -> str:
    """Returns the name of the picture of what is special about `card`: acorns, or a squirrel."""
    return "acorn" if is_acorn(card) else "squirrel" if is_squirrel(card) else ""


def acorns_of(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Returns the acorn cards among `cards`, in their order."""
    return tuple(card for card in cards if card.bit & ACORNS)


def deck_of(mast: str, boom: bool, incomplete_information: bool) -> int:
    """Returns the deck of the hand that follows a Mast Year of `mast` and a Boom, as card bits (MY-8, MY-9.2)."""
    deck = PLAIN_DECK | MAST_BOUNTY[mast]
    if boom:
        deck |= BOOM_BOUNTY
    if incomplete_information:
        deck |= SET_ASIDE_BOUNTY
    return deck
