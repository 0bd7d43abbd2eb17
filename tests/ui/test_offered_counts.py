"""Counts that cannot be are not offered: whatever is touched on the screens that count, the rules take what it says."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year import GAME
from companion.games.mast_year.actions import Play, Tally, Trunk, Won
from companion.ui.texts import SAY
from tests.ui.geometry import ancestors
from tests.ui.participation import take_part
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

TOUCHES = 30


def cards(names: str) -> tuple[Any, ...]:
    return tuple(map(parse_card, names.split()))


def played(trunk: str, names: str) -> list[Any]:
    return [Trunk(parse_card(trunk)), *map(Play, cards(names))]


def begin_counting(pilot: Pilot, options: dict[str, object], entered: Sequence[Any], way: str) -> Any:
    """Enters `entered` in a new game, and returns the panel of the way in which the rest is noted."""
    pilot.start("mast-year", options, ("Ann", "Bo", "Cy", "Di"))
    pilot.act(*entered)
    take_part(pilot, way)
    if not pilot.controllers.table.snapshot.state.hand.trunk and way == "tally":
        pilot.tap_text(SAY("button.dealt"))
    return pilot.screen.ids.panel.children[0]


def touchable(pilot: Pilot, panel: Any) -> list[Any]:
    """Returns what can be touched in the panel, without what leaves it."""
    leaving = {SAY("ui.tally.take"), SAY("ui.tally.follow")}
    return [one for one in pilot.buttons() if panel in ancestors(one) and getattr(one, "text", "") not in leaving]


COUNTS = [
    pytest.param({}, [], id="a hand that nobody followed"),
    pytest.param({}, [Tally(5, 0, "full", boom=True)], id="with the bounty of a Full Mast Year and a Boom"),
    pytest.param({"goal": 4}, [], id="near the goal"),
    pytest.param({}, played("2C", "2S 4S 5S 6S"), id="two acorn cards out of play"),
    pytest.param({}, played("TS", "AS 3S 2S 4S"), id="two acorn cards stashed"),
    pytest.param({}, played("TS", "AC JC 2C 3C"), id="two acorn cards eaten at once"),
]


@pytest.mark.parametrize(("options", "entered"), COUNTS)
def test_every_count_that_can_be_touched_is_taken(pilot: Pilot, options: dict[str, object], entered: list[Any]) -> None:
    panel, rng = begin_counting(pilot, options, entered, "tally"), random.Random(1)
    state, seen = pilot.controllers.table.snapshot.state, set()
    for _ in range(TOUCHES):
        pilot.touch(rng.choice(touchable(pilot, panel)))
        GAME.apply(state, panel.counted)
        seen.add(panel.counted)
    assert len(seen) > TOUCHES / 4
    last = panel.counted
    pilot.tap_text(SAY("ui.tally.take"))
    assert pilot.controllers.table.snapshot.entries[-1].entry.action == last


def test_no_button_that_counts_does_nothing(pilot: Pilot) -> None:
    panel = begin_counting(pilot, {}, played("2C", "2S 4S 5S 6S"), "tally")
    eaten_less, uneaten_less = (one for one in all_called(pilot, "−"))
    assert eaten_less.disabled
    assert uneaten_less.disabled
    for _ in range(4):
        pilot.tap_text("+")
    eaten_more, uneaten_more = (one for one in all_called(pilot, "+"))
    assert (panel.eaten, panel.uneaten, eaten_more.disabled) == (4, 0, True)
    assert not uneaten_more.disabled, "an eaten card turns over"


def all_called(pilot: Pilot, text: str) -> list[Any]:
    return [widget for widget in pilot.shown() if getattr(widget, "text", "") == text]


NOTED = [
    pytest.param([Trunk(parse_card("TS"))], id="a new trick"),
    pytest.param(played("TS", "4C 5C 6C"), id="three cards lie already"),
    pytest.param([Trunk(parse_card("2C")), Won(1, cards("3C 2D"))], id="acorn cards are out of play"),
]


@pytest.mark.parametrize("entered", NOTED)
def test_every_trick_that_can_be_touched_is_taken(pilot: Pilot, entered: list[Any]) -> None:
    panel, rng = begin_counting(pilot, {}, entered, "winners"), random.Random(1)
    state = pilot.controllers.table.snapshot.state
    names, most = {"Ann", "Bo", "Cy", "Di"}, 0
    for _ in range(TOUCHES):
        pilot.touch(rng.choice([one for one in touchable(pilot, panel) if one.text not in names]))
        noted = panel.noted(rng.randrange(4))
        GAME.apply(state, noted)
        most = max(most, len(noted.acorns) + noted.squirrel)
    assert most
    last = panel.noted(3)
    pilot.tap_text("Di")
    assert pilot.controllers.table.snapshot.entries[-1].entry.action == last
