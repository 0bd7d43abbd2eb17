"""The result asks everybody: for fun at once, for the rest behind it; the group stays, and plays again after it."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.app.kiosk.departure import ThankedGroup
from companion.app.kiosk.seated_group import find_stop, find_survey
from companion.events.event_file import EventFile, OfferedGame
from companion.events.survey_rows import AnsweredGame
from companion.journal.inspection import read_rows
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT, MAST_YEAR, CutJournal, play, rows, show_first, sit_down


def look(kiosk: Companion) -> AnsweredGame:
    found: list[AnsweredGame] = []
    kiosk.kiosk.departure.look_at_result(found.append)
    kiosk.settle()
    return found[0]


def finish_game(kiosk: Companion) -> None:
    sit_down(kiosk)
    play(kiosk, whole=True)
    assert kiosk.screen == "over"


def leave(kiosk: Companion) -> None:
    kiosk.kiosk.ask_new_group()
    kiosk.kiosk.answer(yes=True)
    kiosk.settle()


def surveys(folder: Path) -> list[tuple[int, dict[str, Any]]]:
    return [(row["seat"], row["answers"]) for row in rows(folder) if row["kind"] == "survey"]


def reasons(folder: Path) -> list[str]:
    return [row["reason"] for row in rows(folder) if row["kind"] == "stop-reason"]


def test_the_result_of_a_game_that_was_left_meanwhile_asks_nobody(kiosk: Companion) -> None:
    finish_game(kiosk)
    found: list[AnsweredGame] = []
    kiosk.kiosk.departure.look_at_result(found.append)
    kiosk.controllers.table.forget()
    kiosk.settle()
    assert found == []


class TestFun:
    def test_is_one_touch_a_seat_and_kept_at_once(self, kiosk: Companion, tmp_path: Path) -> None:
        finish_game(kiosk)
        for seat, fun in ((1, 4), (3, 2), (3, None)):
            kiosk.kiosk.departure.rate_fun(seat, fun)
        kiosk.settle()
        assert surveys(tmp_path) == [(1, {"fun": 4}), (3, {"fun": 2}), (3, {})]
        assert look(kiosk).fun == {1: 4}

    def test_is_not_asked_again_and_not_lost_with_the_rest(self, kiosk: Companion, tmp_path: Path) -> None:
        finish_game(kiosk)
        kiosk.kiosk.departure.rate_fun(0, 5)
        kiosk.kiosk.departure.ask_here()
        kiosk.settle()
        survey = kiosk.kiosk.departure.survey
        assert survey is not None
        assert "fun" not in survey.open_questions
        kiosk.kiosk.departure.answer("length", "right")
        kiosk.kiosk.departure.take_survey()
        kiosk.settle()
        assert "fun" in survey.open_questions, "the next seat has not said it"
        assert surveys(tmp_path)[-1] == (0, {"fun": 5, "length": "right"})

    def test_is_thanked_for(self, kiosk: Companion) -> None:
        finish_game(kiosk)
        kiosk.kiosk.departure.rate_fun(0, 5)
        leave(kiosk)
        kiosk.kiosk.departure.finish()
        kiosk.settle()
        assert kiosk.kiosk.departure.thanked_group == ThankedGroup(has_answered=True)

    def test_is_asked_where_the_event_has_the_common_questions(self, tmp_path: Path) -> None:
        own = replace(MAST_YEAR, survey=False)
        for place, (offered, asks, asks_fun) in enumerate(
            ((own, True, False), (replace(own, questions=()), False, False))
        ):
            folder = tmp_path / str(place)
            folder.mkdir()
            with Companion(folder, replace(EVENT, games=(offered,))) as kiosk:
                finish_game(kiosk)
                assert (kiosk.kiosk.departure.asks(), kiosk.kiosk.departure.asks_fun()) == (asks, asks_fun)


class TestTheRest:
    def test_leads_back_to_the_result_and_the_group_stays(self, kiosk: Companion) -> None:
        finish_game(kiosk)
        assert not look(kiosk).is_asked
        kiosk.kiosk.departure.ask_here()
        kiosk.settle()
        assert kiosk.screen == "survey"
        for _ in range(4):
            kiosk.kiosk.departure.take_survey()
        kiosk.settle()
        assert (kiosk.screen, kiosk.kiosk.departure.survey, look(kiosk).is_asked) == ("over", None, True)
        assert kiosk.kiosk.code

    def test_may_be_skipped_by_all(self, kiosk: Companion) -> None:
        finish_game(kiosk)
        kiosk.kiosk.departure.ask_here()
        kiosk.settle()
        kiosk.kiosk.departure.finish()
        assert kiosk.screen == "over"

    def test_is_not_asked_again_of_a_group_that_leaves(self, kiosk: Companion) -> None:
        finish_game(kiosk)
        kiosk.kiosk.departure.ask_here()
        kiosk.settle()
        kiosk.kiosk.departure.finish()
        leave(kiosk)
        assert kiosk.screen == "attract"

    def test_a_power_cut_in_it_leads_to_the_seat_that_was_asked(self, tmp_path: Path) -> None:
        with Companion(tmp_path, EVENT) as kiosk:
            finish_game(kiosk)
            kiosk.kiosk.departure.rate_fun(2, 3)
            kiosk.kiosk.departure.ask_here()
            kiosk.settle()
            kiosk.kiosk.departure.take_survey()
            kiosk.kiosk.departure.answer("length", "long")
            kiosk.settle()
        with Companion(tmp_path, EVENT) as again:
            show_first(again)
            survey = again.kiosk.departure.survey
            assert survey is not None
            assert (again.screen, survey.seat, survey.answers) == ("survey", 1, {"length": "long"})
            again.controllers.navigation.go("play")
            assert again.screen == "survey", "whatever leads to the table leads to what is asked there"
            again.kiosk.departure.take_survey()
            assert survey.answers == {"fun": 3}
            for _ in range(2):
                again.kiosk.departure.take_survey()
            again.settle()
            assert (again.screen, again.kiosk.departure.survey) == ("over", None)
            assert again.kiosk.code, "the group stays"

    def test_a_power_cut_after_it_leads_back_to_the_result(self, tmp_path: Path) -> None:
        with Companion(tmp_path, EVENT) as kiosk:
            finish_game(kiosk)
            kiosk.kiosk.departure.ask_here()
            kiosk.settle()
            kiosk.kiosk.departure.finish()
            kiosk.settle()
        with Companion(tmp_path, EVENT) as again:
            show_first(again)
            assert (again.screen, again.kiosk.departure.survey) == ("over", None)

    def test_a_power_cut_after_the_last_seat_leads_back_to_the_result(self, kiosk: Companion, tmp_path: Path) -> None:
        finish_game(kiosk)
        kiosk.kiosk.departure.ask_here()
        kiosk.settle()
        for _ in range(3):
            kiosk.kiosk.departure.take_survey()
        kiosk.kiosk.departure.answer("length", "long")
        kiosk.kiosk.departure.take_survey()
        kiosk.settle()
        kiosk.controllers.close()
        rows_before_end = read_rows(tmp_path / "journal.db")[0][:-1]  # the power went before the end was noted
        assert find_survey(CutJournal(rows_before_end), EVENT) is None

    def test_nobody_is_asked_at_a_table_of_the_companion(self, kiosk: Companion) -> None:
        finish_game(kiosk)
        for seat in range(4):
            kiosk.controllers.own_stand_ins.take(seat)
        kiosk.kiosk.departure.ask_here()
        kiosk.settle()
        assert (kiosk.screen, kiosk.kiosk.departure.survey) == ("over", None)

    def test_of_a_single_hand_nobody_is_asked_from_which_hand_the_end_was_foreseeable(self, tmp_path: Path) -> None:
        single = OfferedGame("mast-year", "1", (("single_hand", True),))
        with Companion(tmp_path, EventFile("Short", games=(single,))) as kiosk:
            finish_game(kiosk)
            kiosk.kiosk.departure.ask_here()
            kiosk.settle()
            survey = kiosk.kiosk.departure.survey
            assert survey is not None
            assert "foreseeable" not in survey.questions


class TestStopping:
    def test_asks_why_and_nothing_else(self, kiosk: Companion, tmp_path: Path) -> None:
        sit_down(kiosk)
        play(kiosk)
        leave(kiosk)
        assert kiosk.screen == "stop-reason"
        for reason in ("time", "confusing", "confusing"):
            kiosk.kiosk.departure.give_reason(reason)
        kiosk.kiosk.departure.finish()
        kiosk.settle()
        assert (kiosk.screen, reasons(tmp_path)) == ("attract", ["time", "confusing"])

    def test_a_power_cut_at_the_question_leads_back_to_it(self, tmp_path: Path) -> None:
        with Companion(tmp_path, EVENT) as kiosk:
            sit_down(kiosk)
            play(kiosk)
            leave(kiosk)
            kiosk.kiosk.departure.give_reason("time")
            kiosk.settle()
        with Companion(tmp_path, EVENT) as again:
            show_first(again)
            stopped = again.kiosk.departure.stopped
            assert stopped is not None
            assert (again.screen, stopped.reason) == ("stop-reason", "time")
            again.kiosk.departure.ask_more()
            again.settle()
            assert again.screen == "survey"

    def test_without_the_common_questions_asks_the_designers_own(self, tmp_path: Path) -> None:
        with Companion(tmp_path, replace(EVENT, games=(replace(MAST_YEAR, survey=False),))) as kiosk:
            sit_down(kiosk)
            play(kiosk)
            leave(kiosk)
            survey = kiosk.kiosk.departure.survey
            assert survey is not None
            assert (kiosk.screen, survey.questions) == ("survey", ("own-1",))
        assert reasons(tmp_path) == []

    def test_is_not_asked_after_a_power_cut_of_a_game_without_the_common_questions(self, tmp_path: Path) -> None:
        event = replace(EVENT, games=(replace(MAST_YEAR, survey=False),))
        with Companion(tmp_path, event) as kiosk:
            group = sit_down(kiosk)
            play(kiosk)
            leave(kiosk)
        assert find_stop(CutJournal(read_rows(tmp_path / "journal.db")[0]), event, group) is None

    def test_leads_to_all_questions_where_somebody_wants_them(self, kiosk: Companion) -> None:
        sit_down(kiosk)
        play(kiosk)
        leave(kiosk)
        kiosk.kiosk.departure.ask_more()
        kiosk.settle()
        assert (kiosk.screen, kiosk.kiosk.departure.stopped) == ("survey", None)

    def test_a_table_that_was_abandoned_asks_nobody(self, kiosk: Companion, tmp_path: Path) -> None:
        sit_down(kiosk)
        play(kiosk)
        kiosk.kiosk.ask_new_group()
        kiosk.kiosk.take_table()
        kiosk.settle()
        assert (kiosk.screen, kiosk.kiosk.departure.thanked_group) == ("attract", None)
        assert reasons(tmp_path) == ["abandoned"]
        [ended] = [row for row in rows(tmp_path) if row["kind"] == "game-ended"]
        assert ended["how"] == "stopped"

    def test_a_finished_game_that_was_left_there_is_finished(self, kiosk: Companion, tmp_path: Path) -> None:
        finish_game(kiosk)
        kiosk.kiosk.ask_new_group()
        kiosk.kiosk.take_table()
        kiosk.settle()
        assert (kiosk.screen, reasons(tmp_path)) == ("attract", [])


def test_who_leaves_twice_or_asks_twice_is_asked_once(kiosk: Companion, tmp_path: Path) -> None:
    finish_game(kiosk)
    departure = kiosk.kiosk.departure
    departure.ask_here()
    kiosk.settle()
    survey = departure.survey
    departure.ask_here()
    departure.begin()
    departure.begin()
    kiosk.settle()
    assert survey is not None
    assert [row["kind"] for row in rows(tmp_path)].count("game-ended") == 1


def test_a_group_without_a_game_leaves_an_abandoned_table(kiosk: Companion, tmp_path: Path) -> None:
    kiosk.kiosk.begin_group()
    kiosk.settle()
    kiosk.kiosk.departure.abandon()
    kiosk.settle()
    assert reasons(tmp_path) == []
    assert rows(tmp_path)[-1]["kind"] == "group-ended"


def test_nobody_who_has_stopped_a_game_is_asked_more(kiosk: Companion) -> None:
    sit_down(kiosk)
    kiosk.kiosk.departure.ask_more()
    kiosk.settle()
    assert kiosk.kiosk.departure.survey is None


def test_a_seat_that_leaves_where_nothing_is_asked_gives_no_reason(tmp_path: Path) -> None:
    event = replace(EVENT, games=tuple(replace(game, survey=False, questions=()) for game in EVENT.games))
    with Companion(tmp_path, event) as kiosk:
        show_first(kiosk)
        sit_down(kiosk)
        play(kiosk)
        kiosk.kiosk.departure.stop_here(1)
        kiosk.settle()
    assert reasons(tmp_path) == []


def test_a_game_that_is_being_left_is_left_once(kiosk: Companion, tmp_path: Path) -> None:
    sit_down(kiosk)
    play(kiosk)
    kiosk.kiosk.departure.begin()
    kiosk.kiosk.departure.begin()
    kiosk.settle()
    assert [row["kind"] for row in rows(tmp_path)].count("game-ended") == 1
