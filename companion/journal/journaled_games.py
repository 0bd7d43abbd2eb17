"""The games of a journal, one of which is in play, as values for the screens; who has played them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from functools import reduce
from pathlib import Path
from typing import Self

from companion.engine.record import EntrySource
from companion.errors import BadInputError, BadRecordError, GameFaultError, ImpossibleActionError
from companion.games import find_game
from companion.journal.disk_space import NO_POLICY, SpacePolicy
from companion.journal.game_snapshot import GameSnapshot, snapshot_of
from companion.journal.journal import Journal
from companion.journal.json_file import JsonFile
from companion.phrases import phrase
from companion.session.correction import Correction, Difference, Logged
from companion.session.moment import system_clock
from companion.session.resuming import resume_session, start_session
from companion.session.row_values import names_in, text_in
from companion.session.session import CLOSED, DELETED, OPEN, PARKED, Session
from companion.session.store import JournalRow, RowKind, standing_rows


class PlayedGame:
    """A session of a journal, used by the journal's thread; each change returns the game as it stands then.

    `accepted_file` keeps which irregularities of each game the table has said to stand.
    """

    def __init__(self, session: Session, accepted_file: JsonFile, now: Callable[[], str]) -> None:
        self.session = session
        self._accepted_file = accepted_file
        self._now = now
        kept = accepted_file.read().values.get(session.number)
        names = kept if isinstance(kept, list) else []
        self._accepted = frozenset(name for name in names if isinstance(name, str))

    @property
    def snapshot(self) -> GameSnapshot:
        """The game as it stands."""
        return replace(snapshot_of(self.session), accepted_irregularities=self._accepted)

    def act(self, action: object, by: str = EntrySource.TOUCH, after: int | None = None) -> GameSnapshot:
        """Enters an action, `after` so many entries: else it was meant for another moment."""
        if after is not None and after != len(self.session.entries):
            raise ImpossibleActionError(
                "the entry before this one was not taken: enter it again", phrase=phrase("refused.not-taken")
            )
        self.session.act(action, by, self._now())
        return self.snapshot

    def act_all(self, actions: Sequence[object], after: int) -> GameSnapshot:
        """Enters actions that follow each other by touch; the rules must allow all of them before one is written."""
        if not self.session.question:
            reduce(self.session.game.apply, actions, self.session.state)
        for index, action in enumerate(actions, after):
            self.act(action, after=index)
        return self.snapshot

    def undo(self) -> GameSnapshot:
        """Undoes the last change: a correction, else it takes back the last entry."""
        if self.session.uncorrected is None:
            self.session.take_back()
        else:
            self.session.undo_correction()
        return self.snapshot

    def preview(self, correction: Correction) -> Difference:
        """Returns what a correction would change."""
        return self.session.preview(correction)

    def correct(self, correction: Correction) -> GameSnapshot:
        """Corrects the record of an entry."""
        self.session.correct(correction, EntrySource.TOUCH, self._now())
        return self.snapshot

    def keep_draft(self, number: str, entries: tuple[Logged, ...], draft: Mapping[str, object]) -> None:
        """Notes what was touched after `entries` of a game and is no entry yet; nothing once it went on or left."""
        if (self.session.number, self.session.entries) == (number, entries):
            self.session.set_draft(draft)

    def seat_player(self, seat: int, name: str, *, is_newcomer: bool) -> GameSnapshot:
        """Seats a newcomer from now on, or writes a name otherwise from the game's start."""
        self.session.seat_player(seat, name, is_newcomer=is_newcomer)
        return self.snapshot

    def accept_irregularity(self, what: str) -> GameSnapshot:
        """Notes that `what`, which the rules forbid, stands; it is remembered as well as the disk allows."""
        self._accepted |= {what}
        with suppress(OSError):  # then the table is asked once more after a restart
            kept = self._accepted_file.read().values
            self._accepted_file.write({**kept, self.session.number: sorted(self._accepted)})
        return self.snapshot

    def mark(self, mark: str) -> GameSnapshot:
        """Notes that the game is parked, closed, or open again; one that was closed, and is looked at, stays so."""
        if (self.session.mark, mark) != (CLOSED, PARKED):
            self.session.set_mark(mark)
        return self.snapshot


@dataclass(frozen=True, slots=True)
class ListedGames:
    """Games as they stand, with their last states only, and how many beside them cannot be read."""

    games: tuple[GameSnapshot, ...]
    unread: int


class JournaledGames:
    """The games of one journal; used by one thread. What it returns are values, for any thread."""

    def __init__(
        self, path: Path, now: Callable[[], str] = lambda: system_clock().at, space: SpacePolicy = NO_POLICY
    ) -> None:
        self._held = ExitStack()
        self._now = now
        self.journal = self._held.enter_context(Journal(path, space=space))
        self._played: PlayedGame | None = None
        self._accepted_file = JsonFile(path.with_name("stands.json"))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the journal."""
        self._held.close()

    @property
    def playing(self) -> PlayedGame:
        """The game being played. Raises ImpossibleActionError if there is none."""
        if self._played is None:
            raise ImpossibleActionError(
                "no game is being played: begin one, or go on with a parked one", phrase=phrase("refused.no-game")
            )
        return self._played

    def start(self, game: str, options: Mapping[str, object], players: tuple[str, ...]) -> GameSnapshot:
        """Begins a game."""
        return self._play(start_session(self.journal, find_game(game), options, players))

    def resume(self, number: str) -> GameSnapshot:
        """Goes on with a game where it stood."""
        session = resume_session(self.journal, number)
        if session.mark == PARKED or (session.mark == CLOSED and not snapshot_of(session).over):
            session.set_mark(OPEN)
        return self._play(session)

    def last_open(self) -> GameSnapshot | None:
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

    def games(self, most: int | None = None) -> tuple[GameSnapshot, ...]:
        """Returns `most` games, or all, the one begun last first, with their last states only.

        Those that cannot be read, as one of a game that is not there, are left out, and so are those that were deleted.
        """
        return self.list_games(most).games

    def list_games(self, most: int | None = None) -> ListedGames:
        """Returns `most` games, or all, as `games` does, and how many were met that cannot be read."""
        numbers = [row.session for row in self.journal.rows() if row.kind == RowKind.STARTED]
        found: list[GameSnapshot] = []
        unread = 0
        for number in reversed(numbers):
            if len(found) == most:
                break
            try:
                session = resume_session(self.journal, number)
            except (BadInputError, GameFaultError):
                unread += 1
                continue
            if session.mark != DELETED:
                found.append(replace(snapshot_of(session), states=(session.state,)))
        return ListedGames(tuple(found), unread)

    def known_names(self) -> tuple[str, ...]:
        """Returns the names of all who have played, those written last first; deleted games are left out."""
        return known_names(self.journal.rows(), DELETED)

    def mark_game(self, number: str, mark: str) -> GameSnapshot:
        """Notes of any game that it is closed, deleted, or parked again; returns how it stands."""
        session = self._session_of(number)
        session.set_mark(mark)
        return snapshot_of(session)

    def label_game(self, number: str, label: str) -> GameSnapshot:
        """Notes what the table calls a game; returns how it stands."""
        session = self._session_of(number)
        session.set_label(label)
        return snapshot_of(session)

    def _session_of(self, number: str) -> Session:
        """Returns the game of that number: the one being played, or another of the journal."""
        playing = self._played.session if self._played else None
        return playing if playing and playing.number == number else resume_session(self.journal, number)

    def _play(self, session: Session) -> GameSnapshot:
        """Goes on with `session` from now on."""
        self._played = PlayedGame(session, self._accepted_file, self._now)
        return self._played.snapshot


def known_names(rows: Sequence[JournalRow], without_mark: str) -> tuple[str, ...]:
    """Returns each name once, as it was written last, those written last first.

    Games with the mark `without_mark` are left out; so is a row that cannot be read.
    """
    standing = standing_rows(rows)
    marks = {row.session: row.content.get("mark") for row in standing if row.kind == RowKind.MARKED}
    names: dict[str, str] = {}
    for row in reversed(standing):
        if marks.get(row.session) != without_mark:
            for name in filter(None, _names(row)):
                names.setdefault(name.casefold(), name)
    return tuple(names.values())


def _names(row: JournalRow) -> Iterator[str]:
    with suppress(BadRecordError):
        if row.kind == RowKind.STARTED:
            yield from names_in(row)
        elif row.kind == RowKind.SEATED:
            yield text_in(row, "name")
