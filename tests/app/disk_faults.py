"""A journal's disk that fails while a companion runs, and is mended again."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.app.companion_without_window import Companion


@contextmanager
def failing_disk(companion: Companion, folder: Path) -> Iterator[None]:
    """Puts a folder where the journal is, as if its disk had failed and come back as something else."""
    done: list[object] = []
    companion.controllers.access.ask_in_background(lambda games: games.journal._file.close(), done.append)
    companion.loop.until(lambda: bool(done))
    path, kept = folder / "journal.db", folder / "kept.db"
    path.rename(kept)
    path.mkdir()
    yield
    path.rmdir()
    kept.rename(path)


@contextmanager
def pipe_for_the_copy(folder: Path) -> Iterator[None]:
    """Puts a pipe where the second copy is."""
    path, kept = folder / "journal.db.copy", folder / "kept.copy"
    path.rename(kept)
    os.mkfifo(path)
    yield
    path.unlink()
    kept.rename(path)
