"""A hub passes all on to a larger one, as a table would: once, in order, also after either of them was away."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from companion.errors import BadInputError
from companion.hub.join_code import JoinCode
from companion.hub.server.running import read_upstream
from companion.hub.server.store import HubStore
from companion.hub.server.upstream import Upstream
from companion.hub.table.transport import HubError
from companion.hub.wire import MOST_ROWS, Delivery, WireRow
from tests.hub.conftest import copy_database
from tests.hub.server.store_rows import acted, link, with_store
from tests.hub.table.real_hub import RealHub


@pytest.fixture
def larger(database: str, tmp_path: Path) -> Iterator[RealHub]:
    """The larger hub; its database is another than the smaller one's."""
    with RealHub(copy_database(database), tmp_path / "larger") as hub:
        yield hub


class Smaller:
    """The smaller hub's store, and its way up, which may begin anew."""

    def __init__(self, store: HubStore, folder: Path) -> None:
        self.store, self._folder = store, folder
        self.said: list[str] = []

    async def keep(self, journal: str, rows: list[WireRow]) -> None:
        await self.store.admit(journal, f"Table {journal}")
        for first in range(0, len(rows), MOST_ROWS):
            await self.store.append(journal, Delivery(tuple(rows[first : first + MOST_ROWS])))

    def begin(self, code: str) -> Upstream:
        return Upstream(JoinCode.parse(code), self._folder / "upstream", self.store, self.said.append)

    async def pass_all_on(self, code: str) -> None:
        upstream = self.begin(code)
        try:
            while await upstream.pass_on():
                pass
        finally:
            upstream.close()


def with_smaller(database: str, folder: Path, work: Callable[[Smaller], Awaitable[None]]) -> None:
    async def run(store: HubStore) -> None:
        await work(Smaller(store, folder))

    with_store(database, folder / "smaller", run)


def kept(rows: list[WireRow]) -> list[tuple[int, str]]:
    return [(row.seq, row.kind) for row in rows]


def test_all_rows_come_once_and_what_follows_later(larger: RealHub, database: str, tmp_path: Path) -> None:
    rows = {"j": acted(MOST_ROWS + 3), "k": acted(2, note="of k")}

    async def pass_on(smaller: Smaller) -> None:
        await smaller.keep("j", rows["j"][:1])
        await smaller.keep("k", rows["k"])
        await smaller.pass_all_on(larger.code)
        await smaller.keep("j", rows["j"][:-1])
        await smaller.pass_all_on(larger.code)
        await smaller.keep("j", rows["j"])
        await smaller.pass_all_on(larger.code)
        assert smaller.said == []

    with_smaller(database, tmp_path, pass_on)
    for journal, expected in rows.items():
        assert larger.do(larger.store.rows_from(journal, 1, 1000)) == expected
        assert larger.table(journal).name == f"Table {journal}"
    assert larger.do(larger.store.verify()) == []


def test_a_larger_hub_that_lost_its_rows_gets_all_again(larger: RealHub, database: str, tmp_path: Path) -> None:
    rows = acted(4)

    async def pass_on(smaller: Smaller) -> None:
        await smaller.keep("j", rows[:3])
        upstream = smaller.begin(larger.code)
        assert not await upstream.pass_on()
        larger.do(larger.store.pool.execute("TRUNCATE journal, row, game, token CASCADE"))
        await smaller.keep("j", rows)
        assert not await upstream.pass_on(), "it says that it has none"
        assert not await upstream.pass_on()
        upstream.close()

    with_smaller(database, tmp_path, pass_on)
    assert larger.do(larger.store.rows_from("j", 1, 10)) == rows


def test_one_that_is_away_is_said_once_and_asked_again(
    larger: RealHub, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.hub.server.upstream.uniform", lambda _least, _most: 0.01)
    away = ExitStack()
    away.enter_context(larger.away())

    async def pass_on(smaller: Smaller) -> None:
        await smaller.keep("j", acted(1))
        running = asyncio.create_task(smaller.begin(larger.code).run())
        while not smaller.said:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(away.close)
        while len(smaller.said) < 2:
            await asyncio.sleep(0.01)
        running.cancel()
        missed, again = smaller.said
        assert "does not answer" in missed
        assert "kept here, and passed on later" in missed
        assert again.endswith("is reached again")

    with_smaller(database, tmp_path, pass_on)
    assert larger.table("j").acked == 1


def test_a_journal_of_which_it_knows_another_history_keeps_none_of_the_others(
    larger: RealHub, database: str, tmp_path: Path
) -> None:
    async def pass_on(smaller: Smaller) -> None:
        await smaller.keep("a", acted(2))
        await smaller.keep("b", acted(2))
        larger.do(larger.store.admit("a", "A copy"))
        larger.do(larger.store.append("a", Delivery(tuple(acted(2, note="of the copy")))))
        upstream = smaller.begin(larger.code)
        assert not await upstream.pass_on()
        assert not await upstream.pass_on()
        upstream.close()
        (said,) = smaller.said
        assert said.startswith(
            "Table a is passed on to the larger hub no longer, until this hub starts again: another table has sent"
        )

    with_smaller(database, tmp_path, pass_on)
    assert (larger.table("a").is_quarantined, larger.table("b").acked) == (True, 2)


def test_one_whose_right_was_ended_joins_anew_at_the_next_start(larger: RealHub, database: str, tmp_path: Path) -> None:
    async def pass_on(smaller: Smaller) -> None:
        await smaller.keep("j", acted(1))
        await smaller.pass_all_on(larger.code)
        (token,) = [one for one in larger.do(larger.store.tokens()) if one.journal == "j"]
        larger.do(larger.store.revoke_token(token.id))
        await smaller.keep("j", acted(2))
        await smaller.pass_all_on(larger.code)
        assert larger.table("j").acked == 1
        (said,) = smaller.said
        assert "until this hub starts again: the hub knows this table no longer" in said
        await smaller.pass_all_on(larger.code)
        assert larger.table("j").acked == 2

    with_smaller(database, tmp_path, pass_on)


def test_how_a_table_stands_goes_up_and_what_goes_on_elsewhere_comes_down(
    larger: RealHub, database: str, tmp_path: Path
) -> None:
    rows = link(
        [
            ("group-started", "", {"group": "ELM"}),
            ("game-started", "g1", {"group": "ELM", "game": "fir", "version": "1", "session": "g1"}),
            ("group-ended", "", {"group": "ELM", "parked": "g1"}),
        ]
    )

    async def pass_on(smaller: Smaller) -> None:
        await smaller.keep("j", rows)
        await smaller.store.put_state("j", {"game": "fir", "help": True})
        await smaller.pass_all_on(larger.code)
        assert larger.state("j")["help"] is True
        larger.do(larger.store.admit("k", "Ash"))
        larger.do(larger.store.take_group("ELM", "k"))
        assert (await smaller.store.put_state("j", {"game": None}))["moved"] == []
        await smaller.pass_all_on(larger.code)
        assert (await smaller.store.put_state("j", {"game": None}))["moved"] == ["ELM"]

    with_smaller(database, tmp_path, pass_on)


def test_a_code_that_is_not_its_own(larger: RealHub, database: str, tmp_path: Path) -> None:
    async def pass_on(smaller: Smaller) -> None:
        await smaller.keep("j", acted(1))
        wrong = larger.code.replace(larger.identity.secret, "0000000000")
        with pytest.raises(BadInputError, match="does not take this code"):
            await smaller.pass_all_on(wrong)
        foreign = f"{larger.code[:-16]}{'0' * 16}"
        with pytest.raises(HubError, match="another hub than the code's"):
            await smaller.pass_all_on(foreign)

    with_smaller(database, tmp_path, pass_on)
    assert read_upstream(f"https://{larger.code}", "").port == larger.port
    with pytest.raises(BadInputError, match="names this hub itself"):
        read_upstream(larger.code, larger.authority.pem)
    with pytest.raises(BadInputError, match="is no code of a hub"):
        read_upstream("postgresql://somewhere", "")
