"""UnrulyNetwork: a network between tables and a hub that loses, doubles, delays, reorders and breaks off requests.

TLS notices every byte that is lost or changed, so it speaks TLS with either side, under the hub's own certificate, and
does harm to whole requests and replies as well as to halves of them.
"""

import asyncio
import re
import socket
import ssl
import threading
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Final, Self

from tests.hub.hub_process import HOST, WAIT_S, trusting_anybody

LONGEST_DELAY_S: Final = 1.0
LONGEST_SILENCE_S: Final = 60.0
USUAL: Final[Mapping[str, int]] = {
    "passed": 60,
    "request lost": 6,
    "reply lost": 8,
    "doubled": 8,
    "sent again late": 8,
    "delayed": 4,
    "request broken off": 3,
    "reply broken off": 3,
}
"""How likely each thing happens to a request."""
_LENGTH: Final = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)


class UnrulyNetwork:
    """`port` is where tables find the hub, `happened` what happened how often. The hub may come back meanwhile.

    Everything happens to the first requests, once; then it is chance.
    """

    def __init__(self, hub_port: int, folder: Path, seed: int, likely: Mapping[str, int] = USUAL) -> None:
        self.hub_port, self._likely, self._random = hub_port, likely, Random(seed)
        self._first = iter(likely)
        self.happened: Counter[str] = Counter()
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(folder / "authority" / "hub.pem")
        self._ask = trusting_anybody()
        self._late: set[asyncio.Task[None]] = set()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)
        self.port = 0

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(WAIT_S)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(WAIT_S)

    async def _run(self) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._serve, HOST, 0, ssl=self._context, backlog=1024)
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._end.wait()
        server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await asyncio.sleep(0.05)  # connections that were given up are let go

    async def _serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        try:
            async with self._reach_hub() as hub:
                while await self._pass_on(await _read(reader), hub, writer):
                    pass
        except (OSError, EOFError, asyncio.CancelledError):
            pass  # one side is gone: so is the other; or the network ends
        finally:
            writer.transport.abort()

    @asynccontextmanager
    async def _reach_hub(self) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
        reader, writer = await asyncio.open_connection(HOST, self.hub_port, ssl=self._ask)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def _pass_on(self, request: bytes, hub: tuple[StreamReader, StreamWriter], table: StreamWriter) -> bool:
        """Passes a request on, or does harm to it; whether the connection lives."""
        what = next(self._first, None) or self._random.choices(list(self._likely), list(self._likely.values()))[0]
        self.happened[what] += 1
        if what == "request lost":
            return False
        if what == "request broken off":
            await _break_off(request, hub[1])
            return False
        if what == "sent again late":
            task = asyncio.ensure_future(self._send_late(request))
            self._late.add(task)
            task.add_done_callback(self._late.discard)
            return False
        if what == "delayed":
            await asyncio.sleep(self._random.uniform(0, LONGEST_DELAY_S))
        reply = b""
        for _ in range(2 if what == "doubled" else 1):
            hub[1].write(request)
            reply = await _read(hub[0])
        if what == "reply lost":
            return False
        if what == "reply broken off":
            await _break_off(reply, table)
            return False
        table.write(reply)
        await table.drain()
        return True

    async def _send_late(self, request: bytes) -> None:
        """Lets a request arrive when its table has sent it again, and others after it."""
        await asyncio.sleep(self._random.uniform(0, 2 * LONGEST_DELAY_S))
        with suppress(OSError, EOFError):
            async with self._reach_hub() as (reader, writer):
                writer.write(request)
                await _read(reader)


async def _read(reader: StreamReader) -> bytes:
    """Returns a request or a reply as it came. Raises EOFError, or OSError if none comes for long."""
    async with asyncio.timeout(LONGEST_SILENCE_S):
        head = await reader.readuntil(b"\r\n\r\n")
        length = _LENGTH.search(head)
        return head + (await reader.readexactly(int(length[1])) if length else b"")


async def _break_off(message: bytes, writer: StreamWriter) -> None:
    """Sends a half, and says no more; the other direction stays open for a moment."""
    writer.write(message[: len(message) // 2])
    await writer.drain()
    with suppress(OSError):
        writer.get_extra_info("socket").shutdown(socket.SHUT_WR)
    await asyncio.sleep(0.05)
