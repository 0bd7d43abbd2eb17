"""What the unit's script starts: the compositor with the companion in it, or the companion alone by KMSDRM."""

import ctypes
import os
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from hardware.kiosk.install import START, install

TELL = (
    '#!/bin/sh\necho "${0##*/}" "$@"\n'
    'echo driver="$SDL_VIDEODRIVER" api="${SDL_DYNAMIC_API:-}" decor="${SDL_VIDEO_WAYLAND_ALLOW_LIBDECOR:-}"\n'
)


def start(folder: Path, *, has_sdl: bool = True, python: str = "", **environment: str) -> list[str]:
    """Runs the script with programs that only tell how they were called; returns what the one that it becomes tells.

    `python` is what its Python does, instead of telling where SDL is.
    """
    programs, root, sdl = folder / "programs", folder / "root", folder / "sdl2dll"
    for place in (programs, root, sdl / "dll"):
        place.mkdir(parents=True)
    if has_sdl:
        (sdl / "dll/libSDL2-2.0.so").touch()
    for name, text in (("cage", TELL), ("companion", TELL), ("python", f"#!/bin/sh\n{python or f'echo {sdl}'}\n")):
        (programs / name).write_text(text)
        (programs / name).chmod(0o755)
    install(root, programs / "companion")
    found = {"PATH": f"{programs}:{os.environ['PATH']}", **environment}
    command = ["sh", str(root / START)]
    done = subprocess.run(command, env=found, cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.replace(str(folder), "").splitlines()


def test_usually_the_compositor_shows_the_companion_as_a_client_of_wayland(tmp_path: Path) -> None:
    assert start(tmp_path, COMPANION_SHELL="cage") == [
        "cage -- /programs/companion run --kiosk",
        "driver=wayland api=/sdl2dll/dll/libSDL2-2.0.so decor=0",
    ]


def test_nothing_is_run_from_the_folder_that_it_is_started_in(tmp_path: Path) -> None:
    """The unit's is the games' folder, to which the companion may write."""
    (tmp_path / "sdl2dll/__init__.py").parent.mkdir()
    (tmp_path / "sdl2dll/__init__.py").touch()
    told = start(tmp_path, python=f'exec "{sys.executable}" "$@"')
    assert "api=/sdl2dll" not in told[1], "which is below that folder"


def test_without_an_sdl_that_knows_wayland_xwayland_shows_it(tmp_path: Path) -> None:
    assert start(tmp_path, has_sdl=False) == ["cage -- /programs/companion run --kiosk", "driver=x11 api= decor=0"]


def test_kmsdrm_needs_no_compositor(tmp_path: Path) -> None:
    assert start(tmp_path, COMPANION_SHELL="kmsdrm") == [
        "companion run --kiosk",
        "driver=kmsdrm api=/sdl2dll/dll/libSDL2-2.0.so decor=",
    ]


@pytest.mark.parametrize("shell", ["cage", "kmsdrm"])
def test_the_hosts_camera_and_event_are_handed_on(tmp_path: Path, shell: str) -> None:
    told = start(tmp_path, COMPANION_SHELL=shell, COMPANION_SOURCE="picamera", COMPANION_EVENT="/media/my event.toml")
    assert told[0].endswith("companion run --kiosk --source picamera --event /media/my event.toml")


def test_the_sdl_that_is_installed_knows_both() -> None:
    library = ctypes.CDLL(str(resources.files("sdl2dll") / "dll/libSDL2-2.0.so"))
    library.SDL_GetVideoDriver.restype = ctypes.c_char_p
    drivers = {library.SDL_GetVideoDriver(number) for number in range(library.SDL_GetNumVideoDrivers())}
    assert {b"wayland", b"KMSDRM"} <= drivers
