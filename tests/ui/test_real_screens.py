"""On a bare X server and under a window manager the companion fills any screen, and is touched where it is drawn."""

import os
import subprocess
import sys
from pathlib import Path
from threading import Timer

import numpy as np
import pytest

from companion.ui.theme import WOODLAND
from tests.project.tree import ROOT
from tests.ui.x_display import missing_tools, x_display

SIZES = ("320x480", "800x480", "720x1280", "1024x600", "1280x720", "1920x440", "1920x1080")
SHOWN = """
import sys
from pathlib import Path
from companion.commands.run import show

def begun(app):
    from kivy.clock import Clock
    from kivy.core.window import Window

    def tell(_):
        play = app.root_widget.screen.ids.play
        x, y = play.to_window(*play.center)
        print("play", round(x), round(Window.height - y), flush=True)

    app.controllers.navigation.shown.add(lambda visit: print("screen", visit.name, flush=True))
    Clock.schedule_once(tell, 1)

show(Path(sys.argv[1]), None, begun)
"""
EVERY = [
    pytest.param(
        size, manager, id=f"{size} {manager or 'bare'}", marks=[] if size == "800x480" else pytest.mark.one_python
    )
    for size in SIZES
    for manager in ("", "openbox")
]
MISSING = missing_tools("Xvfb", "xdotool", "openbox")
LIMIT_S = 60.0
"""After so long the program has not understood the touch."""


@pytest.mark.one_python
@pytest.mark.skipif(bool(MISSING), reason=f"{MISSING} not installed")
@pytest.mark.parametrize(("size", "manager"), EVERY)
def test_it_fills_the_screen_and_is_touched_where_it_is_drawn(size: str, manager: str, tmp_path: Path) -> None:
    alone = {
        name: value for name, value in os.environ.items() if name not in ("XDG_CURRENT_DESKTOP", "DESKTOP_SESSION")
    }
    command = [sys.executable, "-c", SHOWN, str(tmp_path / "journal.db")]
    with x_display(size, manager) as display:
        environment = {**alone, "SDL_VIDEODRIVER": "x11", "DISPLAY": display.name}
        with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            timer = Timer(LIMIT_S, process.kill)
            timer.start()
            _, *places = next(line for line in process.stdout if line.startswith("play")).split()
            x, y = map(int, places)
            picture = display.read_picture()
            display.click(x, y)
            shown = next(process.stdout, "")
            timer.cancel()
            process.terminate()
    width, height = map(int, size.split("x"))
    assert picture.shape == (height, width, 3)
    ground = [round(part * 255) for part in WOODLAND.ground[:3]]
    corners = picture[[1, 1, -2, -2], [1, -2, 1, -2]]
    assert np.abs(corners.astype(int) - ground).max() <= 2, "the window does not reach every corner"
    assert 0 <= x < width
    assert 0 <= y < height
    assert shown == "screen variant\n"
