"""A group's way through an event, without a window: each step is in the journal, and a restart changes nothing."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.app.kiosk import NEW_GROUP, REMIND, STILL_THERE
from companion.app.survey import Survey
from companion.events.event_file import EventFile
from companion.events.export import event_lines, journal_id
from companion.events.groups import Group
from companion.following.strategy import Choose
from companion.journal.inspection import read_rows
from companion.session.correction import Remove
from companion.simulation import simulation_of
from hardware.vision_process import Observation
from tests.app.companion_without_window import NAMES, Companion
from tests.app.event import EVENT, MAST_YEAR, PLAIN, play, sit_down
from vision.tracking.card_tracker import Gone


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Companion]:
    with Companion(tmp_path, EVENT) as made:
        show_first(made)
        yield made


def show_first(companion: Companion) -> None:
    """Shows the first screen, as an app does once the journal is open."""
    companion.controllers.navigation.go("play" if companion.opened[-1] else "welcome")


def rows(folder: Path) -> list[dict[str, Any]]:
    found, _ = read_rows(folder / "journal.db")
    return [json.loads(line) for line in event_lines(journal_id(found), found)]


def kinds(folder: Path) -> list[str]:
    return [str(row["kind"]) for row in rows(folder)]


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
        survey = kiosk.kiosk.survey
        assert survey is not None
        for _ in range(survey.seats):
            survey.answer("fun", 4)
            kiosk.kiosk.take_survey()
        kiosk.settle()
        assert shown[:4] == ["group", "aim", "seats", "play"]
        assert "over" in shown
        assert shown[-6:] == ["choose", "survey", "survey", "survey", "survey", "attract"]
        assert kinds(tmp_path) == [
            *("group-started", "aim-shown", "game-started", "game-ended", "survey", "survey", "survey", "survey"),
            "group-ended",
        ]
        assert {row.get("group", code) for row in rows(tmp_path)} == {code}

    def test_the_next_group_sees_nothing_of_the_last(self, kiosk: Companion) -> None:
        sit_down(kiosk)
        play(kiosk)
        kiosk.controllers.drafts.at(kiosk.table.playing)["typed"] = "Ann"
        kiosk.kiosk.ask_new_group()
        kiosk.kiosk.answer(yes=True)
        kiosk.settle()
        kiosk.kiosk.finish()
        kiosk.settle()
        table = kiosk.table
        assert (kiosk.screen, table.standing, table.players, dict(table.agreed)) == ("attract", None, ("",) * 4, {})
        names: list[Any] = []
        kiosk.controllers.games.show_names(names.append)
        kiosk.settle()
        assert names == []
        kiosk.controllers.navigation.go("back")
        assert kiosk.screen == "attract"

    def test_several_games_are_a_choice(self, tmp_path: Path) -> None:
        with Companion(tmp_path, EventFile("Two", games=(MAST_YEAR, PLAIN))) as kiosk:
            sit_down(kiosk)
            kiosk.kiosk.go_on()
            assert kiosk.screen == "choose"
            kiosk.kiosk.choose(PLAIN)
            assert kiosk.screen == "seats"

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
        kiosk.kiosk.take_survey()
        kiosk.kiosk.see_aim(1)
        assert kinds(tmp_path) == []

    def test_a_seat_tells_of_itself(self, kiosk: Companion, tmp_path: Path) -> None:
        code = sit_down(kiosk)
        kiosk.kiosk.tell_seat(2, {"age-band": "20-39"})
        kiosk.settle()
        [row] = [row for row in rows(tmp_path) if row["kind"] == "seat-asked"]
        assert (row["group"], row["seat"], row["answers"]) == (code, 2, {"age-band": "20-39"})


class TestWhatIsNoted:
    def test_questions_and_overrulings(self, kiosk: Companion, tmp_path: Path) -> None:
        sit_down(kiosk)
        play(kiosk)
        kiosk.kiosk.ask_rule()
        assert kiosk.screen == "rule-question"
        kiosk.kiosk.notes.leave_unclear("MY-5.1", "what it means")
        kiosk.kiosk.notes.overrule("MY-5.1")
        kiosk.table.let_stand("1:bounty-led:2:3")
        kiosk.table.let_stand("7")
        kiosk.table.seat(2, "Eve", is_newcomer=True)
        kiosk.table.seat(2, "Eva", is_newcomer=False)
        kiosk.settle()
        asked, unclear = [row for row in rows(tmp_path) if row["kind"] == "rule-question"]
        assert (asked["fact"][:3], asked["entry"], asked["unclear"], asked["note"]) == ("MY-", 2, False, None)
        assert (unclear["unclear"], unclear["note"]) == (True, "what it means")
        assert [row["what"] for row in rows(tmp_path) if row["kind"] == "overruled"] == ["MY-5.1", "bounty-led", "7"]
        assert [row["stand_in"] for row in rows(tmp_path) if row["kind"] == "player-left"] == ["person"]

    def test_without_a_game_there_is_nothing_to_note(self, kiosk: Companion, tmp_path: Path) -> None:
        sit_down(kiosk)
        kiosk.kiosk.ask_rule()
        kiosk.kiosk.notes.leave_unclear("MY-5.1")
        kiosk.kiosk.notes.overrule("MY-5.1")
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
        kiosk.table.correct(Remove(kiosk.table.playing.entries[-1].number))
        kiosk.settle()
        assert not kiosk.table.playing.over
        kiosk.table.act(simulation_of("mast-year").simulate(1, {"goal": 7}).entries[-1].action, "camera")
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


class TestIdle:
    def test_an_idle_table_is_asked_and_then_parked(self, kiosk: Companion, tmp_path: Path) -> None:
        code = sit_down(kiosk)
        play(kiosk)
        number = kiosk.table.playing.number
        kiosk.pass_s(299)
        assert kiosk.kiosk.prompt == ""
        kiosk.pass_s(2)
        assert (kiosk.kiosk.prompt, kiosk.kiosk.left_s) == (STILL_THERE, 59)
        kiosk.pass_s(58)
        assert kiosk.kiosk.left_s == 1
        kiosk.pass_s(2)
        assert (kiosk.screen, kiosk.kiosk.prompt, kiosk.kiosk.code) == ("attract", "", "")
        [parked] = kiosk.kiosk.parked
        assert (parked.code, parked.session) == (code, number)
        assert [row["why"] for row in rows(tmp_path) if row["kind"] == "group-ended"] == ["idle"]
        kiosk.pass_s(1)
        kiosk.kiosk.welcome_back(parked)
        kiosk.settle()
        assert (kiosk.screen, kiosk.kiosk.code, kiosk.table.playing.number) == ("play", code, number)
        assert len(kiosk.entered) == 2
        assert kiosk.kiosk.parked == ()

    def test_a_finger_says_that_somebody_is_there_and_does_nothing_else(self, kiosk: Companion) -> None:
        sit_down(kiosk)
        kiosk.pass_s(301)
        assert kiosk.kiosk.touch()
        assert kiosk.kiosk.prompt == ""
        kiosk.pass_s(299)
        assert kiosk.kiosk.prompt == ""
        assert not kiosk.kiosk.touch()

    def test_leaving_can_be_the_answer(self, kiosk: Companion) -> None:
        sit_down(kiosk)
        kiosk.pass_s(301)
        kiosk.kiosk.answer(yes=False)
        kiosk.settle()
        assert kiosk.screen == "attract"

    def test_cards_that_move_keep_a_game(self, kiosk: Companion) -> None:
        sit_down(kiosk)
        play(kiosk)

        def leave(state: Any, choices: Any) -> None:
            return None

        choose: Choose = leave
        for at_s in range(5):
            kiosk.pass_s(200)
            kiosk.table.see(Observation(1, at_s, float(at_s), (Gone(1, at_s),)), choose, lambda _: None)
            kiosk.settle()
        assert kiosk.kiosk.prompt == ""

    def test_tables_that_enter_little_are_asked_later(self, kiosk: Companion) -> None:
        sit_down(kiosk)
        play(kiosk)
        kiosk.controllers.participation.way = "tally"
        kiosk.pass_s(1199)
        assert kiosk.kiosk.prompt == ""
        kiosk.pass_s(2)
        assert kiosk.kiosk.prompt == STILL_THERE

    def test_a_group_without_a_game_leaves_nothing(self, kiosk: Companion) -> None:
        sit_down(kiosk)
        kiosk.pass_s(400)
        assert (kiosk.screen, kiosk.kiosk.parked) == ("attract", ())

    def test_a_finished_game_is_not_parked(self, kiosk: Companion, tmp_path: Path) -> None:
        sit_down(kiosk)
        play(kiosk, whole=True)
        kiosk.pass_s(400)
        assert (kiosk.screen, kiosk.kiosk.parked) == ("attract", ())
        assert [row["how"] for row in rows(tmp_path) if row["kind"] == "game-ended"] == ["finished"]

    def test_the_attract_screen_sleeps_and_wakes(self, kiosk: Companion) -> None:
        asleep = [kiosk.kiosk.is_asleep]
        assert kiosk.kiosk.touch()
        assert not kiosk.kiosk.touch()
        kiosk.controllers.navigation.go("settings")
        kiosk.pass_s(44)
        asleep.append(kiosk.kiosk.is_asleep)
        kiosk.pass_s(2)
        asleep.append(kiosk.kiosk.is_asleep)
        assert (asleep, kiosk.screen) == ([True, False, True], "attract")
        kiosk.pass_s(100)
        assert kiosk.kiosk.is_asleep

    def test_an_hour_is_said_once(self, kiosk: Companion) -> None:
        sit_down(kiosk)
        play(kiosk)
        for _ in range(15):
            kiosk.pass_s(240)
            prompt = kiosk.kiosk.prompt
            kiosk.kiosk.idle.stir()
        assert prompt == REMIND
        kiosk.kiosk.answer(yes=True)
        assert kiosk.screen == "play"
        for _ in range(20):
            kiosk.pass_s(240)
            assert kiosk.kiosk.prompt == ""
            kiosk.kiosk.idle.stir()

    def test_talking_after_an_hour_leads_to_the_survey(self, kiosk: Companion) -> None:
        sit_down(kiosk)
        play(kiosk)
        kiosk.kiosk.prompt = REMIND
        kiosk.kiosk.answer(yes=False)
        kiosk.settle()
        assert kiosk.screen == "survey"
        kiosk.kiosk.prompt = NEW_GROUP
        kiosk.kiosk.answer(yes=True)
        kiosk.settle()
        assert kiosk.screen == "attract"


class TestRestart:
    def test_a_group_sits_where_it_sat(self, tmp_path: Path) -> None:
        with Companion(tmp_path, EVENT) as kiosk:
            code = sit_down(kiosk)
            play(kiosk)
            kiosk.pass_s(5000)
            other = sit_down(kiosk)
            play(kiosk)
        with Companion(tmp_path, EVENT) as kiosk:
            show_first(kiosk)
            kiosk.settle()
            assert (kiosk.screen, kiosk.kiosk.code, len(kiosk.entered)) == ("play", other, 2)
            assert [group.code for group in kiosk.kiosk.parked] == [code]
            assert kinds(tmp_path).count("game-started") == 2

    def test_a_group_that_has_left_does_not_come_back(self, tmp_path: Path) -> None:
        with Companion(tmp_path, EVENT) as kiosk:
            sit_down(kiosk)
            play(kiosk)
            kiosk.kiosk.finish()  # the power goes before the game is put away
            kiosk.settle()
        with Companion(tmp_path, EVENT) as kiosk:
            show_first(kiosk)
            assert (kiosk.screen, kiosk.table.standing, kiosk.table.players) == ("attract", None, ("",) * 4)

    def test_a_journal_that_cannot_be_opened_is_told(self, tmp_path: Path) -> None:
        (tmp_path / "journal.db").write_bytes(b"something else" * 100)
        with Companion(tmp_path, EVENT) as kiosk:
            assert isinstance(kiosk.opened[-1], Exception)


class TestSurvey:
    def test_asks_the_designers_questions_first(self) -> None:
        survey = Survey(MAST_YEAR, "5a", 4)
        assert survey.own == {"own-1": "Did you ever have nothing to decide?"}
        assert survey.questions[0] == "own-1"
        assert survey.choices("fun") == (1, 2, 3, 4, 5)
        assert survey.choices("length") == ("short", "right", "long")
        assert survey.choices("foreseeable")[-1] == "never"
        assert survey.choices("change") == ()

    def test_an_answer_can_be_taken_back(self) -> None:
        survey = Survey(MAST_YEAR, "5a", 4)
        survey.answer("fun", 4)
        survey.answer("length", "right")
        survey.answer("fun", 4)
        survey.answer("change", " ")
        assert survey.answers == {"length": "right"}

    def test_nobody_sees_what_another_has_answered(self) -> None:
        survey = Survey(PLAIN, "5a", 2)
        survey.answer("fun", 4)
        assert survey.turn_on()
        assert (survey.seat, survey.answers) == (1, {})
        assert not survey.turn_on()
