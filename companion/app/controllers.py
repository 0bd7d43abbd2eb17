"""Controllers: everything that screens use of one companion; the only place where controllers are put together."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from companion.app.announcer import Announcer
from companion.app.assist import Assist
from companion.app.checklists import Checklists
from companion.app.connected_cameras import ConnectedCameras
from companion.app.drafts import Drafts
from companion.app.entry_controller import EntryController
from companion.app.environment import Environment
from companion.app.game_list import GameList
from companion.app.journal_access import Job, JournalAccess
from companion.app.kept_file import KeptFile
from companion.app.known_players import KnownPlayers
from companion.app.navigation import Navigation
from companion.app.notices import Notices
from companion.app.participation import Participation
from companion.app.saving_monitor import SavingMonitor
from companion.app.settings_controller import SettingsChange, SettingsController
from companion.app.table_controller import SnapshotResult, TableController
from companion.app.tasks import FoundT
from companion.app.texts import Texts
from companion.app.touch_debounce import TouchDebounce
from companion.errors import CompanionError
from companion.journal.json_file import JsonFile

if TYPE_CHECKING:  # the first screen needs no camera, and only an event a kiosk
    from companion.app.camera_controller import CameraController
    from companion.app.kiosk.event_controllers import EventControllers
    from companion.app.kiosk.first_hand import FirstHand
    from companion.app.kiosk.hub_table import HubTable
    from companion.app.kiosk.kiosk import Kiosk
    from companion.app.kiosk.play_clock import PlayClock
    from companion.app.kiosk.stand_ins import StandIns
    from companion.events.event_file import EventFile


class Controllers:
    """One companion without its screen."""

    def __init__(self, environment: Environment, texts: Texts) -> None:
        self.scheduler, self.texts, self.is_safe = environment.scheduler, texts, environment.is_safe
        self.now_s = environment.now_s
        self.camera: CameraController | None = None
        self.folder = environment.journal.parent
        """Where the journal lies, and beside it what a table has put there."""
        self.touches = TouchDebounce(environment.now_s)
        self.notices = Notices(texts)
        self.access = JournalAccess(
            environment.journal, environment.scheduler, environment.space, environment.stick_limit_s
        )
        self.settings = SettingsController(environment.settings_file, self.access, self.notices, texts)
        self.checklists = Checklists(self._kept_file(environment, "checklists"))
        self.table = TableController(self.access, self.notices, texts, self.touches)
        self.table.game = environment.games[0]
        self.participation = Participation(
            lambda: self.table.game,
            environment.screens_of,
            lambda: self.camera is not None,
            self._kept_file(environment, "participation", "group-" if environment.event else ""),
            lambda: self.table.snapshot.record.options if self.table.snapshot else self.table.agreed,
            asks=environment.event is None,
        )
        self.table.follow(self.participation)
        self.entries = EntryController(self.access, self.table, self.participation, self.touches)
        self.drafts = Drafts(self.entries.keep_draft)
        TableController.snapshot.listen(self.table, lambda snapshot: self.drafts.follow(snapshot))
        self.games = GameList(self.access, self.notices)
        self.players = KnownPlayers(self.access, self.notices, self.checklists)
        self.saving = SavingMonitor(self.access, self.table, self.notices, texts, environment.scheduler)
        self.saving.saves.add(lambda _: self.drafts.try_again())
        self._announcer = Announcer(self.table, self.settings, texts, self.notices, environment.screens_of)
        self._announcer.assist = lambda: self.assist
        self.cameras = ConnectedCameras(self.access, self._kept_file(environment, "camera"))
        self.navigation = Navigation(self.table, environment.screens_of, self.touches, self._wants_setup)
        self.first_hand: FirstHand | None = None
        self.stand_ins: StandIns | None = None
        self.play_clock: PlayClock | None = None
        self.hub: HubTable | None = None
        self.kiosk = self._make_kiosk(environment.event, environment) if environment.event else None
        TableController.game.listen(self.table, lambda _: self._speak())
        self.settings.changed.add(self._apply)
        self._speak()

    @property
    def assist(self) -> Assist:
        """How much is said beside what is recorded: everything, unless an event says otherwise."""
        return self.kiosk.recorder.assist if self.kiosk else Assist.COACH

    @property
    def own_kiosk(self) -> "Kiosk":
        """The kiosk; asked for only by screens that nothing but a kiosk shows."""
        assert self.kiosk is not None
        return self.kiosk

    @property
    def own_stand_ins(self) -> "StandIns":
        """The players that left; asked for only by screens that nothing but a kiosk shows."""
        assert self.stand_ins is not None
        return self.stand_ins

    @property
    def own_hub(self) -> "HubTable":
        """The kiosk's place at an event hub; asked for only by what nothing but a kiosk has."""
        assert self.hub is not None
        return self.hub

    def open(self, opened: Callable[[SnapshotResult], object]) -> None:
        """Opens the journal; `opened` is called with the game to go on with or None, or with a CompanionError."""
        self.settings.tell_damage()
        self.table.open(opened if self.kiosk is None else partial(self._restore, self.kiosk, opened))
        self.saving.begin()

    def add_camera(self, camera: "CameraController") -> None:
        """Has a camera from now on; a table that entered every card lets it watch."""
        self.camera = camera
        self.participation.add_camera()

    def remove_camera(self) -> None:
        """Has no camera from now on; a table that let it watch takes part by hand."""
        if self.camera is not None:
            self.camera.close()
        self.camera = None
        self.participation.remove_camera()

    def ask(self, job: Job[FoundT], then: Callable[[FoundT], object] = lambda _: None) -> None:
        """Runs a job on the journal's thread; `then` is called with its result, errors become a notice."""
        self.access.ask(job, self.notices.unless_refused(then))

    def close(self) -> None:
        """Waits until everything entered is written, and closes all devices."""
        if self.camera:
            self.camera.close()
        if self.kiosk:
            self.kiosk.idle.close()
        if self.play_clock:
            self.play_clock.close()
        if self.hub:
            self.hub.close()
        self._announcer.close()
        self.saving.close()
        self.access.close()

    def _kept_file(self, environment: Environment, name: str, whose: str = "") -> KeptFile:
        """Returns a file beside the settings; `ui.trouble` has a text of its name."""
        file = JsonFile(environment.settings_file.path.with_name(f"{whose}{name}.json"))
        return KeptFile(file, self.access, self.notices, self.texts, f"ui.trouble.{name}")

    def _wants_setup(self) -> bool:
        return self.kiosk is None and self.camera is not None and self.camera.wants_setup

    def _make_kiosk(self, event: "EventFile", environment: Environment) -> "Kiosk":
        """Puts a kiosk together; a table at home loads nothing of it."""
        from companion.app.kiosk.event_controllers import make_event_controllers

        made = make_event_controllers(event, environment, self)
        self.first_hand, self.stand_ins, self.play_clock = made.first_hand, made.stand_ins, made.play_clock
        self.hub = made.hub
        self.players.are_offered = self.table.seat_names.are_kept = False
        self.navigation.home = lambda: made.kiosk.home
        self.navigation.asks = lambda: made.kiosk.departure.screen
        self.navigation.may_show = made.kiosk.may_show
        made.kiosk.left.add(lambda _: self._forget_group(made))
        return made.kiosk

    def _forget_group(self, made: "EventControllers") -> None:
        """Nothing of a group that has gone stays in memory."""
        self._announcer.close()
        self.drafts = Drafts(self.entries.keep_draft)
        self.table.seat_names.forget()
        made.forget_group()
        self.notices.trouble = ""
        if self.camera:
            self.camera.forget_pictures()

    def _restore(self, kiosk: "Kiosk", opened: Callable[[SnapshotResult], object], result: SnapshotResult) -> None:
        """Finds the group at the table before the first screen is shown."""
        if isinstance(result, CompanionError):
            opened(result)
            return
        kiosk.idle.start()
        kiosk.restore(lambda: self._begin(kiosk, opened, result))

    def _begin(self, kiosk: "Kiosk", opened: Callable[[SnapshotResult], object], result: SnapshotResult) -> None:
        opened(result if kiosk.group else None)
        self.own_hub.start()

    def _apply(self, change: SettingsChange) -> None:
        self._speak()
        if self.camera:
            self.camera.apply(change)

    def _speak(self) -> None:
        self.texts.set_language(self.table.game, self.settings.current.language, at_event=self.kiosk is not None)
