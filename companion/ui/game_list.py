"""GameList: the games of the journal, for any screen: looked up, named, closed, hidden, saved; and who plays."""

from collections.abc import Callable
from typing import Any, Final

from companion.app.evening import evening_of, names_of_group
from companion.errors import CompanionError
from companion.exports.export import export_evening
from companion.exports.exporter import Filed
from companion.exports.folder import find_folder, save_files
from companion.ui.host import Host
from companion.ui.texts import SAY

LOOKED_AT: Final = 12
"""So many games are looked at for the names of a group."""


class GameList:
    """Everything is asked of the journal aside, so that no frame waits; answers come on Kivy's thread."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def show(self, answer: Callable[[Any], object], most: int | None = None) -> None:
        """Calls `answer` with `most` games, or all, the last begun first, and how each stands."""
        self._ask(lambda games: games.games(most), answer)

    def show_names(self, answer: Callable[[Any], object]) -> None:
        """Calls `answer` with the names that the group at the table has used."""
        self._ask(lambda games: names_of_group(games.games(LOOKED_AT)), answer)

    def mark(self, number: str, mark: str, answer: Callable[[Any], object]) -> None:
        """Notes that a game is closed, deleted or parked again; `answer` is called with how it stands then."""
        self._ask(lambda games: games.mark_game(number, mark), answer)

    def label(self, number: str, label: str, answer: Callable[[Any], object]) -> None:
        """Notes what the table calls a game; `answer` is called with how it stands then."""
        self._ask(lambda games: games.label_game(number, label), answer)

    def seat(self, seat: int, name: str, *, is_newcomer: bool) -> None:
        """Seats a newcomer from now on, or writes a player's name otherwise, in the game on the table."""
        self._host.change(lambda games: games.seat_player(seat, name, is_newcomer=is_newcomer), 0)

    def save_evening(self, language: str, answer: Callable[[Any], object]) -> None:
        """Writes every game of the evening as files; `answer` is called with the folder, or with a CompanionError."""

        def save(games: Any) -> Any:
            filed = [
                Filed(game.number, game.started, game.game, game.record, game.state)
                for game in evening_of(games.games())
            ]
            return save_files(export_evening(filed, language), find_folder())

        self._host.ask(save, answer)

    def _ask(self, job: Callable[[Any], Any], answer: Callable[[Any], object]) -> None:
        def answered(found: Any) -> None:
            if isinstance(found, CompanionError):
                self._host.trouble = SAY.error(found, self._host.players)
            else:
                answer(found)

        self._host.ask(job, answered)
