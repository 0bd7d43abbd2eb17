"""Migration: an older version's journal becomes one of the present version. Its rows stay what they are, to the letter.

It is made in a copy, which is read back before it takes the journal's name; the old file stays beside it. A cut at any
moment leaves the old journal or the new one.
"""

import os
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import apsw

from companion.journal import schema
from companion.journal.atomic_files import sync_folder
from companion.journal.salvage import read_database
from companion.session.store import JournalRow

_SUFFIXES: Final = ("", "-journal", "-wal", "-shm")


def migrate(path: Path, rows: Sequence[JournalRow], connect: Callable[[str], apsw.Connection]) -> Path:
    """Brings the journal at `path`, which holds `rows`, to the present version; returns where the old one stays.

    Raises OSError or apsw's errors, and then the journal is as it was.
    """
    fresh, kept = path.with_name(path.name + ".migrating"), path.with_name(path.name + ".keeping")
    for old in (*(fresh.with_name(fresh.name + suffix) for suffix in _SUFFIXES), kept):
        old.unlink(missing_ok=True)  # of a migration that was cut short
    version = _copy(path, fresh, connect)
    _change(fresh, version, connect)
    _check(fresh, rows, connect)
    _sync(fresh)
    aside = _free_name(path, version)
    shutil.copyfile(path, kept)
    _sync(kept)
    kept.rename(aside)
    sync_folder(path.parent)
    fresh.replace(path)
    sync_folder(path.parent)
    return aside


def _copy(path: Path, fresh: Path, connect: Callable[[str], apsw.Connection]) -> int:
    """Writes a new database beside the old one, leaves no log behind that could be taken for the new one's."""
    database = connect(str(path))
    try:
        database.pragma("synchronous", "EXTRA")
        database.pragma("journal_mode", "delete")
        database.execute("VACUUM INTO ?", (str(fresh),))
        return schema.version_of(database)
    finally:
        database.close(True)


def _change(fresh: Path, version: int, connect: Callable[[str], apsw.Connection]) -> None:
    database = connect(str(fresh))
    try:
        with schema.transaction(database):
            for step in schema.STEPS[version - 1 :]:
                database.execute(step)
            database.pragma("user_version", schema.VERSION)
    finally:
        database.close(True)


def _check(fresh: Path, rows: Sequence[JournalRow], connect: Callable[[str], apsw.Connection]) -> None:
    found = read_database(fresh, connect)
    if found.damage or found.version != schema.VERSION or list(found.rows) != list(rows):
        raise OSError(f"{fresh} does not read back as it was written: {found.damage or 'rows differ'}")


def _free_name(path: Path, version: int) -> Path:
    """Returns the first name that no earlier migration took."""
    name, number = path.with_name(f"{path.name}.version-{version}"), 1
    while name.exists():
        number += 1
        name = path.with_name(f"{path.name}.version-{version}-{number}")
    return name


def _sync(path: Path) -> None:
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
