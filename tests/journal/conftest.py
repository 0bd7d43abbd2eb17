"""Folders for tests in which the disk is a simulated one: in memory, where that can be had, so that they are fast."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")


@pytest.fixture
def ram(tmp_path: Path) -> Iterator[Path]:
    """A folder whose syncs cost nothing."""
    if not MEMORY.is_dir():
        yield tmp_path
        return
    try:
        folder = Path(tempfile.mkdtemp(prefix="companion-", dir=MEMORY))
    except OSError:
        yield tmp_path
        return
    yield folder
    shutil.rmtree(folder)


@pytest.fixture
def path() -> Iterator[Path]:
    """Where a journal will lie: in memory, if there is a place, as these journals are opened thousands of times."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        yield Path(folder) / "state" / "journal.db"
