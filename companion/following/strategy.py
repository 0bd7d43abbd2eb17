"""The base of a strategy: how the cards of one kind of game are followed. Tricks are one kind; grids are another."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, Self, TypeAlias, TypeVar

from companion.following.decisions import (
    Accepted,
    Asked,
    ExcludedCard,
    Missed,
    Offered,
    PropertiesDiffer,
    TakenBack,
    Unread,
    Unseen,
)
from companion.following.seating import Seating
from companion.following.sightings import CardLaid, Point, Sighting
from companion.session.correction import Remove, Replace
from companion.session.session import Session


class FollowedTable(Protocol):
    """What a strategy remembers of the table: an immutable value."""

    def noticed(self, sighting: Sighting) -> Self:
        """Returns the table after something was seen."""
        ...

    def moved(self, move: Callable[[Point], Point]) -> Self:
        """Returns the table with its points mapped by `move`, as after a new calibration."""
        ...


TableT = TypeVar("TableT", bound=FollowedTable)

Choose: TypeAlias = Callable[[object, Sequence[object]], object]
"""Makes a choice that no camera can see, from a state and the possible actions; None: nothing is chosen yet."""


@dataclass(frozen=True, slots=True)
class Enter:
    """`action` is to be entered; `decision` is reported once the entry has a number."""

    action: object
    decision: Accepted | Asked
    laid: CardLaid | None = None
    """The card that was seen, if a camera saw it."""
    seat: int | None = None
    """The seat whose place is learned from the card, if any."""
    is_seen: bool = False
    """Whether a camera saw it happen, though not by a single card."""


@dataclass(frozen=True, slots=True)
class Rewrite:
    """An earlier entry was another card, or another seat's: then it is removed, and entered in its turn."""

    correction: Replace | Remove
    decision: Accepted | Asked | TakenBack


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The last entry is to be taken back."""

    decision: TakenBack


@dataclass(frozen=True, slots=True)
class Notify:
    """Nothing is written; a decision is reported."""

    decision: Accepted | Missed | Unread | Unseen | Offered | PropertiesDiffer


SessionEffect: TypeAlias = Enter | Rewrite | TakeBack | Notify


@dataclass(frozen=True, slots=True)
class StrategyStep(Generic[TableT]):
    """The table after a step, and the effect to carry out before the next one; None: there is nothing more to do."""

    table: TableT
    effect: SessionEffect | None = None


class Strategy(ABC, Generic[TableT]):
    """How one kind of game is followed: pure functions of an immutable table and of the log as it stands.

    A `Follower` gives each sighting to the table, and then calls `advance` until there is no effect left; it carries
    out each effect, and calls `entered` after an entry. All of it happens on the thread that owns the journal.
    """

    __slots__ = ()

    @abstractmethod
    def begin(self, seating: Seating) -> TableT:
        """Returns the table before anything was seen."""

    @abstractmethod
    def advance(self, table: TableT, log: Session, now_s: float, choose: Choose) -> StrategyStep[TableT]:
        """Returns the next step; `choose` is called at most once, and what it returns is entered."""

    @abstractmethod
    def seen_anew(self, table: TableT, log: Session) -> TableT:
        """Returns the table when every card is reported again at new times: the camera was away, or a game is resumed.

        The cards of the entries so far are no longer tracked, so no card that leaves takes such an entry back.
        """

    def entered(self, table: TableT, log: Session, enter: Enter, number: int, now_s: float) -> TableT:
        """Returns the table after an action was entered, as entry `number`; the same where the log says it all."""
        return table

    def excluded(self, table: TableT, log: Session, laid: CardLaid, names: Sequence[str]) -> ExcludedCard | None:
        """Returns the card that `laid` shows if the deck in play has none such; None for all other cards.

        `names` are the faces of the deck that is read, in the order of its probabilities; if empty, those of the game.
        """
        return None

    def seated(self, table: TableT, seating: Seating) -> TableT:
        """Returns the table when it is known where each seat lays its cards; the same where that does not matter."""
        return table
