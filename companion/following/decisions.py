"""Decisions: what following makes of observations: entries, doubts, offers, and cards not seen."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from companion.engine.property_table import PropertyChange
from companion.following.interpretation import Candidate
from companion.following.sightings import CardId, CardOutline
from companion.phrases import Phrase

WHICH_CARD: Final = "which card"
SEEN_TWICE: Final = "seen twice"
WHOSE_CARD: Final = "whose card"
WHOSE_LEAD: Final = "whose lead"
WHERE_FROM: Final = "where from"
"""The card is known, but it can have been played from several places."""
WHAT_HAPPENED: Final = "what happened"
"""Several things can have happened."""
UNEXPLAINED: Final = "nothing explains this"
"""The table differs from the game's state, and no entry explains that."""
ABOUT_CARDS: Final = (WHICH_CARD, SEEN_TWICE)
"""The reasons for a question that further sightings can settle."""
NOT_YET: Final = -1
"""Stands for the number of an entry that is not made yet."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """An action that the camera saw; `number` is its entry. It also settles a doubt about that entry."""

    number: int
    action: object
    at_s: float
    confidence: float


@dataclass(frozen=True, slots=True)
class Asked:
    """A doubt: entry `number` was taken as the first candidate for now; `place` is where the card lies.

    If it is in doubt whose card it is, `seats` are the possible ones: the one that had to act, then the other.
    """

    number: int
    candidates: tuple[Candidate, ...]
    reason: str
    at_s: float
    place: CardOutline
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last entry was removed: its card was taken back from the table, or it is not that seat's card."""

    number: int
    at_s: float


@dataclass(frozen=True, slots=True)
class Missed:
    """The card of `seat` was not seen; what was seen after it waits until somebody enters it."""

    seat: int | None
    at_s: float


@dataclass(frozen=True, slots=True)
class Unread:
    """While a trick was played, something as large as a card came to rest at `place`, or went, and was not read."""

    place: CardOutline
    at_s: float


@dataclass(frozen=True, slots=True)
class Unseen:
    """Which of the table's `places`, such as caches, no camera has seen yet; reported whenever that changes."""

    missing: tuple[int, ...]
    places: int
    at_s: float


@dataclass(frozen=True, slots=True)
class EntryPath:
    """A sequence of entries that explains what is seen, and its probability."""

    actions: tuple[object, ...]
    probability: float


@dataclass(frozen=True, slots=True)
class Offered:
    """Something has happened that one of `actions` explains, the likeliest first; somebody confirms it.

    Without actions, there is nothing left to confirm.
    """

    actions: tuple[object, ...]
    at_s: float


@dataclass(frozen=True, slots=True)
class PropertiesDiffer:
    """How the table differs from the game's state after `entries` entries, and the entries that explain it.

    Nothing is entered by it. With one explanation that is `sure` nobody needs to choose; without any, no entry
    explains the `changes`; without changes, the table agrees with the state.
    """

    explanations: tuple[EntryPath, ...]
    changes: tuple[PropertyChange, ...]
    sure: bool
    entries: int
    at_s: float


@dataclass(frozen=True, slots=True)
class ExcludedCard:
    """A card that lies there although the deck in play has none such; `why` says so as part of a sentence.

    `name` is the face that was read, `candidates` are what could be entered if it was misread, the likeliest first.
    """

    card: CardId
    name: str
    why: Phrase
    candidates: tuple[Candidate, ...]
    place: CardOutline

    def is_at_place_of(self, other: "ExcludedCard") -> bool:
        """Whether it is that card, seen again where it lay."""
        return self.name == other.name and self.place.is_same_spot(other.place)


@dataclass(frozen=True, slots=True)
class NotInDeck:
    """The cards that lie there although the deck in play has none such; reported whenever they change.

    Nothing is entered by it. Without cards, there is nothing left to ask.
    """

    cards: tuple[ExcludedCard, ...]
    at_s: float


Decision: TypeAlias = Accepted | Asked | TakenBack | Missed | Unread | Unseen | Offered | PropertiesDiffer | NotInDeck
