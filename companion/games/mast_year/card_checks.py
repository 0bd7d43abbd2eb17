"""Checks whether a card that is shown can be in this hand (MY-10.1), and where it was seen before."""

from companion.cards import Card
from companion.errors import ImpossibleActionError
from companion.games.mast_year.state import Hand
from companion.phrases import Phrase, phrase


def check_card(hand: Hand, card: Card) -> None:
    """Raises ImpossibleActionError for a card that is not in the hand's deck, or was seen before (MY-10.1)."""
    bit = card.bit
    if not bit & hand.deal.deck:
        message = phrase("refused.no-such-card", "MY-10.1", card=card)
        raise ImpossibleActionError(
            f"{card} is not in this hand's deck: a misread card, or a wrong deck", "MY-10.1", message
        )
    if bit & hand.seen:
        where, seen = place_seen(hand, card)
        message = phrase("refused.seen", "MY-10.1", card=card, seen=seen)
        raise ImpossibleActionError(f"{card} was already {where}: one of the two is misread", "MY-10.1", message)


def place_seen(hand: Hand, card: Card) -> tuple[str, Phrase]:
    """Returns where `card` came to light in this hand: for the command line, and for the table."""
    if card == hand.trunk:
        return "shown as trunk card", phrase("seen.trunk")
    for trick in hand.tricks:
        if card in trick.cards or card in trick.acorns:
            return f"played in trick {trick.number}", phrase("seen.trick", None, number=trick.number)
    if card in hand.table:
        number = len(hand.tricks) + 1
        return f"played in trick {number}", phrase("seen.trick", None, number=number)
    return "revealed", phrase("seen.reveal")
