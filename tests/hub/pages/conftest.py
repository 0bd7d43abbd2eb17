"""A hub for the tests of its pages, on the database of the tests."""

import asyncio
from collections.abc import Iterator
from itertools import count

import asyncpg
import pytest

from companion.hub.server.cluster import Cluster
from tests.hub.pages.running_hub import RunningHub, run_hub

_NUMBERS = count()


@pytest.fixture(scope="module")
def hub(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHub]:
    name = f"pages_{next(_NUMBERS)}"
    asyncio.run(_make(cluster.dsn, name))
    with run_hub(cluster.dsn.replace("/hub?", f"/{name}?"), tmp_path_factory.mktemp("hub")) as hub:
        yield hub


async def _make(dsn: str, name: str) -> None:
    connection = await asyncpg.connect(dsn)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
