"""Imports records: each becomes a game of a store, and the same record twice is one game."""

import hashlib
from contextlib import suppress
from dataclasses import replace

from companion.engine import Record, replay
from companion.engine.record import EntrySource, write_record
from companion.errors import BadInputError, GameFaultError
from companion.games import find_game
from companion.session.resuming import resume_session, start_session
from companion.session.session import CLOSED, DELETED, PARKED, Session
from companion.session.store import RowKind, Store, standing_rows


class Importer:
    """Takes records into a store, and knows which of its games say what a record says; one that was deleted returns."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, str] = {}
        """The number of the game that says what a record says, by the record's digest."""
        for number in [row.session for row in standing_rows(store.rows()) if row.kind == RowKind.STARTED]:
            self._known[number] = number  # an imported game is numbered by its record
            with suppress(BadInputError, GameFaultError):  # one that cannot be read is another one
                self._known[_digest(resume_session(store, number).to_record())] = number

    def take(self, record: Record) -> tuple[Session, bool]:
        """Returns the game of a record, and whether it was not among the store's games, or was deleted.

        An import that was cut short is completed. Raises BadInputError for a record that cannot be, and JournalError.
        """
        game = find_game(record.game)
        record = replace(record, replaced=tuple(sorted(record.replaced, key=lambda left: left.until)))
        state = replay(game, record)  # nothing is written of one that cannot be
        number = _digest(record)
        known = self._known.get(number)
        if known:
            session = resume_session(self._store, known)
            was_cut_short = known == number and not session.mark
            if session.mark != DELETED and not was_cut_short:
                return session, False
        else:
            session = start_session(self._store, game, record.options, _first_players(record), number)
        _complete(session, record)
        session.set_mark(CLOSED if game.summary(state)["over"] else PARKED)
        self._known |= {number: session.number, _digest(session.to_record()): session.number}
        return session, True


def _digest(record: Record) -> str:
    text = write_record(find_game(record.game), record)
    return hashlib.sha256(text.encode("utf-8", "backslashreplace")).hexdigest()[:16]


def _complete(session: Session, record: Record) -> None:
    """Enters what the game of a record lacks of it."""
    for place in range(len(session.entries), len(record.entries)):
        _seat(session, record, place)
        entry = record.entries[place]
        session.act(entry.action, entry.by or EntrySource.IMPORT, entry.at)
    _seat(session, record, len(record.entries))


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
