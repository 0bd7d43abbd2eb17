"""Serves a hub over TLS: who is too slow with a request is let go."""

import asyncio
import os
import resource
import socket
import ssl
from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from companion.hub.server.hub_errors import HubServerError

REQUEST_S: Final = 20
"""How long a request may take to arrive, from its first byte, or from the connection's beginning, to its last."""
HANDSHAKE_S: Final = 10
KEEP_ALIVE_S: Final = 30
LARGEST_HEAD: Final = 32 << 10
MOST_FILES: Final = 8192


class PatientProtocol(HttpToolsProtocol):
    """HTTP of one connection, for which a request must arrive in time."""

    _deadline: TimerHandle | None = None
    _received = 0  # bytes of the request that arrives
    _has_head = False

    def connection_made(self, transport: Any) -> None:
        """Begins to wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits no more."""
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Takes a part of a request; ends a connection whose head has no end."""
        if self._deadline is None:
            self._wait()
        self._received += len(data)
        super().data_received(data)
        if not self._has_head and self._received > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def on_headers_complete(self) -> None:
        """The body follows, if there is one."""
        self._has_head = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is there; its answer may take as long as it likes."""
        self._arrived()
        self._received, self._has_head = 0, False
        super().on_message_complete()

    def _wait(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_S, self._let_go)

    def _arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _let_go(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()


class HubServer(uvicorn.Server):
    """uvicorn on a socket of ours; `on_ready` is called once it serves, `on_end` before it waits for open answers."""

    def __init__(
        self,
        app: Any,
        listening: socket.socket,
        context: ssl.SSLContext,
        on_ready: Callable[[], None],
        on_end: Callable[[], None] = lambda: None,
    ) -> None:
        config = uvicorn.Config(
            app,
            http=PatientProtocol,
            ws="none",
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_keep_alive=KEEP_ALIVE_S,
            timeout_graceful_shutdown=2,
            limit_concurrency=4000,
        )
        config.load()
        super().__init__(config)
        self._listening = listening
        self._context = context
        self._on_ready, self._on_end = on_ready, on_end

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to serve; a handshake that takes long ends."""
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            raise HubServerError("the hub's pages do not start: see its messages")
        loop = asyncio.get_running_loop()
        serving = await loop.create_server(
            self._make_protocol,
            sock=self._listening,
            ssl=self._context,
            ssl_handshake_timeout=HANDSHAKE_S,
            backlog=1024,
        )
        self.servers = [serving]
        self.started = True
        self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends, with what streams first; who does not close its connection is let go."""
        self._on_end()
        await super().shutdown(sockets)
        for connection in tuple(self.server_state.connections):
            connection.transport.abort()

    def _make_protocol(self) -> PatientProtocol:
        return PatientProtocol(self.config, self.server_state, self.lifespan.state)


def listen(port: int, address: str = "") -> socket.socket:
    """Returns a socket that listens on a port, of every address unless one is named. Raises HubServerError."""
    allow_many_files()
    try:
        dual = not address and socket.has_dualstack_ipv6()
        family = socket.AF_INET6 if dual else socket.AF_INET
        return socket.create_server((address, port), family=family, dualstack_ipv6=dual, backlog=1024)
    except OSError as error:
        why = os.strerror(error.errno) if error.errno else str(error)  # without the address
        raise HubServerError(f"port {port} cannot be used: {why}: name another with --port") from None


def allow_many_files() -> None:
    """Lets this process have a connection for each table, phone and screen."""
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(MOST_FILES, most)
    if least < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
