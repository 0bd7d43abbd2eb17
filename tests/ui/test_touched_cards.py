"""On a table of tricks: what the hand brought so far stands in the bar, and a touch on a card corrects it."""

from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.games.lunar.actions import Exchanged, Stars
from companion.games.lunar.actions import Play as PlayMoon
from companion.games.lunar.actions import Trump as TrumpMoon
from companion.games.lunar.deck import CARDS, LunarSuit
from companion.games.mast_year.actions import Play, Trunk
from companion.ui.texts import SAY
from tests.ui.pilot import Pilot

NAMES = ("Ann", "Bo", "Cy", "Di")


def face_of(pilot: Pilot, seat: int) -> Any:
    mat = pilot.screen.ids.mat
    return mat.cards[seat * len(mat.cards) // len(mat.plates)]


def place_on_glass(face: Any) -> tuple[float, float]:
    x, y = face.center
    return tuple(face.to_window(x, y))


def below(pilot: Pilot) -> list[str]:
    return [score.below for score in reversed(pilot.screen.ids.bar.ids.scores.children)]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_touch_on_a_card_of_the_table_opens_its_correction(pilot: Pilot, seat: int) -> None:
    pilot.start("mast-year", {}, NAMES)
    cards = ("4C", "KC", "2C", "9C")
    pilot.act(Trunk(parse_card("7S")), *(Play(parse_card(card)) for card in cards))
    pilot.frames(3)
    pilot.tap_at(*place_on_glass(face_of(pilot, seat)))
    assert pilot.name == "correct"
    asked = next(one for one in pilot.controllers.table.playing.entries if one.number == pilot.screen.number)
    assert asked.entry.action == Play(parse_card(cards[seat]))
    pilot.screen.go_back()
    pilot.settle()
    assert pilot.name == "play"


def test_of_two_equal_cards_the_touched_one_is_corrected(pilot: Pilot) -> None:
    pilot.start("lunar", {}, NAMES)
    pilot.act(Exchanged(), TrumpMoon(LunarSuit.BAT), *(PlayMoon(CARDS[card]) for card in "WW"))
    pilot.frames(3)
    leader = pilot.controllers.table.playing.state.round.leader
    pilot.tap_at(*place_on_glass(face_of(pilot, leader)))
    places = [one.number for one in pilot.controllers.table.playing.entries]
    assert pilot.screen.number == places[2]


def test_an_empty_place_is_not_touched(pilot: Pilot) -> None:
    pilot.start("mast-year", {}, NAMES)
    pilot.act(Trunk(parse_card("7S")))
    pilot.frames(3)
    pilot.tap_at(*place_on_glass(face_of(pilot, 1)))
    assert pilot.name == "play"


def test_what_the_hand_brought_so_far_stands_below_the_points(pilot: Pilot) -> None:
    pilot.start("mast-year", {}, NAMES)
    pilot.act(Trunk(parse_card("7S")))
    assert below(pilot) == ["", ""]
    pilot.act(*(Play(parse_card(card)) for card in ("AC", "KC", "2C", "9C")))
    state = pilot.controllers.table.playing.state
    stashed = [state.hand.acorns_stashed(eaten=is_eaten) for is_eaten in (True, False)]
    assert sum(stashed) == 1
    assert below(pilot) == [SAY("ui.bar.gained", points=count) for count in stashed]
    pilot.start("lunar", {}, NAMES)
    pilot.act(Exchanged(), TrumpMoon(LunarSuit.BAT), *(PlayMoon(CARDS[card]) for card in "5WO3"), Stars(2))
    running = pilot.controllers.table.playing.state.round
    assert below(pilot) == [
        SAY("ui.bar.gained", spaces=spaces, stars=stars)
        for spaces, stars in zip(running.spaces, running.stars, strict=True)
    ]
