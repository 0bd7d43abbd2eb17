"""The controllers of a kiosk forget a group that has gone."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.app.kiosk.event_controllers import EventControllers
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT, MAST_YEAR, play, show_first, sit_down


def test_lessons_seats_and_clock_of_a_group_are_forgotten(tmp_path: Path) -> None:
    coached = replace(EVENT, games=(replace(MAST_YEAR, assist="coach"),))
    with Companion(tmp_path, coached) as companion:
        show_first(companion)
        sit_down(companion)
        play(companion)
        made = companion.controllers
        assert made.first_hand is not None
        assert made.play_clock is not None
        before = made.first_hand.lesson
        assert before is not None
        EventControllers(
            companion.kiosk, made.first_hand, made.own_stand_ins, made.play_clock, made.own_hub
        ).forget_group()
        assert (made.first_hand.lesson, made.own_stand_ins.seats, made.play_clock.minutes) == (None, frozenset(), 0)


def test_nothing_is_said_any_more_of_a_group_that_has_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped: list[bool] = []
    monkeypatch.setattr("companion.app.announcer.Announcer.close", lambda _: stopped.append(True))
    with Companion(tmp_path, EVENT) as companion:
        show_first(companion)
        sit_down(companion)
        companion.kiosk.left.tell(None)
        assert stopped == [True]
