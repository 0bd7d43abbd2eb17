"""GameSnapshot: one game as it stands in the journal, as a value for any thread."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from companion.engine import Record
from companion.engine.game import AnyGame, StateT, require_type
from companion.session.correction import Logged, Question
from companion.session.session import Session


@dataclass(frozen=True)
class GameSnapshot:
    """One game as it stands in the journal: everything in it is safe, and nothing of it will change.

    `states` are the game's states from the start to now; `entries` those that led from each to the next, and then,
    behind an open `question`, those that wait.
    """

    number: str
    game: AnyGame
    record: Record
    states: tuple[object, ...]
    entries: tuple[Logged, ...]
    question: Question | None
    mark: str
    started: str
    label: str = ""
    """What the table calls the game."""
    uncorrected: tuple[Logged, ...] | None = None
    """The entries before the last change, if that was a correction, which can be undone."""
    put_in_order: Logged | None = None
    """The entry that the last change put before others, as the rules have it: undone, it is taken back."""
    accepted_irregularities: frozenset[str] = frozenset()
    """What happened against the rules and stands, as the table has said: names that the screen has chosen."""
    draft: Mapping[str, object] = field(default_factory=dict)
    """What was touched and is no entry yet, as it stood when the game was read: its screen knows what it says."""

    @property
    def state(self) -> object:
        """The game's state now."""
        return self.states[-1]

    def state_as(self, kind: type[StateT]) -> StateT:
        """Returns `state` as what its game knows it to be. Raises TypeError if it is another game's."""
        return require_type(kind, self.state)

    def states_as(self, kind: type[StateT]) -> tuple[StateT, ...]:
        """Returns `states` as what their game knows them to be. Raises TypeError if they are another game's."""
        return tuple(require_type(kind, state) for state in self.states)

    @property
    def can_undo(self) -> bool:
        """Whether there is an entry to take back, or a correction to undo."""
        return bool(self.entries) or self.uncorrected is not None

    @property
    def undone(self) -> int:
        """How many entries more there are once the last change is undone."""
        return -1 if self.uncorrected is None else len(self.uncorrected) - len(self.entries)

    @cached_property
    def over(self) -> bool:
        """Whether the game has ended; worked out once."""
        return self.game.is_over(self.state)


def snapshot_of(session: Session) -> GameSnapshot:
    """Returns what `session` is now, as a value."""
    return GameSnapshot(
        session.number,
        session.game,
        session.to_record(),
        session.states,
        session.entries,
        session.question,
        session.mark,
        session.started,
        session.label,
        session.uncorrected,
        session.put_in_order,
        draft=session.draft,
    )
