"""Over a network that loses, doubles, reorders, delays and breaks off, a hub gets every row once and in its order."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from companion.hub.join_code import JoinCode
from companion.hub.table import link as hub_link
from tests.hub.table.real_hub import RealHub
from tests.hub.unruly_network import USUAL, UnrulyNetwork
from tests.hub.writing_tables import A_GAME, Written, compare, journal_of, read_written, write_and_deliver

TABLES = range(3)


@pytest.fixture(autouse=True)
def _waits_less(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LOOK_S", "FIRST_WAIT_S", "LONGEST_WAIT_S"):
        monkeypatch.setattr(hub_link, name, 0.01)
    monkeypatch.setattr(hub_link, "STATE_S", 0.1)


async def export(hub: RealHub) -> list[str]:
    return [line async for line in hub.store.all_rows()]


def test_nothing_is_lost_and_nothing_doubled(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.hub.unruly_network.LONGEST_DELAY_S", 0.1)
    likely = dict.fromkeys(USUAL, 1) | {"passed": 8}
    with RealHub(database, tmp_path / "hub") as hub, UnrulyNetwork(hub.port, hub.folder, 1, likely) as network:
        code = str(replace(JoinCode.parse(hub.code), port=network.port))
        for rows in (A_GAME, 3 * A_GAME):  # the second time as tables that were started again
            with ThreadPoolExecutor(len(TABLES)) as pool:
                list(pool.map(lambda number: write_and_deliver(journal_of(tmp_path, number), rows, code), TABLES))  # noqa: B023
        written = [read_written(journal_of(tmp_path, number)) for number in TABLES]
        assert compare(written, hub.do(export(hub))) >= len(TABLES) * 3 * A_GAME
        assert hub.do(hub.store.verify()) == []
        assert hub.do(hub.store.quarantined()) == []
        assert set(network.happened) == set(USUAL), "everything happened"


@pytest.mark.parametrize(
    "exported", ["ab", "abcd", "acb", "abbc", "abX"], ids=["lost", "more", "reordered", "doubled", "changed"]
)
def test_the_comparison_itself_finds_a_fault(exported: str) -> None:
    lines = {sign: f'{{"of":"j","seq":{sign!r}}}' for sign in "abcdX"}
    written = Written("j", [lines[sign] for sign in "abc"])
    assert compare([written], [lines[sign] for sign in "abc"]) == 3
    with pytest.raises(AssertionError, match="the hub"):
        compare([written], [lines[sign] for sign in exported])
