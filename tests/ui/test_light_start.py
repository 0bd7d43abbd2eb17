"""The first screen comes soon and in little memory: what only a camera or a file needs is loaded when it is used.

Nor are pictures scaled down on it: a processor that draws takes longer for that than for the rest of the screen.
"""

import os
import subprocess
import sys

from companion.games import find_game_package, game_names
from tests.project.tree import ROOT
from tests.ui.pilot import PATIENCE_S

HEAVY = ("cv2", "numpy", "onnxruntime", "reportlab", "argon2", "babel", "companion.following.follower")
AT_EVENTS = ("companion.app.kiosk.kiosk", "companion.events", "hardware.kiosk", "tomllib")
LATER = ("companion.exports.exporter", "companion.exports.paper", "companion.following.strategy")
COUNTED = ("companion.session.statistics", "companion.engine.tally", "companion.engine.options")
RULES = tuple(map(find_game_package, game_names()))
KEPT_FONTS = 64
"""Kivy keeps so many open, each size is one, and each takes its time and memory."""
SHOW = """
import sys
from pathlib import Path
from companion.ui.window import set_up_window
set_up_window("800x480")
from kivy.core.window import Window
from companion.journal.json_file import JsonFile
from companion.ui.app import CompanionApp
folder = Path(sys.argv[1])
app = CompanionApp(folder / "journal.db", JsonFile(folder / "settings.json"))
Window.bind(on_flip=lambda _: app.stop() if app.root_widget.name else None)
app.run()
print(app.root_widget.name, *(name for name in sys.argv[2:] if name in sys.modules))
print("fonts", sum(file.resolve().suffix == ".ttf" for file in Path("/proc/self/fd").iterdir()))
from kivy.uix.image import Image
print(*(widget.source for widget in app.root_widget.walk() if isinstance(widget, Image) and widget.mipmap))
"""


def test_the_first_screen_needs_no_camera_no_reader_no_kiosk_no_file_and_no_rules(tmp_path: object) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SHOW, str(tmp_path), *HEAVY, *AT_EVENTS, *LATER, *COUNTED, *RULES],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE_S,
    )
    shown, (_, fonts), scaled = map(str.split, done.stdout.split("\n")[:3])
    assert (shown, scaled) == (["welcome"], [])
    assert int(fonts) < KEPT_FONTS
