"""Controllers: all that a screen needs of one companion; the only place where they are put together."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from companion.app.announcer import Announcer
from companion.app.checklists import Checklists
from companion.app.drafts import Drafts
from companion.app.game_list import GameList
from companion.app.game_screens import FindScreens
from companion.app.journal_access import JournalAccess
from companion.app.navigation import Navigation
from companion.app.notices import Notices
from companion.app.participation import Participation
from companion.app.saving_monitor import SavingMonitor
from companion.app.scheduler import Scheduler
from companion.app.settings_controller import SettingsChange, SettingsController
from companion.app.table_controller import Stood, TableController
from companion.app.texts import Texts
from companion.app.touch_debounce import TouchDebounce
from companion.journal.disk_space import NO_POLICY, SpacePolicy
from companion.journal.json_file import JsonFile

if TYPE_CHECKING:  # the first screen needs no camera
    from companion.app.camera_controller import CameraController


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the controllers find: files, the screen's event loop, the games' screens, and the time."""

    journal: Path
    settings_file: JsonFile
    scheduler: Scheduler
    games: Sequence[str]
    """The names of the games that can be played, the one first with which the first screen begins."""
    screens_of: FindScreens
    now_s: Callable[[], float] = monotonic
    space: SpacePolicy = NO_POLICY


class Controllers:
    """One companion without its screen."""

    def __init__(self, found: Surroundings, texts: Texts) -> None:
        self.scheduler, self.texts = found.scheduler, texts
        self.camera: CameraController | None = None
        self.touches, self.drafts = TouchDebounce(found.now_s), Drafts()
        self.notices = Notices(texts)
        self.access = JournalAccess(found.journal, found.scheduler, found.space)
        self.settings = SettingsController(found.settings_file, self.access, self.notices, texts)
        checked = JsonFile(found.settings_file.path.with_name("checklists.json"))
        self.checklists = Checklists(checked, self.access, self.notices, texts)
        self.table = TableController(self.access, self.notices, texts, self.touches)
        self.table.game = found.games[0]
        self.participation = Participation(lambda: self.table.game, found.screens_of, lambda: self.camera is not None)
        self.table.follow(self.participation)
        self.games = GameList(self.access, self.notices, texts)
        self.saving = SavingMonitor(self.access, self.table, self.notices, texts, found.scheduler)
        self._announcer = Announcer(self.table, self.settings, texts, self.notices, found.screens_of)
        self.navigation = Navigation(self.table, found.screens_of, self.touches, self._wants_setup)
        TableController.game.listen(self.table, lambda _: self._speak())
        self.settings.changed.add(self._apply)
        self._speak()

    def open(self, opened: Callable[[Stood], object]) -> None:
        """Opens the journal; `opened` is called with the game to go on with or None, or with a CompanionError."""
        self.settings.tell_damage()
        self.table.open(opened)
        self.saving.begin()

    def attend(self, camera: "CameraController") -> None:
        """Has a camera from now on; a table that entered every card lets it watch."""
        self.camera = camera
        self.participation.attend()

    def close(self) -> None:
        """Waits until everything entered is written, and lets all devices go."""
        if self.camera:
            self.camera.close()
        self._announcer.close()
        self.saving.close()
        self.access.close()

    def _wants_setup(self) -> bool:
        return self.camera is not None and self.camera.wants_setup

    def _apply(self, change: SettingsChange) -> None:
        self._speak()
        if self.camera:
            self.camera.apply(change)

    def _speak(self) -> None:
        self.texts.settle(self.table.game, self.settings.current.language)
