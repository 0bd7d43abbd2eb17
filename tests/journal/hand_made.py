"""Journals that no companion wrote: every row is whole, and says what it likes."""

from dataclasses import replace
from pathlib import Path

import apsw

from companion.journal import schema
from companion.session import JournalRow, Moment
from companion.session.store import GENESIS, link_of

AT = "2026-05-01T19:30:00Z"


def write_by_hand(path: Path, *rows: tuple[str, str, str], at: str = AT) -> Path:
    """Writes a journal of `rows`: session, kind and body of each; returns its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    database, link = schema.open_database(str(path), apsw.Connection), GENESIS
    with schema.transaction(database):
        for seq, (session, kind, body) in enumerate(rows, 1):
            row = JournalRow(seq, session, kind, body, Moment(at, "boot", seq), b"")
            link = link_of(link, row)
            schema.insert_row(database, replace(row, link=link))
    database.close()
    return path
