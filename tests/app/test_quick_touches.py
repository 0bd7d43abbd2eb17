"""Touches that follow each other before the journal has answered, as on a slow card: each thing happens once (K9)."""

from pathlib import Path

from companion.events.groups import Group
from tests.app.companion_without_window import NAMES, Companion
from tests.app.event import kinds, play, rows, sit_down

ENDS = ("game-started", "game-ended")


def test_two_touches_begin_one_group(kiosk: Companion, tmp_path: Path) -> None:
    for _ in range(2):
        kiosk.kiosk.begin_group()
        kiosk.pass_unanswered_s(1)
    kiosk.settle()
    assert kinds(tmp_path) == ["group-started"]


def test_two_touches_begin_one_game(kiosk: Companion, tmp_path: Path) -> None:
    sit_down(kiosk)
    kiosk.kiosk.go_on()
    kiosk.kiosk.see_aim(3.0)
    for _ in range(2):
        kiosk.pass_unanswered_s(1)
        kiosk.table.start("mast-year", dict(kiosk.table.agreed), NAMES)
    kiosk.settle()
    assert kinds(tmp_path).count("game-started") == 1
    kiosk.table.park()
    kiosk.settle()
    kiosk.pass_s(1)
    kiosk.table.start("mast-year", dict(kiosk.table.agreed), NAMES)
    kiosk.settle()
    assert kinds(tmp_path).count("game-started") == 2


def test_a_group_that_comes_back_is_not_sent_away_by_the_next_touch(kiosk: Companion, tmp_path: Path) -> None:
    sit_down(kiosk)
    play(kiosk)
    kiosk.pass_s(5000)
    kiosk.settle()
    [parked] = kiosk.kiosk.parked
    kiosk.kiosk.welcome_back(parked)
    kiosk.pass_unanswered_s(1)
    kiosk.kiosk.begin_group()
    kiosk.kiosk.welcome_back(parked)
    kiosk.settle()
    assert kiosk.kiosk.code == parked.code
    assert (kinds(tmp_path)[-1], kinds(tmp_path).count("group-returned")) == ("group-returned", 1)


def begin_slowly(kiosk: Companion) -> None:
    """Touches what begins a game, which the journal has not answered yet."""
    kiosk.pass_unanswered_s(1)
    kiosk.table.start("mast-year", dict(kiosk.table.agreed), NAMES)
    kiosk.pass_unanswered_s(1)


def running(folder: Path) -> set[str]:
    """Returns the games whose end is noted nowhere."""
    found = {kind: {row["session"] for row in rows(folder) if row["kind"] == kind} for kind in ENDS}
    return found["game-started"] - found["game-ended"]


def leave(kiosk: Companion) -> None:
    """Lets the group go, as far as its survey or further."""
    kiosk.kiosk.ask_new_group()
    kiosk.kiosk.answer(yes=True)
    kiosk.settle()


def test_a_group_that_leaves_while_its_game_begins_leaves_no_game_behind(kiosk: Companion, tmp_path: Path) -> None:
    sit_down(kiosk)
    kiosk.kiosk.go_on()
    kiosk.kiosk.see_aim(3.0)
    begin_slowly(kiosk)
    leave(kiosk)
    assert running(tmp_path) == set()
    assert kinds(tmp_path)[-1] == "group-ended"
    assert (kiosk.screen, kiosk.table.snapshot) == ("attract", None)


def test_a_second_game_that_begins_while_the_group_leaves_is_ended_with_it(kiosk: Companion, tmp_path: Path) -> None:
    sit_down(kiosk)
    play(kiosk)
    kiosk.pass_unanswered_s(1)
    kiosk.table.park()
    kiosk.settle()
    begin_slowly(kiosk)
    leave(kiosk)
    kiosk.kiosk.departure.finish()
    kiosk.settle()
    assert running(tmp_path) == set()
    assert kinds(tmp_path)[-1] == "group-ended"
    assert (kiosk.screen, kiosk.table.snapshot) == ("attract", None)


def test_a_group_comes_back_however_quickly_something_else_was_touched(kiosk: Companion) -> None:
    sit_down(kiosk)
    play(kiosk)
    kiosk.pass_s(5000)
    [parked] = kiosk.kiosk.parked
    kiosk.kiosk.welcome_back(parked)
    kiosk.pass_unanswered_s(1)
    assert kiosk.controllers.touches.are_meant()  # as the screen asks before it begins a group
    kiosk.kiosk.begin_group()
    kiosk.settle()
    assert (kiosk.kiosk.code, kiosk.screen) == (parked.code, "play")


def test_a_group_whose_game_cannot_be_gone_on_with_may_begin_anew(kiosk: Companion) -> None:
    kiosk.kiosk.welcome_back(Group("lost-acorn-1", "no such game"))
    kiosk.settle()
    assert kiosk.controllers.notices.trouble
    assert kiosk.screen == "attract"
    kiosk.kiosk.begin_group()
    kiosk.settle()
    assert kiosk.screen == "group"


def test_a_table_that_stops_twice_is_asked_once_why(kiosk: Companion, tmp_path: Path) -> None:
    sit_down(kiosk)
    play(kiosk)
    for _ in range(2):
        kiosk.kiosk.departure.stop_here(1)
    kiosk.settle()
    assert kiosk.screen == "stop-reason"
    assert kinds(tmp_path)[-3:] == ["player-left", "game-ended", "stop-reason"]


def test_a_game_put_aside_is_kept_as_its_group_leaves(kiosk: Companion, tmp_path: Path) -> None:
    sit_down(kiosk)
    play(kiosk)
    kiosk.pass_s(1)
    kiosk.table.park()
    kiosk.settle()
    kiosk.pass_s(1)
    kiosk.kiosk.departure.finish()
    kiosk.settle()
    assert [row["how"] for row in rows(tmp_path) if row["kind"] == "game-ended"] == ["parked"]


def test_no_time_of_play_passes_once_the_group_has_left(kiosk: Companion) -> None:
    sit_down(kiosk)
    play(kiosk)
    clock = kiosk.controllers.play_clock
    assert clock is not None
    clock._begin(kiosk.table.playing)
    kiosk.kiosk.departure.finish()
    kiosk.settle()
    kiosk.pass_s(120)
    clock.tick()
    assert clock.minutes == 0
