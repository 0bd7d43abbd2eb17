"""A journal's event rows as JSON Lines, the form in which they are exported and reported."""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from companion.events.rows import KINDS
from companion.session import Row

_ID_BYTES: Final = 8


def journal_id(rows: Sequence[Row]) -> str:
    """Returns what names a journal everywhere: the beginning of its first row's hash; "" for one without rows."""
    return rows[0].link[:_ID_BYTES].hex() if rows else ""


def event_lines(journal: str, rows: Iterable[Row]) -> Iterator[str]:
    """Yields a line for each event row of a journal with that name."""
    for row in rows:
        if row.kind in KINDS:
            session = {"session": row.session} if row.session else {}
            head = {"journal": journal, "seq": row.seq, "at": row.moment.at, "kind": row.kind}
            yield json.dumps({**head, **session, **row.said}, ensure_ascii=False)
