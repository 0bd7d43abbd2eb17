"""The games of a journal, one of which is in play, as values for the screens."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Final, Self

from companion.engine import OffersEnd, Record
from companion.engine.game import AnyGame, StateT, known_as
from companion.engine.phrases import Phrase, phrase
from companion.engine.record import EntrySource
from companion.errors import BadInputError, ImpossibleActionError
from companion.games import find_game
from companion.journal.disk_space import NO_POLICY, SpacePolicy
from companion.journal.journal import Journal
from companion.journal.json_file import JsonFile
from companion.journal.salvage import Salvage
from companion.journal.saving import Saving
from companion.session.correction import Correction, Difference, Logged, Question
from companion.session.moment import system_clock
from companion.session.resuming import resume_session, start_session
from companion.session.session import Session
from companion.session.store import RowKind, standing_rows

OPEN: Final = "open"
PARKED: Final = "parked"
CLOSED: Final = "closed"
DELETED: Final = "deleted"
"""Hidden from the table; the journal keeps all of it."""


@dataclass(frozen=True)
class Standing:
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
        return known_as(kind, self.state)

    def states_as(self, kind: type[StateT]) -> tuple[StateT, ...]:
        """Returns `states` as what their game knows them to be. Raises TypeError if they are another game's."""
        return tuple(known_as(kind, state) for state in self.states)

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
        """Whether the game has ended; worked out once, as the whole summary is if the game offers no less."""
        if isinstance(self.game, OffersEnd):
            return self.game.is_over(self.state)
        return bool(self.game.summary(self.state)["over"])


def standing_of(session: Session) -> Standing:
    """Returns what `session` is now, as a value."""
    return Standing(
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


class JournaledGames:
    """The games of one journal; used by one thread. What it returns are values, for any thread."""

    def __init__(
        self, path: Path, now: Callable[[], str] = lambda: system_clock().at, space: SpacePolicy = NO_POLICY
    ) -> None:
        self._held = ExitStack()
        self._now = now
        self.journal = self._held.enter_context(Journal(path, space=space))
        self._session: Session | None = None
        self._said = JsonFile(path.with_name("stands.json"))
        self._accepted: frozenset[str] = frozenset()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def find_faults(self) -> tuple[Phrase, ...]:
        """Returns what was found wrong with the journal and its disk when it was opened."""
        return (*_tell_salvage(self.journal.salvage), *_tell_disk(self.journal))

    def save(self) -> Saving:
        """Tries again to save what is in memory alone, and says how it stands."""
        return self.journal.save()

    def play_on(self) -> Saving:
        """Keeps entries in memory as long as they cannot be saved."""
        return self.journal.play_on()

    def close(self) -> None:
        """Closes the journal."""
        self._held.close()

    def games(self, most: int | None = None) -> tuple[Standing, ...]:
        """Returns `most` games, or all, the one begun last first, with their last states only.

        Those that cannot be read, as one of a game that is not there, are left out, and so are those that were deleted.
        """
        numbers = [row.session for row in self.journal.rows() if row.kind == RowKind.STARTED]
        found: list[Standing] = []
        for number in reversed(numbers):
            if len(found) == most:
                break
            with suppress(BadInputError):
                session = resume_session(self.journal, number)
                if session.mark != DELETED:
                    found.append(replace(standing_of(session), states=(session.state,)))
        return tuple(found)

    def mark_game(self, number: str, mark: str) -> Standing:
        """Notes of any game that it is closed, deleted, or parked again; returns how it stands."""
        session = self._session_of(number)
        session.set_mark(mark)
        return standing_of(session)

    def label_game(self, number: str, label: str) -> Standing:
        """Notes what the table calls a game; returns how it stands."""
        session = self._session_of(number)
        session.set_label(label)
        return standing_of(session)

    def seat_player(self, seat: int, name: str, *, is_newcomer: bool) -> Standing:
        """Seats a newcomer from now on in the game being played, or writes a name otherwise from its start."""
        self._playing().seat_player(seat, name, is_newcomer=is_newcomer)
        return self._standing()

    def _session_of(self, number: str) -> Session:
        """Returns the game of that number: the one being played, or another of the journal."""
        playing = self._session
        return playing if playing and playing.number == number else resume_session(self.journal, number)

    def last_open(self) -> Standing | None:
        """Resumes the game that was being played when the companion was left, if there is one."""
        rows = standing_rows(self.journal.rows())
        games = {row.session for row in rows if row.kind == RowKind.STARTED}
        last = next((row.session for row in reversed(rows) if row.session in games), None)
        if last is None:
            return None
        session = resume_session(self.journal, last)
        if session.mark in (PARKED, CLOSED, DELETED):
            return None
        return self._play(session)

    def start(self, game: str, options: Mapping[str, object], players: tuple[str, ...]) -> Standing:
        """Begins a game."""
        return self._play(start_session(self.journal, find_game(game), options, players))

    def resume(self, number: str) -> Standing:
        """Goes on with a game where it stood."""
        session = resume_session(self.journal, number)
        if session.mark == PARKED or (session.mark == CLOSED and not standing_of(session).over):
            session.set_mark(OPEN)
        return self._play(session)

    def accept_irregularity(self, what: str) -> Standing:
        """Notes that `what`, which the rules forbid, stands; it is remembered as well as the disk allows."""
        session = self._playing()
        self._accepted |= {what}
        with suppress(OSError):  # then the table is asked once more after a restart
            self._said.write({**self._said.read().values, session.number: sorted(self._accepted)})
        return self._standing()

    def act(self, action: object, by: str = EntrySource.TOUCH, after: int | None = None) -> Standing:
        """Enters an action of the game being played, `after` so many entries: else it was meant for another moment."""
        session = self._playing()
        if after is not None and after != len(session.entries):
            raise ImpossibleActionError(
                "the entry before this one was not taken: enter it again", phrase=phrase("refused.not-taken")
            )
        session.act(action, by, self._now())
        return self._standing()

    def keep_draft(self, number: str, entries: tuple[Logged, ...], draft: Mapping[str, object]) -> None:
        """Notes what was touched after `entries` of a game and is no entry yet; nothing once it went on or left."""
        session = self._session
        if session is not None and (session.number, session.entries) == (number, entries):
            session.set_draft(draft)

    def take_back(self) -> Standing:
        """Takes back the last entry."""
        session = self._playing()
        session.take_back()
        return self._standing()

    def undo(self) -> Standing:
        """Undoes the last change: a correction, else it takes back the last entry."""
        session = self._playing()
        if session.uncorrected is None:
            session.take_back()
        else:
            session.undo_correction()
        return self._standing()

    def preview(self, correction: Correction) -> Difference:
        """Returns what a correction would change."""
        return self._playing().preview(correction)

    def correct(self, correction: Correction) -> Standing:
        """Corrects the record of an entry."""
        session = self._playing()
        session.correct(correction, EntrySource.TOUCH, self._now())
        return self._standing()

    def mark(self, mark: str) -> Standing:
        """Notes that the game is parked, closed, or open again; one that was closed, and is looked at, stays so."""
        session = self._playing()
        if (session.mark, mark) != (CLOSED, PARKED):
            session.set_mark(mark)
        return self._standing()

    def _play(self, session: Session) -> Standing:
        """Goes on with `session` from now on."""
        self._session = session
        said = self._said.read().values.get(session.number)
        self._accepted = (
            frozenset(one for one in said if isinstance(one, str)) if isinstance(said, list) else frozenset()
        )
        return self._standing()

    def _standing(self) -> Standing:
        return replace(standing_of(self._playing()), accepted_irregularities=self._accepted)

    def _playing(self) -> Session:
        if self._session is None:
            raise ImpossibleActionError(
                "no game is being played: begin one, or go on with a parked one", phrase=phrase("refused.no-game")
            )
        return self._session


def _tell_salvage(salvage: Salvage | None) -> Iterator[Phrase]:
    if salvage is None:
        return
    if salvage.lost:
        yield phrase("journal.lost", None, count=salvage.lost)
    else:
        yield phrase("journal.mended" if salvage.is_complete else "journal.mended-perhaps")
    if salvage.behind:
        yield phrase("journal.behind", None, count=salvage.behind)


def _tell_disk(journal: Journal) -> Iterator[Phrase]:
    if journal.disk_loses_writes:
        yield phrase("journal.disk-lies")
    elif journal.forgotten:
        yield phrase("journal.forgotten", None, count=journal.forgotten)
