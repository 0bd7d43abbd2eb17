"""A real X server whose picture lies in memory, with or without a window manager, and what its screen shows."""

import os
import shutil
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from numpy.typing import NDArray

HEADER = struct.Struct(">25I")
"""The fields of an XWD file (X11/XWDFile.h): the header's size, ..., its colours."""


@dataclass(frozen=True, slots=True)
class XDisplay:
    """One running X server: its name for DISPLAY, and the file with its picture."""

    name: str
    image: Path

    def read_picture(self) -> NDArray[np.uint8]:
        """Returns what the whole screen shows, as (height, width, 3) red, green, blue."""
        content = self.image.read_bytes()
        fields = HEADER.unpack_from(content)
        size, width, height, line, colours = fields[0], fields[4], fields[5], fields[12], fields[19]
        pixels = np.frombuffer(content, np.uint8, line * height, size + colours * 12)
        return pixels.reshape(height, -1, 4)[:, :width, 2::-1]

    def click(self, x: int, y: int) -> None:
        """Presses the left button of the pointer at a pixel of the screen."""
        words = ["xdotool", "mousemove", str(x), str(y), "click", "1"]
        subprocess.run(words, env={**os.environ, "DISPLAY": self.name}, check=True)


@contextmanager
def x_display(size: str, manager: str = "") -> Iterator[XDisplay]:
    """Starts an X server of `size`, such as "800x480", and the window manager, and ends both."""
    read, write = os.pipe()
    with TemporaryDirectory() as folder:
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-fbdir", folder]
        with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
            with os.fdopen(read) as output:
                name = f":{output.readline().strip()}"
            os.close(write)
            managing = subprocess.Popen([manager], env={**os.environ, "DISPLAY": name}) if manager else None
            try:
                yield XDisplay(name, Path(folder, "Xvfb_screen0"))
            finally:
                if managing:
                    managing.terminate()
                    managing.wait()
                server.terminate()


def missing_tools(*tools: str) -> str:
    """Returns which of `tools` are not installed, in words."""
    return " and ".join(tool for tool in tools if not shutil.which(tool))
