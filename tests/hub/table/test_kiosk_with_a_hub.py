"""A kiosk and a hub that gives it trouble: what is refused is said, and what was missed comes later."""

import errno
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from companion.app.kiosk import hub_table
from companion.app.kiosk.hub_table import HubTable
from companion.app.kiosk.phone_survey import page_code
from companion.app.kiosk.survey import Survey
from companion.errors import CompanionError
from companion.events import survey_rows
from companion.events.event_file import EventFile
from companion.hub.table import joining
from companion.hub.table.membership import DeliveryTrouble, forget_membership
from tests.app.companion_without_window import PIN, Companion
from tests.app.event import EVENT, MAST_YEAR, PLAIN, kinds, play, sit_down
from tests.hub.table.kiosk_at_a_hub import hears, join
from tests.hub.table.stand_in_hub import StandInHub

Answer: TypeAlias = tuple[int, dict[str, Any], dict[str, str]]
pytestmark = pytest.mark.usefixtures("quick_link")


def ends_its_game(kiosk: Companion) -> Survey:
    sit_down(kiosk)
    play(kiosk, whole=True)
    kiosk.kiosk.departure.look_at_result(lambda _: None)
    kiosk.settle()
    survey = kiosk.controllers.own_hub.survey
    assert survey is not None
    return survey


def test_a_hub_that_lets_nobody_join_is_quoted(kiosk: Companion, hub: StandInHub) -> None:
    hub.before = lambda _, path: (500, {"error": "no room"}, {}) if path == "/v1/join" else None
    assert "no room" in str(join(kiosk, hub))
    assert kiosk.controllers.own_hub.membership is None


def test_a_full_disk_keeps_no_membership(kiosk: Companion, hub: StandInHub, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(joining, "keep_membership", refuse)
    assert "No space left" in str(join(kiosk, hub))


def test_a_kiosk_leaves_the_hub_that_a_shell_has_left(kiosk: Companion, own: HubTable, tmp_path: Path) -> None:
    forget_membership(tmp_path / "table" / "journal.db")
    kiosk.loop.until(lambda: own.membership is None)
    assert own.delivery is None


def test_a_damaged_membership_is_none(kiosk: Companion, tmp_path: Path) -> None:
    (tmp_path / "table" / "hub.json").write_text("{}")
    kiosk.controllers.own_hub.start()
    assert kiosk.controllers.own_hub.membership is None


def test_a_kiosk_without_a_hub_offers_no_phones(kiosk: Companion) -> None:
    sit_down(kiosk)
    play(kiosk)
    kiosk.kiosk.departure.look_at_result(lambda _: None)
    kiosk.settle()
    own = kiosk.controllers.own_hub
    assert own.survey is None
    assert own.phone_pages(Survey(MAST_YEAR, "a game", 4)) == ()
    found: list[object] = []
    own.find_group("a code", found.append)
    assert found == [None]


def test_a_game_without_a_survey_is_not_asked_about_on_phones(tmp_path: Path) -> None:
    with Companion(tmp_path, EventFile("Autumn playtest", "Table 3", games=(PLAIN,))) as kiosk:
        offered: list[Survey] = []
        kiosk.kiosk.departure.asks_survey.add(offered.append)
        sit_down(kiosk)
        play(kiosk)
        kiosk.kiosk.departure.look_at_result(lambda _: None)
        kiosk.settle()
    assert offered == []


def test_the_hub_hears_who_plays_and_sees_the_table_if_it_may(kiosk: Companion, own: HubTable, hub: StandInHub) -> None:
    hears(kiosk, hub, game=None, view=None)
    code = sit_down(kiosk)
    play(kiosk)
    hears(kiosk, hub, group=code, game="mast-year", version="0.9.2", view=None)
    kiosk.controllers.settings.change("spectators", value=True)
    kiosk.loop.until(lambda: bool(hub.told.get("view")))
    for _ in range(2):
        own.call_host(wished=True)
    hears(kiosk, hub, help=True)
    kiosk.kiosk.host.try_pin(PIN, lambda _: None)
    kiosk.settle()
    hears(kiosk, hub, help=False)


def test_an_answer_that_the_journal_refuses_is_taken_later(
    kiosk: Companion, own: HubTable, hub: StandInHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    survey, take, refused = ends_its_game(kiosk), survey_rows.take_phone_answers, [True]

    def refuse_once(*given: Any) -> bool:
        if refused:
            refused.clear()
            raise CompanionError("the disk is full")
        return take(*given)

    monkeypatch.setattr(survey_rows, "take_phone_answers", refuse_once)
    hub.answers = [
        {"id": "nonsense", "session": 7},
        {"id": "one", "session": survey.session, "seat": 1, "answers": {"fun": 4}},
        {"id": "none", "session": "a game that is not here", "seat": 1, "answers": {"fun": 4}},
    ]
    kiosk.loop.until(lambda: (survey.session, 1) in own.phoned)
    assert not refused
    hears(kiosk, hub, kept=["one"])
    hub.answers = []
    hears(kiosk, hub, kept=[])
    assert kinds(tmp_path / "table").count("survey") == 1


def test_a_seat_that_answers_by_phone_is_asked_no_more_here(kiosk: Companion, own: HubTable, hub: StandInHub) -> None:
    survey = ends_its_game(kiosk)
    kiosk.kiosk.departure.ask_here()
    kiosk.settle()
    here = kiosk.kiosk.departure.survey
    assert here is not None
    pages = dict(own.phone_pages(survey))
    assert pages[3] == f"https://127.0.0.1:{hub.port}/s/{page_code(hub.membership().token, survey.session, 3)}"
    said = [{"id": f"form {seat}", "session": survey.session, "seat": seat, "answers": {"fun": 5}} for seat in range(4)]
    hub.answers = said[2:3]
    kiosk.loop.until(lambda: (survey.session, 2) in own.phoned)
    assert here.seat == 0
    hub.answers = said[:1]
    kiosk.loop.until(lambda: here.seat == 1)
    hub.answers = said
    kiosk.loop.until(lambda: kiosk.kiosk.departure.survey is None)


def test_so_many_games_are_answered_on_phones_at_once(
    kiosk: Companion, own: HubTable, hub: StandInHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_table, "MOST_SURVEYS", 2)
    for name in ("first", "second", "third"):
        kiosk.kiosk.departure.asks_survey.tell(Survey(MAST_YEAR, name, 4))
    kiosk.loop.until(
        lambda: [one["session"] for one in hub.states[-1:] for one in one["surveys"]] == ["second", "third"]
    )


@pytest.mark.parametrize("text", ["event = [", 'event = "Winter"\n[[game]]\nname = "no such game"\nversion = "1"\n'])
def test_an_event_with_faults_is_not_taken_and_that_is_said(
    kiosk: Companion, own: HubTable, hub: StandInHub, text: str
) -> None:
    hub.event, hub.event_hash = text, "one"
    kiosk.loop.until(lambda: bool(kiosk.controllers.notices.trouble))
    assert kiosk.kiosk.event == EVENT


def test_a_hub_that_has_gone_is_said_and_a_table_leaves_it(kiosk: Companion, own: HubTable, hub: StandInHub) -> None:
    hub.before = lambda *_: (503, {"error": "later"}, {})
    kiosk.loop.until(lambda: own.delivery is not None and own.delivery.trouble == DeliveryTrouble.BUSY)
    before = own._link
    own.leave()
    kiosk.settle()
    assert (own.membership, own.delivery, own.journal) == (None, None, "")
    assert before is not None
    own._set_delivery(before, before.delivery)  # what it told as it ended comes late
    own._hear(before, {"moved": []})
    assert own.delivery is None
