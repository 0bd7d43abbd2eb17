"""A real PostgreSQL for the tests of the hub: one cluster for each worker, a fresh database for each test.

Tables have patience with their hub, however busy the machine is.
"""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from companion.hub.server.cluster import Cluster, find_programs
from companion.hub.server.database import prepare
from companion.hub.server.hub_errors import HubServerError
from companion.hub.table import transport
from tests.hub.table.waiting import PATIENCE_S

MEMORY: Final = Path("/dev/shm")
_NUMBERS: Final = count()


@pytest.fixture(autouse=True)
def _is_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "TIMEOUT_S", PATIENCE_S)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    try:
        find_programs()
    except HubServerError as error:
        pytest.skip(str(error))
    folder = Path(tempfile.mkdtemp(prefix="companion-tests-", dir=MEMORY if os.access(MEMORY, os.W_OK) else None))
    folder.chmod(0o755)
    cluster = Cluster(folder)
    cluster.start()
    asyncio.run(prepare(cluster.dsn))
    yield cluster
    cluster.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def database(cluster: Cluster) -> str:
    """The address of a hub's database of this version, with nothing in it."""
    return copy_database(cluster.dsn)


def copy_database(dsn: str) -> str:
    """Returns the address of one more such database, in the same cluster."""
    return asyncio.run(_copy(dsn, f"test_{next(_NUMBERS)}"))


async def _copy(dsn: str, name: str) -> str:
    server, _, where = dsn.rpartition("?")
    server = server.rpartition("/")[0]
    connection = await asyncpg.connect(f"{server}/postgres?{where}")
    try:
        await connection.execute(f"CREATE DATABASE {name} TEMPLATE hub")
    finally:
        await connection.close()
    return f"{server}/{name}?{where}"
