"""A kiosk whose hub brings something from elsewhere: games of other tables, and the event's file."""

from pathlib import Path
from threading import Event
from typing import Any, TypeAlias

import pytest

from companion.app.kiosk.hub_table import HubTable
from companion.events.event_file import EventFile
from companion.events.event_writing import write_event
from companion.hub.table.membership import keep_membership
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT, MAST_YEAR, kinds, play, sit_down
from tests.hub.table.kiosk_at_a_hub import find_game, hears, join, waits_elsewhere
from tests.hub.table.stand_in_hub import StandInHub

Answer: TypeAlias = tuple[int, dict[str, Any], dict[str, str]]
WINTER = write_event(EventFile("Winter playtest", "", ("en",), (MAST_YEAR,)))
pytestmark = pytest.mark.usefixtures("quick_link")


def goes_away(kiosk: Companion) -> None:
    """Lets the group go without a word."""
    kiosk.kiosk.idle.gone.tell(None)
    kiosk.loop.until(lambda: kiosk.kiosk.group is None)


def test_a_code_that_no_table_knows_is_none(kiosk: Companion, own: HubTable) -> None:
    assert find_game(kiosk, "no such code") is None


def test_a_game_at_a_hub_goes_on_here(kiosk: Companion, own: HubTable, hub: StandInHub, tmp_path: Path) -> None:
    code, number = waits_elsewhere(tmp_path / "other", hub)
    game = find_game(kiosk, code)
    assert game is not None
    assert game.elsewhere is not None
    own.take_over(game.elsewhere)
    kiosk.loop.until(lambda: kiosk.table.snapshot is not None)
    assert (kiosk.kiosk.code, kiosk.table.playing.number) == (code, number)
    assert hub.taken == [code]


def test_a_game_that_went_on_elsewhere_waits_here_no_more(
    kiosk: Companion, own: HubTable, hub: StandInHub, tmp_path: Path
) -> None:
    code = sit_down(kiosk)
    play(kiosk)
    kiosk.kiosk.idle.gone.tell(None)
    kiosk.loop.until(lambda: bool(kiosk.kiosk.parked))
    hub.moved = ["another code", code]
    kiosk.loop.until(lambda: not kiosk.kiosk.parked)
    assert kinds(tmp_path / "table").count("group-moved") == 1


def test_the_hubs_event_is_fetched_again_where_it_broke_off(kiosk: Companion, own: HubTable, hub: StandInHub) -> None:
    hub.event, hub.event_hash = write_event(EventFile("Winter playtest", "", ("en",), (MAST_YEAR,))), "one"
    broken = ["/v1/event", "/v1/event"]  # a connection that is kept is tried twice

    def break_off(_: str, path: str) -> Answer | None:
        if path in broken:
            broken.remove(path)
            raise ConnectionResetError
        return None

    hub.before = break_off
    kiosk.loop.until(lambda: kiosk.kiosk.event.event == "Winter playtest")
    assert not broken


def test_an_event_that_the_hub_does_not_hand_out_changes_nothing(
    kiosk: Companion, own: HubTable, hub: StandInHub
) -> None:
    asked: list[str] = []

    def hand_out_none(_: str, path: str) -> Answer | None:
        asked.append(path)
        return (404, {}, {}) if path == "/v1/event" else None

    hub.before = hand_out_none
    hub.event_hash = "one"
    kiosk.loop.until(lambda: "/v1/event" in asked)
    for _ in range(3):
        hears(kiosk, hub, group="")
    assert kiosk.kiosk.event == EVENT
    assert asked.count("/v1/event") == 1


def test_the_event_that_came_with_joining_holds(kiosk: Companion, hub: StandInHub) -> None:
    hub.event = write_event(EventFile("Winter playtest", "", ("en",), (MAST_YEAR,)))
    assert join(kiosk, hub) is None
    kiosk.loop.until(lambda: kiosk.kiosk.event.event == "Winter playtest")
    assert join(kiosk, hub) is None, "the same again"


def test_a_game_that_another_table_took_first_is_said_to_be_there(
    kiosk: Companion, own: HubTable, hub: StandInHub, tmp_path: Path
) -> None:
    code, _ = waits_elsewhere(tmp_path / "other", hub)
    game = find_game(kiosk, code)
    assert game is not None
    assert game.elsewhere is not None
    hub.taken.append(code)
    own.take_over(game.elsewhere)
    kiosk.loop.until(lambda: bool(kiosk.controllers.notices.trouble))
    assert kiosk.kiosk.group is None
    assert "game-started" not in kinds(tmp_path / "table")
    assert "another table" in kiosk.controllers.notices.trouble


def test_a_game_that_waits_for_long_is_marked_too_as_it_goes_on_elsewhere(
    kiosk: Companion, own: HubTable, hub: StandInHub, tmp_path: Path
) -> None:
    code = sit_down(kiosk)
    play(kiosk)
    goes_away(kiosk)
    kiosk.kiosk.parked = ()  # later groups have put theirs aside
    hub.moved = [code]
    kiosk.loop.until(lambda: "group-moved" in kinds(tmp_path / "table"))
    game = find_game(kiosk, code)
    assert game is not None
    assert game.has_moved
    assert game.parked is None


def test_an_event_that_comes_as_a_group_sits_down_waits_until_it_has_gone(
    kiosk: Companion, own: HubTable, hub: StandInHub
) -> None:
    is_asked, may_answer = Event(), Event()

    def answer_late(_: str, path: str) -> None:
        if path == "/v1/event":
            is_asked.set()
            may_answer.wait(300)

    hub.before = answer_late
    hub.event, hub.event_hash = WINTER, "one"
    kiosk.loop.until(is_asked.is_set)
    code = sit_down(kiosk)
    may_answer.set()
    for _ in range(3):
        hears(kiosk, hub, group=code)
    assert kiosk.kiosk.event == EVENT
    goes_away(kiosk)
    kiosk.loop.until(lambda: kiosk.kiosk.event.event == "Winter playtest")


def test_a_hub_that_is_joined_while_a_group_plays_changes_its_event_later(kiosk: Companion, hub: StandInHub) -> None:
    code = sit_down(kiosk)
    hub.event, hub.event_hash = WINTER, "one"
    assert join(kiosk, hub) is None
    hears(kiosk, hub, group=code)
    assert kiosk.kiosk.event == EVENT
    goes_away(kiosk)
    kiosk.loop.until(lambda: kiosk.kiosk.event.event == "Winter playtest")


def test_a_busy_hub_is_asked_again_for_its_event(kiosk: Companion, own: HubTable, hub: StandInHub) -> None:
    busy: list[Answer] = [(503, {"error": "later"}, {})]
    hub.before = lambda _, path: busy.pop() if path == "/v1/event" and busy else None
    hub.event, hub.event_hash = WINTER, "one"
    kiosk.loop.until(lambda: kiosk.kiosk.event.event == "Winter playtest")
    assert not busy


def test_a_kiosk_goes_over_to_the_hub_that_a_shell_has_joined(kiosk: Companion, own: HubTable, tmp_path: Path) -> None:
    (tmp_path / "second").mkdir()
    with StandInHub(tmp_path / "second") as second:
        keep_membership(tmp_path / "table" / "journal.db", second.membership("another"))
        kiosk.loop.until(lambda: bool(second.states))
        assert own.journal == "another"


def test_a_screen_does_not_wait_for_a_hub_that_is_left(kiosk: Companion, own: HubTable, hub: StandInHub) -> None:
    is_asked, may_answer = Event(), Event()

    def answer_late(*_: str) -> None:
        is_asked.set()
        may_answer.wait(300)

    hub.before = answer_late
    kiosk.loop.until(is_asked.is_set)
    link = own._link
    own.leave()
    assert link is not None
    assert link._thread.is_alive()
    kiosk.loop.until(lambda: own.membership is None)
    may_answer.set()
