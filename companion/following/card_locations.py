"""Where the cards that were entered lie, and which of them have left their place."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from math import inf

from vision.tracking.card_tracker import Gone


@dataclass(slots=True)
class CardLocations:
    """Which entry each thing that is seen, a track, belongs to; one card may be seen as two things for a while."""

    _entries: dict[int, int] = field(default_factory=dict)
    """The entry of each track."""
    _away: dict[int, Gone] = field(default_factory=dict)
    """How each track left that is away."""
    _left_s: dict[int, float] = field(default_factory=dict)
    """When the card of an entry left its place last, even if it came back."""

    @property
    def away(self) -> Mapping[int, Gone]:
        """The entries whose cards have left their place, and how."""
        return {self._entries[track]: gone for track, gone in self._away.items()}

    def clear(self) -> None:
        """Forgets all."""
        self._entries.clear()
        self._away.clear()
        self._left_s.clear()

    def note(self, track: int, number: int) -> None:
        """What is seen as `track` is the card of entry `number`."""
        self._entries[track] = number

    def note_gone(self, gone: Gone) -> None:
        """Something is seen no more; a card has left when nothing else is seen of it."""
        number = self.entry_of(gone.track)
        if number is None:
            return
        if list(self._entries.values()).count(number) > 1:
            del self._entries[gone.track]
            self._away.pop(gone.track, None)
        else:
            self._away[gone.track], self._left_s[number] = gone, gone.at_s

    def entry_of(self, track: int) -> int | None:
        """Returns the entry whose card is seen as `track`."""
        return self._entries.get(track)

    def knows(self, number: int) -> bool:
        """Whether the card of entry `number` was seen, and not forgotten since."""
        return number in self._entries.values()

    def lies(self, number: int) -> bool:
        """Whether the card of entry `number` is where it was seen."""
        return self.knows(number) and number not in self.away

    def left_s(self, number: int) -> float:
        """Returns when the card of entry `number` left its place last, or minus infinity."""
        return self._left_s.get(number, -inf)

    def forget(self, numbers: Collection[int]) -> None:
        """These entries' cards are nowhere any more."""
        for track in [track for track, number in self._entries.items() if number in numbers]:
            del self._entries[track]
            self._away.pop(track, None)
