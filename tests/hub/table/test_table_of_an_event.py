"""A kiosk that has joined a hub: what the hub hears of it, and what the hub brings."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.app.kiosk.former_groups import FormerGame
from companion.app.kiosk.phone_survey import page_code
from companion.errors import CompanionError
from companion.events.event_file import EventFile
from companion.events.event_writing import write_event
from companion.events.export import event_lines
from companion.events.row_sources import RowLines
from companion.events.sources import read_rows as read_report_rows
from companion.hub.table.membership import DeliveryTrouble, forget_membership, keep_membership
from companion.hub.table.transport import HubConnection, Reply
from companion.journal.inspection import read_rows
from companion.session.store import EventKind
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT, MAST_YEAR, kinds, play, rows, sit_down
from tests.hub.table.real_hub import RealHub

pytestmark = pytest.mark.usefixtures("quick_link")


@pytest.fixture
def hub(database: str, tmp_path: Path) -> Iterator[RealHub]:
    (tmp_path / "event.toml").write_text(write_event(EVENT))
    with RealHub(database, tmp_path / "hub", tmp_path / "event.toml") as started:
        yield started


@pytest.fixture
def table(tmp_path: Path, hub: RealHub) -> Iterator[Companion]:
    """A kiosk that has joined the hub."""
    with joined(tmp_path / "table", hub) as opened:
        yield opened


def joined(folder: Path, hub: RealHub) -> Companion:
    folder.mkdir()
    opened = Companion(folder, EVENT)
    try:
        join(opened, hub)
    except BaseException:
        opened.controllers.close()
        raise
    return opened


def join(table: Companion, hub: RealHub) -> None:
    answers: list[CompanionError | None] = []
    table.controllers.own_hub.join(hub.code, answers.append)
    table.loop.until(lambda: bool(answers))
    assert answers == [None]


def told(table: Companion, hub: RealHub) -> Any:
    """What the hub has heard last of a table."""
    return hub.state(table.controllers.own_hub.journal)


def hears(table: Companion, hub: RealHub, **said: object) -> None:
    """Waits until the hub has heard a state that says so."""
    table.loop.until(lambda: all(told(table, hub).get(key, ...) == value for key, value in said.items()))


def delivers_all(table: Companion, hub: RealHub) -> None:
    """Waits until the hub has every row of the table's journal."""
    found, _ = read_rows(table.controllers.access.journal)
    table.loop.until(lambda: hub.table(table.controllers.own_hub.journal).acked == len(found))


def answers_on_the_phone(table: Companion, hub: RealHub, seat: int, answers: dict[str, object], once: str = "") -> str:
    """Sends what the page of a seat sends; returns the answer's id."""
    own = table.controllers.own_hub
    assert own.membership is not None
    survey = own.survey
    assert survey is not None
    code = page_code(own.membership.token, survey.session, seat)
    return hub.do(hub.store.answer(code, answers, once or f"form {seat}"))


def ends_its_game(table: Companion) -> None:
    sit_down(table)
    play(table, whole=True)
    table.kiosk.departure.look_at_result(lambda _: None)
    table.settle()


def test_an_evening_at_a_kiosk_is_at_the_hub_as_a_stick_would_bring_it(table: Companion, hub: RealHub) -> None:
    ends_its_game(table)
    table.kiosk.departure.begin()
    table.settle()
    for _ in range(5):
        table.kiosk.departure.take_survey()
        table.settle()
    assert table.kiosk.group is None
    delivers_all(table, hub)
    found, _ = read_rows(table.controllers.access.journal)
    assert hub.do(hub.store.event_lines()) == list(event_lines(found))
    assert hub.do(hub.store.verify()) == []


def test_the_hub_hears_who_plays_what_and_no_name(table: Companion, hub: RealHub) -> None:
    hears(table, hub, group="", game=None, view=None)
    code = sit_down(table)
    hears(table, hub, group=code, game=None)
    play(table)
    hears(table, hub, group=code, game="mast-year", version="0.9.2", view=None)
    delivers_all(table, hub)
    assert "Ann" not in str([row.body for row in hub.rows(table.controllers.own_hub.journal)])


def test_spectators_see_the_open_table_while_the_host_allows_it(table: Companion, hub: RealHub) -> None:
    sit_down(table)
    play(table)
    hears(table, hub, game="mast-year", view=None)
    table.controllers.settings.change("spectators", value=True)
    table.loop.until(lambda: told(table, hub)["view"] is not None)
    view = told(table, hub)["view"]
    assert [seat["label"] for seat in view["seats"]] == ["Seat A", "Seat B", "Seat C", "Seat D"]
    assert "Ann" not in str(view)
    table.controllers.settings.change("spectators", value=False)
    hears(table, hub, game="mast-year", view=None)


def test_a_table_that_is_started_again_goes_on_with_its_hub(tmp_path: Path, hub: RealHub) -> None:
    with joined(tmp_path / "table", hub) as first:
        hears(first, hub, group="")
    with Companion(tmp_path / "table", EVENT) as second:
        code = sit_down(second)
        second.loop.until(lambda: second.controllers.own_hub.membership is not None)
        hears(second, hub, group=code)
        delivers_all(second, hub)
        second.controllers.own_hub.leave()
        second.settle()
        assert second.controllers.own_hub.membership is None
    assert not (tmp_path / "table" / "hub.json").exists()


def test_a_kiosk_joined_from_a_shell_begins_by_itself(table: Companion, hub: RealHub, tmp_path: Path) -> None:
    own, journal = table.controllers.own_hub, tmp_path / "table" / "journal.db"
    known = own.membership
    assert known is not None
    forget_membership(journal)
    table.loop.until(lambda: own.membership is None)
    keep_membership(journal, known)
    code = sit_down(table)
    table.loop.until(lambda: own.membership is not None)
    hears(table, hub, group=code)


def test_a_hub_that_lost_its_database_gets_all_rows_again(table: Companion, hub: RealHub) -> None:
    sit_down(table)
    play(table)
    delivers_all(table, hub)
    before = hub.rows(table.controllers.own_hub.journal)
    hub.begin_anew()
    table.loop.until(lambda: bool(hub.do(hub.store.tables())))
    delivers_all(table, hub)
    assert hub.rows(table.controllers.own_hub.journal) == before


def loses_replies(monkeypatch: pytest.MonkeyPatch, path: str, count: int) -> list[int]:
    """Lets the answers to requests get lost: the hub has done what was asked. Returns how many are still to come."""
    ask, left = HubConnection._try, [count]

    def lose(self: HubConnection, method: str, asked: str, *rest: Any) -> Reply:
        reply = ask(self, method, asked, *rest)
        if asked.endswith(path) and left[0]:
            left[0] -= 1
            raise ConnectionResetError("the reply was lost")
        return reply

    monkeypatch.setattr(HubConnection, "_try", lose)
    return left


def test_a_seat_answers_on_its_phone_once_over_a_broken_connection(
    table: Companion, hub: RealHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends_its_game(table)
    table.loop.until(lambda: bool(table.controllers.own_hub.survey))
    own = table.controllers.own_hub
    survey = own.survey
    assert survey is not None
    codes = [page.rsplit("/", 1)[1] for _, page in own.phone_pages(survey)]
    assert len(set(codes)) == 4
    table.loop.until(lambda: hub.do(hub.store.survey(codes[2])) is not None)
    asked = hub.do(hub.store.survey(codes[2]))
    assert asked is not None
    assert asked.seat == 2
    assert [question["key"] for question in asked.asked["questions"]][:4] == ["own-1", "fun", "length", "foreseeable"]
    left = loses_replies(monkeypatch, "/state", 5)
    answers: dict[str, object] = {"fun": 4, "length": "right", "own-1": 2, "nonsense": 3}
    first, again = (answers_on_the_phone(table, hub, 2, answers, "one form") for _ in range(2))
    assert first == again
    table.loop.until(lambda: hub.do(hub.store.answer_state(first)) == "kept" and not left[0])
    said = [row for row in rows(tmp_path / "table") if row["kind"] == EventKind.SURVEY]
    assert [(row["seat"], row["answers"]) for row in said] == [(2, {"fun": 4, "length": "right", "own-1": 2})]
    table.kiosk.departure.ask_here()
    table.settle()
    here = table.kiosk.departure.survey
    assert here is not None
    assert here.asked_seats == (0, 1, 3)


def test_answers_whose_table_lost_power_are_not_taken_twice(tmp_path: Path, hub: RealHub) -> None:
    with joined(tmp_path / "table", hub) as table:
        ends_its_game(table)
        hears(table, hub, game="mast-year")
        table.loop.until(lambda: bool(table.controllers.own_hub.survey))
        code = page_code(
            table.controllers.own_hub.membership.token,  # type: ignore[union-attr]
            table.table.playing.number,
            0,
        )
        table.loop.until(lambda: hub.do(hub.store.survey(code)) is not None)
        answer = answers_on_the_phone(table, hub, 0, {"fun": 5})
        table.loop.until(lambda: hub.do(hub.store.answer_state(answer)) == "kept")
    hub.do(hub.store.pool.execute("UPDATE answer SET kept_at = NULL"))  # as if that reply had never arrived
    with Companion(tmp_path / "table", EVENT) as again:
        again.loop.until(lambda: hub.do(hub.store.answer_state(answer)) == "kept")
    assert kinds(tmp_path / "table").count("survey") == 1


def test_the_hubs_event_comes_between_groups_and_the_table_keeps_its_name(
    table: Companion, hub: RealHub, tmp_path: Path
) -> None:
    code = sit_down(table)
    (tmp_path / "event.toml").write_text(write_event(EventFile("Winter playtest", "", ("en",), (MAST_YEAR,))))
    hub.event.refresh()
    hears(table, hub, group=code)
    assert table.kiosk.event.event == "Autumn playtest"
    table.kiosk.departure.begin()
    table.loop.until(lambda: table.kiosk.event.event == "Winter playtest")
    assert table.kiosk.event.table == "Table 3"


def put_aside(table: Companion) -> str:
    code = sit_down(table)
    play(table)
    table.kiosk.idle.gone.tell(None)
    table.loop.until(lambda: table.kiosk.group is None)
    table.settle()
    return code


def find_game(table: Companion, code: str) -> FormerGame:
    found: list[FormerGame | None] = []
    table.kiosk.former.find(code, found.append)
    table.loop.until(lambda: bool(found))
    assert found[0] is not None
    return found[0]


def test_a_game_that_was_put_aside_goes_on_at_another_table_and_counts_once(
    table: Companion, hub: RealHub, tmp_path: Path
) -> None:
    code = put_aside(table)
    delivers_all(table, hub)
    assert code.split()[2] == "10", "the table's number marks its codes"
    with joined(tmp_path / "seven", hub) as seven, joined(tmp_path / "nine", hub) as nine:
        waits, same = find_game(seven, code), find_game(nine, code)
        assert waits.elsewhere is not None
        assert same.elsewhere is not None
        seven.controllers.own_hub.take_over(waits.elsewhere)
        seven.loop.until(lambda: seven.table.snapshot is not None)
        assert (seven.kiosk.code, seven.table.playing.number) == (code, waits.elsewhere.number)
        assert len(seven.table.playing.entries) == 2
        nine.controllers.own_hub.take_over(same.elsewhere)
        nine.loop.until(lambda: bool(nine.controllers.notices.trouble))
        assert nine.kiosk.group is None
        table.loop.until(lambda: "group-moved" in kinds(tmp_path / "table"))
        table.settle()
        assert table.kiosk.parked == ()
        delivers_all(table, hub)
        delivers_all(seven, hub)
    lines = tuple(hub.do(hub.store.event_lines()))
    games = read_report_rows([RowLines("hub", lines)], pytest.fail)[0].games
    assert [game.group[1] for game in games] == [code]


def test_a_table_whose_token_was_revoked_is_told_so(table: Companion, hub: RealHub) -> None:
    own = table.controllers.own_hub
    sit_down(table)
    delivers_all(table, hub)  # its own token is used by then
    token, _ = hub.do(hub.store.join(own.journal, ""))  # the same journal, from another machine
    hub.do(hub.store.authenticate(token))
    table.loop.until(lambda: own.delivery is not None and own.delivery.trouble == DeliveryTrouble.REVOKED)
