"""The end of Masters of Maple Syrup on the screen: the tally, card by card, and who has won with the bonuses."""

from typing import Any

import pytest

from companion.games.masters_of_maple_syrup.actions import Effect, Select, Value
from companion.games.masters_of_maple_syrup.state import Phase
from companion.ui.texts import SAY
from tests.ui.geometry import faults
from tests.ui.maple_player import count_of, enter, sit_down
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python


def begin(pilot: Pilot, *actions: Any, **options: Any) -> None:
    """Begins a game, and enters actions."""
    sit_down(pilot, options)
    pilot.act(*actions)


def over(pilot: Pilot) -> None:
    """Plays on until one property has ten cards, of which Ann's Oaks are worth nothing and have a text."""
    oak = {"name": "Oak", "type": "tree", "cost": 0, "value": 0, "text": "Game end: +1"}
    begin(pilot, Select("develop"), catalogue=[oak, {"name": "Red Maple", "type": "tree", "value": 1}])
    pilot.act(*(Effect(0, 0, draw=1, develop="Oak") for _ in range(9)))
    pilot.tap_text(SAY("ui.way.end"))
    pilot.until(lambda: pilot.name == "over")


def test_the_tally_asks_card_by_card_and_a_tie_remains_a_tie(pilot: Pilot) -> None:
    catalogue = [{"name": "Oak", "type": "tree", "cost": 0}, {"name": "Red Maple", "type": "tree", "value": 1}]
    begin(pilot, Select("develop"), catalogue=catalogue)
    pilot.act(*(Effect(0, 0, draw=1, develop="Oak") for _ in range(9)))
    assert pilot.says(SAY("ui.bar.last-turn"))
    pilot.tap_text(SAY("ui.way.end"))
    pilot.until(lambda: pilot.name == "between")
    assert pilot.controllers.table.standing.state.phase is Phase.TALLY
    assert faults(pilot) == []
    for place in range(1, 10):
        assert pilot.says("Ann: Oak")
        asked = [card.place for side in pilot.screen.sides for card in side.ids.cards.children if card.glows]
        assert asked == [place], "of cards that are alike, the one that is asked about is marked"
        enter(pilot, Value(0, place, 0))
    pilot.until(lambda: pilot.name == "over")
    assert pilot.says(SAY("ui.over.level")), "the Red Maples' bonuses were not told"
    pilot.tap_text(SAY("ui.over.bonuses"))
    enter(pilot, Value(0, 0, 3))
    assert pilot.name == "tally"
    pilot.tap_text(SAY("ui.tally.done"))
    pilot.until(lambda: pilot.name == "over")
    assert pilot.says(SAY("ui.over.wins-one", name="Ann"))


def test_nobody_has_won_before_the_bonuses_were_told(pilot: Pilot) -> None:
    over(pilot)
    assert pilot.says(SAY("ui.over.level"))
    assert not pilot.says(SAY("ui.over.tie"))
    assert pilot.button(SAY("ui.over.bonuses")).weight == "first_button"
    assert pilot.button(SAY("ui.over.rematch")).weight == "button"
    pilot.tap_text(SAY("ui.over.bonuses"))
    enter(pilot, Value(0, 1, 3))
    pilot.tap_text(SAY("ui.tally.done"))
    pilot.until(lambda: pilot.name == "over")
    assert pilot.says(SAY("ui.over.wins-one", name="Ann"))
    assert pilot.button(SAY("ui.over.bonuses")).weight == "button"
    assert pilot.button(SAY("ui.over.rematch")).weight == "first_button"


def test_a_table_without_bonuses_says_so_by_one_touch_and_it_is_kept(pilot: Pilot) -> None:
    over(pilot)
    entered = count_of(pilot)
    scores = pilot.controllers.table.standing.state.scores
    pilot.tap_text(SAY("ui.over.bonuses"))
    assert pilot.screen.title == SAY("end.bonuses")
    pilot.tap_text(SAY("ui.tally.done"))
    pilot.until(lambda: pilot.name == "over")
    assert pilot.says(SAY("ui.over.tie"))
    assert count_of(pilot) == entered + 1, "the log holds it"
    assert pilot.controllers.table.standing.state.scores == scores
    pilot.tap_text(SAY("ui.over.bonuses"))
    assert pilot.says("Ann: Red Maple"), "the cards are asked from the first one on"
    pilot.tap_text(SAY("ui.tally.done"))
    assert count_of(pilot) == entered + 1, "it is said once"


def test_values_that_the_catalogue_lacks_are_no_bonuses(pilot: Pilot) -> None:
    oak = {"name": "Oak", "type": "tree", "cost": 0, "value": 0, "text": "Game end: +1"}
    begin(pilot, Select("develop"), catalogue=[oak])
    pilot.act(*(Effect(0, 0, draw=1, develop="Oak") for _ in range(9)))
    pilot.tap_text(SAY("ui.way.end"))
    pilot.until(lambda: pilot.name == "between")
    enter(pilot, Value(0, 0, 1))
    enter(pilot, Value(1, 0, 1))
    pilot.until(lambda: pilot.name == "over")
    assert pilot.says(SAY("ui.over.level"))
    assert pilot.button(SAY("ui.over.bonuses")).weight == "first_button"
    assert faults(pilot) == []
    pilot.tap_text(SAY("ui.over.bonuses"))
    pilot.tap_text(SAY("ui.tally.done"))
    pilot.until(lambda: pilot.name == "over")
    assert pilot.says(SAY("ui.over.tie"))


def test_the_tally_goes_on_to_the_next_card(pilot: Pilot) -> None:
    over(pilot)
    entered = count_of(pilot)
    pilot.tap_text(SAY("ui.over.bonuses"))
    for seat, place, name in ((0, 0, "Ann: Red Maple"), (0, 1, "Ann: Oak"), (0, 2, "Ann: Oak")):
        assert pilot.says(name)
        assert pilot.screen.sides[seat].ids.cards.children[::-1][place].glows
        pilot.tap_text(SAY("ui.tally.take"))
    enter(pilot, Value(0, 9, 1))
    assert count_of(pilot) == entered + 4
    assert pilot.says("Bo: Red Maple")
