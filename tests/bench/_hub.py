"""Many tables and browsers in one process, for the hub's benchmarks: HTTPS over asyncio, and rows ready made."""

import asyncio
import json
import os
import time
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from companion.hub.join_code import JoinCode
from companion.hub.wire import WireRow, next_hash, pack
from companion.session.store import GENESIS
from tests.hub.hub_process import HOST, HubProcess, open_folder, trusting_anybody

CONTEXT: Final = trusting_anybody()
"""Made once: it reads the machine's certificates, which takes longer than many a handshake."""
AT: Final = "2026-05-01T19:30:00.000Z"


@dataclass(frozen=True, slots=True)
class ReachedHub:
    """A hub that another process runs."""

    code: JoinCode
    port: int


class Caller:
    """A connection to a hub, from an address; kept open between requests, and opened again where the hub let it go."""

    def __init__(self, hub: HubProcess | ReachedHub, token: str = "", address: str = HOST) -> None:
        self._hub, self.token, self._address = hub, token, address
        self._opened: tuple[StreamReader, StreamWriter] | None = None

    async def open(self) -> tuple[StreamReader, StreamWriter]:
        """Connects unless it is connected."""
        if self._opened is None:
            context, local = CONTEXT, (self._address, 0)
            self._opened = await asyncio.open_connection(
                HOST, self._hub.port, ssl=context, local_addr=local, limit=1 << 20
            )
        return self._opened

    async def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, bytes]:
        """Returns the status, and the body."""
        if self._opened is not None:
            try:
                return await self._try(method, path, body, headers)
            except (OSError, EOFError):
                self.close()
        return await self._try(method, path, body, headers)

    async def _try(self, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> tuple[int, bytes]:
        reader, writer = await self.open()
        writer.write(self._head(method, path, len(body), headers) + body)
        head = await reader.readuntil(b"\r\n\r\n")
        length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
        return int(head.split()[1]), await reader.readexactly(int(length or 0))

    def _head(self, method: str, path: str, length: int, headers: Mapping[str, str]) -> bytes:
        named = {"Host": HOST, "Content-Length": str(length), **headers}
        if self.token:
            named["Authorization"] = f"Bearer {self.token}"
        lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in named.items())
        return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode()

    async def stream(self, path: str) -> AsyncIterator[bytes]:
        """Yields what a stream says, a line at a time."""
        reader, writer = await self.open()
        writer.write(self._head("GET", path, 0, {}))
        while line := await reader.readline():
            yield line

    def close(self) -> None:
        """Lets the hub go."""
        opened, self._opened = self._opened, None
        if opened:
            opened[1].transport.abort()


@dataclass
class BusyTable:
    """A table that has joined, and the end of what it has delivered."""

    journal: str
    caller: Caller
    seq: int = 0
    hash: bytes = GENESIS

    def rows(self, count: int) -> bytes:
        """Returns the next rows as a delivery."""
        first, made = self.seq + 1, []
        for _ in range(count):
            body = pack({"action": {"do": "play", "card": "AS", "n": self.seq}, "by": "A", "after": 2.5})
            bare = WireRow(self.seq + 1, "game 1", "acted", AT, body, b"")
            self.seq, self.hash = bare.seq, next_hash(self.hash, bare)
            made.append(WireRow(bare.seq, bare.session, bare.kind, bare.at, body, self.hash).as_json())
        return json.dumps({"from": first, "rows": made}, separators=(",", ":")).encode()

    async def deliver(self, sent: bytes) -> float:
        """Delivers rows; returns after how many seconds they were acknowledged."""
        began = time.perf_counter()
        status, said = await self.caller.ask("POST", f"/v1/journals/{self.journal}/rows", sent)
        took = time.perf_counter() - began
        assert status == 200, said
        assert json.loads(said)["acked"] == self.seq, said
        return took

    async def tell(self, **state: object) -> Any:
        """Tells how the table stands; returns what the hub says."""
        status, said = await self.caller.ask("PUT", f"/v1/journals/{self.journal}/state", json.dumps(state).encode())
        assert status == 200, said
        return json.loads(said)


async def join_table(hub: HubProcess | ReachedHub, number: int) -> BusyTable:
    """Lets a table join."""
    caller, journal = Caller(hub), f"table-{number}"
    asked = {"code": str(hub.code), "journal": journal, "table": f"Table {number}"}
    status, said = await caller.ask("POST", "/v1/join", json.dumps(asked).encode())
    assert status == 200, said
    caller.token = json.loads(said)["token"]
    return BusyTable(journal, caller)


async def join_tables(hub: HubProcess, count: int) -> Sequence[BusyTable]:
    """Lets many tables join, a few at a time."""
    tables: list[BusyTable] = []
    for first in range(0, count, 10):
        tables += await asyncio.gather(*(join_table(hub, number) for number in range(first, min(first + 10, count))))
    return tables


@contextmanager
def own_hub(*words: str) -> Iterator[HubProcess]:
    """Yields a hub that runs until the end of the block."""
    with open_folder() as folder:
        hub = HubProcess(folder / "hub", *words)
        try:
            yield hub
        finally:
            hub.end()


def memory_mib(hub: HubProcess) -> tuple[float, float]:
    """Returns what the hub's own process takes, and its database's processes together, what they share counted once."""
    return _pss_mib(hub.process.pid), sum(map(_pss_mib, _family(hub.database_pid)))


def processor_s(hub: HubProcess) -> float:
    """Returns the seconds of processor that the hub and its database have taken."""
    pids = [hub.process.pid, *_family(hub.database_pid)]
    stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / os.sysconf("SC_CLK_TCK")


def _pss_mib(pid: int) -> float:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def _family(pid: int) -> Sequence[int]:
    return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]
