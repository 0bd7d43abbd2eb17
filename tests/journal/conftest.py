"""Folders for tests in which the disk is a simulated one: in memory, where that can be had, so that they are fast."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def ram(memory: Path | None, tmp_path: Path) -> Iterator[Path]:
    """A folder whose syncs cost nothing."""
    if memory is None:
        yield tmp_path
        return
    folder = Path(tempfile.mkdtemp(dir=memory))
    yield folder
    shutil.rmtree(folder)


@pytest.fixture
def path(memory: Path | None) -> Iterator[Path]:
    """Where a journal will lie: in memory, if there is a place, as these journals are opened thousands of times."""
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        yield Path(folder) / "state" / "journal.db"
