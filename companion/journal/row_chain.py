"""Links rows to a hash chain, and voids rows that were refused."""

from collections.abc import Sequence

from companion.session.moment import Clock
from companion.session.store import GENESIS, JournalRow, NewRow, RowKind, link_row, standing_rows


def link_new_row(before: JournalRow | None, new: NewRow, clock: Clock) -> JournalRow:
    """Returns `new` as the row that follows `before`, or as the first."""
    seq, link = (before.seq + 1, before.link) if before else (1, GENESIS)
    return link_row(link, seq, new, clock())


def void_rows(rows: Sequence[JournalRow]) -> list[NewRow]:
    """Returns the rows that void those of `rows` that stand, one for each session."""
    refused = standing_rows(rows)
    return [
        NewRow(session, RowKind.VOIDED, {"rows": [row.seq for row in refused if row.session == session]})
        for session in dict.fromkeys(row.session for row in refused)
    ]
