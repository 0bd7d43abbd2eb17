"""Who is told what changed: gathered for a moment, sent by the database to every hub and page (LISTEN, NOTIFY)."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

import asyncpg

from companion.hub.server.values import StoreChange

if TYPE_CHECKING:
    from asyncio import Queue

CHANNEL: Final = "companion_hub"
GATHER_S: Final = 0.1
"""How long changes are gathered: rows of one table come in bursts, and NOTIFY makes commits wait for each other."""
AGAIN_S: Final = 1.0
_FAILURES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
PATIENCE_S: Final = 10.0
MOST_WAITING: Final = 1000
"""How many changes wait for one reader; one that is slower misses the oldest."""
_TELL: Final = (
    "SELECT pg_notify('companion_hub', nextval('change') || ' ' || what || ' ' || journal)"
    " FROM unnest($1::text[], $2::text[]) AS told (what, journal)"
)


class Changes:
    """Announces changes, and yields those that anybody announces."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._untold: dict[tuple[str, str], None] = {}
        self._wake = asyncio.Event()
        self._queues: set[Queue[StoreChange]] = set()

    def tell(self, journal: str, what: str) -> None:
        """Notes a change that has been committed; all readers hear of it within a moment."""
        self._untold[what, journal] = None
        self._wake.set()

    async def changes(self) -> AsyncIterator[StoreChange]:
        """Yields what changes from now on."""
        queue: Queue[StoreChange] = asyncio.Queue()
        self._queues.add(queue)
        try:
            while True:
                yield await queue.get()
        finally:
            self._queues.discard(queue)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Tells and listens meanwhile; what was told last is sent before the end."""
        task = asyncio.create_task(self._run())
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            if self._untold:
                with suppress(*_FAILURES):
                    await self._send_rest()

    async def _run(self) -> None:
        while True:
            try:
                await self._tell_and_listen()
            except _FAILURES as error:
                logging.getLogger(__name__).debug("the database tells no changes: %s", error)
            await asyncio.sleep(AGAIN_S)

    async def _tell_and_listen(self) -> None:
        async with self._connected() as connection:
            await connection.add_listener(CHANNEL, self._hear)
            self._hand_out(StoreChange(0, "", "state"))  # what was told while nobody listened is unknown
            while not connection.is_closed():
                with suppress(TimeoutError):  # wait_for of Python 3.11 can lose the cancellation that ends this
                    async with asyncio.timeout(AGAIN_S):
                        await self._wake.wait()
                self._wake.clear()
                if self._untold:
                    await self._send(connection)
                await asyncio.sleep(GATHER_S)

    async def _send_rest(self) -> None:
        async with self._connected() as connection:
            await self._send(connection)

    async def _send(self, connection: Any) -> None:
        told = list(self._untold)
        await connection.execute(_TELL, [what for what, _ in told], [journal for _, journal in told])
        for one in told:
            self._untold.pop(one, None)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        connection: Any = await asyncpg.connect(self._dsn, timeout=PATIENCE_S, command_timeout=PATIENCE_S)
        try:
            yield connection
        finally:
            with suppress(OSError, asyncpg.InterfaceError):
                connection.terminate()

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        number, what, journal = str(payload).split(" ")
        self._hand_out(StoreChange(int(number), journal, what))

    def _hand_out(self, change: StoreChange) -> None:
        for queue in self._queues:
            if queue.qsize() >= MOST_WAITING:
                queue.get_nowait()
            queue.put_nowait(change)
