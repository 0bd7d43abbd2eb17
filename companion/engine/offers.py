"""What a game may offer beside its rules: one Protocol each. `isinstance` asks whether a game offers it.

A game that offers one is checked for it by the common tests of games (tests/games/suite.py).
"""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar, runtime_checkable

from companion.engine.board import BoardPart
from companion.engine.positions import Position
from companion.engine.seat_result import SeatResult
from companion.engine.tables import TableRow
from companion.engine.tally import PartTally
from companion.phrases import Phrase

StateT = TypeVar("StateT", contravariant=True)
ActionT = TypeVar("ActionT")
ChosenT = TypeVar("ChosenT", covariant=True)


@runtime_checkable
class OffersEnd(Protocol[StateT]):
    """Whether the game has ended, without the rest of its summary. It is asked after each entry, on any thread."""

    def is_over(self, state: StateT) -> bool:
        """Returns what the summary says as `over`."""
        ...


@runtime_checkable
class OffersView(Protocol[StateT]):
    """A view for screens. The game's own screens call it, on the main thread, whenever the state has changed."""

    def view(self, state: StateT) -> object:
        """Returns what a screen may show of `state`, as a frozen value; what a player hides is not in it."""
        ...


@runtime_checkable
class OffersPositions(Protocol[StateT]):
    """Positions. The replay of a game, on the screen and as a page, calls it for each state that it shows."""

    def position(self, state: StateT) -> Position:
        """Returns where the game is in `state`, and the cards that lie open; nothing that a player hides."""
        ...


@runtime_checkable
class OffersAnnouncements(Protocol[StateT]):
    """Spoken announcements. The announcer calls them after each entry and each correction."""

    def announce(self, before: StateT, after: StateT) -> tuple[Phrase, ...]:
        """Returns what is said when an entry has changed `before` to `after`."""
        ...

    def announce_correction(self, before: StateT, after: StateT) -> tuple[Phrase, ...]:
        """Returns what is said when a correction has changed `before` to `after`: the first fact that differs."""
        ...


@runtime_checkable
class OffersAccounts(Protocol[StateT]):
    """Accounts of where the cards were. `companion score --account` and the screen after a hand call it."""

    def accounts(self, state: StateT) -> tuple[Phrase, ...]:
        """Returns the cards of each finished part of the game, a line for each phrase."""
        ...


@runtime_checkable
class OffersTables(Protocol[StateT]):
    """Tables for a spreadsheet. The export to CSV calls it for each game of a journal."""

    def tables(self, state: StateT) -> Mapping[str, Sequence[TableRow]]:
        """Returns the rows of each table, by the table's name; a table without rows is there too."""
        ...


class Step(Protocol):
    """The points of all sides at one moment."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The points by side."""
        ...


class Course(Protocol):
    """How the points of one game came about, and where it turned."""

    @property
    def steps(self) -> Sequence[Step]:
        """Each moment at which points could have changed, in order."""
        ...

    @property
    def turns(self) -> tuple[Phrase, ...]:
        """The turning points, in words."""
        ...


@runtime_checkable
class OffersCourses(Protocol[StateT]):
    """Points over time. The statistics screen and the printed sheet call it."""

    def courses(self, state: StateT) -> Sequence[Course]:
        """Returns the course of each game that `state` holds: one, or a tournament's games."""
        ...


class SeatedAction(Protocol):
    """An action that may name its seat."""

    @property
    def seat(self) -> int | None:
        """The seat whose action it is; None if it does not say."""
        ...


@runtime_checkable
class OffersSeats(Protocol[StateT, ActionT]):
    """Who did what. A session keeps it with each entry, so that no correction moves one to another seat unasked."""

    def seated(self, state: StateT, action: ActionT) -> ActionT:
        """Returns `action` with the seat whose turn it is in `state`; unchanged if it names a seat."""
        ...

    def moved(self, state: StateT, action: ActionT) -> ActionT:
        """Returns `action` with the seat whose turn it is in `state`, whichever it named; unchanged if they agree."""
        ...

    def rearranged(self, state: StateT, actions: Sequence[ActionT], *, stay: bool) -> Sequence[tuple[int, ActionT]]:
        """Returns `actions`, which followed `state` before a correction, with seats that agree with the turns again.

        Each comes with its place in `actions`. `stay`: each keeps its seat, and the order changes; else the order
        stays, and each becomes that of the seat whose turn it is. From the first impossible one on they are unchanged.
        """
        ...


@runtime_checkable
class OffersSeatResults(Protocol[StateT]):
    """How a game ended for each seat. Exports to other programs call it."""

    def seat_results(self, state: StateT) -> tuple[SeatResult, ...]:
        """Returns every seat's result, in seat order; nothing while the game is not over."""
        ...


@runtime_checkable
class OffersUnseenChoices(Protocol[StateT, ChosenT]):
    """Choices that no camera sees. `companion watch` calls it while no card is due, as nobody sits at a screen."""

    def choose_unseen(self, state: StateT, how: str) -> ChosenT | None:
        """Returns what is chosen by `how` ("keep" or "eat-largest"); None where a card decides, or nobody may guess."""
        ...


@runtime_checkable
class OffersReport(Protocol):
    """What a game adds to the report of playtest events. `companion.events` calls it with score lines."""

    def points_by_hand(self, line: Mapping[str, object]) -> Sequence[Sequence[int]]:
        """Returns the points that each hand brought, by side: pairs in a tournament, else as in `scores`."""
        ...

    def count_players(self, line: Mapping[str, object]) -> int:
        """Returns how many players the line's game has."""
        ...

    def report_counts(self, line: Mapping[str, object]) -> Mapping[str, int]:
        """Returns counts that add up over games; a slash separates the parts of a name, as in "mast/full".

        Of a line without hands these are zeros; a name that ends with a slash is a table without rows.
        """
        ...


@runtime_checkable
class OffersSides(Protocol):
    """Sides that do not sit in turn. `companion.events` calls it with score lines."""

    def sides_by_seat(self, line: Mapping[str, object]) -> Sequence[str]:
        """Returns the side of each seat, as the line's winner names sides."""
        ...


@runtime_checkable
class OffersDefaults(Protocol):
    """The defaults of options. Playtest events ask for them to tell which rules a game is played by."""

    default_options: Mapping[str, object]
    """The value of each option that is left out, by its name in a record."""


@runtime_checkable
class OffersParts(Protocol[StateT]):
    """Parts of a game: hands, rounds or turns. A session asks after each entry whether its store should be tidied."""

    def ends_part(self, before: StateT, after: StateT) -> bool:
        """Whether a part, or the game, is over with the entry that changed `before` to `after`."""
        ...


@runtime_checkable
class OffersBoards(Protocol[StateT]):
    """What lies on the table of a game without tricks. The page of a replay calls it for each state that it shows."""

    def board(self, state: StateT) -> tuple[BoardPart, ...]:
        """Returns the parts of the table; nothing that a player hides."""
        ...


@runtime_checkable
class OffersTallies(Protocol[StateT]):
    """What each part brought. Navigation asks for it when the game has changed, and shows it before play goes on."""

    def tally(self, states: Sequence[StateT]) -> PartTally | None:
        """Returns what the part brought that the last of `states` has ended; None while one is played.

        `states` are the game's so far, from its start on.
        """
        ...


@runtime_checkable
class OffersMoments(Protocol):
    """The hands, rounds or turns, by number, that the survey offers as those from which the end was foreseeable."""

    moments: Sequence[int]
    """In rising order; a game without them has few hands."""


@runtime_checkable
class OffersRecordParts(Protocol):
    """Options that stand beside "options" in a record, such as a whole catalogue. Records are read and written so."""

    record_parts: Sequence[str]
    """The names of those options, which are no other keys of a record."""
