"""States of tables in the store: what each told last, and when it was heard of."""

from collections.abc import Mapping
from typing import Any, Final

from companion.hub.server.base_store import BaseStore
from companion.hub.server.database import unpack
from companion.hub.server.hub_errors import RefusedError
from companion.hub.server.values import JoinedTable
from companion.hub.server.viewers import end_viewers, viewer_token
from companion.hub.wire import pack

MOST_SURVEYS: Final = 64
MOST_KEPT: Final = 500
_KNOWN: Final = (
    "SELECT id, journal.name, content, heard_at, acked, last_at, rows_at, quarantined_at IS NOT NULL AS is_quarantined"
    " FROM journal LEFT JOIN state ON state.journal = journal.id"
)
_TABLES: Final = _KNOWN + " ORDER BY length(journal.name), journal.name"
_TABLE: Final = _KNOWN + " WHERE id = $1"


class StateStore(BaseStore):
    """What the tables tell of themselves."""

    async def tables(self) -> list[JoinedTable]:
        """Returns every table that has joined, by name."""
        return [_read_table(row) for row in await self.pool.fetch(_TABLES)]

    async def table(self, journal: str) -> JoinedTable | None:
        """Returns one table; None if it has not joined."""
        found = await self.pool.fetchrow(_TABLE, journal)
        return _read_table(found) if found else None

    async def number_of(self, journal: str) -> int:
        """Returns the number of a table that has joined, from 1 on: it marks the codes that the table gives groups."""
        number: int = await self.pool.fetchval("SELECT number FROM journal WHERE id = $1", journal)
        return number

    async def put_state(self, journal: str, state: Mapping[str, Any]) -> Mapping[str, Any]:
        """Keeps a table's state, the surveys that it asks and which answers it has; returns what the table is told.

        Raises RefusedError.
        """
        surveys, kept = state.get("surveys") or [], state.get("kept") or []
        if not _are_surveys(surveys) or not (isinstance(kept, list) and all(isinstance(one, str) for one in kept)):
            raise RefusedError(400, "'surveys' or 'kept' is no list of surveys, or of ids")
        told = {name: value for name, value in state.items() if name not in ("surveys", "kept")}
        async with self.pool.acquire() as connection, connection.transaction():
            if not surveys and not kept:  # told again in five seconds: worth no wait for the disk
                await connection.execute("SET LOCAL synchronous_commit = off")
            before = await connection.fetchval(
                "INSERT INTO state AS known (journal, heard_at, content) VALUES ($1, now(), $2) ON CONFLICT (journal)"
                " DO UPDATE SET heard_at = now(), content = $2"
                " RETURNING (SELECT content FROM state AS old WHERE old.journal = known.journal)",
                journal,
                pack(told),
            )
            had = unpack(before) if before else {}
            is_new_group = _party(had) != _party(told)
            if is_new_group:
                await end_viewers(connection, journal)
            await _keep_surveys(connection, journal, surveys)
            done = await _keep_answers(connection, journal, kept[:MOST_KEPT])
            reply = await _tell(connection, journal)
            viewer = await viewer_token(connection, self.identity, journal)
        if had != told:
            self.changes.tell(journal, "state")
        if is_new_group:
            self.changes.tell(journal, "token")
        if done:
            self.changes.tell(journal, "answer")
        return {**reply, "viewer": viewer}


def _party(state: Mapping[str, Any]) -> str:
    """Returns the code of the group at a table; "" while there is none."""
    group = state.get("group")
    return group if isinstance(group, str) else ""


def _read_table(row: Any) -> JoinedTable:
    state = unpack(row["content"]) if row["content"] else {}
    values = (row["heard_at"], row["acked"], row["last_at"], row["rows_at"], row["is_quarantined"])
    return JoinedTable(row["id"], row["name"], state, *values)


def _are_surveys(surveys: object) -> bool:
    return (
        isinstance(surveys, list)
        and len(surveys) <= MOST_SURVEYS
        and all(isinstance(one, dict) and isinstance(one.get("seats"), list) for one in surveys)
        and all(
            isinstance(seat, dict) and isinstance(seat.get("code"), str) and type(seat.get("seat")) is int
            for one in surveys
            for seat in one["seats"]
        )
    )


async def _keep_surveys(connection: Any, journal: str, surveys: list[Mapping[str, Any]]) -> None:
    """Keeps the surveys of seats under their codes; a code stays that of the table that gave it first."""
    rows = [
        (str(seat["code"])[:64], journal, str(one.get("session"))[:64], seat["seat"] & 0xFFFF, pack(one))
        for one in surveys
        for seat in one["seats"]
    ]
    if rows:
        await connection.executemany(
            "INSERT INTO survey AS known (code, journal, session, seat, asked) VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT (code) DO UPDATE SET asked = excluded.asked"
            " WHERE known.journal = excluded.journal AND known.asked <> excluded.asked",
            rows,
        )


async def _keep_answers(connection: Any, journal: str, kept: list[str]) -> bool:
    """Notes which answers the table has in its journal; returns whether any is new."""
    if not kept:
        return False
    done = await connection.fetch(
        "UPDATE answer SET kept_at = now() FROM survey WHERE survey.code = answer.code AND survey.journal = $1"
        " AND answer.id = ANY ($2) AND kept_at IS NULL RETURNING id",
        journal,
        kept,
    )
    return bool(done)


async def _tell(connection: Any, journal: str) -> dict[str, Any]:
    """Returns what a table must know: up to where it has delivered, answers to keep, groups that went on elsewhere."""
    acked = await connection.fetchval("SELECT acked FROM journal WHERE id = $1", journal)
    answers = await connection.fetch(
        "SELECT answer.id, session, seat, answers, at FROM answer JOIN survey USING (code)"
        " WHERE journal = $1 AND kept_at IS NULL ORDER BY at LIMIT 50",
        journal,
    )
    moved = await connection.fetch(
        "SELECT party FROM taken WHERE journal = $1 AND by_journal <> $1 AND NOT EXISTS (SELECT FROM row"
        " WHERE row.journal = taken.journal AND row.party = taken.party AND row.seq > taken.seq)",
        journal,
    )
    return {
        "acked": acked,
        "answers": [
            {
                "id": row["id"],
                "session": row["session"],
                "seat": row["seat"],
                "answers": unpack(row["answers"]),
                "at": row["at"].isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            }
            for row in answers
        ],
        "moved": [row["party"] for row in moved],
    }
