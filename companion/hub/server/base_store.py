"""What every part of the store has: connections, the hub's identity, who is told of changes."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from companion.hub.server.changes import Changes
from companion.hub.server.identity import Identity

if TYPE_CHECKING:
    import asyncpg


class BaseStore:
    """A part of the store."""

    def __init__(self, pool: "asyncpg.Pool", identity: Identity, changes: Changes) -> None:
        self.pool: Any = pool
        self.identity = identity
        self.changes = changes

    @asynccontextmanager
    async def reader(self, games: Sequence[str] | None) -> AsyncIterator[Any]:
        """Yields a connection that reads one state of the database; with `games`, as `as_designer` does."""
        async with (
            self.pool.acquire() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            if games is not None:
                await connection.execute("SET LOCAL ROLE companion_designer")
                await connection.execute("SELECT set_config('companion.games', $1::text[]::text, true)", list(games))
            yield connection

    @asynccontextmanager
    async def as_designer(self, games: Sequence[str]) -> AsyncIterator[Any]:
        """Yields a connection to which the database itself shows the rows of these games alone."""
        async with self.reader(games) as connection:
            yield connection
