"""A journal's event rows as JSON Lines, the form in which they are exported and reported."""

import json
from collections.abc import Iterator, Sequence
from typing import Final

from companion.errors import BadRecordError
from companion.session import JournalRow
from companion.session.store import EVENT_KINDS, MACHINE, EventKind, RowKind

_ID_BYTES: Final = 8


def journal_id(rows: Sequence[JournalRow]) -> str:
    """Returns the journal's name as of its last row; "" for one without rows."""
    return [name for name, _ in _named(rows)][-1] if rows else ""


def event_lines(rows: Sequence[JournalRow]) -> Iterator[str]:
    """Yields a line for each event row of a journal.

    `began` is the journal's name when the group, or the game, began of which a row tells, if that is another than now.
    """
    games: dict[str, str] = {}
    for name, row in _named(rows):
        if row.kind == EventKind.GAME_STARTED:
            games.setdefault(row.session, name)
    groups: dict[str, str] = {}
    for name, row in _named(rows):
        if row.kind in EVENT_KINDS or (row.kind == RowKind.CORRECTED and row.session in games):
            said = _said(row)
            if row.session and row.kind != EventKind.GAME_STARTED:
                began = games.get(row.session, name)
            else:
                began = groups.setdefault(str(said.get("group")), name)
            head = {"journal": name, "seq": row.seq, "at": row.moment.at, "kind": row.kind}
            named = {"began": began} if began != name else {}
            session = {"session": row.session} if row.session else {}
            yield json.dumps({**head, **named, **session, **said}, ensure_ascii=False)


def _named(rows: Sequence[JournalRow]) -> Iterator[tuple[str, JournalRow]]:
    """Yields each row with the journal's name there: two copies of a memory card write rows under two names.

    It is the beginning of the hash of the last row that says on which machine the journal is; before the first of these
    it is that one's, or the first row's where event rows were written already.
    """
    told = next((row for row in rows if row.kind == MACHINE or row.kind in EVENT_KINDS), None)
    first = told if told and told.kind == MACHINE else next(iter(rows), None)
    for row in rows:
        if row.kind == MACHINE:
            first = row
        assert first is not None
        yield first.link[:_ID_BYTES].hex(), row


def _said(row: JournalRow) -> dict[str, object]:
    """Returns what a row tells others: of a correction the entry and how it was corrected, never the cards.

    Of a row that no companion wrote it may be nothing: whoever reads the line says what it lacks.
    """
    try:
        content = row.content
    except BadRecordError:
        return {}
    if row.kind != RowKind.CORRECTED:
        return content
    order = {"order": True} if content.get("order") is True else {}
    return {"entry": content.get("entry"), "how": str(content.get("how")).removesuffix("-before"), **order}
