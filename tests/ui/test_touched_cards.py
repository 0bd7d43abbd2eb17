"""A touch on what lies on the table corrects it; on a table of tricks the bar says what the hand brought so far."""

from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.engine.game import own_action
from companion.games import find_game
from companion.games.bamboo_harvest.actions import Place as PlaceToken
from companion.games.lunar.actions import Exchanged, Stars
from companion.games.lunar.actions import Play as PlayMoon
from companion.games.lunar.actions import Trump as TrumpMoon
from companion.games.lunar.deck import CARDS, LunarSuit
from companion.games.mast_year.actions import Play, Trunk
from companion.games.masters_of_maple_syrup.actions import Develop, End, Select
from companion.games.nice_one_squirrel.actions import Play as PlayNut
from companion.games.nice_one_squirrel.actions import Visit
from companion.games.nice_one_squirrel.nuts import NUT_NAMES
from companion.simulation.players.bamboo_harvest import simulate as simulate_bamboo
from companion.ui.texts import SAY
from tests.ui import maple_player as maple
from tests.ui import nice_one_squirrel as nuts
from tests.ui.bamboo_player import cells_of, tap_place
from tests.ui.pilot import Pilot

NAMES = ("Ann", "Bo", "Cy", "Di")


def face_of(pilot: Pilot, seat: int) -> Any:
    mat = pilot.screen.ids.mat
    return mat.cards[seat * len(mat.cards) // len(mat.plates)]


def place_on_glass(face: Any) -> tuple[float, float]:
    x, y = face.center
    return tuple(face.to_window(x, y))


def below(pilot: Pilot) -> list[str]:
    return [score.below.replace("\u00a0", " ") for score in reversed(pilot.screen.ids.bar.ids.scores.children)]


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


def asked(pilot: Pilot) -> Any:
    """Returns the entry that is corrected, and leaves the correction."""
    assert pilot.name == "correct"
    number = pilot.screen.number
    pilot.screen.go_back()
    pilot.settle()
    return next(one.entry.action for one in pilot.controllers.table.playing.entries if one.number == number)


def test_a_touch_in_the_forest_corrects_what_was_entered_there(pilot: Pilot) -> None:
    actions = [own_action(find_game("bamboo-harvest"), one.action) for one in simulate_bamboo(3, {}, 2).entries]
    start, token, later = actions[:2], actions[2], actions[3:9]
    assert isinstance(token, PlaceToken)
    pilot.start("bamboo-harvest", {}, NAMES[:3])
    pilot.act(*start, token)
    tap_place(pilot, token.on)
    assert asked(pilot) == token
    pilot.act(*later)
    others = next(place for place, one in enumerate(cells_of(pilot)) if one.cell.meaning is None)
    tap_place(pilot, others)
    assert asked(pilot) == PlaceToken(others)


def test_a_touch_on_a_cache_corrects_its_nut_or_says_which_can_be_touched(pilot: Pilot) -> None:
    nuts.start(pilot, NAMES[:2])
    visit = Visit(1, NUT_NAMES["BA"])
    pilot.act(visit)
    pilot.tap(pilot.screen.ids.circle.cells[0])
    assert asked(pilot) == visit
    played = PlayNut(NUT_NAMES["BC"])
    pilot.act(played, Visit(3, NUT_NAMES["GA"]), PlayNut(NUT_NAMES["GC"]))
    pilot.tap(pilot.screen.ids.circle.cells[0])
    assert asked(pilot) == played
    cells = pilot.screen.ids.circle.cells
    pilot.tap(next(cell for cell in cells if cell.disabled and cell.cache.down))
    assert pilot.screen.help == SAY("ui.table.lit")


def test_a_touch_on_a_property_corrects_its_card_until_an_action_is_selected(pilot: Pilot) -> None:
    sled = Develop(0, "Sled", 1)
    maple.begin(pilot, Select("develop"), sled, End(0))
    maple.touch_card(pilot, 0, len(pilot.screen.sides[0].ids.cards.children) - 1)
    assert asked(pilot) == sled
    pilot.act(Select("tap"))
    maple.touch_card(pilot, 0, 0)
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
