"""The journal's tables and settings: set, and read back, at every opening."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import apsw

from companion.errors import BadInputError
from companion.phrases import phrase
from companion.session.moment import Moment
from companion.session.store import JournalRow

APPLICATION: Final = 0x4D795961  # "MyYa": tells our files from other people's
STEPS: Final[tuple[str, ...]] = ()
"""What makes a journal of version 1 one of version 2, and so on. A step may add to tables; it never changes a row."""
VERSION: Final = 1 + len(STEPS)
LAST_VERSION: Final = 99
"""A number beyond it is no version, but a rotten head."""
LEAST_SQLITE: Final = (3, 51, 3)
"""Older versions can lose committed rows when two connections meet in the write-ahead log."""
PATIENCE_MS: Final = 2000
"""How long opening waits for another program that reads the file."""

APPEND_ONLY: Final = "the journal is append-only"
"""The error that the file itself raises when a program changes a row; its text identifies the file as a journal."""

_TABLES: Final = f"""
CREATE TABLE row (
    seq     INTEGER PRIMARY KEY,
    session TEXT NOT NULL,
    kind    TEXT NOT NULL,
    body    TEXT NOT NULL,
    at      TEXT NOT NULL,
    boot    TEXT NOT NULL,
    up_ns   INTEGER NOT NULL,
    link    BLOB NOT NULL CHECK (length(link) = 32)
) STRICT;
CREATE INDEX row_session ON row (session, seq);
CREATE TRIGGER row_stays BEFORE UPDATE ON row BEGIN SELECT RAISE(ABORT, '{APPEND_ONLY}'); END;
CREATE TRIGGER row_remains BEFORE DELETE ON row BEGIN SELECT RAISE(ABORT, '{APPEND_ONLY}'); END;
"""

_EVERY_ROW: Final = "SELECT seq, session, kind, body, at, boot, up_ns, link FROM row ORDER BY seq"
_ROWS_OF_ONE: Final = _EVERY_ROW.replace("ORDER", "WHERE session = ? ORDER")
_LAST_ROWS_FIRST: Final = f"{_EVERY_ROW} DESC"
_INSERT: Final = "INSERT INTO row (seq, session, kind, body, at, boot, up_ns, link) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"


class ForeignJournalError(BadInputError):
    """The file is no journal of a companion."""


class NewerJournalError(BadInputError):
    """The journal was written by a newer companion, and is left as it is."""

    def __init__(self, path: object, version: int) -> None:
        super().__init__(
            f"{path} was written by a newer companion (journal version {version}): update this one",
            phrase("journal.newer", None, version=version),
        )


def foreign(path: object) -> ForeignJournalError:
    """Returns the error for a file of another program, or of a person."""
    return ForeignJournalError(f"{path} is no journal of the companion: name another file with --journal")


def connect_alone(connect: Callable[[str], apsw.Connection]) -> Callable[[str], apsw.Connection]:
    """Returns `connect` for a file that no other connection has: the log's index is in memory, and no file.

    On a full disk the system ends a program (SIGBUS) that writes where a file in its memory has no block yet.
    """

    def connected(path: str) -> apsw.Connection:
        database = connect(path)
        database.set_busy_timeout(PATIENCE_MS)
        database.pragma("locking_mode", "EXCLUSIVE")
        return database

    return connected


def open_database(path: str, connect: Callable[[str], apsw.Connection]) -> apsw.Connection:
    """Returns a connection with every setting in force; makes the tables in a new file.

    Raises ForeignJournalError, or NewerJournalError.
    """
    database = connect(path)
    try:
        check_owner(database, path)
        settings = (
            ("synchronous", "EXTRA", 3),  # while the old journal file is deleted: a cut must not bring it back
            ("journal_mode", "wal", "wal"),
            ("synchronous", "FULL", 2),
            ("foreign_keys", "ON", 1),
            ("trusted_schema", "OFF", 0),
        )
        for name, value, in_force in settings:
            database.pragma(name, value)
            found = database.pragma(name)
            if found != in_force:
                raise apsw.SQLError(f"SQLite refuses {name}={value}: it stays at {found}")
        if is_empty(database):
            with transaction(database):
                make_tables(database, VERSION)
                database.pragma("application_id", APPLICATION)
                database.pragma("user_version", VERSION)
    except BaseException:
        database.close()
        raise
    return database


def make_tables(database: apsw.Connection, version: int) -> None:
    """Makes the tables of a journal of that version in an empty database."""
    database.execute(_TABLES)
    for step in STEPS[: version - 1]:
        database.execute(step)


def is_empty(database: apsw.Connection) -> bool:
    """Whether nothing was ever made in the file."""
    return not _tables_of(database)


def version_of(database: apsw.Connection) -> int:
    """Returns which version of the journal the file says it is."""
    return int(database.pragma("user_version"))


def has_our_tables(database: apsw.Connection) -> bool:
    """Whether tables, index and triggers are those of a journal of the file's version, to the letter."""
    version = version_of(database)
    return 1 <= version <= VERSION and _tables_of(database) == _our_tables(version)


def has_plain_rows(database: apsw.Connection) -> bool:
    """Whether rows lie in a table, each value in the file: a view, or a column that is worked out, may have no end."""
    kinds = database.execute("SELECT type, sql LIKE 'CREATE VIRTUAL%' FROM sqlite_schema WHERE name = 'row'").fetchall()
    hidden = database.execute("SELECT count(*) FROM pragma_table_xinfo('row') WHERE hidden").fetchone()
    return kinds == [("table", 0)] and hidden == (0,)


def _our_tables(version: int) -> tuple[object, ...]:
    database = apsw.Connection(":memory:")
    make_tables(database, version)
    return _tables_of(database)


def _tables_of(database: apsw.Connection) -> tuple[object, ...]:
    return tuple(database.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name"))


def check_owner(database: apsw.Connection, path: str) -> None:
    """Raises ForeignJournalError for a file of another program, NewerJournalError for one of a newer companion."""
    if sqlite_version() < LEAST_SQLITE:
        raise ForeignJournalError(f"SQLite {apsw.sqlite_lib_version()} is too old for a journal: install apsw again")
    owner, version = database.pragma("application_id"), version_of(database)
    if (owner, version) == (0, 0) and is_empty(database):
        return
    if owner != APPLICATION:
        raise foreign(path)
    if VERSION < version <= LAST_VERSION:
        raise NewerJournalError(path, version)


def sqlite_version() -> tuple[int, ...]:
    """Returns the version of the SQLite in use."""
    return tuple(map(int, apsw.sqlite_lib_version().split(".")))


@contextmanager
def transaction(database: apsw.Connection) -> Iterator[None]:
    """Takes the write lock, and commits at the end of the `with`, or rolls back."""
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise


def insert_row(database: apsw.Connection, row: JournalRow) -> None:
    """Writes `row`."""
    moment = row.moment
    values = (row.seq, row.session, row.kind, row.body, moment.at, moment.boot, moment.up_ns, row.link)
    database.execute(_INSERT, values)


def select_rows(database: apsw.Connection, session: str | None) -> Iterator[JournalRow]:
    """Yields the rows, of one session or all, in their order."""
    found = database.execute(_ROWS_OF_ONE, (session,)) if session is not None else database.execute(_EVERY_ROW)
    return map(_row, found)


def select_last_rows(database: apsw.Connection) -> Iterator[JournalRow]:
    """Yields all rows, the last first."""
    return map(_row, database.execute(_LAST_ROWS_FIRST))


def _row(values: Any) -> JournalRow:
    seq, name, kind, body, at, boot, up_ns, link = values
    return JournalRow(seq, name, kind, body, Moment(at, boot, up_ns), link)
