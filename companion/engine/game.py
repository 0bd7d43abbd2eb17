"""Game: what a folder under `companion.games` offers, and Irregularity, what a table did against the rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast

from companion.errors import ImpossibleActionError
from companion.phrases import Phrase

if TYPE_CHECKING:  # a score needs none of what screens, cameras and papers ask for
    from companion.engine.board import BoardPart
    from companion.engine.cache_table import CacheTable
    from companion.engine.course import Course
    from companion.engine.grid_table import GridTable
    from companion.engine.options import Option
    from companion.engine.positions import Position
    from companion.engine.property_table import PropertyTable
    from companion.engine.seat_result import SeatResult
    from companion.engine.tables import TableRow
    from companion.engine.tally import PartTally
    from companion.engine.trick_table import TrickTable

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
ValueT = TypeVar("ValueT")


@dataclass(frozen=True, slots=True)
class Irregularity:
    """Something that the rules forbid and the table did all the same; it stands, and is noted.

    `trick` counts from 1, and is None in a game without tricks. `shown` is the later trick, or "reveal", that settled
    it; `proven` and `cleared` say which way a suspicion was settled.
    """

    kind: str
    seat: int
    trick: int | None = None
    shown: int | str | None = None
    proven: bool = False
    cleared: bool = False

    def line(self, **part: int) -> dict[str, object]:
        """Returns it as a score line has it, with the `part` of the game; what is None or False is left out."""
        found = {"trick": self.trick, "shown": self.shown, "proven": self.proven, "cleared": self.cleared}
        told = {name: value for name, value in found.items() if value is not None and value is not False}
        return {"kind": self.kind, "seat": self.seat, **part, **told}


class SeatedAction(Protocol):
    """An action that may name its seat."""

    @property
    def seat(self) -> int | None:
        """The seat whose action it is; None if it does not say."""
        ...


@dataclass(frozen=True, slots=True)
class SeatRules(Generic[StateT, ActionT]):
    """Who did what. A session keeps it with each entry, so that no correction moves one to another seat unasked."""

    seated: Callable[[StateT, ActionT], ActionT]
    """Returns the action with the seat whose turn it is in the state; unchanged if it names a seat."""
    moved: Callable[[StateT, ActionT], ActionT]
    """Returns the action with the seat whose turn it is, whichever it named; unchanged if they agree."""
    rearranged: Callable[..., Sequence[tuple[int, ActionT]]]
    """(state, actions, *, stay) Returns the actions, which followed the state before a correction, with seats that
    agree with the turns again.

    Each comes with its place in the actions. `stay`: each keeps its seat, and the order changes; else the order stays,
    and each becomes that of the seat whose turn it is. From the first impossible one on they are unchanged.
    """


@dataclass(frozen=True, slots=True)
class ReportRules:
    """What a game adds to the report of playtest events, which calls it with score lines."""

    points_by_hand: Callable[[Mapping[str, Any]], Sequence[Sequence[float]]]
    """Returns the points that each hand brought, by side: pairs in a tournament, else as in `scores`.

    They are below 0 where the fewest have won, so that who has most leads.
    """
    count_players: Callable[[Mapping[str, Any]], int]
    """Returns how many players the line's game has."""
    report_counts: Callable[[Mapping[str, Any]], Mapping[str, int]]
    """Returns counts that add up over games; a slash separates the parts of a name, as in "mast/full".

    Of a line without hands these are zeros; a name that ends with a slash is a table without rows.
    """
    sides_by_seat: Callable[[Mapping[str, Any]], Sequence[str]]
    """Returns the side of each seat, as the line's winner names sides."""


def _nothing(*_: object) -> tuple[()]:
    return ()


def _never(*_: object) -> bool:
    return False


def _none(*_: object) -> None:
    return None


def _is_in_last_phase(state: Any) -> bool:
    return bool(state.phase == "over")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Game(Generic[StateT, ActionT]):
    """A game: its rules as pure functions of frozen values, what they say to people, and what a camera must know.

    A log of actions is the truth: `start`, then `apply` for each, gives the state of any moment. What has a default is
    what only some games have.
    """

    name: str
    """The name in records and commands, such as "whist"."""
    seats: Sequence[int]
    """The numbers of players it can be played by, such as (2, 3, 4); from two to eight."""
    start: Callable[[Mapping[str, object], tuple[str, ...]], StateT]
    """Returns the first state for options and players. Raises BadRecordError if the game does not allow these."""
    apply: Callable[[StateT, ActionT], StateT]
    """Returns the state after an action. Raises ImpossibleActionError; the state itself never changes."""
    choices: Callable[[StateT], tuple[ActionT, ...]]
    """Returns the actions that can follow now, as far as they can be listed."""
    read_action: Callable[[Mapping[str, object]], ActionT]
    """Returns the action that a record writes so. Raises BadRecordError."""
    write_action: Callable[[ActionT], dict[str, Any]]
    """Returns an action as a record writes it."""
    summary: Callable[[StateT], dict[str, Any]]
    """Returns the `score` line of the public interface, without the file's name."""
    sheet: Callable[[StateT], tuple[Phrase, ...]]
    """Returns the score sheet, a line for each phrase."""
    result: Callable[[StateT], tuple[Phrase, ...]]
    """Returns the game's name and how it stands or ended, in a few lines to take home."""
    explain: Callable[[StateT], tuple[Phrase, ...]]
    """Returns why things are as they are now: the last decision of the rules and what follows from it."""
    tables: "Callable[[StateT], Mapping[str, Sequence[TableRow]]]"
    """Returns the rows of each table for a spreadsheet, by its name; a table without rows is there too."""

    is_over: Callable[[StateT], bool] = _is_in_last_phase
    """Returns what the summary says as `over`: usually whether the phase of the state is "over".

    It is asked after each entry, on any thread.
    """
    options: "Sequence[Option]" = ()
    """What a table can agree on before the first deal, in the order in which it is offered; a record can hold more."""
    default_options: Mapping[str, object] = field(default_factory=dict)
    """The value of each option that is left out, by its name in a record; events tell by them which rules hold."""
    record_parts: Sequence[str] = ()
    """The options that stand beside "options" in a record, such as a whole catalogue; no other keys of a record."""
    moments: Sequence[int] = ()
    """The rounds or turns that the survey offers as those from which the end was foreseeable; none: the first hands."""
    view: Callable[..., Any] = _none
    """Returns what the game's own screens may show of a state, as a frozen value; nothing that a player hides.

    A game of tricks returns a Table, and takes what the touched Source means as a second value.
    """
    position: "Callable[[StateT], Position] | None" = None
    """Returns where the game is, and the cards that lie open, for a replay; nothing that a player hides."""
    board: "Callable[[StateT], tuple[BoardPart, ...]]" = _nothing
    """Returns the parts of a table without tricks, for a replay; nothing that a player hides."""
    announce: Callable[[StateT, StateT], tuple[Phrase, ...]] = _nothing
    """Returns what a voice says when an entry has changed one state to another."""
    announce_correction: Callable[[StateT, StateT], tuple[Phrase, ...]] = _nothing
    """Returns what a voice says when a correction has changed one state to another: the first fact that differs."""
    accounts: Callable[[StateT], tuple[Phrase, ...]] = _nothing
    """Returns where the cards of each finished part of the game were, a line for each phrase."""
    courses: "Callable[[StateT], Sequence[Course]]" = _nothing
    """Returns the points over time of each game that a state holds: one, or a tournament's games."""
    tally: "Callable[[Sequence[StateT]], PartTally | None]" = _none
    """Returns what the part brought that the last of all states so far has ended; None while one is played."""
    ends_part: Callable[[StateT, StateT], bool] = _never
    """Whether a hand, round or turn, or the game, is over with the entry that changed one state to the other."""
    seat_results: "Callable[[StateT], tuple[SeatResult, ...]]" = _nothing
    """Returns how the game ended for each seat, in seat order; nothing while it is not over."""
    choose_unseen: Callable[[StateT, str], ActionT | None] = _none
    """Returns what nobody sees, as "keep" or "eat-largest" says, where nobody sits at a screen.

    It is None where a card decides, or nobody may guess.
    """
    seat_rules: SeatRules[StateT, ActionT] | None = None
    """Who did what, where the turns tell it."""
    report: ReportRules | None = None
    """What the report of events counts beside wins, points and times."""
    trick_table: "TrickTable[StateT, ActionT] | None" = None
    """What a camera that follows a game of tricks must know."""
    trick_table_of: "Callable[[StateT], TrickTable[StateT, ActionT]] | None" = None
    """The same with the cards that a table has agreed on, where tables differ."""
    cache_table: "CacheTable[StateT, ActionT] | None" = None
    """What a camera that follows a game of caches must know."""
    grid_table: "GridTable[StateT, ActionT] | None" = None
    """What a camera that follows a game in a grid must know."""
    property_table: "PropertyTable[StateT, ActionT] | None" = None
    """What a camera that follows a game of properties must know."""


AnyGame = Game[Any, Any]
"""A game of any kind: shared code passes its states and actions on without looking inside."""


def can_follow(game: Game[StateT, ActionT], state: StateT, action: ActionT) -> bool:
    """Whether the rules allow `action` in `state`."""
    try:
        game.apply(state, action)
    except ImpossibleActionError:
        return False
    return True


def own_state(game: Game[StateT, ActionT], state: object) -> StateT:
    """Returns `state`, which shared code passed on, typed as a state of `game`, whose rules made it."""
    return cast("StateT", state)


def own_action(game: Game[StateT, ActionT], action: object) -> ActionT:
    """Returns `action`, which shared code passed on, typed as an action of `game`, whose rules read or applied it."""
    return cast("ActionT", action)


def require_type(kind: type[ValueT], value: object) -> ValueT:
    """Returns a value that shared code passed on, typed as `kind`. Raises TypeError if it is not one."""
    if isinstance(value, kind):
        return value
    raise TypeError(f"{value!r} is no {kind.__qualname__}")
