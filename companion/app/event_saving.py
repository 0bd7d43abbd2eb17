"""EventSaving: saves the whole event to a memory stick, and says within three seconds if that stick hangs."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from companion.app.event_export import event_files, export_event, find_stick
from companion.app.game_list import exported_game
from companion.app.kiosk_controllers import KioskControllers
from companion.app.observable import Observable
from companion.errors import CompanionError
from companion.events.event_file import EventFile
from companion.exports.folder import STICKS
from companion.following.followed_games import FollowedGames
from companion.journal.standing import Standing
from companion.session.store import JournalRow
from hardware.sticks import Stick


class EventSaving:
    """`message` is what the host is told of it; while `is_stalled` the stick does nothing, and can be given up."""

    message = Observable("")
    is_stalled = Observable(False)

    def __init__(
        self, event: Callable[[], EventFile], controllers: KioskControllers, sticks: tuple[Path, ...] = STICKS
    ) -> None:
        self._event = event
        self._controllers = controllers
        self._sticks = sticks
        self.is_busy = False

    def begin(self) -> None:
        """Writes everything of the event to a memory stick, unless it is being written."""
        if self.is_busy:
            return
        self.is_busy, self.message = True, self._controllers.texts("kiosk.host.working")
        self._controllers.access.write(lambda: find_stick(self._event(), self._sticks), self._looked, "sticks")

    def stop(self) -> None:
        """Gives the stick up, if it does nothing."""
        if self.is_stalled:
            self._controllers.access.stop_saving()

    def forget(self) -> None:
        """The message was read, unless it is still being written."""
        if not self.is_busy:
            self.message = ""

    def _looked(self, stick: Stick | CompanionError) -> None:
        if isinstance(stick, CompanionError):
            self._end(stick)
        else:
            self._controllers.access.ask(_rows_and_games, partial(self._found, stick))

    def _found(self, stick: Stick, both: tuple[Sequence[JournalRow], tuple[Standing, ...]] | CompanionError) -> None:
        if isinstance(both, CompanionError):
            self._end(both)
            return
        (rows, games), language = both, self._controllers.texts("code")
        exported = [exported_game(game) for game in games]
        self._controllers.access.save(
            lambda on_progress: export_event(event_files(rows, exported, language), self._event(), stick, on_progress),
            self._end,
            self._show_stalled,
        )

    def _show_stalled(self, is_stalled: bool) -> None:
        self.is_stalled = is_stalled
        self.message = self._controllers.texts("kiosk.host.stalled" if is_stalled else "kiosk.host.working")

    def _end(self, result: Path | CompanionError) -> None:
        self.is_busy = self.is_stalled = False
        if isinstance(result, CompanionError):
            reason = self._controllers.texts.error(result, ())
            self.message = self._controllers.texts("kiosk.host.exported-not", why=reason)
        else:
            self.message = self._controllers.texts("kiosk.host.exported", folder=result.name)


def _rows_and_games(games: FollowedGames) -> tuple[Sequence[JournalRow], tuple[Standing, ...]]:
    return games.journal.rows(), games.games()
