"""A group's game goes on at any table of the event, once, also where that table loses power as it takes the game."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from companion.hub.server.hub_errors import RefusedError
from companion.hub.server.store import HubStore
from companion.hub.wire import Delivery
from tests.hub.server.store_rows import link, with_store

BEGUN = [
    ("group-started", "", {"group": "ELM"}),
    ("game-started", "g1", {"group": "ELM", "game": "fir", "version": "1"}),
    ("group-ended", "", {"group": "ELM", "parked": "g1"}),
]
CAME: list[tuple[str, str, Mapping[str, object]]] = [
    ("game-started", "g1", {"group": "ELM", "game": "fir", "version": "1", "from": "oak"}),
    ("group-returned", "", {"group": "ELM"}),
    ("group-ended", "", {"group": "ELM", "parked": "g1"}),
]
MOVED: list[tuple[str, str, Mapping[str, object]]] = [("group-moved", "", {"group": "ELM", "to": ""})]


def test_a_table_that_lost_power_as_a_game_came_back_to_it_asks_again(database: str, tmp_path: Path) -> None:
    async def work(store: HubStore) -> None:
        for journal in ("oak", "ash", "fir"):
            await store.admit(journal, journal.title())
        oak = link([*BEGUN, *MOVED])
        await store.append("oak", Delivery(tuple(oak)))
        await store.append("ash", Delivery(tuple(link(CAME))))
        for _ in range(2):
            await store.take_group("ELM", "oak")
        assert (await store.parked_group("ELM", "oak"))[0] == "ash"
        with pytest.raises(RefusedError):
            await store.take_group("ELM", "fir")
        back = link(CAME[:2], first=5, before=oak[-1].hash)
        await store.append("oak", Delivery(tuple(back)))
        with pytest.raises(RefusedError):
            await store.parked_group("ELM", "oak")

    with_store(database, tmp_path, work)
