"""EventSaving: saves the whole event to a memory stick, and says within three seconds if that stick hangs."""

from collections.abc import Callable
from pathlib import Path

from companion.app.controllers import Controllers
from companion.app.game_list import exported_game
from companion.app.kiosk.event_export import event_files, export_event, find_stick
from companion.app.observable import Observable
from companion.app.tasks import task
from companion.errors import CompanionError
from companion.events.event_file import EventFile
from companion.exports.folder import STICKS
from companion.journal.atomic_files import ProgressCallback


class EventSaving:
    """`message` is what the host is told of it; while `is_stalled` the stick does nothing, and can be given up."""

    message = Observable("")
    is_stalled = Observable(False)

    def __init__(
        self, event: Callable[[], EventFile], controllers: Controllers, sticks: tuple[Path, ...] = STICKS
    ) -> None:
        self._event = event
        self._controllers = controllers
        self._sticks = sticks
        self.is_busy = False

    @task
    async def begin(self) -> None:
        """Writes everything of the event to a memory stick, unless it is being written."""
        if self.is_busy:
            return
        self.is_busy, self.message = True, self._controllers.texts("kiosk.host.working")
        try:
            saved = await self._save()
        except CompanionError as error:
            self._end(error)
        else:
            self._end(saved)

    async def _save(self) -> Path:
        access, language = self._controllers.access, self._controllers.texts("code")
        stick = await access.look(lambda: find_stick(self._event(), self._sticks), "sticks")
        found = await access.find(lambda games: (games.journal.rows(), games.games()))
        exported = [exported_game(game) for game in found[1]]

        def write(on_progress: ProgressCallback) -> Path:
            return export_event(event_files(found[0], exported, language), self._event(), stick, on_progress)

        folder: Path = await access.saved(write, self._show_stalled)
        return folder

    def stop(self) -> None:
        """Gives the stick up, if it does nothing."""
        if self.is_stalled:
            self._controllers.access.stop_saving()

    def forget(self) -> None:
        """The message was read, unless it is still being written."""
        if not self.is_busy:
            self.message = ""

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
