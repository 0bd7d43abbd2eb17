"""A card comes to light: can it be (MY-10.1)?"""

from companion.cards import Card
from companion.errors import ImpossibleActionError
from companion.games.mast_year.state import Hand


def check_card(hand: Hand, card: Card) -> None:
    """Raises ImpossibleActionError for a card that is not in the hand's deck, or was seen before (MY-10.1)."""
    bit = card.bit
    if not bit & hand.deal.deck:
        raise ImpossibleActionError(f"{card} is not in this hand's deck: a misread card, or a wrong deck", "MY-10.1")
    if bit & hand.seen:
        raise ImpossibleActionError(
            f"{card} was already {place_seen(hand, card)}: one of the two is misread", "MY-10.1"
        )


def place_seen(hand: Hand, card: Card) -> str:
    """Returns where `card` came to light in this hand, in words."""
    if card == hand.trunk:
        return "shown as trunk card"
    for trick in hand.tricks:
        if card in trick.cards or card in trick.acorns:
            return f"played in trick {trick.number}"
    if card in hand.table:
        return f"played in trick {len(hand.tricks) + 1}"
    return "revealed"
