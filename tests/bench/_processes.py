"""What processes take, and how busy the machine is."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def count_handles() -> int:
    """Returns how many files and sockets this process holds open."""
    return sum(1 for _ in Path("/proc/self/fd").iterdir())


def load() -> str:
    """Returns how busy the machine is."""
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"


@contextmanager
def undrawn_home() -> Iterator[Path]:
    """Yields the home of this process, whose screens are not drawn, to be quick; Kivy is to be imported after that."""
    os.environ["KIVY_GL_BACKEND"] = "mock"
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOME"] = folder
        yield Path(folder)
