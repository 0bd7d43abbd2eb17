"""Checks what is read from a journal of which both copies are damaged."""

from pathlib import Path
from random import Random

from companion.journal import Journal
from companion.journal.salvage import Salvage
from companion.session import JournalRow
from tests.journal.damage import damaged


def opened(path: Path) -> tuple[tuple[JournalRow, ...], Salvage | None]:
    with Journal(path) as journal:
        return tuple(journal.rows()), journal.salvage


def assert_told(
    written: tuple[JournalRow, ...], files: tuple[Path, Path], whole: list[bytes], random: Random, trial: str
) -> str:
    """Damages both copies, opens the journal, and holds that what is lost is told; returns what became of it."""
    path = files[0]
    for old in path.parent.iterdir():
        old.unlink()
    for file, content in zip(files, whole, strict=True):
        file.write_bytes(damaged(content, random)[1])
    rows, salvage = opened(path)
    assert rows == written[: len(rows)], trial
    if len(rows) == len(written):
        return "whole"
    assert salvage is not None, trial
    assert salvage.lost or not salvage.is_complete, f"{trial}: said that nothing is lost"
    return "told in full" if salvage.lost == len(written) - len(rows) else "told that some may be lost"
