"""A camera follows Nice One Squirrel! where caches are not seen yet, and where nuts are taken up."""

import pytest

from companion.engine.game import own_action
from companion.following.decisions import Unseen
from companion.games.nice_one_squirrel import GAME
from companion.games.nice_one_squirrel.actions import Pass, Play, Take, Visit
from companion.games.nice_one_squirrel.nuts import NUT_NAMES
from companion.games.nice_one_squirrel.state import State
from companion.simulation.players.nice_one_squirrel import simulate
from tests.following.nut_camera import NutCamera, asked, entered, follow_all, see_all

BC, RA, RH, YW = (NUT_NAMES[name] for name in ("BC", "RA", "RH", "YW"))


def unseen(camera: NutCamera) -> list[tuple[int, ...]]:
    return [decision.missing for decision in camera.decisions if isinstance(decision, Unseen)]


def test_it_is_told_which_caches_were_not_seen_and_what_is_safe_is_entered_without_them() -> None:
    hidden = {f"cache-{number}" for number in range(2, 8)}
    camera = NutCamera(2, {}, lambda placed: see_all([one for one in placed if one.name not in hidden]))
    assert unseen(camera) == [(2, 3, 4, 5, 6, 7)]
    follow_all(camera, Visit(9), Play(BC))
    assert entered(camera) == [Visit(9), Play(BC)]
    state = GAME.apply(GAME.apply(GAME.start({}, ("", "")), Visit(9)), Play(BC))
    camera.do(Visit(1, RA), state)
    assert len(entered(camera)) == 2  # it may lie at the second cache, which nobody has seen
    hidden -= {"cache-2", "cache-7"}
    camera.look()
    assert unseen(camera)[1:] == [(3, 4, 5, 6)]
    assert entered(camera) == [Visit(9), Play(BC), Visit(1, RA)]
    hidden.clear()
    camera.look()
    assert unseen(camera)[2:] == [()]
    assert asked(camera) == []


def test_a_visit_is_taken_back_where_a_hand_hid_the_cache_before_the_squirrel_went_on() -> None:
    hidden: set[str] = set()
    camera = NutCamera(2, {}, lambda placed: see_all([one for one in placed if one.name not in hidden]))
    state = camera.session.state_as(State)
    camera.do(Visit(9), state)
    hidden |= {"cache-9", "squirrel-1"}
    camera.look()
    hidden.clear()
    camera.do(Visit(1, RA), state)
    assert entered(camera) == [Visit(1, RA)]
    assert asked(camera) == []


@pytest.mark.parametrize("takes", [False, True])
def test_a_cache_that_was_hidden_for_a_while_leaves_doubt_only_where_nuts_are_taken_up(takes: bool) -> None:
    """Only there a nut that was not read can have lain on it and be gone."""
    hidden: set[str] = set()
    options: dict[str, object] = {"taking_up": takes}
    camera = NutCamera(3, options, lambda placed: see_all([one for one in placed if one.name not in hidden]))
    follow_all(camera, Visit(9))
    for names in ({"cache-9"}, set()):
        hidden.clear()
        hidden.update(names)
        camera.look()
    camera.do(Visit(1, RA), GAME.apply(camera.session.state_as(State), Pass()))
    assert entered(camera) == [Visit(9), Pass(), Visit(1, RA)]
    assert bool(asked(camera)) == takes


def test_nothing_is_entered_at_a_cache_that_was_entered_by_touch_and_never_seen() -> None:
    camera = NutCamera(2, {}, lambda placed: see_all([one for one in placed if one.name != "cache-4"]))
    camera.session.act(Visit(4, RA))
    camera._squirrels[1] = camera._outside(9, "squirrel-2")
    camera.look()
    assert entered(camera) == [Visit(4, RA)]
    assert asked(camera) == []


def test_in_the_last_turn_a_nut_is_taken_up_once_it_is_seen_that_it_was() -> None:
    """Nobody moves any more: nothing else would tell."""
    options: dict[str, object] = {"taking_up": True}
    actions = [own_action(GAME, entry.action) for entry in simulate(1, options, ("P0", "P1")).entries[:-1]]
    camera = NutCamera(2, options, see_all, 1)
    follow_all(camera, *actions)
    state = camera.session.state_as(State)
    nut = camera._nuts[state.here or 0][-1].name
    camera.lift(state.here or 0, nut)
    assert entered(camera) == [*actions, Take(NUT_NAMES[nut])]
    assert asked(camera) == []


def test_whether_a_nut_that_was_covered_before_was_taken_up_is_asked_though_nothing_changed() -> None:
    camera = NutCamera(2, {"taking_up": True}, see_all)
    follow_all(camera, Visit(9), Play(BC))
    camera.hide(9, "BC")
    last = Visit(2, NUT_NAMES["GA"])
    for action in (Visit(8, RA), Play(RH), Visit(1, YW), Play(RH), Visit(9), Pass()):
        camera.do(action, camera.session.state_as(State))
    camera.do(last, GAME.apply(camera.session.state_as(State), Pass()))
    [question] = asked(camera)
    assert [candidate.action for candidate in question.candidates] == [Pass(), Take(BC)]
    assert entered(camera)[6:] == [Visit(9), Pass(), last]


def test_a_nut_of_which_it_is_seen_that_it_was_lifted_is_taken_up() -> None:
    camera = NutCamera(2, {"taking_up": True}, see_all)
    follow_all(camera, Visit(9), Play(BC), Visit(1, RA))
    camera.lift(1, "RA")
    assert len(entered(camera)) == 3  # it may be put back
    camera.do(Visit(2, YW), GAME.apply(camera.session.state_as(State), Take(RA)))
    assert entered(camera)[3:] == [Take(RA), Visit(2, YW)]
    assert asked(camera) == []


def test_a_nut_that_is_no_longer_seen_is_asked_about() -> None:
    camera = NutCamera(2, {"taking_up": True}, see_all)
    follow_all(camera, Visit(9), Play(BC), Visit(1, RA))
    camera.hide(1, "RA")
    camera.do(Visit(2, YW), GAME.apply(camera.session.state_as(State), Take(RA)))
    assert entered(camera) == [Visit(9), Play(BC), Visit(1, RA), Take(RA), Visit(2, YW)]
    [question] = asked(camera)
    assert [candidate.action for candidate in question.candidates] == [Take(RA), Pass()]
