"""Imports records: each becomes a game of a store, and the same record twice is one game."""

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from companion.engine import Record, replay
from companion.engine.record import EntrySource, write_record
from companion.errors import BadInputError, GameFaultError
from companion.games import find_game
from companion.session.resuming import resume_session, start_session
from companion.session.session import Session
from companion.session.store import RowKind, Store, standing_rows

CLOSED, PARKED = "closed", "parked"
"""How an imported game is marked: it is over, or can be gone on with."""


def import_record(store: Store, record: Record) -> tuple[Session, bool]:
    """Returns the game of a record, and whether it is new in the store.

    An import that was cut short is completed. Raises BadInputError for a record that cannot be, and JournalError.
    """
    game = find_game(record.game)
    record = replace(record, replaced=tuple(sorted(record.replaced, key=lambda left: left.until)))
    state = replay(game, record)  # nothing is written of one that cannot be
    number = hashlib.sha256(write_record(game, record).encode("utf-8", "backslashreplace")).hexdigest()[:16]
    numbers = [row.session for row in standing_rows(store.rows()) if row.kind == RowKind.STARTED]
    if number in numbers:
        session = resume_session(store, number)
        if session.mark:
            return session, False
    elif known := _find_equal(store, numbers, record):
        return known, False
    else:
        session = start_session(store, game, record.options, _first_players(record), number)
    for place in range(len(session.entries), len(record.entries)):
        _seat(session, record, place)
        entry = record.entries[place]
        session.act(entry.action, entry.by or EntrySource.IMPORT, entry.at)
    _seat(session, record, len(record.entries))
    session.set_mark(CLOSED if game.summary(state)["over"] else PARKED)
    return session, True


def _find_equal(store: Store, numbers: Sequence[str], record: Record) -> Session | None:
    """Returns a game that says all that the record says, as one that was exported from here."""
    for number in numbers:
        try:
            session = resume_session(store, number)
        except (BadInputError, GameFaultError):  # one that cannot be read is another one
            continue
        if session.to_record() == record:
            return session
    return None


def _first_players(record: Record) -> tuple[str, ...]:
    """Returns who sat where at the beginning."""
    players = list(record.players)
    for left in reversed(record.replaced):
        players[left.seat] = left.name
    return tuple(players)


def _seat(session: Session, record: Record, place: int) -> None:
    """Seats those who came before the entry at a place."""
    seated = len(session.to_record().replaced)
    for number, left in enumerate(record.replaced[seated:], seated + 1):
        if left.until == place:
            later = (one.name for one in record.replaced[number:] if one.seat == left.seat)
            session.seat_player(left.seat, next(later, record.players[left.seat]), is_newcomer=True)
