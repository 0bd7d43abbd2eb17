"""Runs a hub: its database, its pages, until it is told to end."""

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.errors import BadInputError
from companion.hub.join_code import JoinCode, fingerprint
from companion.hub.server.app import NO_ROOM, Hub, known_hosts, make_app
from companion.hub.server.authority import Authority, own_hosts
from companion.hub.server.cluster import Cluster
from companion.hub.server.event_source import EventSource
from companion.hub.server.hub_errors import HubServerError
from companion.hub.server.identity import Identity, lock_folder
from companion.hub.server.pages import make_pages
from companion.hub.server.serving import HubServer, listen
from companion.hub.server.store import HubStore, open_store
from companion.hub.server.upstream import Upstream

LOOK_S: Final = 1.0


@dataclass(frozen=True, slots=True)
class HubCall:
    """How a hub is run; `database` is "" for one of its own, `hosts` are further names by which it is reached.

    `upstream` is the code of a larger hub, to which all is passed on; "" for none.
    """

    folder: Path
    database: str = ""
    port: int = 8443
    event: Path | None = None
    hosts: tuple[str, ...] = ()
    upstream: str = ""


@dataclass(frozen=True, slots=True)
class Started:
    """What a host must know: the code by which tables join, the address of the host's page, with its token."""

    code: str
    page: str
    port: int
    fingerprint: str


def run_hub(call: HubCall, on_ready: Callable[[Started], None], warn: Callable[[str], None]) -> None:
    """Runs a hub until the process is asked to end. Raises HubServerError, or BadInputError for a faulty event file."""
    lock_folder(call.folder)
    event = EventSource(call.event, warn)
    identity, authority = Identity(call.folder), Authority(call.folder / "authority")
    upstream = read_upstream(call.upstream, authority.pem) if call.upstream else None
    hosts = [*call.hosts, *own_hosts()]
    hub = Hub(event.name or "hub", authority.pem, known_hosts(hosts), event, None if call.database else call.folder)
    with listen(call.port) as listening, _database(call) as (dsn, cluster):
        context = authority.make_context(hosts)

        async def serve() -> None:
            async with open_store(dsn, identity) as store:
                port = listening.getsockname()[1]
                host = f"[{hosts[0]}]" if ":" in hosts[0] else hosts[0]
                code = JoinCode(host, port, identity.secret, fingerprint(authority.pem))
                page = f"https://{host}:{port}/host?token={await store.host_token()}#{code.fingerprint}"
                started = Started(str(code), page, port, code.fingerprint)
                pages = make_pages(store)
                app = make_app(hub, store, pages)
                server = HubServer(app, listening, context, lambda: on_ready(started), pages.streams.close)
                passing = Upstream(upstream, call.folder / "upstream", store, warn) if upstream else None
                async with watching(cluster, hub, warn), _passing_on(passing):
                    await server.serve()

        asyncio.run(serve())


@contextmanager
def _database(call: HubCall) -> Iterator[tuple[str, Cluster | None]]:
    """Yields the database's address, and the cluster that was started for it."""
    if call.database:
        yield call.database, None
        return
    cluster = Cluster(call.folder)
    cluster.start()
    try:
        yield cluster.dsn, cluster
    finally:
        cluster.stop()


@asynccontextmanager
async def watching(cluster: Cluster | None, hub: Hub, warn: Callable[[str], None]) -> AsyncIterator[None]:
    """Starts the database again should it end, reads the event's file again when it changes, looks for room."""

    had_room = True

    async def look() -> None:
        nonlocal had_room
        if cluster is not None and not cluster.is_running:
            warn("the database has ended and is started again: tables keep their rows meanwhile")
            await asyncio.to_thread(cluster.start)
        hub.event.refresh()
        if hub.has_room() != had_room:
            had_room = not had_room
            warn("there is room again" if had_room else f"{NO_ROOM}: free some space")

    async def watch() -> None:
        while True:
            await asyncio.sleep(LOOK_S)
            try:
                await look()
            except (HubServerError, OSError) as error:  # such as a disk that fails: it is looked at again
                warn(str(error))

    async with _meanwhile(watch()):
        yield


@asynccontextmanager
async def _passing_on(upstream: Upstream | None) -> AsyncIterator[None]:
    """Passes on to a larger hub meanwhile, if there is one."""
    if upstream is None:
        yield
        return
    async with _meanwhile(upstream.run()):
        yield


@asynccontextmanager
async def _meanwhile(work: Coroutine[None, None, None]) -> AsyncIterator[None]:
    task = asyncio.create_task(work)
    task.add_done_callback(_tell_failure)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


def _tell_failure(task: "asyncio.Task[None]") -> None:
    """Says at once that work beside the server has ended by a fault; the hub goes on without it."""
    if not task.cancelled() and (error := task.exception()):
        logging.getLogger("companion.hub").error("a part of the hub has ended", exc_info=error)


def read_upstream(text: str, own_pem: str) -> JoinCode:
    """Returns the code of a larger hub, which may be written as an address. Raises BadInputError."""
    code = JoinCode.parse(text.strip().removeprefix("https://"))
    if code.fits(own_pem):
        raise BadInputError("--upstream names this hub itself: give the code of the larger one")
    return code


@asynccontextmanager
async def store_of(folder: Path, database: str = "") -> AsyncIterator[HubStore]:
    """Yields the store of a hub, which may run meanwhile; its own database is started where it does not run."""
    identity = Identity(folder)
    async with database_of(folder, database) as dsn, open_store(dsn, identity) as store:
        yield store


@asynccontextmanager
async def database_of(folder: Path, database: str = "") -> AsyncIterator[str]:
    """Yields the address of a hub's database, as `store_of` finds it."""
    if database:
        yield database
        return
    cluster = Cluster(folder)
    try:
        dsn, is_ours = cluster.dsn, False
    except HubServerError:
        lock_folder(folder)
        await asyncio.to_thread(cluster.start)
        dsn, is_ours = cluster.dsn, True
    try:
        yield dsn
    finally:
        if is_ours:
            cluster.stop()


def quiet_signals() -> None:
    """Lets SIGTERM end a hub as Ctrl-C does, with its database stopped."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
