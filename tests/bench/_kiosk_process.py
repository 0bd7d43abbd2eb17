"""The real kiosk as a process of its own, without a display, in which a thread does what a group does."""

import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from companion.ui.app import CompanionApp

CHILD: Final = "--child"
"""The word by which a bench knows that it is to be the kiosk."""
PACE_S: Final = 0.02


def start_words(bench: str, *words: object) -> list[str]:
    """Returns the command by which a bench begins itself once more, as the kiosk."""
    return [sys.executable, "-m", f"tests.bench.{bench}", CHILD, *map(str, words)]


def environment(folder: Path) -> dict[str, str]:
    """Returns that of a kiosk without a display, whose files lie in a folder: one that is killed leaves some behind."""
    return {**os.environ, "SDL_VIDEODRIVER": "offscreen", "TMPDIR": str(folder)}


def run_kiosk(journal: Path, lead: "Callable[[CompanionApp], object]") -> int:
    """Is the kiosk; a thread leads it once its first screen is there."""
    from companion.__main__ import main

    def begin() -> None:
        while "companion.ui.kiosk.heartbeat" not in sys.modules:
            time.sleep(PACE_S)
        from companion.ui.app import CompanionApp

        app = CompanionApp.get_running_app()
        assert isinstance(app, CompanionApp)
        lead(app)

    threading.Thread(target=begin, daemon=True).start()
    return main(["run", "--kiosk", "--journal", str(journal), "--size", "800x480"])
