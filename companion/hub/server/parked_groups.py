"""Groups whose game was put aside: any table of the event may go on with it, once."""

from typing import Any, Final

from companion.hub.server.base_store import BaseStore
from companion.hub.server.database import unpack
from companion.hub.server.hub_errors import RefusedError
from companion.hub.server.journals import read_kept
from companion.hub.wire import WireRow
from companion.session.store import NO_GAME, EventKind

_LAST: Final = (
    "SELECT DISTINCT ON (journal) journal, seq, kind, body FROM row WHERE party = $1 AND kind = ANY ($2)"
    " ORDER BY journal, seq DESC"
)
_KINDS: Final = [EventKind.GROUP_STARTED, EventKind.GROUP_RETURNED, EventKind.GROUP_ENDED, EventKind.GROUP_MOVED]
MOST_ROWS: Final = 20_000


class GroupStore(BaseStore):
    """The groups of all tables."""

    async def parked_group(self, code: str, asker: str) -> tuple[str, str, list[WireRow]]:
        """Returns the journal, the table and the rows of the game that waits for a group, or that `asker` took.

        Raises RefusedError.
        """
        async with (
            self.pool.acquire() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            journal, _, session = await _find(connection, code, asker)
            rows = await connection.fetch(
                "SELECT * FROM row WHERE journal = $1 AND (session = $2 OR (session = $3 AND party = $4))"
                " ORDER BY seq LIMIT $5",
                journal,
                session,
                NO_GAME,
                code,
                MOST_ROWS,
            )
            table = await connection.fetchval("SELECT name FROM journal WHERE id = $1", journal)
        return journal, table, [read_kept(row) for row in rows]

    async def take_group(self, code: str, journal: str) -> None:
        """Notes that the table of `journal` goes on with a group's game; twice is once. Raises RefusedError."""
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(hashtext($1))", code)
            parked, seq, _ = await _find(connection, code, journal)
            await connection.execute(
                "INSERT INTO taken (journal, seq, party, by_journal) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
                parked,
                seq,
                code,
                journal,
            )
        self.changes.tell(parked, "state")


async def _find(connection: Any, code: str, asker: str) -> tuple[str, int, str]:
    """Returns where a group's game waits: the journal, the row that says so, the session.

    One that `asker` took waits for it until its own rows have gone on with it. Raises RefusedError.
    """
    last = await connection.fetch(_LAST, code, _KINDS) if code.isprintable() else []
    if not last:
        raise RefusedError(404, "no table knows this code")
    found = await connection.fetch("SELECT journal, seq, by_journal FROM taken WHERE party = $1", code)
    taken = {(row["journal"], row["seq"]): row["by_journal"] for row in found}
    waiting = [
        (row["journal"], row["seq"], str(session))
        for row in last
        if row["kind"] == EventKind.GROUP_ENDED and (session := unpack(row["body"]).get("parked"))
    ]
    own = [one for one in waiting if taken.get(one[:2]) == asker]
    free = [one for one in waiting if one[:2] not in taken]
    is_there = any(
        row["journal"] == asker and row["kind"] != EventKind.GROUP_MOVED and (asker, row["seq"]) not in taken
        for row in last
    )
    if own and not is_there:
        return own[0]
    if not free:
        raise RefusedError(409, "no game waits for this group: it plays, has ended, or went on at another table")
    if len(free) > 1:
        raise RefusedError(409, "groups of two tables have this code: go on at the table where it was given")
    return free[0]
