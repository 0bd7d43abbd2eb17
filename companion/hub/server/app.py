"""The hub's application: routes, who may ask for them, what is answered when something is wrong."""

import hashlib
import logging
import shutil
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import asyncpg
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.hub.join_code import SERVER_NAME
from companion.hub.server.access import token_in
from companion.hub.server.api import routes
from companion.hub.server.event_source import EventSource
from companion.hub.server.hub_errors import RefusedError
from companion.hub.server.limits import Rates
from companion.hub.server.store import HubStore

if TYPE_CHECKING:
    from companion.hub.server.pages.routes import Site

AGAIN_S: Final = 2
"""After how many seconds a table tries again where the database does not answer."""
NO_ROOM: Final = "the hub's disk is full: tables keep their rows"
NO_ROOM_S: Final = 30
LEAST_ROOM: Final = 64 << 20
"""With less room on the disk no rows are taken: the database itself must never run out of it."""
HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'self'; form-action 'self'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}
_PASSING: Final = ("08", "53", "57", "58")
"""SQLSTATE's classes of what passes: no connection, no room, shut down, the system's faults."""


@dataclass(frozen=True, slots=True)
class Hub:
    """What one hub is: its name and certificate, the hosts by which it is asked, its event, its disk, its limits."""

    name: str
    pem: str
    hosts: frozenset[str]
    event: EventSource
    disk: Path | None = None
    devices: Rates = field(default_factory=lambda: Rates(20, 60))
    browsers: Rates = field(default_factory=lambda: Rates(100, 1000))
    guesses: Rates = field(default_factory=lambda: Rates(20, 200))
    joins: Rates = field(default_factory=lambda: Rates(0.5, 20))
    codes: Rates = field(default_factory=lambda: Rates(0.5, 20))

    def has_room(self) -> bool:
        """Whether the disk has room for more rows."""
        return self.disk is None or shutil.disk_usage(self.disk).free >= LEAST_ROOM

    def check_room(self) -> None:
        """Raises RefusedError where the disk is nearly full: nothing more is taken, and what is there stays."""
        if not self.has_room():
            raise RefusedError(503, NO_ROOM, NO_ROOM_S)


def make_app(hub: Hub, store: HubStore, site: "Site | None" = None) -> Starlette:
    """Returns the application: the devices' routes, and the pages of a site."""
    handlers: dict[Any, Any] = {**site.exception_handlers()} if site else {}
    handlers |= dict.fromkeys((asyncpg.PostgresError, asyncpg.InterfaceError, OSError), _fail)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with site.running() if site else nullcontext():
            yield

    app = Starlette(
        routes=[*routes(), *(site.routes() if site else ())],
        lifespan=lifespan,
        exception_handlers={**handlers, RefusedError: _refuse},
    )
    app.state.hub, app.state.store, app.state.pages = hub, store, site
    app.add_middleware(Entrance, hub=hub, store=store)
    return app


class Entrance:
    """Looks at every request first: which host it asks, how many came before it, for whom its token speaks."""

    def __init__(self, app: ASGIApp, hub: Hub, store: HubStore) -> None:
        self._app = app
        self._hub = hub
        self._store = store

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope, receive)
        try:
            await self._enter(request)
        except RefusedError as error:
            await _refuse(request, error)(scope, receive, send)
            return
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            await _fail(request, error)(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)

    async def _enter(self, request: Request) -> None:
        """Raises RefusedError for a request that is not let in."""
        if len(request.headers.getlist("host")) > 1 or _host_of(request) not in self._hub.hosts:
            raise RefusedError(421, "this hub is not known by that name: use an address that it said at its start")
        if "\0" in request.url.path:
            raise RefusedError(404, "there is no such page")
        token = token_in(request)
        asker = request.client.host if request.client else ""
        if request.url.path.startswith("/v1/") and token:
            self._hub.devices.check(hashlib.sha256(token.encode("utf-8", "replace")).hexdigest())
        else:
            self._hub.browsers.check(asker)
        if token:
            self._hub.guesses.check(asker, 0)  # who has guessed tokens for long is heard no more for a while
        state = request.state
        state.store, state.token = self._store, token
        state.principal = await self._store.authenticate(token) if token else None
        if token and state.principal is None:
            self._hub.guesses.check(asker)


def _host_of(request: Request) -> str:
    """Returns the host that a request asks for, without its port."""
    host = request.headers.get("host", "").lower()
    name, _, port = host.rpartition(":")
    return (name if port.isdecimal() and name else host).strip("[]").rstrip(".")


def known_hosts(hosts: list[str]) -> frozenset[str]:
    """Returns the names under which a hub lets itself be asked: another may be that of a page which means no good."""
    return frozenset(host.lower() for host in (*hosts, SERVER_NAME))


def _refuse(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RefusedError)
    headers = {"Retry-After": str(error.after_s)} if error.after_s else {}
    return JSONResponse({"error": str(error), **error.told}, error.status, headers)


def _fail(_request: Request, error: Exception) -> Response:
    """Says that it may work later, where it may; nothing was acknowledged."""
    state = getattr(error, "sqlstate", None) or "08"
    if not isinstance(error, asyncpg.PostgresError) or state[:2] in _PASSING:
        logging.getLogger("companion.hub").warning("the database does not answer: %s", error)
        words = {"error": "the hub's database does not answer now: tables keep their rows"}
        return JSONResponse(words, 503, {"Retry-After": str(AGAIN_S)})
    logging.getLogger("companion.hub").error("the database refused: %s %s", state, error, exc_info=error)
    return JSONResponse({"error": "a fault of the hub: see its messages"}, 500)
