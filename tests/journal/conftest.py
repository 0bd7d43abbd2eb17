"""Folders for tests in which the disk is a simulated one: in memory, where that can be had, so that they are fast.

And the games of a journal there.
"""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.journal.journaled_games import JournaledGames
from tests.journal.notes import AT


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


@pytest.fixture
def games(path: Path) -> Iterator[JournaledGames]:
    """The games of a new journal, in which every entry is made at the same moment."""
    with JournaledGames(path, lambda: AT) as opened:
        yield opened
