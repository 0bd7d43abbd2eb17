"""A camera follows Masters of Maple Syrup: what differs on the properties is offered as entries, never entered."""

from math import pi
from typing import Any

import pytest

from companion.following.follower import follow
from companion.following.seating import Seating
from companion.following.sightings import CardGone, CardRevised
from companion.games.masters_of_maple_syrup import GAME
from companion.games.masters_of_maple_syrup.actions import Action, Develop, Effect, End, Harvest, Select, Tap
from companion.games.masters_of_maple_syrup.catalogue import RED_MAPLE
from companion.session import MemoryStore, start_session
from companion.session.correction import Replace
from tests.following.property_camera import NAMES, PropertyCamera, place_at

SIDEWAYS = pi / 2


@pytest.fixture
def camera() -> PropertyCamera:
    return PropertyCamera()


def offers(camera: PropertyCamera) -> list[tuple[object, ...]]:
    differ = camera.rest()
    return [offer.actions for offer in differ.explanations] if differ else []


def entered(camera: PropertyCamera) -> int:
    return len(camera.session.entries)


def taps(camera: PropertyCamera, seat: int = 0) -> None:
    y_mm = -150 if seat else 150
    camera.turn(camera.red[seat], 0, y_mm, SIDEWAYS)


def test_a_table_that_lies_as_it_is_kept_offers_nothing(camera: PropertyCamera) -> None:
    assert camera.rest() is None


def test_a_tree_turned_sideways_is_a_tap_and_nothing_is_entered_by_itself(camera: PropertyCamera) -> None:
    camera.act(do="select", action="tap")
    taps(camera)
    assert offers(camera) == [(Tap(0, (0,)),)]
    assert camera.differ
    assert camera.differ.sure
    assert entered(camera) == 1


def test_the_action_card_is_told_by_what_was_done(camera: PropertyCamera) -> None:
    taps(camera)
    assert offers(camera) == [(Select("tap"), Tap(0, (0,)))]


def test_both_players_may_act_before_anything_is_confirmed(camera: PropertyCamera) -> None:
    taps(camera, 0)
    taps(camera, 1)
    assert offers(camera) == [(Select("tap"), Tap(0, (0,)), Tap(1, (0,)))]


def test_what_no_longer_fits_the_turn_ends_it(camera: PropertyCamera) -> None:
    camera.act(do="select", action="tap")
    taps(camera)
    camera.rest()
    camera.accept()
    camera.turn(camera.red[0], 0, 150, 0.0)
    assert offers(camera) == [(End(), Select("harvest"), Harvest(0, (0,)))]


def test_a_new_card_is_developed_and_is_its_own_from_then_on(camera: PropertyCamera) -> None:
    camera.act(do="select", action="develop")
    card = camera.lay("Sugar Maple", 100, 152)
    assert offers(camera) == [(Develop(0, "Sugar Maple"),)]
    camera.accept()
    assert offers(camera) == []
    camera.act(do="end")
    camera.turn(card, 100, 152, SIDEWAYS)
    assert offers(camera) == [(Select("tap"), Tap(0, (1,)))]


def test_of_equal_cards_the_one_that_was_turned_is_tapped(camera: PropertyCamera) -> None:
    camera.act(do="select", action="develop")
    other = camera.lay(RED_MAPLE, 100, 150)
    camera.rest()
    camera.accept()
    camera.act(do="end")
    camera.act(do="select", action="tap")
    camera.turn(other, 100, 150, SIDEWAYS)
    assert offers(camera) == [(Tap(0, (1,)),)]


def test_what_lies_between_the_players_belongs_to_nobody(camera: PropertyCamera) -> None:
    camera.lay("Sled", 130, 5, SIDEWAYS)
    assert camera.rest() is None


def test_a_card_that_is_covered_or_pushed_stays(camera: PropertyCamera) -> None:
    camera.lift(camera.red[0])
    assert camera.rest() is None
    camera.lay(RED_MAPLE, 30, 190, 0.2)
    assert camera.rest() is None


def test_a_card_that_is_misread_where_another_is_kept_is_that_one(camera: PropertyCamera) -> None:
    camera.lift(camera.red[0])
    camera.lay("Sled", 2, 149)
    assert camera.rest() is None


def test_a_card_that_lies_aslant_is_neither_upright_nor_sideways(camera: PropertyCamera) -> None:
    camera.act(do="select", action="tap")
    camera.turn(camera.red[0], 0, 150, pi / 4)
    assert camera.rest() is None


def test_a_card_tucked_under_another_is_asked_where_it_came_from(camera: PropertyCamera) -> None:
    camera.act(do="select", action="tap")
    camera.lay("Sled", 0, 196)
    assert offers(camera) == [(Effect(0, 0, tuck=1, from_=source),) for source in (None, "deck", "discard")]
    assert camera.differ
    assert not camera.differ.sure
    camera.accept(1)
    assert offers(camera) == []


def test_a_face_in_doubt_is_asked(camera: PropertyCamera) -> None:
    camera.act(do="select", action="develop")
    camera.lay("Sled", 100, 150, Sugar_Maple=0.4)
    assert offers(camera) == [(Develop(0, "Sled"),), (Develop(0, "Sugar Maple"),)]
    assert camera.differ
    assert not camera.differ.sure


def test_a_face_that_is_read_anew_is_no_doubt_any_more(camera: PropertyCamera) -> None:
    camera.act(do="select", action="develop")
    card = camera.lay("Sled", 100, 150, Sugar_Maple=0.4)
    camera.rest()
    camera.see(CardRevised(card, (0.0, 1.0, 0.0, 0.0, 0.0), camera.now_s))
    assert offers(camera) == [(Develop(0, "Sugar Maple"),)]


def test_a_card_whose_cost_is_not_known_waits_for_the_number(camera: PropertyCamera) -> None:
    camera.lay("Shack", 100, 150)
    assert offers(camera) == [(Select("develop"),)]
    camera.accept()
    assert offers(camera) == [(Develop(0, "Shack"),)]
    assert camera.differ
    assert not camera.differ.sure


def test_what_no_entry_explains_is_told(camera: PropertyCamera) -> None:
    card = camera.lay("Sled", 0, 196)  # tucked before an action was selected
    assert offers(camera) == []
    assert camera.differ
    assert [change.change for change in camera.differ.changes] == ["tucked"]
    camera.lift(card)
    differ = camera.rest()
    assert differ
    assert differ.changes == ()


def test_after_the_camera_was_away_equal_cards_are_still_told_apart(camera: PropertyCamera) -> None:
    camera.follower.forget_cards()
    camera.lay(RED_MAPLE, 0, 150)
    camera.lay(RED_MAPLE, 0, -150, SIDEWAYS)
    assert offers(camera) == [(Select("tap"), Tap(1, (0,)))]


def test_players_may_sit_the_other_way_round(camera: PropertyCamera) -> None:
    camera.follower.seat(Seating(((0.0, -150.0), (0.0, 150.0))))
    taps(camera, 0)
    assert offers(camera) == [(Select("tap"), Tap(1, (0,)))]


def test_seats_that_are_not_all_known_are_found_by_the_cards(camera: PropertyCamera) -> None:
    camera.follower.seat(Seating(((0.0, -150.0), None)))
    taps(camera)
    assert offers(camera) == [(Select("tap"), Tap(0, (0,)))]


def test_places_may_be_measured_again(camera: PropertyCamera) -> None:
    camera.follower.move(lambda point: (2 * point[0] + 5, 2 * point[1] - 7))
    assert camera.rest() is None
    camera.see(CardRevised(99, (1.0, 0, 0, 0, 0), camera.now_s))  # of a card that nobody knows
    assert camera.rest() is None


def test_a_table_of_which_one_half_is_not_seen_offers_nothing(camera: PropertyCamera) -> None:
    camera.follower.forget_cards()
    camera.follower.move(lambda point: point)
    camera.lay(RED_MAPLE, 0, 150, SIDEWAYS)
    camera.lay("Sled", 0, -150)
    assert camera.rest() is None


def test_after_the_last_turn_the_cards_are_the_players_again(camera: PropertyCamera) -> None:
    camera.act(do="select", action="tap")
    for _ in range(9):
        camera.act(do="effect", seat=0, place=0, draw=1, develop="Sled")
    camera.act(do="end")
    camera.lay("Sled", 100, 150)
    assert camera.rest() is None


def test_cards_of_another_deck_are_left_out(camera: PropertyCamera) -> None:
    card = 50
    camera.see(CardGone(card, camera.now_s))
    assert camera.rest() is None


def test_a_player_who_turns_the_action_cards_is_asked_when_the_table_rests() -> None:
    def choose(state: Any, choices: Any) -> Action | None:
        return Select("tap") if state.turn is None else None

    camera = PropertyCamera(choose=choose)
    camera.rest()
    assert camera.entered == [Select("tap")]


def test_a_deck_without_the_first_card_is_not_followed() -> None:
    session = start_session(MemoryStore(), GAME, {}, ("Ann", "Bo"))
    follower = follow(session, lambda state, choices: None, None, NAMES[1:])
    assert follower.take((), 5.0) == []
    assert place_at(0, 0).height_mm == 88


def test_after_a_correction_the_table_is_compared_anew(camera: PropertyCamera) -> None:
    camera.act(do="select", action="tap")
    taps(camera)
    assert offers(camera) == [(Tap(0, (0,)),)]
    [logged] = camera.session.entries
    camera.session.correct(Replace(logged.number, Select("develop")))
    camera.differ = None
    assert offers(camera) == [(End(), Select("tap"), Tap(0, (0,)))]


def test_many_cards_in_doubt_are_told_of_as_soon_as_few(camera: PropertyCamera) -> None:
    for number in range(30):
        camera.lay("Sugar Maple", 100.0 * number, 150, Sled=0.2, Shack=0.2, Stove=0.2)
    differ = camera.rest()
    assert differ
    assert len(differ.changes) == 30
    assert differ.explanations == ()
