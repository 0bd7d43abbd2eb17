"""Starts sessions, and restores them from their store."""

import secrets
from collections.abc import Mapping, Sequence

from companion.engine import Record
from companion.engine.game import AnyGame
from companion.errors import BadInputError
from companion.games import find_game
from companion.phrases import phrase
from companion.session.row_values import names_in, object_in, text_in
from companion.session.rule_faults import told_as_fault
from companion.session.session import Session
from companion.session.store import JournalRow, NewRow, RowKind, Store, standing_rows


def start_session(
    store: Store, game: AnyGame, options: Mapping[str, object], players: tuple[str, ...], number: str = ""
) -> Session:
    """Begins a game, under a new number unless one is given, and stores that. Raises BadRecordError or JournalError."""
    record = Record(game.name, dict(options), players)
    session = Session(game, number or secrets.token_hex(8), record, store)
    content = {"game": game.name, "options": dict(options), "players": list(players)}
    session.started = store.append(NewRow(session.number, RowKind.STARTED, content)).moment.at
    return session


def resume_session(store: Store, number: str) -> Session:
    """Returns the session in its latest state. Raises GameFaultError, and BadInputError for an unknown number."""
    return session_of(store.rows(number), store, number)


def session_of(rows: Sequence[JournalRow], store: Store, number: str) -> Session:
    """Returns the session `number` from `rows`, all of its rows. Raises BadInputError or GameFaultError."""
    try:
        standing = standing_rows(rows)
        if standing:
            return _follow(standing, store)
    except BadInputError as error:
        error.phrase = error.phrase or phrase("refused.unreadable")
        raise
    message = phrase("refused.no-such-game")
    raise BadInputError(f"no game {number[:60]!r} is in the journal: 'companion journal list' names them", message)


def _follow(rows: Sequence[JournalRow], store: Store) -> Session:
    first, *others = rows
    record = Record(text_in(first, "game"), object_in(first, "options"), names_in(first))
    game = find_game(record.game)
    with told_as_fault(game.name):
        session = Session(game, first.session, record, store)
        session.started = first.moment.at
        for row in others:
            session.follow(row)
    return session
