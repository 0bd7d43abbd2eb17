"""The screens: start, idle, from a touch to changed pixels, memory over long play; drawn in memory, without a GPU.

`screens.py 3` plays three hours by the app's own clock, which the program advances, instead of half an hour.
"""

import os
import pickle
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.bench._durations import spread
from tests.project.tree import ROOT

STARTS = 5
IDLE_S = 8.0
GAMES_AN_HOUR = 3
HOURS = 0.5
TOLD_S = 1800
CHECKED_EVERY = 40
QUIET_S = 0.3
YIELD_S = 0.001
"""Between two frames the screen waits for its display. Without a wait this thread keeps the worker's from the
interpreter, and an entry would take twice as long as on a screen."""
BESIDE = ("menu", "history", "rules", "statistics", "settings", "share", "about", "games")
START = """
import sys, time
from pathlib import Path
from companion.ui.window import set_up_window
set_up_window("800x480")
from kivy.core.window import Window
print("window", time.monotonic(), flush=True)
from kivy.clock import Clock
from companion.journal.json_file import JsonFile
from companion.ui.app import CompanionApp, prepare_soon
folder = Path(sys.argv[1])
app = CompanionApp(folder / "journal.db", JsonFile(folder / "settings.json"), begun=lambda _: prepare_soon())
def flipped(*_):
    if app.root_widget.name:
        print("shown", time.monotonic(), flush=True)
        Window.unbind(on_flip=flipped)
        Clock.schedule_once(idle, 1)
def idle(_):
    began = time.process_time()
    Clock.schedule_once(lambda _: end(began), float(sys.argv[2]))
def end(began):
    print("idle", (time.process_time() - began) / float(sys.argv[2]), flush=True)
    app.stop()
Window.bind(on_flip=flipped)
app.run()
"""
REHEARSE = """
import pickle, sys
from companion.simulation.mast_year import simulate
games = [[entry.action for entry in simulate(seed + 1).entries] for seed in range(int(sys.argv[1]))]
sys.stdout.buffer.write(pickle.dumps(games))
"""


def main() -> None:
    """Prints the figures."""
    os.environ.setdefault("PILOT_SCREEN", "800x480")
    hours = float(sys.argv[1]) if len(sys.argv) > 1 else HOURS
    _starts()
    with tempfile.TemporaryDirectory() as folder:
        _play(Path(folder), hours)


def _starts() -> None:
    windows, shown = [], []
    for place in range(STARTS):
        with tempfile.TemporaryDirectory() as folder:
            began = time.monotonic()
            times = _start(folder, IDLE_S if place == 0 else 0.1)
        windows.append(times["window"] - began)
        shown.append(times["shown"] - began)
        if place == 0:
            print(f"idle: {100 * times['idle']:.1f} % of a core")
    print(
        f"start: window after {statistics.median(windows):.2f} s, first screen after {statistics.median(shown):.2f} s"
    )


def _start(folder: str, idle_s: float) -> dict[str, float]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", START, folder, str(idle_s)], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    words = [line.split() for line in done.stdout.splitlines()]
    return {word: float(number) for word, number in words}


def _play(folder: Path, hours: float) -> None:
    from tests.ui.pilot import Pilot
    from tests.ui.player import begin

    games = _simulated(1 + round(hours * GAMES_AN_HOUR))
    changed_ms: list[float] = []
    entered_ms: list[float] = []
    with Pilot(folder) as pilot:
        begin(pilot)
        _wait_for_each_picture()
        for action in games[0]:
            changed, entered = _touch(pilot, action)
            changed_ms.append(changed)
            entered_ms.append(entered)
        print(f"touch to changed pixels: {spread(changed_ms)}")
        print(f"touch to the entry, safe on the disk and shown: {spread(entered_ms)}")
        _let_be(pilot)
        print(f"memory after one game: {_memory_mib():.0f} MiB")
        _play_on(pilot, games[1:])


def _simulated(count: int) -> list[list[Any]]:
    """Returns the actions of so many games; thought out in another process, as that needs what no screen loads."""
    done = subprocess.run([sys.executable, "-c", REHEARSE, str(count)], cwd=ROOT, capture_output=True, check=True)
    games: list[list[Any]] = pickle.loads(done.stdout)
    return games


def _wait_for_each_picture() -> None:
    """Lets each frame wait until it is drawn, as a display does; else pictures pile up in memory."""
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish

    Window.bind(on_flip=lambda _: glFinish())


def _play_on(pilot: Any, games: list[list[Any]]) -> None:
    """Plays by the app's own clock, visits every screen, and tells the memory every half hour."""
    began_s = told_s = pilot.at_s
    for actions in games:
        pilot.controllers.table.start("mast-year", {}, ("", "", "", ""))
        pilot.until(lambda: pilot.name == "play")
        for place, action in enumerate(actions):
            pilot.pass_s(3600 / GAMES_AN_HOUR / len(actions))
            pilot.act(action)
            if place % CHECKED_EVERY == 0:
                _look_round(pilot)
            if pilot.at_s - told_s >= TOLD_S:
                told_s = pilot.at_s
                _let_be(pilot)
                print(f"after {(told_s - began_s) / 3600:.1f} simulated hours: {_memory_mib():.0f} MiB", flush=True)


def _touch(pilot: Any, action: Any) -> tuple[float, float]:
    """Returns the milliseconds from a touch to the first changed picture, and to the one that shows its entry."""
    from tests.ui.player import find_way

    entries = len(pilot.controllers.table.snapshot.entries)
    pilot.go_on()
    widget = find_way(pilot, action)
    began = time.perf_counter()
    finger = pilot.press(widget)
    read_pixels()
    changed_ms = 1000 * (time.perf_counter() - began)
    finger.touch_up()
    while len(pilot.controllers.table.snapshot.entries) == entries:
        pilot.frames(1)
        time.sleep(YIELD_S)
    pilot.frames(1)
    read_pixels()
    entered_ms = 1000 * (time.perf_counter() - began)
    pilot.settle()
    return changed_ms, entered_ms


def read_pixels() -> None:
    """Waits until what was drawn last is there."""
    from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels

    glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE)


def _let_be(pilot: Any) -> None:
    """Lets a moment pass in which nobody touches anything, as there are many at a table."""
    for _ in range(20):
        pilot.frames(1)
        time.sleep(QUIET_S / 5)


def _look_round(pilot: Any) -> None:
    for screen in BESIDE:
        pilot.controllers.navigation.go(screen)
        pilot.frames(3)
    pilot.controllers.navigation.go("play")
    pilot.frames(2)
    time.sleep(QUIET_S)  # at a table there are moments in which nobody touches anything
    pilot.frames(2)


def _memory_mib() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


if __name__ == "__main__":
    import tests.quiet_kivy  # noqa: F401  # before Kivy is imported

    main()
