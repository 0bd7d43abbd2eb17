"""A journal's event rows as JSON Lines, the form in which they are exported and reported."""

import json
from collections.abc import Iterator, Sequence
from typing import Final

from companion.session import JournalRow
from companion.session.store import EVENT_KINDS, EventKind, RowKind

_ID_BYTES: Final = 8


def journal_id(rows: Sequence[JournalRow]) -> str:
    """Returns what names a journal everywhere: the beginning of its first row's hash; "" for one without rows."""
    return rows[0].link[:_ID_BYTES].hex() if rows else ""


def event_lines(journal: str, rows: Sequence[JournalRow]) -> Iterator[str]:
    """Yields a line for each event row of a journal with that name."""
    games = {row.session for row in rows if row.kind == EventKind.GAME_STARTED}
    for row in rows:
        if row.kind in EVENT_KINDS or (row.kind == RowKind.CORRECTED and row.session in games):
            session = {"session": row.session} if row.session else {}
            head = {"journal": journal, "seq": row.seq, "at": row.moment.at, "kind": row.kind}
            yield json.dumps({**head, **session, **_said(row)}, ensure_ascii=False)


def _said(row: JournalRow) -> dict[str, object]:
    """Returns what a row tells others: of a correction the entry and how it was corrected, never the cards."""
    if row.kind != RowKind.CORRECTED:
        return row.content
    order = {"order": True} if row.content.get("order") is True else {}
    return {"entry": row.content["entry"], "how": row.content["how"].removesuffix("-before"), **order}
