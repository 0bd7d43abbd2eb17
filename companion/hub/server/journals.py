"""Journals in the store: rows appended in order, both histories kept where a journal tells two, read again."""

from collections.abc import Sequence
from typing import Any, Final

from companion.events.export import lines_of_named
from companion.hub.server.base_store import BaseStore
from companion.hub.server.database import unpack
from companion.hub.server.hub_errors import RefusedError
from companion.hub.server.values import ForkedRow, KeptRow, Quarantined
from companion.hub.wire import Delivery, WireRow, chain, pack
from companion.session.moment import Moment
from companion.session.store import EVENT_KINDS, GENESIS, EventKind, JournalRow, RowKind

_REPORTED: Final = [*sorted(EVENT_KINDS), RowKind.CORRECTED.value]
_COLUMNS: Final = ("seq", "session", "kind", "at", "body", "hash", "name", "more")  # as in WireRow
_INSERT: Final = (
    "INSERT INTO row (journal, seq, session, kind, at, body, hash, name, more, party) SELECT $1, * FROM unnest("
    "$2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bytea[], $8::text[], $9::text[], $10::text[])"
)
MOST_FORKED: Final = 50_000
"""How many differing rows of a journal are kept: more of them would say nothing new."""
SHOWN_FORKED: Final = 200
LONGEST_NAME: Final = 200


class JournalStore(BaseStore):
    """The rows of the tables' journals."""

    async def append(self, journal: str, delivery: Delivery) -> int:
        """Appends what follows a journal's last row, and returns up to where it is kept, after the commit.

        Raises RefusedError: 422 for a broken chain, 409 for another history than the one known.
        """
        async with self.pool.acquire() as connection:
            async with connection.transaction():
                head = await connection.fetchrow("SELECT acked, head FROM journal WHERE id = $1 FOR UPDATE", journal)
                if head is None:
                    raise RefusedError(404, "there is no such journal: join the hub first")
                acked: int = head["acked"]
                rows = delivery.rows
                if not rows or rows[0].seq > acked + 1:
                    return acked
                known = await _known_hashes(connection, journal, rows[0].seq - 1, min(rows[-1].seq, acked))
                before = known.get(rows[0].seq - 1, GENESIS)
                forked = _check(delivery, before, known)
                fresh = [row for row in rows if row.seq > acked]
                if forked is None and fresh:
                    await _insert(connection, journal, fresh)
            if forked is None:
                if fresh:
                    self.changes.tell(journal, "rows")
                return fresh[-1].seq if fresh else acked
            await self._quarantine(connection, journal, forked, known)
        self.changes.tell(journal, "state")
        raise RefusedError(
            409, "this journal has told another history before: the host is asked", acked=acked, conflict=forked[0].seq
        )

    async def _quarantine(
        self, connection: Any, journal: str, forked: Sequence[WireRow], known: dict[int, bytes]
    ) -> None:
        """Keeps rows of the other history, and notes that there are two."""
        async with connection.transaction():
            await connection.execute(
                "UPDATE journal SET quarantined_at = coalesce(quarantined_at, now()) WHERE id = $1", journal
            )
            if await connection.fetchval("SELECT count(*) FROM fork WHERE journal = $1", journal) >= MOST_FORKED:
                return
            await connection.executemany(
                "INSERT INTO fork (journal, seq, hash, row, known) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
                [(journal, row.seq, row.hash, pack(row.as_json()), known.get(row.seq)) for row in forked],
            )

    async def history(self, journal: str, limit: int = 200) -> list[KeptRow]:
        """Returns the last rows of a journal, the newest last."""
        found = await self.pool.fetch(
            "SELECT seq, at, kind, session, body FROM row WHERE journal = $1 ORDER BY seq DESC LIMIT $2", journal, limit
        )
        return [
            KeptRow(row["seq"], row["at"], row["kind"], row["session"], unpack(row["body"])) for row in reversed(found)
        ]

    async def rows_from(self, journal: str, first: int, most: int) -> list[WireRow]:
        """Returns rows of a journal as they crossed, from number `first` on."""
        found = await self.pool.fetch(
            "SELECT * FROM row WHERE journal = $1 AND seq >= $2 ORDER BY seq LIMIT $3", journal, first, most
        )
        return [read_kept(row) for row in found]

    async def quarantined(self) -> list[Quarantined]:
        """Returns the journals that told two histories, with the first rows that differ."""
        found = []
        for one in await self.pool.fetch(
            "SELECT id, name, quarantined_at FROM journal WHERE quarantined_at IS NOT NULL"
        ):
            rows = await self.pool.fetch(
                "SELECT fork.seq, row.body AS known, fork.row AS other FROM fork LEFT JOIN row USING (journal, seq)"
                " WHERE journal = $1 ORDER BY seq LIMIT $2",
                one["id"],
                SHOWN_FORKED,
            )
            forked = [ForkedRow(row["seq"], row["known"] or "", row["other"]) for row in rows]
            seq = forked[0].seq if forked else 0
            found.append(Quarantined(one["id"], one["name"], seq, one["quarantined_at"], forked))
        return found

    async def games(self) -> list[str]:
        """Returns the names of the games of which rows came."""
        return [row["name"] for row in await self.pool.fetch("SELECT DISTINCT name FROM game ORDER BY name")]

    async def event_lines(self, games: Sequence[str] | None = None) -> list[str]:
        """Returns the event rows of all journals, as the tables' sticks would give them; of `games` alone if given."""
        async with self.reader(games) as connection:
            return await read_event_lines(connection)

    async def find_journal(self, names: Sequence[str]) -> str | None:
        """Returns the journal that is known under one of these names, the first if several are; None if none is."""
        found: str | None = await self.pool.fetchval(
            "SELECT id FROM (SELECT id, id AS name FROM journal UNION SELECT DISTINCT journal, name FROM row) AS known"
            " WHERE name = ANY ($1) ORDER BY array_position($1, name) LIMIT 1",
            list(names),
        )
        return found


async def read_event_lines(connection: Any) -> list[str]:
    """Returns the event rows of all journals that a connection sees, as `JournalStore.event_lines` does."""
    lines: list[str] = []
    for one in await connection.fetch("SELECT id FROM journal ORDER BY id"):
        rows = await connection.fetch(
            "SELECT * FROM row WHERE journal = $1 AND kind = ANY ($2) ORDER BY seq", one["id"], _REPORTED
        )
        lines += lines_of_named([(row["name"] or one["id"], _journal_row(row)) for row in rows])
    return lines


async def _known_hashes(connection: Any, journal: str, first: int, last: int) -> dict[int, bytes]:
    """Returns the hashes of rows that are kept already."""
    found = await connection.fetch(
        "SELECT seq, hash FROM row WHERE journal = $1 AND seq BETWEEN $2 AND $3", journal, first, last
    )
    return {row["seq"]: row["hash"] for row in found}


def _check(delivery: Delivery, before: bytes, known: dict[int, bytes]) -> list[WireRow] | None:
    """Returns the rows of another history than the one known; None where there is only one.

    Raises RefusedError where a row does not follow the one before it.
    """
    rows = delivery.rows
    start = delivery.before or before
    for row, must in chain(start, rows):
        if row.hash != must:
            raise RefusedError(422, f"row {row.seq} does not follow the row before it: its hash is another")
    if start != before:
        return list(rows)
    forked = [row for row in rows if known.get(row.seq, row.hash) != row.hash]
    if forked:
        return [row for row in rows if row.seq >= forked[0].seq]
    return None


async def _insert(connection: Any, journal: str, rows: Sequence[WireRow]) -> None:
    """Writes rows, the games that they begin, and where the journal ends now."""
    columns = [[getattr(row, column) for row in rows] for column in _COLUMNS]
    contents = {row.seq: row.content for row in rows if row.kind in EVENT_KINDS}
    parties = [_text(contents.get(row.seq, {}).get("group")) for row in rows]
    await connection.execute(_INSERT, journal, *columns, parties)
    begun = [(row.session, contents[row.seq]) for row in rows if row.kind == EventKind.GAME_STARTED]
    if begun:
        await connection.executemany(
            "INSERT INTO game (journal, session, name, version, party) VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT DO NOTHING",
            [
                (journal, session, *(_text(content.get(key)) for key in ("game", "version", "group")))
                for session, content in begun
            ],
        )
    await connection.execute(
        "UPDATE journal SET acked = $2, head = $3, last_at = $4, rows_at = now() WHERE id = $1",
        journal,
        rows[-1].seq,
        rows[-1].hash,
        rows[-1].at,
    )


def _text(value: object) -> str:
    """Returns a short text that can be stored and compared; "" for anything else."""
    return value if isinstance(value, str) and len(value) <= LONGEST_NAME and value.isprintable() else ""


def read_kept(row: Any) -> WireRow:
    """Returns a row of the store as it crossed."""
    return WireRow(*(row[column] for column in _COLUMNS))


def _journal_row(row: Any) -> JournalRow:
    """Returns a row as a journal holds it, but for its link."""
    return JournalRow(row["seq"], row["session"], row["kind"], row["body"], Moment(row["at"], "", 0), b"")
