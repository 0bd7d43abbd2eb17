"""Starts sessions, and restores them from their store."""

import secrets
from collections.abc import Collection, Iterator, Mapping, Sequence

from companion.engine import Record
from companion.engine.game import AnyGame
from companion.errors import BadInputError, CompanionError
from companion.games import find_game
from companion.phrases import phrase
from companion.session.row_values import names_in, object_in, text_in
from companion.session.rule_faults import told_as_fault
from companion.session.session import Session
from companion.session.store import JournalRow, MemoryStore, NewRow, RowKind, Store, standing_rows


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


def read_sessions(
    rows: Sequence[JournalRow], chosen: Collection[str] = ()
) -> Iterator[tuple[str, Session | CompanionError]]:
    """Yields the number of each game in `rows`, or of the `chosen` ones, with the game, or with why it cannot be read.

    Rows of no game, as a later companion may write them, are left alone.
    """
    games: dict[str, list[JournalRow]] = {row.session: [] for row in standing_rows(rows) if row.kind == RowKind.STARTED}
    for row in rows:
        games.get(row.session, []).append(row)
    for number in [number for number in games if not chosen or number in chosen]:
        try:
            session = session_of(games[number], MemoryStore(), number)
            with told_as_fault(session.game.name):
                session.game.summary(session.state)  # what follows asks for it: a fault in it concerns this game alone
            yield number, session
        except CompanionError as error:
            yield number, error


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
