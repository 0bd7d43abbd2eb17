"""GameList: the games of the journal, for any screen: looked up, named, closed, hidden, saved."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from companion.app.file_writer import Stalled
from companion.app.journal_access import JournalAccess
from companion.app.notices import Notices
from companion.errors import CompanionError
from companion.journal.atomic_files import ProgressCallback
from companion.journal.game_snapshot import GameSnapshot
from companion.journal.journaled_games import ListedGames
from companion.session.evening import evening_of
from companion.session.resuming import read_sessions
from companion.session.session import Session
from companion.session.store import JournalRow

if TYPE_CHECKING:  # most games are never saved as files
    from companion.exports.exporter import ExportedGame
    from companion.exports.statistics import StatisticsTable


class GameList:
    """The journal is read on its own thread, so that no frame waits; answers come on the screen's thread."""

    def __init__(self, access: JournalAccess, notices: Notices) -> None:
        self._access = access
        self._notices = notices

    def show(self, answer: Callable[[tuple[GameSnapshot, ...]], object], most: int | None = None) -> None:
        """Calls `answer` with `most` games, or all, the last begun first, and how each stands."""
        self._access.ask(lambda games: games.games(most), self._notices.unless_refused(answer))

    def show_all(self, answer: Callable[[ListedGames], object], most: int) -> None:
        """Calls `answer` with `most` games, the last begun first, and how many cannot be read."""
        self._access.ask(lambda games: games.list_games(most), self._notices.unless_refused(answer))

    def show_statistics(
        self, answer: "Callable[[tuple[StatisticsTable, ...]], object]", language: str, *, of_evening: bool
    ) -> None:
        """Calls `answer` with the statistics of all finished games, or of those of the last evening."""
        take = self._notices.unless_refused(answer)

        def read(rows: Sequence[JournalRow]) -> None:
            self._access.write(lambda: _tell_statistics(rows, language, of_evening=of_evening), take, "exports")

        self._access.ask(lambda games: games.journal.rows(), self._notices.unless_refused(read))

    def mark(self, number: str, mark: str, answer: Callable[[GameSnapshot], object]) -> None:
        """Notes that a game is closed, deleted or parked again; `answer` is called with how it stands then."""
        self._access.ask(lambda games: games.mark_game(number, mark), self._notices.unless_refused(answer))

    def label(self, number: str, label: str, answer: Callable[[GameSnapshot], object]) -> None:
        """Notes what the table calls a game; `answer` is called with how it stands then."""
        self._access.ask(lambda games: games.label_game(number, label), self._notices.unless_refused(answer))

    def save_evening(
        self,
        language: str,
        answer: Callable[[Path | CompanionError], object],
        stalled: Stalled = lambda _: None,
    ) -> None:
        """Writes every game of the evening as files; `answer` is called with the folder, or with a CompanionError."""

        def write(result: tuple[GameSnapshot, ...] | CompanionError) -> None:
            if isinstance(result, CompanionError):
                answer(result)
                return
            exported = [exported_game(game) for game in evening_of(result)]
            self._access.save(lambda on_progress: _save(exported, language, on_progress), answer, stalled)

        self._access.ask(lambda games: games.games(), write)


def _tell_statistics(rows: Sequence[JournalRow], language: str, *, of_evening: bool) -> "tuple[StatisticsTable, ...]":
    from companion.exports.statistics import tell_statistics
    from companion.session.statistics import count_games

    sessions = (found for _, found in read_sessions(rows) if isinstance(found, Session))
    return tell_statistics(count_games(sessions, of_evening=of_evening), language)


def exported_game(game: GameSnapshot) -> "ExportedGame":
    """Returns a game as the exports take it."""
    from companion.exports.exporter import ExportedGame

    return ExportedGame(game.number, game.started, game.game, game.record, game.state)


def _save(exported: "Sequence[ExportedGame]", language: str, on_progress: ProgressCallback) -> Path:
    """Writes games as files; returns their folder."""
    from companion.exports.export import export_evening
    from companion.exports.folder import find_folder, save_files

    files = export_evening(exported, language)
    on_progress()
    return save_files(files, find_folder(), on_progress)
