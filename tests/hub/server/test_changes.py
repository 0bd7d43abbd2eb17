"""What changed is told to everybody, also by a command that ends at once, and the command ends."""

import asyncio
from pathlib import Path

import pytest

from companion.hub.server.identity import Identity
from companion.hub.server.store import open_store
from companion.hub.server.values import StoreChange

PATIENCE_S = 300.0


@pytest.mark.parametrize("steps", range(6))
def test_a_store_that_has_told_a_change_ends_at_once_and_others_hear_of_it(
    database: str, tmp_path: Path, steps: int
) -> None:
    identity = Identity(tmp_path)

    async def listen() -> StoreChange:
        async with open_store(database, identity) as store:
            told = store.changes.changes()
            assert (await anext(told)).id == 0, "it listens"
            await tell()
            while (change := await anext(told)).what != "token":
                pass
            return change

    async def tell() -> None:
        async with open_store(database, identity) as store:
            listens = store.changes.changes()
            assert (await anext(listens)).id == 0, "it listens"
            store.changes.tell("", "token")
            for _ in range(steps):  # it may end at any step of what sends the change
                await asyncio.sleep(0)

    async def run() -> StoreChange:
        async with asyncio.timeout(PATIENCE_S):
            return await listen()

    assert asyncio.run(run()).what == "token"
