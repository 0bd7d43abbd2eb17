"""Pilot: drives the app as a finger would. It touches what is shown, and counts frames instead of sleeping."""

import gc
import os
import time
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Self

from companion.ui.window import SIZES, set_up_window

# Drawn in memory, a window cannot grow: smaller ones use a corner of it.
set_up_window(os.environ.get("PILOT_SCREEN", "1280x1280"))

from kivy.config import Config  # noqa: E402

Config.set("graphics", "maxfps", "0")  # frames are counted, not waited for

from kivy.animation import Animation  # noqa: E402
from kivy.app import App  # noqa: E402
from kivy.base import EventLoop  # noqa: E402
from kivy.clock import Clock  # noqa: E402
from kivy.core.window import Window  # noqa: E402
from kivy.graphics.opengl import (  # noqa: E402
    GL_RGB,
    GL_UNSIGNED_BYTE,
    glReadPixels,
)
from kivy.uix.behaviors import ButtonBehavior  # noqa: E402
from kivy.uix.scrollview import ScrollView  # noqa: E402
from PIL import Image  # noqa: E402

from companion.journal.game_snapshot import GameSnapshot  # noqa: E402
from companion.journal.journaled_games import JournaledGames  # noqa: E402
from companion.journal.json_file import JsonFile  # noqa: E402
from companion.ui.app import CompanionApp, KioskStart, prepare  # noqa: E402
from companion.ui.garbage_collection import collect_garbage  # noqa: E402
from companion.ui.widgets.keyboard import Key, Keyboard  # noqa: E402
from tests.ui.finger import Finger  # noqa: E402

DRAWS_PICTURES: Final = os.environ.get("PILOT_DRAWS") == "pictures"
"""Whether only a `picture` is drawn: all other frames are laid out, but nobody looks at their pixels, which without a
graphics card take the processor longer than all else."""
FRAME_S: Final = 1 / 60
SOON: Final = 20
"""Within so many frames a disk has answered; what takes longer is waited for with less haste."""
PATIENCE_S: Final = 300.0
"""Whoever waits so long for another thread or process waits in vain, however busy the machine is."""


class FrameClock:
    """Kivy's time, counted in frames: what a screen shows for a second lasts sixty frames, on any machine."""

    def __init__(self) -> None:
        self.now_s = float(Clock.time())
        self.draws = not DRAWS_PICTURES
        Clock.time = lambda: self.now_s
        Window.bind(on_draw=lambda _: not self.draws)  # true: it goes no further

    def pass_frame(self) -> None:
        """Lets one frame come, a sixtieth of a second after the one before."""
        self.now_s += FRAME_S
        EventLoop.idle()


FRAME_CLOCK: Final = FrameClock()


@cache
def prepare_once() -> None:
    """Prepares this process before its first app: what an app has left by then would never be freed."""
    prepare()


def free_app_before() -> None:
    """Frees what the app before has left. What is left then is kept for good; no collection looks at it again."""
    collect_garbage()
    gc.collect()  # the widgets' lengths, of which Kivy has let go only now
    gc.freeze()


class Pilot:
    """One app in the window that all tests share; open inside a `with`. `folder` holds its journal and its settings."""

    def __init__(self, folder: Path, size: str = "800x480", kiosk: KioskStart | None = None, **settings: Any) -> None:
        self.folder = folder
        self._kiosk = kiosk
        self._size = SIZES[size]
        self._settings_file = JsonFile(folder / "settings.json")
        if settings:
            self._settings_file.write(settings)

    def __enter__(self) -> Self:
        free_app_before()
        prepare_once()
        EventLoop.ensure_window()
        Window.size = self._size
        if EventLoop.status != "started":
            EventLoop.start()
        self._at_s = 0.0
        self._clock_events = set(Clock.get_events())
        self.app = CompanionApp(self.folder / "journal.db", self._settings_file, lambda: self._at_s, kiosk=self._kiosk)
        self.app._run_prepare()
        for writer in self.controllers.access._writers.values():
            writer._limit_s = writer._step_s = PATIENCE_S  # no stick hangs because the machine is busy
        self.until(lambda: bool(self.app.root_widget.name) and not self.controllers.access.waiting)
        return self

    def __exit__(self, *_: object) -> None:
        self.app.dispatch("on_stop")
        App._running_app = None
        while Window.children:
            Window.remove_widget(Window.children[0])
        EventLoop.touches.clear()
        self.frames(1)
        self._stop_clock()
        del self.app

    def _stop_clock(self) -> None:
        """Lets nothing that the app has begun go on in the next one, or keep it in memory."""
        for event in Clock.get_events():
            if event not in self._clock_events:
                event.cancel()
        Animation._instances.clear()

    @property
    def controllers(self) -> Any:
        """What the screens show."""
        return self.app.controllers

    @property
    def screen(self) -> Any:
        """The screen that is shown."""
        return self.app.root_widget.screen

    @property
    def at_s(self) -> float:
        """The time, as the app counts it."""
        return self._at_s

    @property
    def name(self) -> str:
        """The name of the screen that is shown."""
        return str(self.app.root_widget.name)

    def frames(self, count: int = 2) -> None:
        """Lets frames pass."""
        for _ in range(count):
            FRAME_CLOCK.pass_frame()

    def until(self, is_so: Callable[[], bool]) -> None:
        """Lets frames pass until something is so."""
        end, passed = time.monotonic() + PATIENCE_S, 0
        while not is_so():
            assert time.monotonic() < end, "it never came about"
            self.frames(1)
            passed += 1
            # as between two real frames: without it this thread starves the worker's, and a camera's process later on
            time.sleep(0.001 if passed < SOON else 0.005)
        self.pass_s(1.0)
        self.frames()

    def settle(self) -> None:
        """Lets frames pass until nothing waits for the disk."""
        self.frames()
        self.until(lambda: not self.controllers.access.waiting)

    def start(self, game: str, options: Mapping[str, object], players: tuple[str, ...] = ("",) * 4) -> None:
        """Begins a game without touching anything, and waits until its table is shown."""
        before = self.controllers.table.snapshot
        self.pass_s(1.0)
        self.controllers.table.start(game, options, players)
        self.until(lambda: self.name == "play" and self.controllers.table.snapshot is not before)

    def act(self, *actions: Any, tallies: bool = False) -> None:
        """Enters actions as the camera would; the screen shows what has come of all of them.

        What a part of the game has brought is seen, and play goes on, unless it `tallies`.
        """
        before, trouble = len(self.controllers.table.snapshot.entries), self.controllers.notices.trouble

        def enter(games: JournaledGames) -> GameSnapshot:
            for place, action in enumerate(actions, before):
                games.playing.act(action, "camera", after=place)
            return games.playing.snapshot

        if not actions:
            return
        self.controllers.entries._change(enter, len(actions))
        self.until(
            lambda: (
                len(self.controllers.table.snapshot.entries) > before
                or self.controllers.notices.trouble not in ("", trouble)
            )
        )
        assert len(self.controllers.table.snapshot.entries) == before + len(actions), self.controllers.notices.trouble
        if not tallies:
            self.go_on()

    def go_on(self) -> None:
        """Touches what leads on from what a part of the game has brought, if that is shown."""
        if self.name == "part-tally":
            self.tap_text(self.screen.comes)

    def pass_s(self, seconds: float) -> None:
        """Lets time pass, as the app counts it between two touches."""
        self._at_s += seconds

    def tap(self, widget: Any) -> None:
        """Touches the middle of a widget, and waits until what follows is shown."""
        self.tap_at(*widget.to_window(*widget.center))

    def touch(self, widget: Any) -> None:
        """Touches the middle of a widget, and waits for nothing."""
        self._touch_at(*widget.to_window(*widget.center))

    def tap_at(self, x: float, y: float) -> None:
        """Touches a place of the window, and waits until what follows is shown."""
        self._touch_at(x, y)
        self.settle()

    def press(self, widget: Any) -> Any:
        """Puts a finger on the middle of a widget, lets a frame pass, and returns the finger."""
        touch = Finger(*widget.to_window(*widget.center))
        self.pass_s(1.0)
        touch.touch_down()
        self.frames(1)
        return touch

    def _touch_at(self, x: float, y: float) -> None:
        self.pass_s(1.0)  # a finger takes its time
        touch = Finger(x, y)
        touch.touch_down()
        self.frames(1)
        touch.touch_up()

    def tap_text(self, text: str) -> None:
        """Touches the button that says `text`, or begins with it."""
        self.tap(self.button(text))

    def button(self, text: str) -> Any:
        """Returns the button that says `text`, or begins with it."""
        said = [(widget, str(getattr(widget, "text", ""))) for widget in self.touchable()]
        found = [widget for widget, words in said if words == text]
        found = found or [widget for widget, words in said if words.startswith(text)]
        assert found, f"no button says {text!r}, only {[getattr(widget, 'text', widget) for widget in self.buttons()]}"
        self._scroll_to(found[0])
        return found[0]

    def _scroll_to(self, widget: Any) -> None:
        """Scrolls until a widget is in view, as a finger would."""
        parent = widget.parent
        while not is_in_view(widget) and parent is not parent.parent:
            if isinstance(parent, ScrollView):
                parent.scroll_to(widget, animate=False)
                self.frames()
            parent = parent.parent

    def says(self, text: str) -> bool:
        """Tells whether `text` stands anywhere on the screen."""
        return any(text in str(getattr(widget, "text", "")) for widget in self.shown())

    def buttons(self) -> list[Any]:
        """Returns whatever can be touched now."""
        return [widget for widget in self.touchable() if is_in_view(widget)]

    def touchable(self) -> list[Any]:
        """Returns whatever can be touched now, or once it is scrolled to."""
        return [widget for widget in self.shown() if isinstance(widget, ButtonBehavior) and not widget.disabled]

    def shown(self) -> list[Any]:
        """Returns every widget that is to be seen, those in front last."""
        return list(visible(self.app.root_widget))

    def picture(self) -> Image.Image:
        """Draws what is shown, and returns it."""
        self.frames()
        draws, FRAME_CLOCK.draws = FRAME_CLOCK.draws, True
        Window.canvas.ask_update()
        self.frames(1)
        FRAME_CLOCK.draws = draws
        drawn = glReadPixels(0, 0, *Window.size, GL_RGB, GL_UNSIGNED_BYTE)
        return Image.frombytes("RGB", Window.size, drawn).transpose(Image.Transpose.FLIP_TOP_BOTTOM)

    def shot(self, path: Path) -> Path:
        """Writes what is shown as a PNG file, and returns where."""
        self.picture().save(path)
        return path


def key_rows(keyboard: Keyboard) -> list[str]:
    """Returns the letters of each row of a keyboard as they stand."""
    rows = [
        [key.text for key in reversed(row.children) if isinstance(key, Key)] for row in keyboard.ids.letters.children
    ]
    return ["".join(row) for row in reversed(rows)]


def is_in_view(widget: Any) -> bool:
    """Whether the middle of `widget` is not scrolled away."""
    parent = widget.parent
    while parent is not None and parent is not parent.parent:
        if isinstance(parent, ScrollView):
            x, y = widget.to_window(*widget.center)
            left, bottom = parent.to_window(*parent.pos)
            right, top = parent.to_window(parent.right, parent.top)
            return bool(left <= x <= right and bottom <= y <= top)
        parent = parent.parent
    return True


def visible(widget: Any) -> Iterator[Any]:
    """Gives `widget` and all within it that has a size and can be seen."""
    if widget.opacity == 0 or widget.width <= 1 or widget.height <= 1:
        return
    yield widget
    for child in reversed(widget.children):
        yield from visible(child)
