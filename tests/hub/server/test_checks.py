"""A flipped bit, a row that is gone and an end that is cut off are noticed."""

from pathlib import Path

import pytest

from companion.hub.server.store import HubStore
from companion.hub.wire import Delivery
from tests.hub.server.store_rows import acted, with_store


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("UPDATE row SET body = replace(body, 'play', 'plax') WHERE seq = 3", "row 3 is not as it was written"),
        ("DELETE FROM row WHERE seq = 2", "rows 2 to 2 are missing"),
        ("DELETE FROM row WHERE seq > 3", "it ends at row 3, and row 5 was acknowledged"),
    ],
)
def test_damage_is_noticed(database: str, tmp_path: Path, damage: str, said: str) -> None:
    async def harm(store: HubStore) -> list[list[str]]:
        await store.join("j", "Oak")
        await store.append("j", Delivery(tuple(acted(5))))
        before = await store.verify()
        await store.pool.execute("ALTER TABLE row DISABLE TRIGGER row_stays")
        await store.pool.execute(damage)
        return [before, await store.verify()]

    before, (fault,) = with_store(database, tmp_path, harm)
    assert before == []
    assert said in fault
