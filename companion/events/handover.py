"""Handover: a game that a group has put aside at one table goes on at another, and is one game in the report.

The other table's journal gets the game as it stands, as rows of its own; the first one of the event, `game-started`,
says `from` whose journal the game is, how many tables it has changed (`hop`), and how long it was played before.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.engine.record import write_entry
from companion.errors import BadInputError
from companion.session.moment import Moment
from companion.session.resuming import session_of
from companion.session.session import PARKED, Session
from companion.session.store import (
    NO_GAME,
    EventKind,
    JournalRow,
    MemoryStore,
    NewRow,
    RowKind,
    Store,
    standing_rows,
)

TIMES: Final = ("played_s", "phases_s", "paused_s", "seats_s", "turns")
"""What a row of a game's end says of its length."""


@dataclass(frozen=True, slots=True)
class HandedGame:
    """A game that waits at another table, as a hub hands it over. `begun` is what its first row of the event says."""

    code: str
    session: Session
    begun: Mapping[str, Any]
    journal: str
    hop: int
    before: Mapping[str, Any]

    @property
    def number(self) -> str:
        """The game's number, which it keeps."""
        return self.session.number


def read_handed(code: str, journal: str, wire_rows: Sequence[Mapping[str, Any]]) -> HandedGame:
    """Returns the game in the rows that a hub hands over of `journal`. Raises BadInputError, or GameFaultError."""
    rows = [_row(one) for one in wire_rows]
    begun = [row for row in standing_rows(rows) if row.kind == EventKind.GAME_STARTED]
    if not begun:
        raise BadInputError(f"the hub has no game of {code}")
    number, content = begun[-1].session, begun[-1].content
    own = [row for row in rows if row.session == number]
    game = session_of(own, MemoryStore(), number)
    ended = [row.content for row in standing_rows(own) if row.kind == EventKind.GAME_ENDED]
    times = ended[-1] if ended else {}
    hop = content.get("hop")
    return HandedGame(
        code,
        game,
        {key: value for key, value in content.items() if key not in ("from", "hop", "before")},
        str(content.get("from", journal)),
        (hop if isinstance(hop, int) else 0) + 1,
        {key: times[key] for key in TIMES if key in times},
    )


def take_over(store: Store, handed: HandedGame) -> None:
    """Writes the game as rows of this journal, put aside: what differs from how it stood here, if it was here before.

    Raises JournalError; done once more it completes what is missing.
    """
    game, number = handed.session.game, handed.number
    known = _known(store, number)
    if known is None:
        content = {
            "game": game.name,
            "options": dict(handed.session.record.options),
            "players": [""] * len(handed.session.record.players),
        }
        store.append(NewRow(number, RowKind.STARTED, content))
    told = {"group": handed.code, "from": handed.journal, "hop": handed.hop, "before": dict(handed.before)}
    store.append(NewRow(number, EventKind.GAME_STARTED, {**handed.begun, **told}))
    entries = [write_entry(game, logged.entry) for logged in handed.session.entries]
    here = [(logged.number, write_entry(game, logged.entry)) for logged in (known.entries if known else ())]
    shared = next((index for index, pair in enumerate(zip(entries, here, strict=False)) if pair[0] != pair[1][1]), None)
    shared = min(len(entries), len(here)) if shared is None else shared
    for entry, _ in reversed(here[shared:]):
        store.append(NewRow(number, RowKind.TOOK_BACK, {"entry": entry}))
    for action in entries[shared:]:
        store.append(NewRow(number, RowKind.ACTED, {"action": action}))
    store.append(NewRow(number, RowKind.MARKED, {"mark": PARKED}))


def mark_moved(store: Store, code: str, to: str = "") -> None:
    """Notes that the game of a group that waited here goes on at another table."""
    store.append(NewRow(NO_GAME, EventKind.GROUP_MOVED, {"group": code, "to": to}))


def rows_here(rows: Sequence[JournalRow]) -> Sequence[JournalRow]:
    """Returns the rows of a game from the end of its handover on; all where it began here."""
    came = [index for index, row in enumerate(rows) if row.kind == EventKind.GAME_STARTED and "from" in row.content]
    if not came:
        return rows
    ends = (index for index, row in enumerate(rows) if index > came[-1] and row.kind == RowKind.MARKED)
    return rows[next(ends, len(rows)) :]


def times_before(rows: Sequence[JournalRow]) -> Mapping[str, Any]:
    """Returns how long a game was played at tables before this one, in the words of a row of its end."""
    handed = [row.content for row in rows if row.kind == EventKind.GAME_STARTED and "from" in row.content]
    before = handed[-1].get("before") if handed else None
    return before if isinstance(before, dict) else {}


def add_times(times: Mapping[str, Any], before: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the sums of both, part by part; what one of them does not tell is the other's."""
    return {key: _sum(times.get(key), before.get(key)) for key in dict.fromkeys((*times, *before))}


def _sum(one: Any, other: Any) -> Any:
    if isinstance(one, dict) and isinstance(other, dict):
        return add_times(one, other)
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_sum(*pair) for pair in zip(one, other, strict=True)]
    if isinstance(one, int | float) and isinstance(other, int | float):
        return round(one + other, 1)
    return other if one is None else one


def _known(store: Store, number: str) -> Session | None:
    rows = store.rows(number)
    return session_of(rows, MemoryStore(), number) if any(row.kind == RowKind.STARTED for row in rows) else None


def _row(said: Mapping[str, Any]) -> JournalRow:
    seq, body = said.get("seq"), said.get("body")
    if type(seq) is not int or not isinstance(body, dict):
        raise BadInputError("the hub hands over what is no row of a journal")
    moment = Moment(str(said.get("at", "")), "", 0)
    text = json.dumps(body, ensure_ascii=False)
    return JournalRow(seq, str(said.get("session", "")), str(said.get("kind", "")), text, moment, b"")
