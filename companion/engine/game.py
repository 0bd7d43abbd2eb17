"""Game: what a folder under `companion.games` offers, and Irregularity, what a table did against the rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, cast

from companion.errors import ImpossibleActionError
from companion.phrases import Phrase

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


class Game(Protocol[StateT, ActionT]):
    """A game's rules as pure functions of frozen values, and what they say to people.

    A log of actions is the truth: `start`, then `apply` for each, gives the state of any moment.
    What only some games have stands in `companion.engine.offers`.
    """

    @property
    def name(self) -> str:
        """The name in records and commands, such as "whist"."""
        ...

    @property
    def seats(self) -> Sequence[int]:
        """The numbers of players it can be played by, such as (2, 3, 4); from two to eight."""
        ...

    def start(self, options: Mapping[str, object], players: tuple[str, ...]) -> StateT:
        """Returns the first state. Raises BadRecordError for options or players that the game does not allow."""
        ...

    def apply(self, state: StateT, action: ActionT) -> StateT:
        """Returns the state after `action`. Raises ImpossibleActionError; `state` itself never changes."""
        ...

    def choices(self, state: StateT) -> tuple[ActionT, ...]:
        """Returns the actions that can follow now, as far as they can be listed."""
        ...

    def read_action(self, raw: Mapping[str, object]) -> ActionT:
        """Returns the action that a record writes as `raw`. Raises BadRecordError."""
        ...

    def write_action(self, action: ActionT) -> dict[str, object]:
        """Returns `action` as a record writes it."""
        ...

    def summary(self, state: StateT) -> dict[str, object]:
        """Returns the `score` line of the public interface, without the file's name."""
        ...

    def sheet(self, state: StateT) -> tuple[Phrase, ...]:
        """Returns the score sheet, a line for each phrase."""
        ...

    def result(self, state: StateT) -> tuple[Phrase, ...]:
        """Returns the game's name and how it stands or ended, in a few lines to take home."""
        ...

    def explain(self, state: StateT) -> tuple[Phrase, ...]:
        """Returns why things are as they are now: the last decision of the rules and what follows from it."""
        ...


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
