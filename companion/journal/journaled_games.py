"""The games of a journal, one of which is in play, as values for the screens."""

from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Self

from companion.errors import BadInputError, GameFaultError, ImpossibleActionError
from companion.games import find_game
from companion.journal.disk_space import NO_POLICY, SpacePolicy
from companion.journal.journal import Journal
from companion.journal.json_file import JsonFile
from companion.journal.played_game import PlayedGame
from companion.journal.standing import Standing, standing_of
from companion.phrases import phrase
from companion.session.known_players import known_names
from companion.session.moment import system_clock
from companion.session.resuming import resume_session, start_session
from companion.session.session import CLOSED, DELETED, OPEN, PARKED, Session
from companion.session.store import RowKind, standing_rows


@dataclass(frozen=True, slots=True)
class ListedGames:
    """Games as they stand, with their last states only, and how many beside them cannot be read."""

    games: tuple[Standing, ...]
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

    def start(self, game: str, options: Mapping[str, object], players: tuple[str, ...]) -> Standing:
        """Begins a game."""
        return self._play(start_session(self.journal, find_game(game), options, players))

    def resume(self, number: str) -> Standing:
        """Goes on with a game where it stood."""
        session = resume_session(self.journal, number)
        if session.mark == PARKED or (session.mark == CLOSED and not standing_of(session).over):
            session.set_mark(OPEN)
        return self._play(session)

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

    def games(self, most: int | None = None) -> tuple[Standing, ...]:
        """Returns `most` games, or all, the one begun last first, with their last states only.

        Those that cannot be read, as one of a game that is not there, are left out, and so are those that were deleted.
        """
        return self.list_games(most).games

    def list_games(self, most: int | None = None) -> ListedGames:
        """Returns `most` games, or all, as `games` does, and how many were met that cannot be read."""
        numbers = [row.session for row in self.journal.rows() if row.kind == RowKind.STARTED]
        found: list[Standing] = []
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
                found.append(replace(standing_of(session), states=(session.state,)))
        return ListedGames(tuple(found), unread)

    def known_names(self) -> tuple[str, ...]:
        """Returns the names of all who have played, those written last first; deleted games are left out."""
        return known_names(self.journal.rows(), DELETED)

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

    def _session_of(self, number: str) -> Session:
        """Returns the game of that number: the one being played, or another of the journal."""
        playing = self._played.session if self._played else None
        return playing if playing and playing.number == number else resume_session(self.journal, number)

    def _play(self, session: Session) -> Standing:
        """Goes on with `session` from now on."""
        self._played = PlayedGame(session, self._accepted_file, self._now)
        return self._played.standing
