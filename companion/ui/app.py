"""App: the window, and the first screen once the journal is open."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window

from companion.app.controllers import Controllers
from companion.app.environment import Environment
from companion.app.exit_options import SHUT_DOWN
from companion.app.table_controller import SnapshotResult
from companion.errors import CompanionError, DeviceError
from companion.journal.disk_space import NO_POLICY, SpacePolicy
from companion.journal.json_file import JsonFile
from companion.phrases import Phrase
from companion.ui.games import playable, screens_of
from companion.ui.garbage_collection import freeze_startup_objects
from companion.ui.heap import keep_one_heap, keep_pictures_out_of_heaps
from companion.ui.kivy_scheduler import KivyScheduler
from companion.ui.root_widget import RootWidget
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from hardware.systemd import shut_down

if TYPE_CHECKING:  # only a kiosk has an event
    from companion.events.event_file import EventFile

AppCallback = Callable[["CompanionApp"], object]


def prepare(_: float = 0.0) -> None:
    """Preloads the text formatter for the next screen, and keeps what is collected and what is kept of memory small."""
    import_module("companion.translations.formatter")
    keep_one_heap()
    keep_pictures_out_of_heaps()
    freeze_startup_objects()


def prepare_soon() -> None:
    """Prepares this process for the screens after the first, once that is drawn."""
    Clock.schedule_once(prepare, 0)


@dataclass(frozen=True, slots=True)
class KioskStart:
    """How a kiosk starts: the event; whether in safe mode, without what may crash; why no game may begin, if none may.

    `notices` are shown on its first screen.
    """

    event: "EventFile"
    is_safe: bool = False
    fault: Phrase | None = None
    notices: tuple[Phrase, ...] = ()
    event_file: Path | None = None


class CompanionApp(App):
    """The companion on a screen. `failure` says in one line why it stopped by itself, if it did."""

    def __init__(
        self,
        journal: Path,
        settings_file: JsonFile,
        now_s: Callable[[], float] = monotonic,
        begun: AppCallback = lambda _: None,
        space: SpacePolicy = NO_POLICY,
        kiosk: KioskStart | None = None,
    ) -> None:
        super().__init__()
        self.use_kivy_settings = False
        found = Environment(journal, settings_file, KivyScheduler(), playable(), screens_of, now_s, space)
        if kiosk:
            found = replace(found, event=kiosk.event, event_file=kiosk.event_file)
            found = replace(found, is_safe=kiosk.is_safe, fault=kiosk.fault)
        self._kiosk = kiosk
        self.controllers = Controllers(found, SAY)
        self.controllers.settings.changed.add(lambda _: self._refit())
        self.controllers.navigation.closing.add(self.leave)
        self.failure = ""
        self._shuts_down = False
        self._begun = begun

    def build(self) -> RootWidget:
        """Builds the root widget; the first screen comes once the journal is open."""
        self._fit()
        self.root_widget = RootWidget(self.controllers)
        Window.bind(on_resize=self._refit)
        self.controllers.open(self._opened)
        if self._kiosk:
            Window.bind(on_request_close=lambda *_: True)  # no key and no gesture closes a kiosk
        return self.root_widget

    def stop_after(self, seconds: float) -> None:
        """Ends the app after `seconds`, for a demonstration in a script."""
        Clock.schedule_once(lambda _: self.stop(), seconds)

    def leave(self, how: str) -> None:
        """Ends the companion as the table wishes; with the machine, once everything is written."""
        self._shuts_down = how == SHUT_DOWN
        self.stop()

    def open_settings(self, *_: object) -> bool:
        """Keeps Kivy's own settings away: a table has no use for them."""
        return False

    def on_stop(self) -> None:
        """Waits until everything entered is written."""
        Window.unbind(on_resize=self._refit)
        self.controllers.close()
        if self._shuts_down:
            self._shuts_down = False
            try:
                shut_down()
            except DeviceError as error:
                self.failure = str(error)

    def _fit(self) -> None:
        settings = self.controllers.settings.current
        THEME.fit(Window.size, settings)
        self.title = SAY("window.title")
        Window.clearcolor = THEME.colour("ground")

    def _refit(self, *_: object) -> None:
        self._fit()
        self.root_widget.rebuild()

    def _opened(self, result: SnapshotResult) -> None:
        if isinstance(result, CompanionError):
            self._fail(result)
        else:
            for notice in self._kiosk.notices if self._kiosk else ():
                self.controllers.notices.notify(notice)
            self.controllers.navigation.go("play" if result else "welcome")
            self._begun(self)

    def _fail(self, error: CompanionError) -> None:
        """Shows why no game can be played; an error without words for a table ends the companion at once."""
        self.failure = str(error)
        if error.phrase:
            self.controllers.navigation.go("unopened", reason=error.phrase)
            self._begun(self)
        else:
            self.stop()
