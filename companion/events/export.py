"""A journal's event rows as JSON Lines, the form in which they are exported and reported."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from companion.errors import BadRecordError
from companion.session import JournalRow
from companion.session.store import EVENT_KINDS, MACHINE, EventKind, RowKind

_ID_BYTES: Final = 8


def journal_id(rows: Sequence[JournalRow]) -> str:
    """Returns the journal's name as of its last row; "" for one without rows."""
    return [name for name, _ in _named(rows)][-1] if rows else ""


def journal_names(rows: Sequence[JournalRow]) -> list[str]:
    """Returns every name that the journal has had, the last first."""
    return list(dict.fromkeys(name for name, _ in reversed(list(_named(rows)))))


def event_lines(rows: Sequence[JournalRow]) -> Iterator[str]:
    """Yields a line for each event row of a journal."""
    return lines_of_named(list(_named(rows)))


def lines_of_named(named: Sequence[tuple[str, JournalRow]]) -> Iterator[str]:
    """Yields a line for each event row among a journal's rows, each of them with the journal's name there.

    `began` is the journal's name when the group, or the game, began of which a row tells, if that is another than now.
    `hop` is how many tables a game has changed that was handed over; the row by which it came begins no other game.
    """
    games: dict[str, tuple[str, int]] = {}
    for name, row in named:
        if row.kind == EventKind.GAME_STARTED and "from" not in _said(row):
            games.setdefault(row.session, (name, 0))
    groups: dict[str, tuple[str, int]] = {}
    for name, row in named:
        if row.kind in EVENT_KINDS or (row.kind == RowKind.CORRECTED and row.session in games):
            said = _said(row)
            if row.kind == EventKind.GAME_STARTED and "from" in said:
                games[row.session] = groups[str(said.get("group"))] = _handed(said, name)
                continue
            if row.session and row.kind != EventKind.GAME_STARTED:
                began, hop = games.get(row.session, (name, 0))
            else:
                began, hop = groups.setdefault(str(said.get("group")), (name, 0))
            head = {"journal": name, "seq": row.seq, "at": row.moment.at, "kind": row.kind}
            earlier = ({"began": began} if began != name else {}) | ({"hop": hop} if hop else {})
            session = {"session": row.session} if row.session else {}
            yield json.dumps({**head, **earlier, **session, **said}, ensure_ascii=False)


def _handed(said: Mapping[str, object], name: str) -> tuple[str, int]:
    """Returns whose journal a game that was handed over is, and how many tables it has changed."""
    began, hop = said["from"], said.get("hop")
    return (began if isinstance(began, str) else name), (hop if isinstance(hop, int) else 1)


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
