"""The action cards of Masters of Maple Syrup as a camera sees them: which was turned, and toward whom."""

from math import pi
from typing import Any, Final

import pytest

from companion.games.masters_of_maple_syrup.actions import Effect, End, Harvest, Select, Tap, Value
from tests.following.property_camera import NAMES, PropertyCamera

TAP, HARVEST, DEVELOP = ("action-tap-red", "action-harvest-red", "Develop")
"""Faces of action cards are called as the printed pictures are, or as their actions."""
X_MM: Final = {TAP: -100, HARVEST: 0, DEVELOP: 100}
SIDEWAYS: Final = pi / 2
DECK: Final = (*NAMES, *X_MM)


class Cards:
    """The three action cards, all sideways at first; a half turn points at the second player."""

    def __init__(self, choose: Any = lambda state, choices: None) -> None:
        self.camera = PropertyCamera(choose=choose, names=DECK)
        self.keys = {name: self.camera.lay(name, x_mm, 0, SIDEWAYS) for name, x_mm in X_MM.items()}

    def turn(self, name: str, angle: float) -> None:
        """Turns an action card."""
        self.camera.turn(self.keys[name], X_MM[name], 0, angle)

    def offers(self) -> list[tuple[object, ...]]:
        """Returns what is offered once the table rests."""
        differ = self.camera.rest()
        return [one.actions for one in differ.explanations] if differ else []

    def enter(self) -> list[tuple[object, ...]]:
        """Enters what is offered surely, and returns it."""
        offers = self.offers()
        assert self.camera.differ
        assert self.camera.differ.sure
        self.camera.accept()
        return offers


@pytest.fixture
def cards() -> Cards:
    return Cards()


def test_the_action_card_that_is_turned_is_selected(cards: Cards) -> None:
    cards.turn(HARVEST, 0.1)
    assert cards.enter() == [(Select("harvest"),)]
    assert cards.offers() == []


def test_a_turn_in_which_nobody_did_anything_is_followed(cards: Cards) -> None:
    cards.turn(HARVEST, 0.0)
    cards.turn(TAP, pi)
    cards.camera.turn(cards.camera.red[1], 0, -150, SIDEWAYS)
    cards.camera.turn(cards.camera.red[0], 0, 150, SIDEWAYS)
    assert cards.enter() == [(Select("harvest"), End(), Select("tap"), Tap(1, (0,)), Tap(0, (0,)))]


def turn_all(cards: Cards) -> None:
    """Has all three selected: tap and develop by the first player, harvest by the second one."""
    for name, angle in ((TAP, 0.0), (HARVEST, pi), (DEVELOP, 0.0)):
        cards.turn(name, angle)
        cards.enter()


def test_all_three_are_set_back_before_the_fourth_turn(cards: Cards) -> None:
    turn_all(cards)
    for name in X_MM:
        cards.turn(name, SIDEWAYS)
        assert cards.offers() == []  # a slow hand is at it
    cards.turn(TAP, pi)
    assert cards.enter() == [(End(), Select("tap"))]


def test_the_same_card_may_be_turned_again_after_all_were_set_back(cards: Cards) -> None:
    turn_all(cards)
    for name in (TAP, DEVELOP):
        cards.turn(name, SIDEWAYS)
        assert cards.offers() == []
    for _ in range(2):
        offers = cards.offers()
    assert offers == [(End(), Select("harvest"))]


def test_one_read_the_wrong_way_round_points_at_whose_turn_it_is(cards: Cards) -> None:
    cards.turn(TAP, pi)
    assert cards.enter() == [(Select("tap"),)]
    assert cards.offers() == []


def test_what_was_done_before_an_action_card_was_turned_is_asked(cards: Cards) -> None:
    cards.camera.turn(cards.camera.red[0], 0, 150, SIDEWAYS)
    assert cards.offers() == [(Select("tap"), Tap(0, (0,)))]
    assert cards.camera.differ
    assert not cards.camera.differ.sure


def test_one_set_back_too_soon_is_told(cards: Cards) -> None:
    cards.turn(TAP, 0.0)
    cards.enter()
    cards.turn(TAP, SIDEWAYS)
    assert cards.offers() == []
    assert cards.camera.differ
    assert [(one.change, one.seat, one.name) for one in cards.camera.differ.changes] == [("set-back", 0, "tap")]


def test_one_that_lies_aslant_or_is_read_badly_says_nothing(cards: Cards) -> None:
    cards.turn(TAP, pi / 4)
    cards.camera.lift(cards.keys[HARVEST])
    cards.camera.lay(HARVEST, 0, 0, 0.0, Sled=0.3)
    assert cards.offers() == []
    assert cards.camera.differ is None


def test_a_choice_that_the_action_cards_contradict_is_not_made() -> None:
    cards = Cards(lambda state, choices: Select("tap") if state.turn is None else Value(0, 0, 1))
    for _ in range(2):
        cards.camera.rest()
    assert cards.camera.entered == []
    cards.turn(TAP, 0.0)
    assert cards.enter() == [(Select("tap"),)]
    for _ in range(2):
        cards.camera.rest()
    assert cards.camera.entered == []  # a value cannot be told before the last turn


def test_harvest_follows_a_tap_by_its_card(cards: Cards) -> None:
    cards.turn(TAP, 0.0)
    cards.camera.turn(cards.camera.red[0], 0, 150, SIDEWAYS)
    assert cards.enter() == [(Select("tap"), Tap(0, (0,)))]
    cards.turn(HARVEST, pi)
    cards.camera.turn(cards.camera.red[0], 0, 150, 0.0)
    assert cards.enter() == [(End(), Select("harvest"), Harvest(0, (0,)))]


def tucked(cards: Cards) -> int:
    """Has a card tucked under the first player's Red Maple, and returns it."""
    cards.turn(DEVELOP, 0.0)
    cards.enter()
    card = cards.camera.lay("Sled", 0, 196)
    cards.offers()
    cards.camera.accept()
    assert cards.offers() == []
    return card


def test_a_card_taken_from_under_another_is_untucked(cards: Cards) -> None:
    card = tucked(cards)
    cards.camera.lift(card)
    assert cards.enter() == [(Effect(0, 0, untuck=1),)]
    assert cards.offers() == []
    state: Any = cards.camera.session.state
    assert state.sides[0].placed[0].tucked == 0


def test_a_tucked_card_that_is_only_covered_stays(cards: Cards) -> None:
    card = tucked(cards)
    cards.camera.lift(card, bare=False)
    assert cards.offers() == []


def test_a_card_that_is_tucked_again_was_not_taken(cards: Cards) -> None:
    card = tucked(cards)
    cards.camera.lift(card)
    cards.camera.lay("Sled", 0, 196)
    assert cards.offers() == []


def test_a_card_taken_before_anybody_said_whence_it_came_was_never_there(cards: Cards) -> None:
    cards.turn(DEVELOP, 0.0)
    cards.enter()
    card = cards.camera.lay("Sled", 0, 196)
    assert len(cards.offers()) == 3
    cards.camera.lift(card)
    assert cards.offers() == []
