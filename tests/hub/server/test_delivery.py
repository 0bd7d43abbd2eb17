"""Rows are kept once, in their order; a journal that tells two histories is told to the host."""

import json
from pathlib import Path

import pytest

from companion.hub.server.hub_errors import RefusedError
from companion.hub.server.store import HubStore
from companion.hub.wire import Delivery
from tests.hub.pages.running_hub import RunningHub
from tests.hub.server.asking import deliver, join
from tests.hub.server.store_rows import acted, link, with_store


def test_rows_are_kept_once_however_often_and_in_whatever_pieces_they_come(database: str, tmp_path: Path) -> None:
    rows = acted(6)

    async def deliver(store: HubStore) -> list[int]:
        await store.join("j", "")
        pieces = [rows[:2], rows[4:], rows[:4], rows[2:], rows, []]
        acked = [await store.append("j", Delivery(tuple(piece))) for piece in pieces]
        assert [row.seq for row in await store.history("j", 100)] == [1, 2, 3, 4, 5, 6]
        return acked

    assert with_store(database, tmp_path, deliver) == [2, 2, 4, 6, 6, 6], "a gap is answered with where to go on"


@pytest.mark.parametrize("told_before", [False, True])
def test_two_histories_are_both_kept_and_the_first_goes_on(database: str, tmp_path: Path, told_before: bool) -> None:
    ours, theirs = acted(5), acted(5, note="a copy of the card")

    async def deliver(store: HubStore) -> None:
        await store.join("j", "Oak")
        await store.append("j", Delivery(tuple(ours[:3])))
        piece = Delivery(tuple(theirs[3:]), theirs[2].hash) if told_before else Delivery(tuple(theirs))
        with pytest.raises(RefusedError) as refused:
            await store.append("j", piece)
        assert refused.value.status == 409
        (found,) = await store.quarantined()
        assert (found.name, len(found.rows)) == ("Oak", 2 if told_before else 5)
        assert await store.append("j", Delivery(tuple(ours))) == 5
        assert (await store.table("j")).is_quarantined  # type: ignore[union-attr]

    with_store(database, tmp_path, deliver)


def test_a_row_that_does_not_follow_is_refused_and_nothing_is_kept(database: str, tmp_path: Path) -> None:
    rows = acted(3)
    broken = [rows[0], rows[1], link([("acted", "g1", {"n": "changed"})], first=3)[0]]

    async def deliver(store: HubStore) -> None:
        await store.join("j", "")
        with pytest.raises(RefusedError) as refused:
            await store.append("j", Delivery(tuple(broken)))
        assert refused.value.status == 422
        assert await store.history("j", 10) == []

    with_store(database, tmp_path, deliver)


def test_nobody_changes_a_row(database: str, tmp_path: Path) -> None:
    async def change(store: HubStore) -> None:
        await store.join("j", "")
        await store.append("j", Delivery(tuple(acted(1))))
        for statement in ("UPDATE row SET body = '{}'", "DELETE FROM row"):
            with pytest.raises(Exception, match="only appended"):
                await store.pool.execute(statement)

    with_store(database, tmp_path, change)


def test_a_designer_sees_the_own_games_alone_as_the_database_says(database: str, tmp_path: Path) -> None:
    def begun(game: str, session: str, group: str) -> list[tuple[str, str, dict[str, object]]]:
        body: dict[str, object] = {"group": group, "game": game, "version": "1", "session": session}
        return [("group-started", "", {"group": group}), ("game-started", session, body), ("acted", session, {})]

    async def deliver(store: HubStore) -> None:
        await store.join("j", "")
        rows = link([*begun("fir", "g1", "ELM"), *begun("oak", "g2", "ASH")])
        await store.append("j", Delivery(tuple(rows)))
        async with store.as_designer(["oak"]) as connection:
            assert [row["seq"] for row in await connection.fetch("SELECT seq FROM row ORDER BY seq")] == [4, 5, 6]
        async with store.as_designer([]) as connection:
            assert await connection.fetchval("SELECT count(*) FROM row") == 0
        assert len(await store.event_lines()) == 4
        assert len(await store.event_lines(["oak"])) == 2

    with_store(database, tmp_path, deliver)


def test_what_a_newer_table_sends_is_kept_as_it_is(hub: RunningHub) -> None:
    token = join(hub, "newer")
    [row] = link([("danced", "g1", {"steps": [1, {"twice": True}], "ü": None})])
    sent = {**row.as_json(), "mood": {"of": ["A", 2.5]}, "new": False}
    assert deliver(hub, "newer", token, [sent], of="another time").status == 200

    async def export() -> list[str]:
        return [line async for line in hub.store.all_rows() if '"newer"' in line]

    [line] = hub.do(export())
    assert json.loads(line) == {"of": "newer", **sent}
