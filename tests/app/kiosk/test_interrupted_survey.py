"""A power cut in the middle of the survey: the same seat is asked on, and nothing that was answered is lost."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.app.kiosk.departure import ThankedGroup
from companion.app.kiosk.idle_clock import COUNTDOWN_S
from companion.app.kiosk.seated_group import find_survey
from companion.journal.inspection import read_rows
from tests.app.companion_without_window import Companion
from tests.app.disk_faults import failing_disk
from tests.app.event import EVENT, CutJournal, play, rows, show_first, sit_down


def leave(kiosk: Companion) -> str:
    """A group plays and leaves; its first seat is asked."""
    code = sit_down(kiosk)
    play(kiosk)
    kiosk.kiosk.ask_new_group()
    kiosk.settle()
    kiosk.kiosk.answer(yes=True)
    kiosk.settle()
    kiosk.kiosk.departure.ask_more()
    kiosk.settle()
    assert kiosk.screen == "survey"
    return code


def answered(folder: Path) -> list[tuple[int, dict[str, Any], bool]]:
    """Returns each survey's seat and answers, and whether they are all."""
    told = [row for row in rows(folder) if row["kind"] == "survey"]
    return [(row["seat"], row["answers"], "incomplete" not in row) for row in told]


def restart(folder: Path, check: Callable[[Companion], object]) -> None:
    """Starts a companion on the journal as it is: what a cut leaves."""
    with Companion(folder, EVENT) as again:
        show_first(again)
        check(again)


def test_the_seats_that_have_not_answered_are_asked(kiosk: Companion, tmp_path: Path) -> None:
    leave(kiosk)
    departure = kiosk.kiosk.departure
    departure.answer("fun", 4)
    departure.take_survey()
    departure.answer("length", "long")
    kiosk.settle()
    kiosk.controllers.close()

    def goes_on(again: Companion) -> None:
        survey = again.kiosk.departure.survey
        assert survey is not None
        assert (again.screen, survey.seat, survey.answers) == ("survey", 1, {"length": "long"})
        for _ in range(3):
            again.kiosk.departure.take_survey()
        again.settle()
        assert again.screen == "attract"
        assert again.kiosk.departure.thanked_group == ThankedGroup(has_answered=True)

    restart(tmp_path, goes_on)
    assert answered(tmp_path)[-1] == (1, {"length": "long"}, True)
    assert (0, {"fun": 4}, True) in answered(tmp_path)


def test_a_seat_that_was_done_is_not_asked_again(kiosk: Companion, tmp_path: Path) -> None:
    leave(kiosk)
    kiosk.kiosk.departure.answer("fun", 4)
    kiosk.kiosk.departure.take_survey()
    kiosk.settle()
    kiosk.controllers.close()
    rows_before_next = read_rows(tmp_path / "journal.db")[0][:-1]  # the power went before the next seat was noted
    interrupted = find_survey(CutJournal(rows_before_next), EVENT)
    assert interrupted is not None
    assert (interrupted.survey.seat, interrupted.survey.answers) == (1, {})
    assert interrupted.has_answered


@pytest.mark.parametrize("has_left", [True, False])
def test_a_seat_that_walks_off_keeps_its_answers(kiosk: Companion, tmp_path: Path, has_left: bool) -> None:
    leave(kiosk)
    departure = kiosk.kiosk.departure
    departure.take_survey()
    departure.answer("fun", 2)
    if has_left:
        kiosk.settle()
        kiosk.pass_s(EVENT.idle_s + 1)
        kiosk.pass_s(COUNTDOWN_S + 1)
    else:
        departure.finish()
        kiosk.settle()
        assert departure.thanked_group is not None
        assert departure.thanked_group.has_answered
    assert kiosk.screen == "attract"
    assert answered(tmp_path) == [(1, {"fun": 2}, False)]


def test_after_the_last_seat_nothing_is_changed(kiosk: Companion, tmp_path: Path) -> None:
    """A finger that comes while the group's end is written answers nothing, and takes nothing back."""
    leave(kiosk)
    departure = kiosk.kiosk.departure
    for _ in range(3):
        departure.take_survey()
    departure.answer("fun", 2)
    departure.take_survey()
    departure.answer("fun", 5)
    departure.take_survey()
    kiosk.settle()
    assert answered(tmp_path)[-1] == (3, {"fun": 2}, True)
    assert [row["kind"] for row in rows(tmp_path)].count("group-ended") == 1


def test_no_seat_is_asked_where_nobody_answers(kiosk: Companion) -> None:
    kiosk.kiosk.departure.answer("fun", 2)
    assert kiosk.kiosk.departure.survey is None


def test_answers_that_a_full_disk_refused_are_noted_with_the_next_ones(kiosk: Companion, tmp_path: Path) -> None:
    leave(kiosk)
    departure = kiosk.kiosk.departure
    with failing_disk(kiosk, tmp_path):
        for fun in (1, 2):
            departure.answer("fun", fun)
            departure.take_survey()
            kiosk.settle()
    departure.answer("fun", 3)
    departure.take_survey()
    kiosk.settle()
    told = {seat: answers for seat, answers, is_done in answered(tmp_path) if is_done}
    assert told == {seat: {"fun": seat + 1} for seat in range(3)}


def test_answers_that_were_refused_are_noted_as_the_group_goes(kiosk: Companion, tmp_path: Path) -> None:
    leave(kiosk)
    departure = kiosk.kiosk.departure
    with failing_disk(kiosk, tmp_path):
        departure.answer("fun", 1)
        departure.take_survey()
        kiosk.settle()
    departure.finish()
    kiosk.settle()
    assert answered(tmp_path) == [(0, {"fun": 1}, True)]
    assert kiosk.screen == "attract"


def test_a_group_whose_game_can_no_longer_be_read_is_asked_nothing_more(kiosk: Companion, tmp_path: Path) -> None:
    leave(kiosk)
    kiosk.controllers.close()
    found = read_rows(tmp_path / "journal.db")[0]
    assert find_survey(CutJournal(found), EVENT) is not None
    unreadable = [replace(row, body=row.body.replace('"mast-year"', '"chess"')) for row in found]
    assert find_survey(CutJournal(unreadable), EVENT) is None
