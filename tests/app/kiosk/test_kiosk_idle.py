"""A group that leaves, and a group that comes back: idle tables are asked and parked, and a restart changes nothing."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.app.kiosk.idle_clock import Presence
from companion.app.kiosk.kiosk import NEW_GROUP, REMIND, STILL_THERE
from companion.events import groups
from companion.events.groups import BegunGame, Group
from companion.following.strategy import Choose
from companion.games import find_game
from companion.games.mast_year.actions import Dealt
from companion.journal import Journal
from companion.session import Moment, start_session
from companion.simulation import simulation_of
from hardware.vision_process import Observation
from tests.app.companion_without_window import NAMES, Companion
from tests.app.event import EVENT, MAST_YEAR, kinds, play, rows, show_first, sit_down
from vision.tracking.events import TrackGone


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

    def test_the_hour_is_not_counted_on_for_a_group_that_leaves_as_it_comes_back(self, kiosk: Companion) -> None:
        sit_down(kiosk)
        play(kiosk)
        kiosk.pass_s(5000)
        [parked] = kiosk.kiosk.parked
        kiosk.pass_s(1)
        kiosk.kiosk.welcome_back(parked)
        kiosk.kiosk.departure.finish()
        kiosk.settle()
        kiosk.pass_s(3600)
        assert (kiosk.kiosk.code, kiosk.kiosk.prompt, kiosk.screen) == ("", "", "attract")

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
            kiosk.entries.see(Observation(1, at_s, float(at_s), (TrackGone(1, at_s),)), choose, lambda _: None)
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
        kiosk.controllers.navigation.go("pin")
        kiosk.pass_s(44)
        asleep.append(kiosk.kiosk.is_asleep)
        kiosk.pass_s(2)
        asleep.append(kiosk.kiosk.is_asleep)
        assert (asleep, kiosk.screen) == ([True, False, True], "attract")
        kiosk.pass_s(100)
        assert kiosk.kiosk.is_asleep

    @pytest.mark.parametrize(("name", "wait_s"), [("pin", 45), ("settings", 120), ("host-text", 300), ("rules", 300)])
    def test_a_screen_that_is_read_waits_longer_and_warns(self, kiosk: Companion, name: str, wait_s: int) -> None:
        kiosk.kiosk.touch()
        kiosk.kiosk.host.is_in = True
        kiosk.controllers.navigation.go(name)
        for _ in range(2):  # each touch begins the wait anew
            kiosk.pass_s(wait_s - 16)
            assert (kiosk.screen, kiosk.kiosk.closes_in_s) == (name, 0)
            kiosk.pass_s(6)
            assert (kiosk.screen, kiosk.kiosk.closes_in_s) == (name, 10)
            kiosk.kiosk.touch()
        kiosk.pass_s(wait_s)
        assert (kiosk.screen, kiosk.kiosk.closes_in_s) == ("attract", 0)

    def test_the_hosts_screens_lead_a_group_to_its_game(self, kiosk: Companion) -> None:
        sit_down(kiosk)
        play(kiosk)
        for name in ("host", "host-text", "event", "event-game", "event-question"):
            kiosk.controllers.navigation.go(name)
            assert kiosk.screen == "play"

    def test_the_attract_screen_needs_no_warning(self, kiosk: Companion) -> None:
        kiosk.kiosk.touch()
        kiosk.pass_s(40)
        assert (kiosk.screen, kiosk.kiosk.closes_in_s) == ("attract", 0)

    def test_the_attract_screen_sleeps_where_it_stands(self, kiosk: Companion) -> None:
        shown = []
        kiosk.kiosk.touch()
        kiosk.controllers.navigation.shown.add(lambda visit: shown.append(visit.name))
        kiosk.pass_s(46)
        assert (kiosk.kiosk.is_asleep, kiosk.screen, shown) == (True, "attract", [])

    def test_an_hour_is_said_once(self, kiosk: Companion) -> None:
        sit_down(kiosk)
        play(kiosk)
        for _ in range(15):
            kiosk.pass_s(240)
            prompt = kiosk.kiosk.prompt
            kiosk.kiosk.idle.note_activity()
        assert prompt == REMIND
        kiosk.kiosk.answer(yes=True)
        assert kiosk.screen == "play"
        for _ in range(20):
            kiosk.pass_s(240)
            assert kiosk.kiosk.prompt == ""
            kiosk.kiosk.idle.note_activity()

    def test_an_hour_is_not_said_into_another_question(self, kiosk: Companion) -> None:
        sit_down(kiosk)
        play(kiosk)
        kiosk.kiosk.ask_new_group()
        for _ in range(16):
            kiosk.pass_s(240)
            assert kiosk.kiosk.prompt == NEW_GROUP
            kiosk.kiosk.idle.note_activity()

    def test_talking_after_an_hour_asks_why_the_game_stops(self, kiosk: Companion) -> None:
        sit_down(kiosk)
        play(kiosk)
        kiosk.kiosk.prompt = REMIND
        kiosk.kiosk.answer(yes=False)
        kiosk.settle()
        assert kiosk.screen == "stop-reason"
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

    def test_a_game_that_began_as_the_power_went_is_noted_then(self, tmp_path: Path) -> None:
        with Journal(tmp_path / "journal.db") as journal:
            groups.start_group(journal, EVENT)
            start_session(journal, find_game("mast-year"), {"goal": 7}, NAMES)
        with Companion(tmp_path, EVENT) as kiosk:
            show_first(kiosk)
            kiosk.settle()
            [begun] = [row for row in rows(tmp_path) if row["kind"] == "game-started"]
            assert (kiosk.screen, begun["version"]) == ("play", MAST_YEAR.version)

    def test_the_hour_goes_on_from_what_the_journal_says(self, tmp_path: Path) -> None:
        """Forty minutes were played before the power went, and a pause was made meanwhile."""
        up_s = [0.0]
        with Journal(tmp_path / "journal.db", lambda: Moment("", "before", int(up_s[0] * 1e9))) as journal:
            code = groups.start_group(journal, EVENT).code
            session = start_session(journal, find_game("mast-year"), {"goal": 7}, NAMES)
            groups.begin_game(journal, BegunGame(code, MAST_YEAR, session.number, session.record, "follow"))
            for entry in simulation_of("mast-year").simulate(1, {"goal": 7}).entries[:10]:
                up_s[0] += 270.0
                session.act(entry.action)
                up_s[0] += 1000.0 if entry.action == Dealt() else 0.0
        with Companion(tmp_path, EVENT) as kiosk:
            show_first(kiosk)
            kiosk.settle()
            minutes = 0
            while kiosk.kiosk.prompt != REMIND:
                kiosk.kiosk.idle.note_activity()
                kiosk.pass_s(60)
                minutes += 1
            assert minutes == 20

    def test_a_group_that_has_left_meanwhile_is_not_counted(self, kiosk: Companion) -> None:
        """The journal answers late; another group sits there by then, and its own hour goes on."""
        code = sit_down(kiosk)
        play(kiosk)
        presence = Presence(kiosk.kiosk.recorder._controllers, kiosk.kiosk.idle, kiosk.kiosk.recorder)
        presence.go_on(code, 3600.0)
        kiosk.kiosk.group = Group("Another Group 1")
        kiosk.kiosk.idle.go_on_from(3599.0, is_reminded=False)
        kiosk.settle()
        kiosk.pass_s(2)
        assert kiosk.kiosk.prompt == REMIND

    def test_the_hour_is_not_told_of_who_is_asked_already_or_has_finished(self, kiosk: Companion) -> None:
        sit_down(kiosk)
        play(kiosk, whole=True)
        kiosk.kiosk.idle.go_on_from(3601.0, is_reminded=False)
        kiosk.pass_s(1)
        kiosk.kiosk.departure.ask_here()
        kiosk.settle()
        kiosk.kiosk.idle.go_on_from(3601.0, is_reminded=False)
        kiosk.pass_s(1)
        assert (kiosk.screen, kiosk.kiosk.prompt) == ("survey", "")

    def test_a_pause_is_no_part_of_the_hour(self, kiosk: Companion) -> None:
        sit_down(kiosk)
        play(kiosk)
        for _ in range(14):
            kiosk.pass_s(240)
            kiosk.kiosk.idle.note_activity()
        kiosk.pass_s(320)
        assert kiosk.kiosk.prompt == STILL_THERE
        kiosk.kiosk.touch()
        kiosk.pass_s(200)
        assert kiosk.kiosk.prompt == ""
        kiosk.pass_s(50)
        assert kiosk.kiosk.prompt == REMIND

    def test_a_group_that_has_left_does_not_come_back(self, tmp_path: Path) -> None:
        with Companion(tmp_path, EVENT) as kiosk:
            sit_down(kiosk)
            play(kiosk)
            kiosk.kiosk.departure.finish()  # the power goes before the game is put away
            kiosk.settle()
        with Companion(tmp_path, EVENT) as kiosk:
            show_first(kiosk)
            assert (kiosk.screen, kiosk.table.snapshot, kiosk.table.players) == ("attract", None, ("",) * 4)

    def test_a_journal_that_cannot_be_opened_is_told(self, tmp_path: Path) -> None:
        (tmp_path / "journal.db").write_bytes(b"something else" * 100)
        with Companion(tmp_path, EVENT) as kiosk:
            assert isinstance(kiosk.opened[-1], Exception)

    def test_a_game_is_played_in_the_version_in_which_it_began(self, tmp_path: Path) -> None:
        event = replace(EVENT, games=(MAST_YEAR, replace(MAST_YEAR, version="0.9.3", assist="coach", questions=())))
        levels: list[str] = []
        with Companion(tmp_path, event) as kiosk:
            sit_down(kiosk)
            kiosk.kiosk.choose(event.games[1])
            play(kiosk)
            levels.append(kiosk.controllers.assist)
        with Companion(tmp_path, event) as kiosk:
            show_first(kiosk)
            levels.append(kiosk.controllers.assist)
            kiosk.pass_s(5000)
            levels.append(kiosk.controllers.assist)  # nobody has chosen anything
            kiosk.kiosk.welcome_back(kiosk.kiosk.parked[0])
            kiosk.settle()
            levels.append(kiosk.controllers.assist)
        assert levels == ["coach", "coach", "referee", "coach"]
