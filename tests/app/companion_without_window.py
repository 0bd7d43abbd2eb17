"""A companion without a window, as a screen of any kind would hold it."""

import time
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, Self

from companion.app.controllers import Controllers
from companion.app.environment import Environment
from companion.app.kiosk.kiosk import Kiosk
from companion.app.kiosk.pin import PinFile
from companion.app.scheduler import Timer
from companion.app.texts import Texts
from companion.events.event_file import EventFile
from companion.journal.disk_space import NO_POLICY, SpacePolicy
from companion.journal.json_file import JsonFile
from companion.ui.games import playable, screens_of
from companion.ui.texts import translation_of

PATIENCE_S: Final = 300.0
TURN_S: Final = 0.05
"""For how long nothing is to be delivered before the timers call; a disk answers sooner on a busy machine too."""
PIN: Final = "284913"
"""The host's, where the companion is a kiosk."""
NAMES: Final = ("Ann", "Bo", "Cy", "Di")


class Repeated:
    """A timer that calls, while it is begun, each time that nothing was delivered for a while."""

    def __init__(self, call: Callable[[], object]) -> None:
        self._call = call
        self.is_begun = False

    def start(self) -> None:
        self.is_begun = True

    def cancel(self) -> None:
        self.is_begun = False

    def turn(self) -> None:
        if self.is_begun:
            self._call()


class Loop:
    """An event loop that turns when a test says so."""

    def __init__(self) -> None:
        self._delivered: SimpleQueue[Callable[[], object]] = SimpleQueue()
        self._timers: list[Repeated] = []

    def deliver(self, call: Callable[[], object]) -> None:
        self._delivered.put(call)

    def every(self, seconds: float, call: Callable[[], object]) -> Timer:
        self._timers.append(Repeated(call))
        return self._timers[-1]

    def soon(self, call: Callable[[], object]) -> Timer:
        return OneShotTimer(self, call)

    def until(self, is_so: Callable[[], bool]) -> None:
        """Turns until something is so."""
        end_s = time.monotonic() + PATIENCE_S
        while not is_so():
            assert time.monotonic() < end_s, "it never came about"
            try:
                self._delivered.get(timeout=TURN_S)()
            except Empty:  # turned at each answer, timers would ask for more than a slow disk can answer
                for timer in self._timers:
                    timer.turn()


class OneShotTimer:
    """A timer that calls once."""

    def __init__(self, loop: Loop, call: Callable[[], object]) -> None:
        self._loop, self._call = loop, call

    def start(self) -> None:
        self._loop.deliver(self._call)

    def cancel(self) -> None:
        """What is delivered already is called."""


class Companion:
    """Controllers with a loop, a folder, and a clock on which every touch is meant."""

    def __init__(self, folder: Path, event: EventFile | None = None, space: SpacePolicy = NO_POLICY) -> None:
        self._now_s = 0.0
        self.passes_s = 0.0 if event else 1.0
        pin = PinFile.beside(folder / "journal.db")
        if event and not pin.is_set:
            pin.set(PIN)
        self.loop = Loop()
        found = Environment(
            folder / "journal.db",
            JsonFile(folder / "settings.json"),
            self.loop,
            playable(),
            screens_of,
            self._tell_time,
            event=event,
            space=space,
            stick_limit_s=PATIENCE_S,
        )
        self.controllers = Controllers(found, Texts(translation_of))
        self.table, self.entries = self.controllers.table, self.controllers.entries
        self.opened: list[Any] = []
        self.controllers.open(self.opened.append)
        self.loop.until(lambda: bool(self.opened))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.controllers.close()

    @property
    def kiosk(self) -> Kiosk:
        """The kiosk that it is."""
        assert self.controllers.kiosk is not None
        return self.controllers.kiosk

    @property
    def screen(self) -> str:
        """The name of the screen that is shown."""
        return self.controllers.navigation.name

    def pass_s(self, seconds: float) -> None:
        """Lets time pass at once, and the idle clock look at it."""
        self._now_s += seconds
        self.kiosk.idle.tick()
        self.settle()

    def pass_unanswered_s(self, seconds: float) -> None:
        """Lets time pass while the journal is still at work."""
        self._now_s += seconds

    def settle(self) -> None:
        """Waits until all that was asked is answered."""
        self.loop.until(lambda: not self.controllers.access.waiting)

    def start(self, **options: object) -> None:
        """Begins a game of Mast Year."""
        self.table.start("mast-year", options, NAMES)
        self.settle()

    def enter(self, *actions: object) -> None:
        """Enters actions by touch."""
        for action in actions:
            self.entries.act(action)
            self.settle()

    @property
    def entered(self) -> list[Any]:
        """The actions that stand in the journal."""
        return [logged.entry.action for logged in self.table.playing.entries]

    @property
    def placed_seats(self) -> Any:
        """Where each seat lays its cards, as the calibrations of its cameras have told."""
        found: list[Any] = []
        self.controllers.access.ask_in_background(lambda games: games._watched._seats, found.append)
        self.loop.until(lambda: bool(found))
        return found[0]

    def _tell_time(self) -> float:
        self._now_s += self.passes_s
        return self._now_s
