"""What is entered in the game on the table: actions, corrections, newcomers, and what a camera sees."""

import pytest

from companion.app.camera_controller import leave_open
from companion.app.table_controller import SnapshotResult
from companion.card_notation import parse_card
from companion.errors import CompanionError
from companion.games.described.actions import RoundOver, Tell
from companion.games.mast_year.actions import Play, Trunk
from companion.journal.saving import JournalError
from companion.session.correction import Difference, Logged, Replace
from companion.session.session import Session
from hardware.vision_process import Observation
from tests.app.companion_without_window import Companion
from tests.following.table import PLACES, faces, quad
from tests.games.descriptions import described
from vision.tracking.events import TrackLaid

TRUNK = Trunk(parse_card("TS"))
CLUB = Play(parse_card("4C"))


def test_what_is_taken_back_is_gone(companion: Companion) -> None:
    companion.start()
    companion.enter(TRUNK, CLUB)
    companion.entries.take_back()
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
    companion.entries.act(TRUNK)
    companion.passes_s = 0.01
    companion.entries.act(CLUB)
    companion.settle()
    assert companion.entered == [TRUNK]


def test_the_camera_is_not_held_for_a_finger(companion: Companion) -> None:
    companion.start()
    companion.passes_s = 0.01
    companion.entries.act(TRUNK, by="camera")
    companion.entries.act(CLUB, by="camera")
    assert companion.controllers.access.waiting
    companion.settle()
    assert companion.entered == [TRUNK, CLUB]


def test_a_correction_is_shown_before_it_is_made_and_undone_after_it(companion: Companion) -> None:
    companion.start()
    companion.enter(TRUNK, CLUB)
    correction = Replace(companion.table.playing.entries[1].number, Play(parse_card("6C")))
    previews: list[Difference | CompanionError] = []
    companion.entries.preview(correction, previews.append)
    companion.loop.until(lambda: bool(previews))
    assert isinstance(previews[0], Difference)
    assert companion.entered == [TRUNK, CLUB]
    made: list[SnapshotResult] = []
    companion.entries.correct(correction, made.append)
    companion.settle()
    assert made == [companion.table.snapshot]
    assert companion.entered == [TRUNK, Play(parse_card("6C"))]
    companion.entries.take_back()
    companion.settle()
    assert companion.entered == [TRUNK, CLUB]


def test_a_newcomer_has_the_seat_from_now_on(companion: Companion) -> None:
    companion.start()
    companion.entries.seat(1, "Ida", is_newcomer=True)
    companion.settle()
    assert companion.table.names == ("Ann", "Ida", "Cy", "Di")


def test_what_is_entered_while_the_game_is_put_aside_does_not_bring_it_back(companion: Companion) -> None:
    companion.start()
    companion.controllers.participation.take_part("watch")
    companion.enter(TRUNK)
    number = companion.table.playing.number
    companion.table.park()
    companion.entries.act(CLUB, by="camera")
    laid = TrackLaid(1, quad(PLACES[0]), faces(c6D=0.999), 1.0)
    companion.entries.see(Observation(1, 10, 1.0, (laid,)), leave_open, lambda _: None)
    companion.settle()
    assert (companion.table.snapshot, companion.screen) == (None, "welcome")
    companion.table.resume(number)
    companion.settle()
    assert companion.entered[:2] == [TRUNK, CLUB]


def test_while_the_end_of_a_game_is_written_nothing_is_entered_by_hand_or_camera(companion: Companion) -> None:
    companion.start()
    companion.controllers.participation.take_part("watch")
    companion.enter(TRUNK)
    with companion.entries.refused():
        companion.entries.act(CLUB)
        laid = TrackLaid(1, quad(PLACES[0]), faces(c6D=0.999), 1.0)
        companion.entries.see(Observation(1, 10, 1.0, (laid,)), leave_open, lambda _: None)
        companion.settle()
        assert companion.entered == [TRUNK]
        assert companion.controllers.notices.line
    companion.enter(CLUB)
    assert companion.entered == [TRUNK, CLUB]
    assert companion.controllers.notices.line == ""


def test_with_nothing_to_take_back_nothing_happens(companion: Companion) -> None:
    companion.start()
    companion.entries.take_back()
    companion.settle()
    assert companion.entered == []


def test_what_a_camera_sees_while_nobody_follows_it_is_kept_in_mind_or_left_out(companion: Companion) -> None:
    answers: list[object] = []
    for events in ((), (TrackLaid(1, quad(PLACES[0]), faces(cTS=0.999), 1.0),)):
        companion.entries.see(Observation(1, 10, 1.0, events), leave_open, answers.append)
    companion.start()
    companion.entries.see(Observation(1, 20, 2.0, ()), leave_open, answers.append)
    companion.enter(TRUNK)
    assert answers == []


def test_what_a_camera_saw_without_meaning_anything_is_answered_with_nothing(companion: Companion) -> None:
    companion.start()
    companion.controllers.participation.take_part("watch")
    answers: list[object] = []
    companion.entries.see(Observation(1, 1, 1.0, ()), leave_open, answers.append)
    companion.controllers.access.ask_in_background(lambda _: "all seen", answers.append)
    companion.loop.until(lambda: bool(answers))
    assert (answers, companion.entered) == (["all seen"], [])


def garden(companion: Companion) -> None:
    companion.table.start("described", {"description": described("garden")}, ("Ann", "Bo"))
    companion.settle()


def baskets(*told: int) -> tuple[Tell, ...]:
    return tuple(Tell("baskets", number, seat) for seat, number in enumerate(told))


def test_of_actions_that_one_touch_tells_all_are_entered_or_none(companion: Companion) -> None:
    companion.entries.act_all([RoundOver()])
    garden(companion)
    companion.entries.act_all([])
    companion.entries.act_all([RoundOver(), *baskets(3, 99)])
    companion.settle()
    assert companion.entered == []
    assert companion.controllers.notices.line
    companion.entries.act_all([RoundOver(), *baskets(3, 9)])
    companion.passes_s = 0.01
    companion.entries.act_all([RoundOver(), *baskets(0, 0)])
    companion.settle()
    assert companion.entered == [RoundOver(), *baskets(3, 9)]
    assert companion.controllers.notices.line == ""


def test_a_disk_that_fails_between_two_actions_locks_nothing(
    companion: Companion, monkeypatch: pytest.MonkeyPatch
) -> None:
    garden(companion)
    act = Session.act

    def act_while_the_disk_holds(session: Session, action: object, *said: str | None) -> Logged:
        if isinstance(action, Tell):
            raise JournalError("the disk has failed")
        return act(session, action, *said)

    with monkeypatch.context() as failing:
        failing.setattr(Session, "act", act_while_the_disk_holds)
        companion.entries.act_all([RoundOver(), *baskets(3, 9)])
        companion.loop.until(lambda: companion.entered == [RoundOver()])
    assert companion.controllers.notices.line
    companion.enter(*baskets(3, 9))
    assert companion.entered == [RoundOver(), *baskets(3, 9)]


def test_what_is_refused_behind_an_open_question_says_so(companion: Companion) -> None:
    companion.start()
    companion.enter(TRUNK, CLUB, Play(parse_card("5C")))
    first = companion.table.playing.entries[1].number
    companion.entries.correct(Replace(first, Play(parse_card("5C"))))
    companion.settle()
    companion.entries.act_all([Play(parse_card("6C"))])
    companion.settle()
    assert companion.controllers.notices.line
    assert len(companion.entered) == 3


def test_a_refusal_of_a_game_that_is_put_aside_brings_nothing_back(companion: Companion) -> None:
    companion.start()
    companion.entries.act(TRUNK)
    companion.entries.act(TRUNK)
    companion.table.park()
    companion.settle()
    answers: list[object] = []
    companion.controllers.access.ask_in_background(lambda _: "all caught up", answers.append)
    companion.loop.until(lambda: bool(answers))
    assert companion.table.snapshot is None
