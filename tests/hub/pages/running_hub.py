"""A hub that runs in this process on a real database, with tables that tell and deliver what a test says."""

import asyncio
import http.client
import socket
import threading
import time
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlencode

import uvicorn

from companion.hub.server.app import Hub, known_hosts, make_app
from companion.hub.server.event_source import EventSource
from companion.hub.server.identity import Identity
from companion.hub.server.limits import Rates
from companion.hub.server.pages import make_pages
from companion.hub.server.store import HubStore, open_store
from companion.hub.server.values import Role
from companion.hub.wire import Delivery, WireRow, next_hash, pack
from companion.session.store import GENESIS

T = TypeVar("T")
HOST = "127.0.0.1"
WAIT_S = 300.0


@dataclass
class Answer:
    """What the hub answered."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()


@dataclass
class TableTwin:
    """A table as the hub knows it, and the end of what it has delivered."""

    journal: str
    seq: int = 0
    hash: bytes = GENESIS


@dataclass
class RunningHub:
    """The hub and its store; `host`, `designer` are tokens."""

    store: HubStore
    loop: asyncio.AbstractEventLoop
    app: Any
    port: int
    tables: dict[str, TableTwin] = field(default_factory=dict)

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs something of the store in the hub's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(WAIT_S)

    def token(self, role: Role, games: Sequence[str] = ()) -> str:
        return self.do(self.store.make_token(role, f"a {role}", games))

    def join(self, journal: str, name: str = "") -> TableTwin:
        self.do(self.store.join(journal, name))
        self.tables[journal] = TableTwin(journal)
        return self.tables[journal]

    def tell(self, journal: str, **state: object) -> None:
        self.do(self.store.put_state(journal, state))

    def deliver(self, journal: str, rows: Sequence[Mapping[str, Any]]) -> None:
        """Delivers event rows in the form in which `journal export --as events` writes them."""
        table = self.tables[journal]
        sent = []
        for row in rows:
            body = pack({key: value for key, value in row.items() if key not in ("journal", "seq", "at", "kind")})
            bare = WireRow(table.seq + 1, str(row.get("session", "")), row["kind"], row["at"], body, b"")
            table.seq, table.hash = bare.seq, next_hash(table.hash, bare)
            sent.append(WireRow(bare.seq, bare.session, bare.kind, bare.at, bare.body, table.hash))
        for first in range(0, len(sent), 500):
            self.do(self.store.append(journal, Delivery(tuple(sent[first : first + 500]))))

    def ask(self, path: str, token: str = "", form: object = None, **headers: str) -> Answer:
        """Asks for a page as a browser with a cookie does; sends a form if there is one."""
        said = {"Accept": "text/html", **headers} | ({"Cookie": f"companion-hub={token}"} if token else {})
        body = None
        if form is not None:
            body = urlencode(form) if not isinstance(form, str) else form  # type: ignore[arg-type]
            said["Content-Type"] = "application/x-www-form-urlencoded"
        connection = http.client.HTTPConnection(HOST, self.port, timeout=WAIT_S)
        try:
            connection.request("GET" if form is None else "POST", path, body, said)
            answer = connection.getresponse()
            return Answer(answer.status, {key.lower(): value for key, value in answer.getheaders()}, answer.read())
        finally:
            connection.close()

    @contextmanager
    def stream(self, path: str, token: str = "", **headers: str) -> "Iterator[EventReader]":
        """Yields the events of a page's stream."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=WAIT_S)
        said = {**headers} | ({"Cookie": f"companion-hub={token}"} if token else {})
        connection.request("GET", path, headers=said)
        try:
            yield EventReader(connection.getresponse())
        finally:
            connection.close()


class EventReader:
    """Reads Server-Sent Events."""

    def __init__(self, answer: http.client.HTTPResponse) -> None:
        self.status = answer.status
        self._answer = answer

    def next(self) -> dict[str, str]:
        """Returns the next event: its `event`, `id` and `data`; nothing once the stream has ended."""
        event: dict[str, str] = {}
        while line := self._answer.readline().decode():
            name, _, value = line.rstrip("\n").partition(": ")
            if name == "data":
                event["data"] = event.get("data", "") + value + "\n"
            elif line != "\n":
                event[name.rstrip(":")] = value
            elif "event" in event:
                return event
        return {}

    def next_part(self) -> dict[str, str]:
        """Returns the next event that is no mere beat; beats alone fail the test."""
        end_s = time.monotonic() + WAIT_S
        while (event := self.next()) and event["event"] == "beat":
            assert time.monotonic() < end_s, "nothing but beats came"
        return event


@contextmanager
def run_hub(dsn: str, folder: Path) -> Iterator[RunningHub]:
    """Runs a hub on a database until the end of the block."""
    loop, ready = asyncio.new_event_loop(), threading.Event()
    made: list[RunningHub] = []
    end = asyncio.Event()

    async def serve() -> None:
        async with open_store(dsn, Identity(folder)) as store:
            hosts, source = known_hosts([HOST, "localhost"]), EventSource(None, print)
            hub = Hub("Test", "", hosts, source, browsers=Rates(10_000, 10_000))
            app = make_app(hub, store, make_pages(store))
            with socket.create_server((HOST, 0)) as listening:
                server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1))
                made.append(RunningHub(store, loop, app, listening.getsockname()[1]))
                serving = asyncio.create_task(server.serve([listening]))
                while not server.started and not serving.done():
                    await asyncio.sleep(0.01)
                ready.set()
                await end.wait()
                app.state.pages.streams.close()
                server.should_exit = True
                await serving

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()), daemon=True)
    thread.start()
    assert ready.wait(WAIT_S)
    try:
        yield made[0]
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join(WAIT_S)
        loop.close()
