"""A camera follows Nice One Squirrel! by the printed set: accepted where it is clear, asked where it is not."""

from collections.abc import Sequence
from typing import Any

import pytest

from companion.engine.game import own_action
from companion.following.cache_table_state import CacheTableState
from companion.following.decisions import Accepted, TakenBack
from companion.following.follower import Follower
from companion.following.seating import Seating
from companion.following.sightings import CardLaid, CardOutline
from companion.games.nice_one_squirrel import GAME
from companion.games.nice_one_squirrel.actions import Pass, Play, Visit
from companion.games.nice_one_squirrel.cache_table import NAMES
from companion.games.nice_one_squirrel.nuts import NUT_NAMES
from companion.games.nice_one_squirrel.state import State
from companion.simulation.players.nice_one_squirrel import simulate
from tests.following.nut_camera import NutCamera, asked, entered, follow_all, see_all
from tests.vision.nut_table import PlacedFace
from vision.tracking.marked_card_tracker import MarkedCardTracker

BC, RA, RH, YW = (NUT_NAMES[name] for name in ("BC", "RA", "RH", "YW"))


@pytest.mark.one_python
@pytest.mark.parametrize(("seed", "players"), [(0, 2), (3, 5), (4, 6)])
def test_a_whole_game_is_followed_without_a_question(seed: int, players: int) -> None:
    """With five players squirrels block each other, and one stays where it is."""
    names = tuple(f"P{seat}" for seat in range(players))
    actions = [own_action(GAME, entry.action) for entry in simulate(seed, {}, names).entries]
    camera = NutCamera(players, {}, see_all, seed)
    follow_all(camera, *actions)
    assert entered(camera) == actions
    assert asked(camera) == []
    assert all(isinstance(decision, Accepted) for decision in camera.decisions)


def test_a_squirrel_whose_four_caches_are_taken_stays_and_its_visit_is_entered() -> None:
    camera = NutCamera(5, {}, see_all)
    way = [Visit(1, RA), Visit(2, RH), Visit(3, YW), Visit(4, BC)]
    actions = [*(action for visit in way for action in (visit, Pass())), Visit(5), Play(RA), Visit(1)]
    follow_all(camera, *actions)
    assert entered(camera) == actions
    assert asked(camera) == []


def test_what_the_one_before_did_is_entered_though_the_next_squirrel_stays() -> None:
    """NS-3.2: four squirrels take all caches ahead of it; the one after it moves on."""
    camera = NutCamera(5, {}, see_all)
    way = [Visit(1, RA), Visit(2, RH), Visit(3, YW), Visit(4, BC)]
    first = [action for visit in way for action in (visit, Pass())]
    actions = [*first, Visit(5), Pass(), Visit(1), Pass(), Visit(6, RH)]
    follow_all(camera, *actions)
    assert entered(camera) == actions


def test_nothing_was_played_where_nothing_changed_until_the_next_squirrel_moves() -> None:
    camera = NutCamera(3, {}, see_all)
    follow_all(camera, Visit(9), Pass())
    assert entered(camera) == [Visit(9)]
    camera.do(Visit(1, RA), GAME.apply(GAME.apply(GAME.start({}, ("", "", "")), Visit(9)), Pass()))
    assert entered(camera) == [Visit(9), Pass(), Visit(1, RA)]
    assert asked(camera) == []


def test_what_lies_unread_at_another_cache_leaves_no_doubt() -> None:
    camera = NutCamera(3, {}, see_all)
    follow_all(camera, Visit(9))
    camera.leave_unread(4)
    camera.do(Visit(1, RA), GAME.apply(GAME.apply(GAME.start({}, ("", "", "")), Visit(9)), Pass()))
    assert entered(camera) == [Visit(9), Pass(), Visit(1, RA)]
    assert asked(camera) == []


def test_whether_nothing_was_played_is_asked_where_the_squirrel_came_before_anybody_looked() -> None:
    camera = NutCamera(3, {}, see_all)
    follow_all(camera, Visit(9))
    camera.follower.forget_cards()
    camera._tracker = MarkedCardTracker(NAMES)
    camera._squirrels[1] = camera._outside(2, "squirrel-2")
    camera.look()
    assert [candidate.action for candidate in asked(camera)[0].candidates] == [Pass()]


def test_whether_nothing_was_played_is_asked_where_something_lies_that_is_not_read() -> None:
    camera = NutCamera(3, {}, see_all)
    follow_all(camera, Visit(9))
    camera.leave_unread(9)
    camera.do(Visit(1, RA), GAME.apply(GAME.apply(GAME.start({}, ("", "", "")), Visit(9)), Pass()))
    assert entered(camera) == [Visit(9), Pass(), Visit(1, RA)]
    [question] = asked(camera)  # its marker may not have been read
    assert question.candidates[0].action == Pass()


def test_it_is_asked_too_where_that_is_told_only_once_the_next_squirrel_rests() -> None:
    camera = NutCamera(3, {}, see_all)
    follow_all(camera, Visit(9))
    camera.leave_unread(9, told_after_s=2.5)  # it rests soon after the squirrel: a change is told 1.85 s later
    camera.do(Visit(1, RA), GAME.apply(GAME.apply(GAME.start({}, ("", "", "")), Visit(9)), Pass()))
    [question] = asked(camera)
    assert question.candidates[0].action == Pass()


def test_a_squirrel_that_is_set_down_while_counting_is_followed_on() -> None:
    camera = NutCamera(2, {}, see_all)
    follow_all(camera, Visit(9), Play(BC), Visit(8, RA), Play(RH))
    state = camera.session.state_as(State)
    camera._squirrels[0] = camera._outside(9, "squirrel-1")
    camera.do(Visit(1), state)  # a nut lies face-down there: nothing is entered yet
    assert len(entered(camera)) == 4
    camera.do(Visit(2, YW), state)
    assert entered(camera)[4:] == [Visit(2, YW)]


def test_a_visit_is_taken_back_where_the_squirrel_goes_on() -> None:
    camera = NutCamera(2, {}, see_all)
    state = camera.session.state_as(State)
    camera.do(Visit(9), state)
    assert entered(camera) == [Visit(9)]
    camera.do(Visit(1, RA), state)
    assert entered(camera) == [Visit(1, RA)]
    assert any(isinstance(decision, TakenBack) for decision in camera.decisions)


def test_a_nut_that_lies_exactly_over_its_twin_is_asked_about() -> None:
    camera = NutCamera(2, {}, see_all)
    follow_all(camera, Visit(9), Play(BC), Visit(1, RA))
    twin = camera._nuts[1][0]
    camera._nuts[1] = [PlacedFace("RA", twin.x_mm + 2, twin.y_mm + 2, twin.turn + 0.4)]
    camera.look()
    camera._nuts[1] = []
    camera.look()
    camera._nuts[1] = [PlacedFace("RA", twin.x_mm + 14, twin.y_mm + 2, twin.turn)]
    camera.look()
    camera._squirrels[0] = camera._outside(3, "squirrel-1")
    camera.look()
    [question] = asked(camera)
    assert [candidate.action for candidate in question.candidates] == [Pass(), Play(RA)]


def test_two_new_nuts_at_once_are_told_apart_by_where_the_back_lay() -> None:
    camera = NutCamera(2, {}, see_all)
    camera._squirrels[0] = camera._outside(3, "squirrel-1")
    back = camera._nuts[3][0]
    camera._nuts[3] = [PlacedFace("RA", back.x_mm + 1, back.y_mm, back.turn), camera._place(3, "RH")]
    camera.look()
    assert entered(camera) == [Visit(3, RA), Play(RH)]
    assert asked(camera) == []


def test_two_new_nuts_far_from_where_the_back_lay_are_asked_about() -> None:
    camera = NutCamera(2, {}, see_all)
    camera._squirrels[0] = camera._outside(3, "squirrel-1")
    back = camera._nuts[3][0]
    camera._nuts[3] = [
        PlacedFace("RA", back.x_mm, back.y_mm + 45, 0.0),
        PlacedFace("RH", back.x_mm, back.y_mm - 45, 0.0),
    ]
    camera.look()
    assert {candidate.action for candidate in asked(camera)[0].candidates} == {Visit(3, RA), Visit(3, RH)}


def test_two_nuts_laid_at_once_are_asked_about() -> None:
    camera = NutCamera(2, {}, see_all)
    follow_all(camera, Visit(9))
    camera._nuts[9] = [camera._place(9, "RA")]
    camera._nuts[9].append(camera._place(9, "RH"))
    camera.look()
    assert {candidate.action for candidate in asked(camera)[0].candidates} == {Play(RA), Play(RH)}


def test_nothing_is_entered_while_squirrels_rest_or_after_the_end() -> None:
    camera = NutCamera(2, {}, see_all)
    camera.look()
    assert entered(camera) == []
    names = ("P0", "P1")
    actions = [own_action(GAME, entry.action) for entry in simulate(1, {}, names).entries]
    camera = NutCamera(2, {}, see_all, 1)
    follow_all(camera, *actions)
    count = len(camera.session.standing)
    camera._squirrels[0] = camera._outside(5, "squirrel-1")
    camera.look()
    assert len(camera.session.standing) == count == len(actions)


def test_cards_of_another_deck_say_nothing_and_a_calibration_moves_everything() -> None:
    camera = NutCamera(2, {}, see_all)
    follower: Any = camera.follower
    assert isinstance(follower, Follower)
    table: CacheTableState = follower.table
    square = CardOutline(((0, 0), (60, 0), (60, 90), (0, 90)))
    assert table.noticed(CardLaid(99, square, (1.0,) * 52, 1.0)) is table
    follower.move(lambda point: (point[0] + 10, point[1]))
    moved: CacheTableState = follower.table
    assert moved.caches == {number: (x + 10, y) for number, (x, y) in table.caches.items()}
    before = [laid.place.middle for laid in table.backs]
    assert [laid.place.middle for laid in moved.backs] == [pytest.approx((x + 10, y)) for x, y in before]
    assert len(before) == 8
    follower.seat(Seating.unknown(2))
    follower.forget_cards()
    assert not follower.table.cards


def test_a_camera_that_sees_nothing_enters_nothing() -> None:
    def see_nothing(placed: Sequence[PlacedFace]) -> Sequence[Any]:
        return ()

    camera = NutCamera(2, {}, see_nothing)
    follow_all(camera, Visit(9), Play(BC))
    assert entered(camera) == []


def test_a_squirrel_in_the_middle_of_the_table_is_at_no_cache() -> None:
    camera = NutCamera(2, {}, see_all)
    camera._squirrels[0] = PlacedFace("squirrel-1", 0, 0, 0.0)
    camera.look()
    assert entered(camera) == []


def test_a_nut_is_turned_over_of_which_nobody_saw_the_back() -> None:
    camera = NutCamera(2, {}, see_all)
    camera._nuts[3] = []
    camera.follower.forget_cards()
    camera._tracker = MarkedCardTracker(NAMES)
    camera._squirrels[0] = camera._outside(3, "squirrel-1")
    camera.look()
    assert entered(camera) == []
    camera._nuts[3] = [camera._place(3, "RA")]
    camera.look()
    assert entered(camera) == [Visit(3, RA)]
    assert asked(camera) == []


def test_a_nut_that_cannot_be_there_a_third_time_is_not_entered() -> None:
    camera = NutCamera(2, {}, see_all)
    follow_all(camera, Visit(9), Play(BC), Visit(1, RA), Play(BC), Visit(2, YW))
    before = entered(camera)
    camera._nuts[2].append(camera._place(2, "BC"))
    camera.look()
    assert entered(camera) == before
    camera._nuts[2][-1] = camera._place(2, "RH")
    camera.look()
    assert entered(camera) == [*before, Play(RH)]
    assert asked(camera) == []


def test_a_nut_that_cannot_be_there_a_third_time_is_not_turned_over() -> None:
    camera = NutCamera(2, {}, see_all)
    follow_all(camera, Visit(9), Play(BC), Visit(1, RA), Play(BC))
    before = entered(camera)
    camera._squirrels[0] = camera._outside(2, "squirrel-1")
    camera._nuts[2] = [camera._place(2, "BC")]
    camera.look()
    assert entered(camera) == before


def between(camera: NutCamera, one: int, other: int, name: str) -> PlacedFace:
    """Returns a nut half-way between two caches."""
    first, second = camera._caches[one], camera._caches[other]
    return PlacedFace(name, (first.x_mm + second.x_mm) / 2, (first.y_mm + second.y_mm) / 2, 0.0)


def test_a_nut_between_the_squirrels_cache_and_one_where_nobody_can_have_acted_was_played_there() -> None:
    """The squirrel of the next player rests there."""
    camera = NutCamera(2, {}, see_all)
    way = [Visit(8, RA), Visit(1, RH)]
    actions = [*(action for visit in way for action in (visit, Pass())), Visit(9)]
    follow_all(camera, *actions)
    camera._nuts[9] = [between(camera, 9, 1, "BC")]
    camera.look()
    assert entered(camera) == [*actions, Play(BC)]
    assert asked(camera) == []


def test_one_between_that_may_have_been_turned_over_at_the_other_cache_is_asked_about() -> None:
    camera = NutCamera(2, {}, see_all)
    follow_all(camera, Visit(9))
    camera._squirrels[1] = camera._outside(1, "squirrel-2")
    camera._nuts[1] = [between(camera, 9, 1, "RA")]
    camera.look()
    assert entered(camera) == [Visit(9), Pass()]
    assert [candidate.action for candidate in asked(camera)[0].candidates] == [Pass(), Play(RA)]


def test_one_between_that_another_squirrel_that_stays_may_have_played_is_asked_about() -> None:
    camera = NutCamera(5, {}, see_all)
    way = [Visit(1, RA), Visit(3, RH), Visit(4, YW), Visit(5)]
    actions = [*(action for visit in way for action in (visit, Pass())), Visit(2, YW)]
    follow_all(camera, *actions)  # the first squirrel stays at the first cache
    camera._nuts[1].append(between(camera, 1, 2, "BC"))
    camera.look()
    assert entered(camera) == actions
    camera._squirrels[1] = camera._outside(6, "squirrel-2")
    camera.look()
    assert entered(camera)[9:] == [Pass(), Visit(1), Play(BC)]
    [question] = asked(camera)
    assert [candidate.action for candidate in question.candidates] == [Pass(), Play(BC)]
