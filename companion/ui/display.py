"""The display that the window is for: how large it is, and whether other programs share it. Loads no part of Kivy."""

import ctypes
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from companion.app.exit_options import is_kiosk

DESKTOPS: Final = ("XDG_CURRENT_DESKTOP", "DESKTOP_SESSION")
"""The environment variables that a desktop sets for its programs."""
TITLE_BAR_PX: Final = 48
USUAL: Final = (1280, 720)
_VIDEO: Final = 0x20
"""SDL_INIT_VIDEO."""


class _Rect(ctypes.Structure):
    _fields_ = tuple((name, ctypes.c_int) for name in ("x", "y", "width", "height"))


def has_screen(environment: Mapping[str, str]) -> bool:
    """Whether there is a screen; without one the window is drawn in memory."""
    return environment.get("SDL_VIDEODRIVER") != "offscreen"


def is_alone(environment: Mapping[str, str]) -> bool:
    """Whether the companion is the only program on the screen, as on a kiosk or without a desktop."""
    return is_kiosk(environment) or not any(environment.get(name) for name in DESKTOPS)


def free_size() -> tuple[int, int] | None:
    """Returns the pixels of the display that no panel covers, as Kivy's own SDL tells them; None if it does not."""
    kivy = find_spec("kivy")
    folder = Path(kivy.origin).parent.parent if kivy and kivy.origin else None
    found = sorted(folder.glob("[Kk]ivy.libs/libSDL2-2*.so*")) if folder else []
    rect = _Rect()
    try:
        sdl = ctypes.CDLL(str(found[0])) if found else None
        if sdl is None or sdl.SDL_InitSubSystem(_VIDEO):
            return None
        failed = sdl.SDL_GetDisplayUsableBounds(0, ctypes.byref(rect))
        sdl.SDL_QuitSubSystem(_VIDEO)
    except (OSError, AttributeError):
        return None
    return None if failed else (int(rect.width), int(rect.height))


def fit_window(wanted: tuple[int, int] | None, free: tuple[int, int] | None) -> tuple[int, int]:
    """Returns the size of a window that lies inside the `free` pixels; without a wish it has their orientation."""
    if wanted is None:
        wanted = (USUAL[1], USUAL[0]) if free and free[1] > free[0] else USUAL
    return (min(wanted[0], free[0]), min(wanted[1], free[1])) if free else wanted


def fills(size: tuple[int, int], free: tuple[int, int] | None) -> bool:
    """Whether a window of `size` fills the display, so that it should be maximized."""
    return free is not None and (size[0] >= free[0] or size[1] > free[1] - TITLE_BAR_PX)
