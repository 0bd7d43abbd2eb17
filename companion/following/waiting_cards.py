"""Cards that were seen and whose turn has not come."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from companion.following.seating import Seating
from companion.following.sightings import CardGone, CardId, CardLaid, CardRevised

TAKEN_BACK_S: Final = 1.5
"""How long a card of the running trick must be away to count as taken back."""
PATIENCE_S: Final = 4.0
"""How long a card waits for an earlier seat's card to be seen before a question is asked."""
TOGETHER_S: Final = 0.5
"""Cards that are gathered together leave within this time."""
AT_ONCE_S: Final = 0.25
"""Cards that came within this time count as seen at once."""


@dataclass(frozen=True, slots=True)
class WaitingCards:
    """The cards in the order seen; those in `gone` have left, but are still plays if the trick was gathered."""

    cards: tuple[CardLaid, ...] = ()
    gone: Mapping[CardId, CardGone] = field(default_factory=dict)

    def __iter__(self) -> Iterator[CardLaid]:
        return iter(self.cards)

    def __bool__(self) -> bool:
        return bool(self.cards)

    def with_card(self, laid: CardLaid) -> "WaitingCards":
        """Returns the waiting cards with one more."""
        return replace(self, cards=(*self.cards, laid))

    def without(self, laid: CardLaid) -> "WaitingCards":
        """Returns the waiting cards without one whose turn has come."""
        return self._only([card for card in self.cards if card != laid])

    def noted_gone(self, gone: CardGone) -> "WaitingCards":
        """Returns the waiting cards after a card left its place, perhaps one of them."""
        return replace(self, gone={**self.gone, gone.card: gone}) if self._has(gone.card) else self

    def revised(self, event: CardRevised) -> "WaitingCards":
        """Returns the waiting cards after further readings of a card, which may be one of them."""
        return replace(
            self,
            cards=tuple(
                replace(laid, probabilities=event.probabilities) if laid.card == event.card else laid for laid in self
            ),
        )

    def since(self, at_s: float) -> "WaitingCards":
        """Returns the waiting cards without those that were seen before then."""
        return self._only([laid for laid in self.cards if laid.at_s >= at_s])

    def is_still_there(self, laid: CardLaid) -> bool:
        """Whether a waiting card still lies there."""
        return laid.card not in self.gone

    def has_waited_long(self, now_s: float) -> bool:
        """Whether the first card has waited for long."""
        return now_s - self.cards[0].at_s >= PATIENCE_S

    def in_turn(self, seating: Seating, last: int) -> "WaitingCards":
        """Returns cards that were seen at once, as after a covered lens, in turn: clockwise, after seat `last`."""
        first_s = self.cards[0].at_s
        count = sum(laid.at_s - first_s < AT_ONCE_S for laid in self.cards)
        if count < 2 or seating.is_known:
            return self
        order = seating.in_turn([laid.place for laid in self.cards[:count]], last)
        if order is None:
            return self
        return replace(self, cards=(*(self.cards[number] for number in order), *self.cards[count:]))

    def taken_back(self, at_s: float) -> "WaitingCards":
        """Returns the waiting cards without the last one, if it alone has been away for long."""
        if len(self.gone) != 1:
            return self
        card, gone = next(iter(self.gone.items()))
        if not gone.bare or self.cards[-1].card != card or at_s - gone.at_s < TAKEN_BACK_S:
            return self
        return self._only(self.cards[:-1])

    def _has(self, card: CardId) -> bool:
        return any(laid.card == card for laid in self.cards)

    def _only(self, cards: "tuple[CardLaid, ...] | list[CardLaid]") -> "WaitingCards":
        kept = {laid.card for laid in cards}
        return WaitingCards(tuple(cards), {card: gone for card, gone in self.gone.items() if card in kept})
