"""Which entries the cards on the table belong to, and which of them have left their place."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from math import inf

from companion.following.sightings import CardGone, CardId


@dataclass(frozen=True, slots=True)
class CardLocations:
    """The entry of each card that is tracked; one card may be tracked twice for a while."""

    entries: Mapping[CardId, int] = field(default_factory=dict)
    gone: Mapping[CardId, CardGone] = field(default_factory=dict)
    """How each card that is away left."""
    left: Mapping[int, CardGone] = field(default_factory=dict)
    """How the card of an entry left its place last, even if it came back."""
    elsewhere: frozenset[CardId] = frozenset()
    """The cards that are seen, and lie neither where they were laid nor where cards are played."""

    @property
    def away(self) -> Mapping[int, CardGone]:
        """The entries whose cards have left their place, and how."""
        return {self.entries[card]: gone for card, gone in self.gone.items()}

    def noted(self, card: CardId, number: int) -> "CardLocations":
        """Returns the locations when what is tracked as `card` is the card of entry `number`."""
        return replace(self, entries={**self.entries, card: number})

    def without(self, gone: CardGone) -> "CardLocations":
        """Returns the locations once a track is gone: its card has left if no other track of it is seen."""
        number = self.entries.get(gone.card)
        if number is None:
            return self
        if list(self.entries.values()).count(number) > 1:
            return self._only([card for card in self.entries if card != gone.card])
        return replace(self, gone={**self.gone, gone.card: gone}, left={**self.left, number: gone})

    def moved(self, card: CardId, *, elsewhere: bool) -> "CardLocations":
        """Returns the locations after a card was moved: `elsewhere`, or back to where it was laid."""
        return replace(self, elsewhere=self.elsewhere | {card} if elsewhere else self.elsewhere - {card})

    def forgotten(self, numbers: Collection[int]) -> "CardLocations":
        """Returns the locations without these entries' cards."""
        return self._only([card for card, number in self.entries.items() if number not in numbers])

    def knows(self, number: int) -> bool:
        """Whether the card of entry `number` was seen, and not forgotten since."""
        return number in self.entries.values()

    def lies(self, number: int) -> bool:
        """Whether the card of entry `number` is where it was seen."""
        return self.knows(number) and number not in self.away

    def lies_in_place(self, number: int) -> bool:
        """Whether the card of entry `number` is where it was laid, and not kept elsewhere."""
        return self.lies(number) and any(self.entries[card] == number for card in self.entries.keys() - self.elsewhere)

    def left_s(self, number: int) -> float:
        """Returns when the card of entry `number` left its place last, or minus infinity."""
        return self.left[number].at_s if number in self.left else -inf

    def has_left_bare(self, number: int) -> bool:
        """Whether the bare table was seen where the card of entry `number` last lay."""
        return number in self.left and self.left[number].bare

    def _only(self, cards: Collection[CardId]) -> "CardLocations":
        entries = {card: number for card, number in self.entries.items() if card in cards}
        return replace(self, entries=entries, gone={card: gone for card, gone in self.gone.items() if card in cards})
