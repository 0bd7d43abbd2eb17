"""Links rows to a hash chain, and voids rows that were refused."""

from collections.abc import Sequence

from companion.session.moment import Clock
from companion.session.store import GENESIS, JournalRow, Note, RowKind, link_rows, standing_rows


def link_note(before: JournalRow | None, note: Note, clock: Clock) -> JournalRow:
    """Returns `note` as the row that follows `before`, or as the first."""
    seq, link = (before.seq + 1, before.link) if before else (1, GENESIS)
    return link_rows(link, seq, note, clock())


def void_rows(rows: Sequence[JournalRow]) -> list[Note]:
    """Returns what takes back those of `rows` that stand, a note for each session."""
    refused = standing_rows(rows)
    return [
        Note(session, RowKind.VOIDED, {"rows": [row.seq for row in refused if row.session == session]})
        for session in dict.fromkeys(row.session for row in refused)
    ]
