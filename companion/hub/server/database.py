"""The hub's database: connected, recognised as a hub's, brought to this version."""

import json
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from importlib import resources
from typing import Any, Final

import asyncpg

from companion.errors import why_refused
from companion.hub.server.hub_errors import HubServerError

LEAST_POSTGRESQL: Final = 15
MOST_CONNECTIONS: Final = 20
PATIENCE_S: Final = 10
"""How long a statement, or a connection, is waited for."""
_OWNER: Final = "companion hub"
_STEP: Final = re.compile(r"(\d{3})_\w+\.sql")
_ONE_AT_A_TIME: Final = 0x4D795961
"""The advisory lock under which one hub at a time migrates."""


def read_steps() -> Mapping[int, str]:
    """Returns the migrations by number: each makes the database one of its version."""
    folder = resources.files("companion.hub.server") / "schema"
    found = {file.name: file for file in folder.iterdir() if _STEP.fullmatch(file.name)}
    return {int(name[:3]): found[name].read_text("utf-8") for name in sorted(found)}


@asynccontextmanager
async def open_pool(dsn: str, most: int = MOST_CONNECTIONS) -> AsyncIterator["asyncpg.Pool"]:
    """Yields connections to a database that is a hub's of this version. Raises HubServerError."""
    try:
        await prepare(dsn)
        pool = await asyncpg.create_pool(dsn, min_size=0, max_size=most, command_timeout=PATIENCE_S, timeout=PATIENCE_S)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
        raise HubServerError(
            f"the database {_shown(dsn)} cannot be used: {why_refused(error)}: {_mend(error)}"
        ) from None
    try:
        yield pool
    finally:
        pool.terminate()


async def prepare(dsn: str, steps: Mapping[int, str] | None = None) -> int:
    """Brings a database to the newest version, each step in a transaction; returns it. Raises HubServerError."""
    steps = read_steps() if steps is None else steps
    connection = await asyncpg.connect(dsn, timeout=PATIENCE_S)
    try:
        await connection.execute("SELECT pg_advisory_lock($1)", _ONE_AT_A_TIME)
        version = await _version(connection, dsn)
        if version > max(steps):
            raise HubServerError(f"the database {_shown(dsn)} is of a newer hub (version {version}): update this one")
        for number in (number for number in steps if number > version):
            async with connection.transaction():
                await connection.execute(steps[number])
                await connection.execute(f"COMMENT ON SCHEMA public IS '{_OWNER} {number}'")
        return max(steps)
    finally:
        await connection.close()


async def _version(connection: Any, dsn: str) -> int:
    """Returns the version of a hub's database, 0 for an empty one. Raises HubServerError for one of something else."""
    major = connection.get_server_version().major
    if major < LEAST_POSTGRESQL:
        raise HubServerError(
            f"the database {_shown(dsn)} is PostgreSQL {major}: the hub needs {LEAST_POSTGRESQL} or later"
        )
    if await connection.fetchval("SELECT pg_is_in_recovery()"):
        raise HubServerError(f"the database {_shown(dsn)} is a copy that follows another: name the one that it follows")
    said = await connection.fetchval("SELECT obj_description('public'::regnamespace, 'pg_namespace')")
    owner, _, version = (said or "").rpartition(" ")
    if owner == _OWNER and version.isdecimal():
        return int(version)
    if await connection.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"):
        raise HubServerError(f"the database {_shown(dsn)} is of another program: make one for the hub with 'createdb'")
    return 0


def _shown(dsn: str) -> str:
    """Returns a database's address without its password."""
    return repr(re.sub(r"(//[^:/@]*):[^@]*@", r"\1:…@", dsn))


def _mend(error: Exception) -> str:
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return "make it with 'createdb'"
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        return "name a user and a password that may use it"
    if isinstance(error, asyncpg.InsufficientPrivilegeError):
        return "let its user make tables and roles (CREATEROLE) there"
    return "start it, or name another with --database"


def unpack(text: str) -> dict[str, Any]:
    """Returns the JSON object that a column holds."""
    content: dict[str, Any] = json.loads(text)
    return content
