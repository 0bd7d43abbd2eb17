"""The event rows of a hub, for a report: asked over the network, or read from its database or its folder."""

import asyncio
from http import HTTPStatus
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

from companion.errors import BadInputError
from companion.events.row_sources import RowLines

LARGEST_REPLY: Final = 1 << 30
_FORMS: Final = "the address of the host's page (https://…#FINGERPRINT), postgresql://…, or the hub's folder"


def read_hub(where: str, token: str) -> RowLines:
    """Returns the event rows of all tables of a hub, as their sticks would give them.

    Raises BadInputError, or DeviceError if the hub does not answer.
    """
    scheme = where.partition("://")[0] if "://" in where else ""
    if scheme == "https":
        return RowLines(where.partition("?")[0], _ask(where, token))
    if scheme in ("postgresql", "postgres"):
        return RowLines("the hub's database", asyncio.run(_read(Path(), where)))
    if scheme or not (Path(where) / "database").is_dir():
        raise BadInputError(f"{where.partition('?')[0][:200]!r} is no hub: name {_FORMS}")
    return RowLines(where, asyncio.run(_read(Path(where).absolute(), "")))


def _ask(where: str, token: str) -> list[str]:
    """Returns the lines that a hub sends, whose authority is the one that the address names behind its '#'."""
    from companion.hub.join_code import USUAL_PORT, fingerprint
    from companion.hub.table.link import check
    from companion.hub.table.transport import HubConnection, find_authority

    try:
        address = urlsplit(where)
        host, port = address.hostname, address.port or USUAL_PORT
    except ValueError:
        host, port = None, 0
    if not host or not address.fragment:
        raise BadInputError(f"--hub {where.partition('?')[0][:200]!r} is no address of a hub: name {_FORMS}")
    token = token or parse_qs(address.query).get("token", [""])[0]
    if not token:
        raise BadInputError("the hub wants a host's token: --token, $COMPANION_HUB_TOKEN, or ?token= in the address")

    def is_pinned(pem: str) -> bool:
        try:
            return fingerprint(pem) == address.fragment.upper()
        except ValueError:
            return False

    hub = HubConnection(host, port, find_authority(host, port, is_pinned), token, LARGEST_REPLY)
    try:
        reply = hub.ask("GET", "/v1/event-rows")
    finally:
        hub.close()
    if reply.status in (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN):
        raise BadInputError("the hub does not take this token: 'companion hub token new --role host' makes one")
    return check(reply).body.decode("utf-8", "surrogatepass").split("\n")[:-1]


async def _read(folder: Path, database: str) -> list[str]:
    from companion.commands.hub import check_packages

    check_packages()
    from companion.hub.server.database import open_pool
    from companion.hub.server.journals import read_event_lines
    from companion.hub.server.running import database_of

    async with (
        database_of(folder, database) as dsn,
        open_pool(dsn, 1) as pool,
        pool.acquire() as connection,
        connection.transaction(isolation="repeatable_read", readonly=True),
    ):
        lines: list[str] = await read_event_lines(connection)
        return lines
