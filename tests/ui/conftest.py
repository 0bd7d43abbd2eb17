"""The app for tests: its journal lies in memory, where there is a place, as many games are played."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.pilot import Pilot

MEMORY = Path("/dev/shm")


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where the journal and the settings lie."""
    made = Path(tempfile.mkdtemp(prefix="companion-", dir=MEMORY if MEMORY.is_dir() else None))
    yield made
    shutil.rmtree(made)


@pytest.fixture
def pilot(folder: Path) -> Iterator[Pilot]:
    """The app in English on the smallest screen, nothing played yet."""
    with Pilot(folder) as opened:
        yield opened
