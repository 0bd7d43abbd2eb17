"""The devices' routes: join, rows, states, the event's file, groups that go on elsewhere."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from companion.errors import BadInputError
from companion.hub.join_code import JoinCode
from companion.hub.server.access import require
from companion.hub.server.hub_errors import RefusedError
from companion.hub.server.limits import read_body
from companion.hub.server.values import Principal, Role
from companion.hub.wire import read_delivery, read_json

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from companion.hub.server.app import Hub
    from companion.hub.server.store import HubStore


def routes() -> list[Route]:
    """Returns the routes of devices, and of commands that fetch what came."""
    return [
        Route("/v1/authority", authority),
        Route("/v1/join", join, methods=["POST"]),
        Route("/v1/journals/{journal}/rows", append_rows, methods=["POST"]),
        Route("/v1/journals/{journal}/state", put_state, methods=["PUT"]),
        Route("/v1/event", event_file),
        Route("/v1/groups/{code}", parked_group),
        Route("/v1/groups/{code}/taken", take_group, methods=["POST"]),
        Route("/v1/event-rows", event_rows),
    ]


def _store(request: Request) -> "HubStore":
    store: HubStore = request.state.store
    return store


def _hub(request: Request) -> "Hub":
    hub: Hub = request.app.state.hub
    return hub


def _own_journal(request: Request) -> str:
    """Returns the journal of the path, which must be the asking table's. Raises RefusedError."""
    principal: Principal = request.state.principal
    if request.path_params["journal"] != principal.journal:
        raise RefusedError(403, "this token is another journal's")
    return principal.journal


def now() -> str:
    """Returns the hub's time: UTC, ISO 8601."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


@require()
async def authority(request: Request) -> Response:
    """The authority's certificate: a table that has its fingerprint knows by it whether this is its hub."""
    return PlainTextResponse(_hub(request).pem)


@require()
async def join(request: Request) -> Response:
    """Lets a table join that shows the code."""
    hub, address = _hub(request), request.client.host if request.client else ""
    hub.joins.check(address, 0)
    asked = _read(await read_body(request))
    code, journal, table = asked.get("code"), asked.get("journal"), asked.get("table") or ""
    if not (isinstance(code, str) and isinstance(journal, str) and isinstance(table, str)):
        raise RefusedError(400, "to join, send 'code', 'journal' and 'table'")
    try:
        secret = JoinCode.parse(code).secret
    except BadInputError as error:
        raise RefusedError(400, str(error)) from None
    if not _store(request).identity.is_secret(secret):
        hub.joins.check(address)
        raise RefusedError(403, "this is not the hub's code: the host's page shows it")
    token, name = await _store(request).join(journal, table)
    told = {"token": token, "table": name, "number": await _store(request).number_of(journal)}
    return JSONResponse({**told, "hub": hub.name, "event": hub.event.text, "time": now()})


@require(Role.DEVICE)
async def append_rows(request: Request) -> Response:
    """Appends rows to a journal; answers after the commit."""
    journal = _own_journal(request)
    _hub(request).check_room()
    try:
        delivery = read_delivery(await read_body(request))
    except RefusedError:
        raise
    except BadInputError as error:
        raise RefusedError(400, str(error)) from None
    acked = await _store(request).append(journal, delivery)
    return JSONResponse({"acked": acked, "time": now()})


@require(Role.DEVICE)
async def put_state(request: Request) -> Response:
    """Keeps what a table tells of itself; tells it what it must know."""
    journal, hub = _own_journal(request), _hub(request)
    reply = await _store(request).put_state(journal, _read(await read_body(request)))
    event = {"hash": hub.event.hash} if hub.event.text is not None else None
    return JSONResponse({"time": now(), "event": event, **reply})


@require(Role.DEVICE)
async def event_file(request: Request) -> Response:
    """The event's file, for tables."""
    event = _hub(request).event
    if event.text is None:
        raise RefusedError(404, "this hub hands out no event file")
    tag = f'"{event.hash}"'
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"ETag": tag})
    return PlainTextResponse(event.text, headers={"ETag": tag})


@require(Role.DEVICE)
async def parked_group(request: Request) -> Response:
    """The rows of a game that was put aside, for the table that goes on with it."""
    principal: Principal = request.state.principal
    _hub(request).codes.check(principal.id)
    journal, table, rows = await _store(request).parked_group(request.path_params["code"], principal.journal)
    return JSONResponse({"journal": journal, "table": table, "rows": [row.as_json() for row in rows]})


@require(Role.DEVICE)
async def take_group(request: Request) -> Response:
    """Notes that the asking table goes on with a group's game."""
    principal: Principal = request.state.principal
    _hub(request).codes.check(principal.id)
    await _store(request).take_group(request.path_params["code"], principal.journal)
    return JSONResponse({"time": now()})


@require(Role.HOST, Role.DESIGNER)
async def event_rows(request: Request) -> Response:
    """The event rows of all tables, as their sticks would give them; a designer's, of the own games alone."""
    principal: Principal = request.state.principal
    lines = await _store(request).event_lines(principal.games if principal.role is Role.DESIGNER else None)

    async def write() -> "AsyncIterator[bytes]":
        for line in lines:
            yield line.encode("utf-8", "surrogatepass") + b"\n"

    return StreamingResponse(write(), media_type="application/jsonl")


def _read(raw: bytes) -> dict[str, Any]:
    """Returns the JSON object of a body, every text in it fit for pages and the database. Raises RefusedError."""
    try:
        return {_mend(key): _mend(value) for key, value in read_json(raw).items()}
    except BadInputError as error:
        raise RefusedError(400, str(error)) from None


def _mend(value: Any) -> Any:
    """Returns JSON without what is no sign of Unicode, and without NUL."""
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode().replace("\0", "?")
    if isinstance(value, list):
        return [_mend(one) for one in value]
    if isinstance(value, dict):
        return {_mend(key): _mend(one) for key, one in value.items()}
    return value
