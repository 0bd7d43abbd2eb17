"""Window: settles how Kivy starts. Must run before the first import of Kivy, which reads it all at once."""

import logging
import os
from contextlib import suppress
from typing import Final

from companion.app.exit_options import is_kiosk
from companion.errors import BadInputError, DeviceError
from companion.journal.home_folder import expand_home
from companion.ui.display import fills, fit_window, free_size, has_screen, is_alone
from companion.ui.temporary_folder import make_temporary_folder

SCREENS: Final = "x11,wayland,kmsdrm"
"""The video drivers that SDL may use. It would otherwise draw in memory, unseen, if none of them can be opened."""
DISPLAY_SERVERS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
"""The environment variables of a display server."""
SIZES: Final = {"800x480": (800, 480), "1280x720": (1280, 720), "720x1280": (720, 1280)}
"""The official displays: the first one, and the second one both ways up; pixels."""


def set_up_window(screen: str, rotation: int = 0) -> None:
    """Sets up Kivy for a window of `screen`, such as "800x480", no larger than the display.

    "as-it-is" is the whole screen where the companion is the only program, else a window that fits.

    Kivy writes nothing into the home folder; only compiled shaders go to the companion's cache, for a quicker start.
    It leaves no files behind, and has no arguments, no escape key, and no red dots of a right click.
    """
    with suppress(BadInputError):  # without a home folder, nothing is kept
        cache = expand_home(os.environ.get("XDG_CACHE_HOME") or "~/.cache")
        with suppress(OSError):  # Mesa makes it, but not its parent folder
            (cache / "companion").mkdir(parents=True, exist_ok=True)
        os.environ.setdefault("MESA_SHADER_CACHE_DIR", str(cache / "companion"))
    for name in ("KIVY_NO_ARGS", "KIVY_NO_CONFIG", "KIVY_NO_FILELOG", "KIVY_NO_CONSOLELOG"):
        os.environ.setdefault(name, "1")
    os.environ.setdefault("KIVY_IMAGE", "sdl2")  # otherwise the others would be loaded too
    os.environ.setdefault("KIVY_WINDOW", "sdl2")
    os.environ.setdefault("SDL_VIDEODRIVER", SCREENS)
    os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")  # otherwise Kivy takes over standard error
    if "KIVY_HOME" not in os.environ:
        os.environ["KIVY_HOME"] = str(make_temporary_folder("companion-kivy-"))
    from kivy.config import Config

    visible, alone = has_screen(os.environ), is_alone(os.environ)
    whole = visible and alone and "x" not in screen
    free = free_size() if visible else None
    size = free if whole and free else fit_window(_read(screen), free)
    Config.set("graphics", "width", str(size[0]))
    Config.set("graphics", "height", str(size[1]))
    Config.set("graphics", "fullscreen", "auto" if whole else "0")
    Config.set("graphics", "window_state", "maximized" if not alone and fills(size, free) else "visible")
    Config.set("graphics", "rotation", str(rotation))
    Config.set("graphics", "multisamples", "0")  # twice as fast without a GPU; edges are smooth anyway
    Config.set("graphics", "maxfps", "60")
    Config.set("kivy", "exit_on_escape", "0")
    Config.set("input", "mouse", "mouse,disable_multitouch")
    Config.remove_option("input", "%(name)s")  # SDL hands on touches, which would come twice otherwise
    if is_kiosk(os.environ):
        Config.set("graphics", "show_cursor", "0")


def open_window() -> None:
    """Opens the window. Raises DeviceError if there is no screen for it."""
    from kivy.logger import Logger

    before = Logger.level
    Logger.setLevel(logging.CRITICAL + 1)  # Kivy would print a page of log lines
    try:
        from kivy.core.window import Window
    finally:
        Logger.setLevel(before)
    if Window is None:
        display = next(filter(None, map(os.environ.get, DISPLAY_SERVERS)), None)
        where = f"no screen answers at {display!r}" if display else "there is no screen that can be opened from here"
        raise DeviceError(f"{where}: start it at the screen itself; 'companion watch' needs none", missing="screen")


def _read(screen: str) -> tuple[int, int] | None:
    width, cross, height = screen.partition("x")
    return (int(width), int(height)) if cross else None
