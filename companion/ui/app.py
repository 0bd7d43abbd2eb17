"""App: the window, what is set, the journal and the first screen."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window

from companion.app.leaving import SHUT_DOWN
from companion.engine import Phrase
from companion.errors import CompanionError, DeviceError
from companion.journal.disk_errors import describe_disk_error
from companion.journal.disk_space import NO_POLICY, SpacePolicy
from companion.journal.json_file import JsonFile
from companion.journal.settings import Settings, read_settings, write_settings
from companion.ui.announcer import Announcer
from companion.ui.garbage_collection import freeze_startup_objects
from companion.ui.host import Host
from companion.ui.root_widget import RootWidget
from companion.ui.saving_monitor import SavingMonitor
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from hardware.power import shut_down

Begun = Callable[["CompanionApp"], object]


def nothing(app: "CompanionApp") -> None:
    """Does nothing more once the first screen is there."""


class CompanionApp(App):
    """The companion on a screen. `failure` says in one line why it ended by itself, if it did."""

    title = "Mast Year table companion"

    def __init__(
        self,
        journal: Path,
        settings_file: JsonFile,
        now_s: Callable[[], float] = monotonic,
        begun: Begun = nothing,
        space: SpacePolicy = NO_POLICY,
    ) -> None:
        super().__init__()
        self.use_kivy_settings = False
        self.host = Host(journal, now_s, space)
        self.saving = SavingMonitor(self.host)
        self.host.bind(on_settle=lambda _, settings: self.settle(settings))
        self.host.bind(on_leave=lambda _, how: self.leave(how))
        self.host.bind(game=self._speak)
        self.failure = ""
        self._shuts_down = False
        self._begun = begun
        self._settings_file = settings_file
        read = read_settings(settings_file)
        self.host.settings, self._notice = read.settings, read.notice
        self.announcer = Announcer(self.host)

    def build(self) -> RootWidget:
        """Builds the root widget; the first screen comes once the journal is open."""
        self._fit()
        if self._notice:
            self.host.notify(self._notice)
        self.root_widget = RootWidget(self.host)
        Window.bind(on_resize=self._refit)
        self.host.open(self._opened)
        self.saving.begin()
        return self.root_widget

    def settle(self, settings: Settings) -> None:
        """Takes over changed settings, keeps them, and shows everything with them."""
        before, self.host.settings = self.host.settings, settings
        if self.host.lookout:
            self.host.lookout.heed(before, settings)
        self.host.aside(lambda: self._keep(settings), self._kept)
        self._refit()

    def _keep(self, settings: Settings) -> Phrase | None:
        """Writes the settings; returns why they could not be written, or None. Runs where a frame never waits."""
        try:
            write_settings(self._settings_file, settings)
        except OSError as error:
            return describe_disk_error(error)
        return None

    def _kept(self, why: Any) -> None:
        if why:
            self.host.trouble = SAY("ui.trouble.settings", why=why)

    def stop_after(self, seconds: float) -> None:
        """Ends by itself after so long, as a demonstration in a script does."""
        Clock.schedule_once(lambda _: self.stop(), seconds)

    def leave(self, how: str) -> None:
        """Ends the companion as the table wishes; with the machine, once everything is written."""
        self._shuts_down = how == SHUT_DOWN
        self.stop()

    def open_settings(self, *_: object) -> bool:
        """Keeps Kivy's own settings away: they are nothing for a table."""
        return False

    def on_stop(self) -> None:
        """Waits until everything entered is written."""
        Window.unbind(on_resize=self._refit)
        if self.host.lookout:
            self.host.lookout.close()
        self.announcer.close()
        self.saving.close()
        self.host.close()
        if self._shuts_down:
            self._shuts_down = False
            try:
                shut_down()
            except DeviceError as error:
                self.failure = str(error)

    def _fit(self) -> None:
        self._speak()
        THEME.fit(Window.size, self.host.settings)
        Window.clearcolor = THEME.colour("ground")

    def _speak(self, *_: object) -> None:
        SAY.settle(self.host.game, self.host.settings.language)

    def _refit(self, *_: object) -> None:
        self._fit()
        self.root_widget.rebuild()

    def _opened(self, found: Any) -> None:
        if isinstance(found, CompanionError):
            self._fail(found)
        else:
            self.root_widget.show("play" if found else "welcome", {})
            freeze_startup_objects()
            self._begun(self)

    def _fail(self, error: CompanionError) -> None:
        """Shows why no game can be played; what no table was meant to hear ends the companion at once."""
        self.failure = str(error)
        if error.told:
            self.root_widget.show("unopened", {"why": error.told})
            self._begun(self)
        else:
            self.stop()
