"""Draft: what was touched and not yet entered; and Offer, what the screen shows of a state with a draft. No Kivy."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from companion.app.drafts import StoredDraft
from companion.cards import DECK, Card
from companion.engine.fields import CARD, Field, integer, listed
from companion.games.bamboo_harvest.actions import Action, HarvestSource
from companion.games.bamboo_harvest.deck import PLACES
from companion.games.bamboo_harvest.state import Phase, State
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.player_names import names_of

Guesses: TypeAlias = tuple[tuple[int, tuple[Card, ...]], ...]


class Pad(StrEnum):
    """Which cards are asked for, one after the other, beside those of the setup."""

    NONE = ""
    DISCARDS = "discards"
    REVEAL = "reveal"


_read_place: Final = integer(0, len(PLACES) - 1, "place").read
_read_cards: Final = listed(CARD.read, "cards", 0, len(DECK))


def _read_guess(value: object) -> tuple[int, tuple[Card, ...]]:
    place, cards = listed(lambda part: part, "parts: a place and its cards", 2, 2)(value)
    return _read_place(place), _read_cards(cards)


def _write_guesses(guesses: Guesses) -> list[object]:
    return [[place, [card.name for card in likely]] for place, likely in guesses]


def _read_pick(value: object) -> HarvestSource:
    token, cards = listed(lambda part: part, "parts: a token's place and its cards' places", 2, 2)(value)
    return HarvestSource(_read_place(token), listed(_read_place, "places", 1, 4)(cards))


_PICKS: Final = Field(
    listed(_read_pick, "harvests", 0, len(PLACES)), lambda picks: [[one.token, list(one.cards)] for one in picks]
)
_PLACES: Final = Field(listed(_read_place, "places", 0, len(PLACES)), list)
_CARDS: Final = Field(
    listed(lambda card: None if card is None else CARD.read(card), "cards", 0, len(PLACES)),
    lambda cards: [card.name if card else None for card in cards],
)
_GUESSES: Final = Field(listed(_read_guess, "guesses", 0, len(PLACES)), _write_guesses)


@dataclass(frozen=True, slots=True)
class Draft(StoredDraft):
    """What was touched: `places` of the forest, `picks` of harvests other than the best, `cards` in order, a pad.

    While the forest is laid out, `cards` are its places, None where none lies yet, and `places` the one that is next;
    `guesses` are places that a camera could not read surely, each with the likely cards.
    """

    places: Annotated[tuple[int, ...], _PLACES] = ()
    picks: Annotated[tuple[HarvestSource, ...], _PICKS] = ()
    cards: Annotated[tuple[Card | None, ...], _CARDS] = ()
    pad: Pad = Pad.NONE
    guesses: Annotated[Guesses, _GUESSES] = ()

    def write(self) -> Mapping[str, object]:
        """Returns the cards that were entered, one by one or by a camera, and the harvests that were chosen.

        Before the first of them it is nothing.
        """
        if self.picks:
            return {"picks": _PICKS.write(self.picks)}
        return StoredDraft.write(self) if self.cards else {}

    def fits(self, snapshot: GameSnapshot) -> bool:
        """Whether it has the whole forest while that is laid out, else no gaps, and all that it names is there."""
        from companion.ui.games.bamboo_harvest.offers import offer_of

        state = snapshot.state_as(State)
        if self.cards and state.phase is Phase.GRID and len(self.cards) != len(PLACES):
            return False
        if state.phase is not Phase.GRID and None in self.cards:
            return False
        offer_of(state, self, names_of(snapshot))  # fails where it names what is not there
        return True


@dataclass(frozen=True, slots=True)
class ScanForest:
    """What a touch does: it shows the screen on which the camera scans the forest."""


@dataclass(frozen=True, slots=True)
class ConfirmAction:
    """What a touch does: it confirms an action that a camera saw."""

    action: Action


Meaning: TypeAlias = Draft | ScanForest | ConfirmAction | Action
"""What a touch does: it changes the draft, scans the forest, confirms what was seen, or enters an action."""


class CellFrame(StrEnum):
    """Why a cell of the forest is framed."""

    NONE = ""
    BUILD = "build"
    """It can be built on with a face-up deed."""
    CHOSEN = "chosen"
    PARTNER = "partner"
    """It can change places with the chosen one."""
    PATH = "path"


@dataclass(frozen=True, slots=True)
class ForestCellView:
    """One place of the forest: its card, whose token was built on it, whose disturbance token lies on it.

    `says` are a few signs in its corner, such as a cost; `meaning` is what a touch does, None for nothing. A
    `faint` cell has nothing to do with the choice.
    """

    card: Card | None
    owner: int | None = None
    disturbed: int | None = None
    mark: CellFrame = CellFrame.NONE
    says: str = ""
    faint: bool = False
    meaning: Meaning | None = None


@dataclass(frozen=True, slots=True)
class OfferButton:
    """A button beside the forest; `is_first`: it is the likely one."""

    text: str
    meaning: Meaning
    is_first: bool = False
    is_chosen: bool = False


@dataclass(frozen=True, slots=True)
class PadCard:
    """A card to touch beside the forest; `meaning` is None if it is not possible now."""

    card: Card
    meaning: Meaning | None


@dataclass(frozen=True, slots=True)
class Offer:
    """What the screen shows: the task in words; the forest; the buttons and cards beside it.

    `links` are pairs of a token and a card that it harvests; `cards_so_far` are those entered so far, in words;
    `reason` says why something cannot be chosen, by which `rule`.
    """

    task: str
    cells: tuple[ForestCellView, ...]
    options: tuple[OfferButton, ...] = ()
    pad: tuple[PadCard, ...] = ()
    links: tuple[tuple[int, int], ...] = ()
    cards_so_far: str = ""
    reason: str = ""
    rule: str = ""


RESTING: Final = Draft()
"""Nothing is touched."""
