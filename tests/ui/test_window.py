"""The window fits whatever display there is: all of it where nothing else runs, else inside what the desktop leaves."""

import os
import shutil
import subprocess
import sys

import pytest

from companion.app.exit_options import KIOSK_VARIABLE
from companion.ui.display import fills, fit_window, is_alone
from tests.project.tree import ROOT
from tests.ui.pilot import PATIENCE_S
from tests.ui.x_display import x_display

SHOWN = """
from companion.ui.window import set_up_window
set_up_window({screen!r})
from kivy.base import EventLoop
from kivy.core.window import Window
EventLoop.ensure_window()
for _ in range(5):
    Window.mainloop(); EventLoop.idle()
print("size", *map(int, Window.system_size), Window.left, Window.top)
"""


@pytest.mark.parametrize(
    ("wanted", "free", "size"),
    [
        pytest.param(None, (1920, 1040), (1280, 720), id="room for the usual window"),
        pytest.param(None, (800, 444), (800, 444), id="under the panel of the first display"),
        pytest.param(None, (720, 1240), (720, 1240), id="upright"),
        pytest.param((1280, 720), (800, 480), (800, 480), id="what was wished is larger than the display"),
        pytest.param((800, 480), (1920, 1040), (800, 480), id="what was wished"),
        pytest.param((800, 480), None, (800, 480), id="nobody knows the display"),
    ],
)
def test_a_window_fits(wanted: tuple[int, int] | None, free: tuple[int, int] | None, size: tuple[int, int]) -> None:
    assert fit_window(wanted, free) == size


def test_a_window_without_room_for_its_title_is_maximized() -> None:
    assert fills((800, 444), (800, 444))
    assert not fills((1280, 720), (1920, 1040))
    assert not fills((1280, 720), None)


@pytest.mark.parametrize(
    ("environment", "alone"),
    [
        ({}, True),
        ({"XDG_CURRENT_DESKTOP": "LXDE"}, False),
        ({"XDG_CURRENT_DESKTOP": "LXDE", KIOSK_VARIABLE: "1"}, True),
    ],
)
def test_who_else_is_on_the_screen(environment: dict[str, str], alone: bool) -> None:
    assert is_alone(environment) is alone


SETTLED = """
from companion.ui.window import set_up_window
set_up_window("800x480")
from kivy.config import Config
print([name for name, _ in Config.items("input")], Config.get("graphics", "show_cursor"))
"""


@pytest.mark.parametrize(
    ("environment", "settled"),
    [
        ({"WAYLAND_DISPLAY": "wayland-0", KIOSK_VARIABLE: "1"}, "['mouse'] 0"),
        ({"DISPLAY": ":9"}, "['mouse'] 1"),
        ({"SDL_VIDEODRIVER": "kmsdrm"}, "['mouse'] 1"),
    ],
    ids=["kiosk", "desktop", "no display server"],
)
def test_a_touch_comes_once_and_a_kiosk_shows_no_cursor(environment: dict[str, str], settled: str) -> None:
    """K9: what SDL, or a display server, reads from the touch screen is not read from its device as well."""
    base = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    command = [sys.executable, "-c", SETTLED]
    ran = subprocess.run(
        command, cwd=ROOT, env=base | {"SDL_VIDEODRIVER": "offscreen"} | environment, capture_output=True, text=True
    )
    assert ran.stdout.splitlines()[-1] == settled, ran.stderr


@pytest.mark.skipif(not shutil.which("Xvfb"), reason="Xvfb not installed")
@pytest.mark.parametrize(
    ("size", "screen", "desktop", "shown"),
    [
        pytest.param("800x480", "as-it-is", "LXDE", "800 480", id="a desktop on the first display"),
        pytest.param("1600x1200", "as-it-is", "LXDE", "1280 720", id="a desktop with room"),
        pytest.param("800x480", "1280x720", "LXDE", "800 480", id="a size that does not fit"),
        pytest.param("1024x600", "as-it-is", "", "1024 600", id="alone"),
    ],
)
def test_on_a_real_display(size: str, screen: str, desktop: str, shown: str) -> None:
    with x_display(size) as display:
        environment = {**os.environ, "SDL_VIDEODRIVER": "x11", "DISPLAY": display.name, "XDG_CURRENT_DESKTOP": desktop}
        environment.pop("DESKTOP_SESSION", None)
        command = [sys.executable, "-c", SHOWN.format(screen=screen)]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE_S)
    lines = [line.split() for line in done.stdout.splitlines() if line.startswith("size")]
    assert lines, done.stderr
    assert " ".join(lines[0][1:3]) == shown
    left, top = int(lines[0][3]), int(lines[0][4])
    width, height = map(int, size.split("x"))
    assert left >= 0 <= top
    assert left + int(lines[0][1]) <= width
    assert top + int(lines[0][2]) <= height
