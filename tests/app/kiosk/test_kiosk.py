"""A group's way through an event, without a window: each step is in the journal, and a restart changes nothing."""

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from companion.app.camera_controller import CameraController
from companion.app.kiosk.idle_clock import COUNTDOWN_S
from companion.app.kiosk.kiosk import STILL_THERE
from companion.card_notation import parse_card
from companion.events.event_file import EventFile, OfferedGame
from companion.events.groups import Group
from companion.games.mast_year.actions import Trunk
from companion.phrases import Phrase
from companion.session.correction import Remove
from companion.simulation import simulation_of
from companion.sources import simulated_table
from tests.app.companion_without_window import NAMES, Companion
from tests.app.event import MAST_YEAR, PLAIN, kinds, play, rows, sit_down

LUNAR = OfferedGame("lunar", "1")
IDLE_S = EventFile("").idle_minutes * 60.0


def test_on_a_fault_only_a_host_who_has_a_pin_goes_on(kiosk: Companion) -> None:
    shell = kiosk.kiosk
    shell.fault = Phrase("kiosk.fault.missing")
    assert shell.home == "unopened"
    assert [name for name in ("unopened", "pin", "attract", "host") if shell.may_show(name)] == ["unopened", "pin"]
    shell.host.must_set = True
    assert not shell.may_show("pin"), "the fault may hide the PIN that the host set"
    shell.host.is_in = True
    assert shell.may_show("host")


class TestTheWay:
    def test_leads_from_the_attract_screen_to_the_next_group(self, kiosk: Companion, tmp_path: Path) -> None:
        shown = []
        kiosk.controllers.navigation.shown.add(lambda visit: shown.append(visit.name))
        assert kiosk.screen == "attract"
        code = sit_down(kiosk)
        play(kiosk, whole=True)
        kiosk.kiosk.ask_new_group()
        kiosk.kiosk.answer(yes=True)
        kiosk.settle()
        survey = kiosk.kiosk.departure.survey
        assert survey is not None
        for _ in range(survey.seats):
            survey.answer("fun", 4)
            kiosk.kiosk.departure.take_survey()
        kiosk.settle()
        assert shown[:4] == ["group", "aim", "seats", "play"]
        assert "over" in shown
        assert shown[-6:] == ["survey", "survey", "survey", "survey", "survey", "attract"]
        assert kinds(tmp_path) == [
            *("group-started", "aim-shown", "game-started", "game-ended"),
            *("survey-asked", "survey") * 4,
            "group-ended",
        ]
        assert {row.get("group", code) for row in rows(tmp_path)} == {code}

    def test_the_next_group_sees_nothing_of_the_last(self, kiosk: Companion) -> None:
        sit_down(kiosk)
        play(kiosk)
        kiosk.controllers.drafts.keep(kiosk.table.playing, "Ann")
        kiosk.kiosk.ask_new_group()
        kiosk.kiosk.answer(yes=True)
        kiosk.settle()
        kiosk.kiosk.departure.finish()
        kiosk.settle()
        table = kiosk.table
        assert (kiosk.screen, table.snapshot, table.players, dict(table.agreed)) == ("attract", None, ("",) * 4, {})
        names: list[Any] = []
        kiosk.controllers.players.show(names.append)
        kiosk.settle()
        assert names == []
        kiosk.controllers.navigation.go("back")
        assert kiosk.screen == "attract"

    def test_the_next_group_sees_no_picture_of_the_last(self, kiosk: Companion) -> None:
        camera = CameraController(kiosk.controllers, partial(simulated_table, 3, 10.0, hands=None, game="mast-year"))
        kiosk.controllers.add_camera(camera)
        sit_down(kiosk)
        camera.picture = np.zeros((48, 64, 3), np.uint8)
        kiosk.kiosk.ask_new_group()
        kiosk.kiosk.answer(yes=True)
        kiosk.settle()
        assert camera.picture is None

    def test_several_games_are_a_choice(self, tmp_path: Path) -> None:
        with Companion(tmp_path, EventFile("Two", games=(MAST_YEAR, PLAIN))) as kiosk:
            sit_down(kiosk)
            kiosk.kiosk.go_on()
            assert kiosk.screen == "choose"
            kiosk.kiosk.choose(PLAIN)
            assert kiosk.screen == "seats"

    def test_another_game_chosen_instead_of_another_round_takes_the_finished_one_off(self, tmp_path: Path) -> None:
        with Companion(tmp_path, EventFile("Two", games=(MAST_YEAR, LUNAR))) as kiosk:
            sit_down(kiosk)
            kiosk.kiosk.choose(MAST_YEAR)
            play(kiosk, whole=True)
            assert kiosk.screen == "over"
            kiosk.controllers.navigation.go("seats")
            kiosk.controllers.navigation.go("welcome")
            kiosk.kiosk.choose(LUNAR)
            assert (kiosk.table.snapshot, kiosk.table.game, kiosk.table.players) == (None, "lunar", NAMES)
            kiosk.controllers.navigation.go("play")
            assert kiosk.screen == "choose"

    def test_the_next_group_is_not_shown_a_game_in_which_something_was_just_entered(self, kiosk: Companion) -> None:
        sit_down(kiosk)
        play(kiosk)
        kiosk.pass_s(IDLE_S)
        assert kiosk.kiosk.prompt == STILL_THERE
        kiosk.pass_unanswered_s(COUNTDOWN_S)
        kiosk.kiosk.idle.tick()
        kiosk.entries.act(Trunk(parse_card("TS")), "camera")
        kiosk.settle()
        assert (kiosk.screen, kiosk.table.snapshot) == ("attract", None)

    def test_without_a_survey_the_group_ends_at_once(self, tmp_path: Path) -> None:
        with Companion(tmp_path, EventFile("Plain", games=(PLAIN,))) as kiosk:
            sit_down(kiosk)
            kiosk.kiosk.go_on()
            kiosk.pass_s(1)
            kiosk.table.start("mast-year", {}, NAMES)
            kiosk.settle()
            kiosk.kiosk.ask_new_group()
            kiosk.kiosk.answer(yes=True)
            kiosk.settle()
            assert kiosk.screen == "attract"
            assert [row["how"] for row in rows(tmp_path) if row["kind"] == "game-ended"] == ["stopped"]

    def test_a_group_that_never_played_leaves(self, kiosk: Companion, tmp_path: Path) -> None:
        sit_down(kiosk)
        kiosk.kiosk.ask_new_group()
        kiosk.kiosk.answer(yes=False)
        assert kiosk.kiosk.code
        kiosk.kiosk.ask_new_group()
        kiosk.kiosk.answer(yes=True)
        kiosk.settle()
        assert kinds(tmp_path) == ["group-started", "group-ended"]

    def test_nobody_can_leave_who_is_not_there(self, kiosk: Companion, tmp_path: Path) -> None:
        kiosk.kiosk.ask_new_group()
        assert kiosk.kiosk.prompt == ""
        kiosk.kiosk.departure.take_survey()
        kiosk.kiosk.see_aim(1)
        assert kinds(tmp_path) == []

    def test_a_seat_tells_of_itself(self, kiosk: Companion, tmp_path: Path) -> None:
        code = sit_down(kiosk)
        kiosk.kiosk.tell_seats({2: {"age-band": "20-39"}})
        kiosk.settle()
        [row] = [row for row in rows(tmp_path) if row["kind"] == "seat-asked"]
        assert (row["group"], row["seat"], row["answers"]) == (code, 2, {"age-band": "20-39"})


class TestWhatIsNoted:
    def test_questions_and_overrulings(self, kiosk: Companion, tmp_path: Path) -> None:
        sit_down(kiosk)
        play(kiosk)
        kiosk.kiosk.ask_rule()
        assert kiosk.screen == "rule-question"
        kiosk.kiosk.recorder.leave_unclear("MY-5.1", "what it means")
        kiosk.kiosk.recorder.overrule("MY-5.1")
        kiosk.entries.accept_irregularity("1:bounty-led:2:3")
        kiosk.entries.accept_irregularity("7")
        kiosk.entries.seat(2, "Eve", is_newcomer=True)
        kiosk.entries.seat(2, "Eva", is_newcomer=False)
        kiosk.settle()
        asked, unclear = [row for row in rows(tmp_path) if row["kind"] == "rule-question"]
        assert (asked["fact"][:3], asked["entry"], asked["unclear"], asked["note"]) == ("MY-", 2, False, None)
        assert (unclear["unclear"], unclear["note"]) == (True, "what it means")
        assert [row["what"] for row in rows(tmp_path) if row["kind"] == "overruled"] == ["MY-5.1", "bounty-led", "7"]
        assert [row["stand_in"] for row in rows(tmp_path) if row["kind"] == "player-left"] == ["person"]

    def test_without_a_game_there_is_nothing_to_note(self, kiosk: Companion, tmp_path: Path) -> None:
        sit_down(kiosk)
        kiosk.kiosk.ask_rule()
        kiosk.kiosk.recorder.leave_unclear("MY-5.1")
        kiosk.kiosk.recorder.overrule("MY-5.1")
        kiosk.settle()
        assert kinds(tmp_path) == ["group-started"]

    def test_a_game_put_aside_is_parked(self, kiosk: Companion, tmp_path: Path) -> None:
        sit_down(kiosk)
        play(kiosk)
        kiosk.pass_s(1)
        kiosk.table.park()
        kiosk.settle()
        assert kiosk.screen == "choose"
        assert [row["how"] for row in rows(tmp_path) if row["kind"] == "game-ended"] == ["parked"]

    def test_a_game_mended_after_its_end_is_told_anew(self, kiosk: Companion, tmp_path: Path) -> None:
        sit_down(kiosk)
        play(kiosk, whole=True)
        kiosk.entries.correct(Remove(kiosk.table.playing.entries[-1].number))
        kiosk.settle()
        assert not kiosk.table.playing.over
        kiosk.entries.act(simulation_of("mast-year").simulate(1, {"goal": 7}).entries[-1].action, "camera")
        kiosk.settle()
        assert kinds(tmp_path).count("game-ended") == 2

    def test_without_a_group_nothing_is_noted(self, kiosk: Companion, tmp_path: Path) -> None:
        kiosk.pass_s(1)
        kiosk.table.start("mast-year", {}, NAMES)
        kiosk.settle()
        kiosk.pass_s(1)
        kiosk.table.park()
        kiosk.settle()
        assert kinds(tmp_path) == []

    def test_a_game_that_is_not_there_is_told(self, kiosk: Companion) -> None:
        kiosk.kiosk.welcome_back(Group("Nobody Here 10", "no-such-game"))
        kiosk.settle()
        kiosk.pass_s(1)
        kiosk.settle()
        assert kiosk.controllers.notices.trouble


def test_the_hosts_screens_close_by_themselves_and_lead_back_to_the_groups_game(kiosk: Companion) -> None:
    code = sit_down(kiosk)
    play(kiosk)
    kiosk.kiosk.host.is_in = True
    kiosk.controllers.navigation.go("settings")
    kiosk.pass_s(119)
    assert (kiosk.kiosk.host.is_in, kiosk.screen) == (True, "settings")
    kiosk.pass_s(2)
    assert (kiosk.kiosk.host.is_in, kiosk.screen, kiosk.kiosk.code) == (False, "play", code)
