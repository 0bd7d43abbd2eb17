"""What the whole deck implies for the cards that were read: each face at most twice, four of a rank but three J, Q, K.

All cards are weighed together, even those that were read surely: one misread card would leave a wrong face for
another.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from companion.cards import Card
from companion.engine.grid_table import SeenCell
from companion.games.bamboo_harvest.deck import COPIES, COURT, REDS, forest_size
from companion.games.bamboo_harvest.seen_forest import DOUBTFUL, DOWN, FACE, face_of, has_token

MOST_DOUBTS: Final = 8
"""If more cards are in doubt, none is settled."""
MOST_STEPS: Final = 10_000
"""If the search of all arrangements takes more steps, none is settled: face-down cards leave too much open."""
SURE: Final = 0.97
"""A face with this probability needs no question."""
LEAST_SURE: Final = 0.8
"""A face that was read surely needs a question if the deck leaves it less than this probability."""
LEAST: Final = 1e-3
"""Arrangements that are less probable than this share of the best one are left out."""
LEAST_READ: Final = 0.02
"""A card of which something was read is no face to which the reader gives less than this probability."""
NEVER: Final = 1e-9
"""Arrangements less probable than this are not searched."""
UNREAD: Final = 0.05
"""A card whose likeliest face is less probable than this counts as unread, such as under a lamp's glare."""
Shares: TypeAlias = Mapping[Card, float]
"""How likely each face is, relative to the likeliest one."""


def most_probable_cards(cells: Sequence[SeenCell | None]) -> tuple[Card | None, ...]:
    """Returns the faces, also of cards in doubt if the others leave only one face for them: all must have been seen.

    A card that was read surely gets None if the deck makes another face of it too likely.
    """
    faces = tuple(face_of(cell) for cell in cells)
    shown = {place: cell for place, cell in enumerate(cells) if cell is not None and cell.state in (FACE, DOUBTFUL)}
    is_seen = all(place in shown or (cell is not None and cell.state == DOWN) for place, cell in enumerate(cells))
    if not is_seen or sum(cell.state == DOUBTFUL for cell in shown.values()) > MOST_DOUBTS:
        return faces
    deck = _Arrangements([_shares(cell) for cell in shown.values()])
    if not deck.is_complete:
        return faces
    found = dict(zip(shown, deck.chances, strict=True))
    return tuple(_decided(cell, found[place]) if (cell := shown.get(place)) else None for place in range(len(cells)))


def _shares(cell: SeenCell) -> Shares:
    """Returns how likely each red face is by the reading of a card; all are equal if nothing was read.

    The probability that the candidates leave is spread evenly over all other faces.
    """
    likely = dict(cell.candidates) or ({cell.face: 1.0} if cell.face else {})
    if max(likely.values(), default=0.0) < UNREAD:
        return dict.fromkeys(REDS, 1.0)
    others = max(0.0, 1.0 - sum(likely.values())) / (2 * len(REDS) - len(likely))
    most = max(likely.values())
    shares = {card: likely.get(card, others) / most for card in REDS}
    return {card: shares[card] for card in sorted(REDS, key=lambda card: -shares[card]) if shares[card] > 0}


def _decided(cell: SeenCell, chances: Shares) -> Card | None:
    """Returns a card's face, or None if it needs a question: one that was read, or what the deck leaves."""
    if not chances:
        return cell.face
    whole = sum(chances.values())
    if cell.face is not None:
        return cell.face if chances.get(cell.face, 0.0) >= LEAST_SURE * whole else None
    card = max(chances, key=lambda one: chances[one])
    likely = dict(cell.candidates)
    is_unread = max(likely.values(), default=0.0) < UNREAD
    if is_unread and has_token(cell):  # it may lie face-down
        return None
    is_read = is_unread or likely.get(card, 0.0) >= LEAST_READ
    return card if is_read and chances[card] >= SURE * whole else None


class _Arrangements:
    """The probable arrangements of the cards, from how likely each face of each card is."""

    def __init__(self, shares: Sequence[Shares]) -> None:
        self.chances: list[dict[Card, float]] = [{} for _ in shares]
        """The weight of each face of each card."""
        self._order = sorted(range(len(shares)), key=lambda place: list(shares[place].values())[1:2])
        self._shares = [tuple(shares[place].items()) for place in self._order]
        """The faces of each card, the surest card first: conflicts with the deck are found early."""
        self.is_complete = self._weigh(LEAST)
        """Whether all of them were weighed."""

    def _weigh(self, least: float) -> bool:
        """Weighs the arrangements at least `least` likely, lowered to include all near the best; False if too many."""
        ways = self._arrangements(least)
        if ways is None:
            return False
        best = max((likely for _, likely in ways), default=0.0)
        if best * LEAST < least and least > NEVER:
            return self._weigh((best or least) * LEAST)
        for cards, likely in ways:
            self._count(cards, likely)
        return True

    def _arrangements(self, least: float) -> list[tuple[tuple[Card, ...], float]] | None:
        """Returns the arrangements that are possible, each with how likely it is; None if that takes too many steps."""
        ways: list[tuple[tuple[Card, ...], float]] = []
        waiting: list[tuple[tuple[Card, ...], float]] = [((), 1.0)]
        for _ in range(MOST_STEPS):
            if not waiting:
                return ways
            cards, likely = waiting.pop()
            if len(cards) == len(self._shares):
                ways.append((cards, likely))
                continue
            faces = [(card, share) for card, share in self._shares[len(cards)] if likely * share >= least]
            waiting += [((*cards, card), likely * share) for card, share in faces if _has_room(cards, card)]
        return None

    def _count(self, cards: tuple[Card, ...], likely: float) -> None:
        """Adds an arrangement to the chances, once for each way in which two decks can give its cards.

        A face is either of its two copies, or both in either order; each J, Q and K that does not lie may be missing.
        """
        ranks = Counter(card.rank for card in cards)
        ways = COPIES ** len(set(cards))
        for rank in COURT:
            ways *= 2 * COPIES - ranks[rank]
        for place, card in zip(self._order, cards, strict=True):
            self.chances[place][card] = self.chances[place].get(card, 0.0) + likely * ways


def _has_room(cards: Sequence[Card], card: Card) -> bool:
    """Whether a forest can hold a card beside others (BH-1.2)."""
    ranks = sum(other.rank is card.rank for other in cards)
    return cards.count(card) < COPIES and ranks < forest_size(card.rank)
