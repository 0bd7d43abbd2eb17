"""The table without a window: a game is begun, entered, taken back, corrected, put aside and gone on with."""

from pathlib import Path
from typing import Any

import numpy as np

from companion.app.camera_controller import leave_open
from companion.app.table_controller import StandingResult
from companion.cards import parse_card
from companion.errors import CompanionError
from companion.games.mast_year.actions import Dealt, Passed, Play, Trunk
from companion.session.correction import Difference, Replace
from hardware.vision_process import Observation
from tests.app.companion_without_window import NAMES, Companion
from tests.app.disk_faults import failing_disk
from tests.following.table import PLACES, faces, quad
from vision.setup.calibration import Calibration
from vision.tracking.events import TrackLaid

TRUNK = Trunk(parse_card("TS"))
CLUB = Play(parse_card("4C"))


def test_a_game_is_begun_and_what_is_entered_stands(companion: Companion) -> None:
    assert companion.table.standing is None
    companion.start()
    companion.enter(TRUNK, CLUB)
    assert companion.entered == [TRUNK, CLUB]
    assert companion.table.names == NAMES


def test_what_is_taken_back_is_gone(companion: Companion) -> None:
    companion.start()
    companion.enter(TRUNK, CLUB)
    companion.table.take_back()
    companion.settle()
    assert companion.entered == [TRUNK]


def test_what_cannot_be_is_told_in_one_line_and_changes_nothing(companion: Companion) -> None:
    companion.start()
    companion.enter(TRUNK, CLUB, CLUB)
    assert companion.entered == [TRUNK, CLUB]
    assert "4♣" in companion.controllers.notices.line
    companion.enter(Play(parse_card("5C")))
    assert companion.controllers.notices.line == ""


def test_a_finger_that_trembles_enters_once(companion: Companion) -> None:
    companion.start()
    companion.table.act(TRUNK)
    companion.passes_s = 0.01
    companion.table.act(CLUB)
    companion.settle()
    assert companion.entered == [TRUNK]


def test_what_a_camera_tells_meanwhile_does_not_let_a_second_touch_begin_another_game(companion: Companion) -> None:
    companion.start()
    companion.controllers.participation.take_part("watch")

    def start_again(_: object = None) -> None:
        companion.table.start("mast-year", {}, NAMES)

    laid = TrackLaid(1, quad(PLACES[0]), faces(cTS=0.999), 1.0)
    companion.table.see(Observation(1, 10, 1.0, (laid,)), leave_open, start_again)
    start_again()
    companion.settle()
    assert companion.entered == []
    found: list[Any] = []
    companion.controllers.access.ask(lambda journal: len(journal.games()), found.append)
    companion.settle()
    assert found == [2], "the one before, and one more"


def test_the_camera_is_not_held_for_a_finger(companion: Companion) -> None:
    companion.start()
    companion.passes_s = 0.01
    companion.table.act(TRUNK, by="camera")
    companion.table.act(CLUB, by="camera")
    assert companion.controllers.access.waiting
    companion.settle()
    assert companion.entered == [TRUNK, CLUB]


def test_a_correction_is_shown_before_it_is_made_and_undone_after_it(companion: Companion) -> None:
    companion.start()
    companion.enter(TRUNK, CLUB)
    correction = Replace(companion.table.playing.entries[1].number, Play(parse_card("6C")))
    previews: list[Difference | CompanionError] = []
    companion.table.preview(correction, previews.append)
    companion.loop.until(lambda: bool(previews))
    assert isinstance(previews[0], Difference)
    assert companion.entered == [TRUNK, CLUB]
    made: list[StandingResult] = []
    companion.table.correct(correction, made.append)
    companion.settle()
    assert made == [companion.table.standing]
    assert companion.entered == [TRUNK, Play(parse_card("6C"))]
    companion.table.take_back()
    companion.settle()
    assert companion.entered == [TRUNK, CLUB]


def test_a_newcomer_has_the_seat_from_now_on(companion: Companion) -> None:
    companion.start()
    companion.table.seat(1, "Ida", is_newcomer=True)
    companion.settle()
    assert companion.table.names == ("Ann", "Ida", "Cy", "Di")


def test_a_game_put_aside_is_gone_on_with(companion: Companion) -> None:
    companion.start()
    companion.enter(TRUNK)
    number = companion.table.playing.number
    companion.table.park()
    companion.settle()
    assert companion.table.standing is None
    assert companion.controllers.navigation.name == "welcome"
    companion.table.resume(number)
    companion.settle()
    assert companion.entered == [TRUNK]
    assert companion.controllers.navigation.name == "play"


def test_what_is_entered_while_the_game_is_put_aside_does_not_bring_it_back(companion: Companion) -> None:
    companion.start()
    companion.controllers.participation.take_part("watch")
    companion.enter(TRUNK)
    number = companion.table.playing.number
    companion.table.park()
    companion.table.act(CLUB, by="camera")
    laid = TrackLaid(1, quad(PLACES[0]), faces(c6D=0.999), 1.0)
    companion.table.see(Observation(1, 10, 1.0, (laid,)), leave_open, lambda _: None)
    companion.settle()
    assert (companion.table.standing, companion.screen) == (None, "welcome")
    companion.table.resume(number)
    companion.settle()
    assert companion.entered[:2] == [TRUNK, CLUB]


def test_while_the_end_of_a_game_is_written_nothing_is_entered_by_hand_or_camera(companion: Companion) -> None:
    companion.start()
    companion.controllers.participation.take_part("watch")
    companion.enter(TRUNK)
    companion.table.refuse_entries()
    companion.table.act(CLUB)
    laid = TrackLaid(1, quad(PLACES[0]), faces(c6D=0.999), 1.0)
    companion.table.see(Observation(1, 10, 1.0, (laid,)), leave_open, lambda _: None)
    companion.settle()
    assert companion.entered == [TRUNK]
    assert companion.controllers.notices.line
    companion.table.accept_entries()
    companion.enter(CLUB)
    assert companion.entered == [TRUNK, CLUB]
    assert companion.controllers.notices.line == ""


def test_a_game_put_aside_that_is_touched_twice_is_gone_on_with_once(companion: Companion) -> None:
    companion.start()
    number = companion.table.playing.number
    companion.table.park()
    companion.settle()
    entered: list[str] = []
    companion.table.entered.add(lambda standing: entered.append(standing.number))
    for _ in range(2):
        companion.table.resume(number)
    companion.settle()
    assert entered == [number]


def test_after_the_plug_was_pulled_the_game_is_there(tmp_path: Path) -> None:
    with Companion(tmp_path) as before:
        before.start(silent=True)
        before.enter(Dealt(), Passed(), TRUNK)
    with Companion(tmp_path) as after:
        assert after.opened == [after.table.standing]
        assert after.entered == [Dealt(), Passed(), TRUNK]
        assert after.table.agreed == after.table.playing.record.options


def test_of_a_game_put_away_the_agreement_stays_and_the_names_go(tmp_path: Path) -> None:
    with Companion(tmp_path) as before:
        before.start(goal=7)
        before.enter(Dealt())
        before.table.close_game()
        before.settle()
    with Companion(tmp_path) as after:
        after.settle()
        assert after.table.agreed["goal"] == 7
        assert set(after.table.players) == {""}


def test_a_journal_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    (tmp_path / "journal.db").mkdir()
    with Companion(tmp_path) as companion:
        companion.settle()
        [error] = companion.opened
        assert isinstance(error, CompanionError)


def test_with_nothing_to_take_back_nothing_happens(companion: Companion) -> None:
    companion.start()
    companion.table.take_back()
    companion.settle()
    assert companion.entered == []


def test_a_game_that_cannot_be_put_aside_stays_on_the_table(companion: Companion, tmp_path: Path) -> None:
    companion.start()
    with failing_disk(companion, tmp_path):
        companion.table.park()
        companion.settle()
        assert companion.table.standing is not None
        assert companion.controllers.notices.line


def test_what_a_camera_sees_while_nobody_follows_it_is_kept_in_mind_or_left_out(companion: Companion) -> None:
    answers: list[object] = []
    for events in ((), (TrackLaid(1, quad(PLACES[0]), faces(cTS=0.999), 1.0),)):
        companion.table.see(Observation(1, 10, 1.0, events), leave_open, answers.append)
    companion.start()
    companion.table.see(Observation(1, 20, 2.0, ()), leave_open, answers.append)
    companion.enter(TRUNK)
    assert answers == []


def test_a_calibrated_camera_tells_whose_place_is_where(companion: Companion) -> None:
    seats = np.array([PLACES[seat] for seat in range(4)], np.float64)
    companion.table.place_seats(Calibration(None, seats[::-1], 90.0, (), np.eye(3)))
    np.testing.assert_allclose(companion.placed_seats, seats[::-1])


def test_what_a_camera_saw_without_meaning_anything_is_answered_with_nothing(companion: Companion) -> None:
    companion.start()
    companion.controllers.participation.take_part("watch")
    answers: list[object] = []
    companion.table.see(Observation(1, 1, 1.0, ()), leave_open, answers.append)
    companion.controllers.access.ask_in_background(lambda _: "all seen", answers.append)
    companion.loop.until(lambda: bool(answers))
    assert (answers, companion.entered) == (["all seen"], [])
