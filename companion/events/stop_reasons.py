"""Stop reasons: why a group stopped a game before its end, as one row of the journal."""

from typing import Final

from companion.session.store import EventKind, NewRow, Store, standing_rows

STOP_REASONS: Final = ("time", "too-long", "confusing", "not-our-kind", "had-to-go", "other")
"""What a group can answer."""
ABANDONED: Final = "abandoned"
"""Said by the next group of a game that it found on the table: nobody who played it was asked."""

JOINED: Final = "joined"
"""Said of a game in whose place another one for more players was begun: why is plain, so nobody is asked."""


def note_stop_reason(store: Store, session: str, reason: str) -> None:
    """Notes why a game was stopped; of several reasons of one game the last counts."""
    store.append(NewRow(session, EventKind.STOP_REASON, {"reason": reason}))


def find_stop_reason(store: Store, session: str) -> str:
    """Returns why a game was stopped, as was said last; "" if nobody has said it."""
    rows = standing_rows(store.rows(session))
    return next((str(row.content["reason"]) for row in reversed(rows) if row.kind == EventKind.STOP_REASON), "")
