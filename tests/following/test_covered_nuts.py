"""Nuts that others cover: a new one on its like, and whether one was taken up from under others."""

from dataclasses import replace
from math import cos, sin

import pytest

from companion.games.nice_one_squirrel import GAME
from companion.games.nice_one_squirrel.actions import Action, Pass, Play, Take, Visit
from companion.games.nice_one_squirrel.nuts import NUT_NAMES
from companion.games.nice_one_squirrel.state import State
from tests.following.nut_camera import NutCamera, asked, entered, follow_all, is_same, quad_of, see_all
from tests.vision.nut_table import PlacedFace
from vision.tracking.events import TrackGone

RA, YW, BC, RH, YH, GC, BH, RC = (NUT_NAMES[name] for name in ("RA", "YW", "BC", "RH", "YH", "GC", "BH", "RC"))


@pytest.mark.parametrize("beside_mm", [22.0, 31.0, 60.0])
def test_a_nut_laid_beside_its_like_which_it_covers_was_played(beside_mm: float) -> None:
    hidden: list[PlacedFace] = []
    camera = NutCamera(2, {}, lambda placed: see_all([one for one in placed if one not in hidden]))
    follow_all(camera, Visit(1, RA))
    [like] = camera._nuts[1]
    hidden.append(like)
    camera._nuts[1].append(replace(like, x_mm=like.x_mm + beside_mm))
    camera.look()
    assert entered(camera) == [Visit(1, RA)], "the other one may still be seen to be lifted"
    camera.look()
    assert entered(camera) == [Visit(1, RA), Play(RA)]
    assert asked(camera) == []


def test_a_nut_that_was_pushed_aside_was_not_played() -> None:
    """It is seen to be gone from where it lay."""
    camera = NutCamera(2, {}, see_all)
    follow_all(camera, Visit(1, RA))
    [nut] = camera._nuts[1]
    [track] = [one for one in camera._tracker.tracks if is_same(one.quad, quad_of(nut))]
    camera._nuts[1] = [replace(nut, x_mm=nut.x_mm + 31)]
    camera._unread.append((camera._at_s + 2.0, TrackGone(track.number, camera._at_s + 2.0, bare=True)))
    camera.look()
    camera.look()
    assert entered(camera) == [Visit(1, RA)]
    camera.do(Visit(2, YW), GAME.apply(camera.session.state_as(State), Pass()))
    [question] = asked(camera)
    assert question.candidates[0].action == Pass()


def test_a_nut_is_taken_up_from_under_another_that_is_lifted_and_laid_there_again() -> None:
    camera = NutCamera(2, {"taking_up": True}, see_all)
    follow_all(camera, Visit(9), Play(BC), Visit(8, RA), Play(RH), Visit(1, YW), Play(YH), Visit(9))
    [nut] = camera._nuts[9]
    camera._nuts[9].append(replace(nut, name="GC"))
    camera.look()
    then: list[Action] = [Visit(5, BH), Pass(), Visit(1), Pass(), Visit(9), Take(BC), Visit(2, RC)]
    state = camera.session.state_as(State)
    for action in then:
        camera.do(action, state)
        state = GAME.apply(state, action)
    assert entered(camera)[8:] == then
    assert asked(camera) == []


@pytest.mark.parametrize(
    ("beside_mm", "is_asked"),
    [
        pytest.param(0.0, False, id="it hardly shows: those on it would be moved"),
        pytest.param(13.0, True, id="it shows a little"),
        pytest.param(31.0, False, id="it shows plainly: it would be seen to be gone"),
        pytest.param(75.0, True, id="it would be read"),
    ],
)
def test_whether_a_covered_nut_was_taken_up_though_nothing_changed(beside_mm: float, is_asked: bool) -> None:
    hidden: list[PlacedFace] = []
    camera = NutCamera(2, {"taking_up": True}, lambda placed: see_all([one for one in placed if one not in hidden]))
    before: list[Action] = [Visit(9), Play(BC), Visit(8, RA), Play(RH), Visit(1, YW), Play(YH), Visit(9)]
    follow_all(camera, *before)
    [nut] = camera._nuts[9]
    x_mm, y_mm = nut.x_mm - sin(nut.turn) * beside_mm, nut.y_mm + cos(nut.turn) * beside_mm
    hidden.append(nut)
    camera._nuts[9].append(PlacedFace("GC", x_mm, y_mm, nut.turn))
    camera.look()
    state = camera.session.state_as(State)
    then: list[Action] = [Visit(5, BH), Pass(), Visit(1), Pass(), Visit(9), Pass(), Visit(2, RC)]
    for action in then:
        camera.do(action, state)
        state = GAME.apply(state, action)
    assert entered(camera) == [*before, Play(GC), *then]
    assert bool(asked(camera)) == is_asked
