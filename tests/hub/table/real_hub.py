"""A hub as `companion hub run` serves it, over TLS and on a real database, in this process."""

import asyncio
import socket
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final, Self, TypeVar

from companion.hub.join_code import JoinCode, fingerprint
from companion.hub.server.app import Hub, known_hosts, make_app
from companion.hub.server.authority import Authority
from companion.hub.server.event_source import EventSource
from companion.hub.server.identity import Identity
from companion.hub.server.limits import Rates
from companion.hub.server.pages import make_pages
from companion.hub.server.serving import HubServer
from companion.hub.server.store import HubStore, open_store
from companion.hub.server.values import JoinedTable, KeptRow
from tests.hub.conftest import copy_database

T = TypeVar("T")
HOST: Final = "127.0.0.1"
WAIT_S: Final = 300.0


class RealHub:
    """`folder` holds its authority and its key."""

    store: HubStore

    def __init__(self, dsn: str, folder: Path, event: Path | None = None) -> None:
        folder.mkdir(exist_ok=True)
        self.dsn, self.folder = dsn, folder
        self.event = EventSource(event, print)
        self.authority = Authority(folder / "authority")
        self.identity = Identity(folder)
        hosts, quick = known_hosts([HOST]), Rates(10_000, 10_000)
        self._hub = Hub(self.event.name or "hub", self.authority.pem, hosts, self.event, devices=quick)
        self.port = 0

    @property
    def code(self) -> str:
        """The code by which tables join."""
        return str(JoinCode(HOST, self.port, self.identity.secret, fingerprint(self.authority.pem)))

    def __enter__(self) -> Self:
        self._loop, ready = asyncio.new_event_loop(), Event()

        async def serve() -> None:
            async with open_store(self.dsn, self.identity) as self.store:
                with socket.create_server((HOST, self.port), reuse_port=True) as listening:
                    self.port = listening.getsockname()[1]
                    pages, context = make_pages(self.store), self.authority.make_context([HOST])
                    app, end = make_app(self._hub, self.store, pages), pages.streams.close
                    self._server = HubServer(app, listening, context, ready.set, end)
                    await self._server.serve()

        self._serving = Thread(target=lambda: self._loop.run_until_complete(serve()), daemon=True)
        self._serving.start()
        assert ready.wait(WAIT_S), "the hub did not begin"
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._serving.join(WAIT_S)
        assert not self._serving.is_alive(), "the hub did not end"
        self._loop.close()

    def begin_anew(self) -> None:
        """Ends it and starts it at the same address on an empty database, as after the loss of a disk.

        Tables that are emptied beneath a serving hub could lock each other out with what it writes.
        """
        with self.away():
            self.dsn = copy_database(self.dsn)

    @contextmanager
    def away(self) -> Iterator[None]:
        """Ends it meanwhile; nobody else gets its port."""
        with socket.socket() as held:
            held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            held.bind((HOST, self.port))
            self.__exit__()
            yield
            self.__enter__()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs something of the store in the hub's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(WAIT_S)

    def rows(self, journal: str) -> list[KeptRow]:
        """Returns what came of a journal."""
        return self.do(self.store.history(journal, 100_000))

    def table(self, journal: str) -> JoinedTable:
        """Returns how a table stands, as it is known here."""
        found = self.do(self.store.table(journal))
        assert found is not None
        return found

    def state(self, journal: str) -> Mapping[str, Any]:
        """Returns what a table told last."""
        return self.table(journal).state
