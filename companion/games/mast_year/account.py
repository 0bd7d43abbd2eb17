"""The account of a hand: every card of its deck, seen where and held by whom, or missing (MY-10)."""

from dataclasses import dataclass

from companion.cards import Card, card_bits, cards_in
from companion.games.mast_year.state import Hand, State
from companion.phrases import Phrase, Player, phrase

TRUNK = "trunk"
REVEAL = "reveal"


@dataclass(frozen=True, slots=True)
class CardAppearance:
    """A card seen once: in a trick (its number), as TRUNK card, or at the REVEAL; `seat` None: nobody noted whose."""

    card: Card
    where: int | str
    seat: int | None


@dataclass(frozen=True, slots=True)
class Account:
    """What a hand's cards add up to.

    `missing` are cards of the deck that never came to light; `hidden` is how many of these are to be expected: the
    Oaks' last cards before they are revealed, the unseen card (MY-9.2), and what noted tricks leave out.
    `hands` holds, by seat, the cards that each player is known to have held after the pass (MY-10.2).
    """

    seen: tuple[CardAppearance, ...]
    missing: tuple[Card, ...]
    hidden: int
    hands: tuple[tuple[Card, ...], ...]


def account_of(hand: Hand) -> Account:
    """Returns the account of `hand`."""
    seen = _sightings(hand)
    missing = cards_in(hand.deal.deck & ~card_bits(sighting.card for sighting in seen))
    held = tuple(tuple(item.card for item in seen if item.seat == seat) for seat in range(4))
    return Account(seen, missing, _hidden(hand), held)


def _sightings(hand: Hand) -> tuple[CardAppearance, ...]:
    trunk = [CardAppearance(hand.trunk, TRUNK, hand.deal.speedy)] if hand.trunk else []
    played = [
        CardAppearance(card, trick.number, (trick.leader + place) % 4)
        for trick in hand.tricks
        for place, card in enumerate(trick.cards)
    ]
    noted = [
        CardAppearance(card, trick.number, None)
        for trick in hand.tricks
        for card in trick.acorns
        if card not in trick.cards
    ]
    table = [
        CardAppearance(card, len(hand.tricks) + 1, (hand.leader + place) % 4) for place, card in enumerate(hand.table)
    ]
    revealed = [CardAppearance(card, REVEAL, seat) for seat, card in hand.revealed]
    return (*trunk, *played, *noted, *table, *revealed)


def _hidden(hand: Hand) -> int:
    dealt = sum(hand.deal.hand_size(seat) for seat in range(4))
    shown = bool(hand.trunk) + 4 * len(hand.tricks) + len(hand.table) + len(hand.revealed)
    left_out = sum(4 - len({*trick.cards, *trick.acorns}) for trick in hand.tricks)
    return dealt - shown + left_out + hand.deal.unseen


def accounts(state: State) -> tuple[Phrase, ...]:
    """Returns the account of each hand whose tricks are over: who held what, and what never came to light."""
    return tuple(
        line
        for hand in state.hands
        if hand.done and not hand.tallied
        for line in (_title(hand), *explain_account(hand, is_awaited=hand is state.hand))
    )


def _title(hand: Hand) -> Phrase:
    return phrase("account.title", "MY-10.2", number=hand.deal.number)


def explain_account(hand: Hand, *, is_awaited: bool = False) -> tuple[Phrase, ...]:
    """Returns the account of one hand, in phrases; `is_awaited` as in `explain_missing`."""
    account = account_of(hand)
    held = tuple(
        phrase("account.held", "MY-10.2", player=Player(seat), cards=cards_in(card_bits(cards)))
        for seat, cards in enumerate(account.hands)
        if cards
    )
    return (*held, explain_missing(hand, account, is_awaited=is_awaited))


def explain_missing(hand: Hand, account: Account, *, is_awaited: bool = False) -> Phrase:
    """Returns which cards of the deck never came to light, and whether that was to be expected.

    `is_awaited`: the Oaks are about to show their last cards, which are among them.
    """
    missing = account.missing
    if not missing:
        return phrase("account.complete", "MY-10.2", count=hand.deal.deck.bit_count())
    key = "account.hidden" if len(missing) == account.hidden else "account.missing"
    if key == "account.hidden" and is_awaited:
        key = "account.awaited-unseen" if hand.deal.unseen else "account.awaited"
    return phrase(key, "MY-10.2", count=len(missing), cards=missing)
