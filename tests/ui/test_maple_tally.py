"""The end of Masters of Maple Syrup on the screen: the tally, card by card, and who has won with the bonuses."""

from companion.games.masters_of_maple_syrup.actions import Effect, Select, Value
from companion.games.masters_of_maple_syrup.state import Phase
from companion.session.correction import Replace
from companion.ui.texts import SAY
from tests.ui.geometry import faults
from tests.ui.maple_player import begin, enter, touch_card
from tests.ui.pilot import Pilot


def end_turn(pilot: Pilot, **oak: object) -> None:
    """Plays on until Ann's property has ten cards: nine Oaks beside the Red Maple, which is worth 1."""
    cards = [{"name": "Oak", "type": "tree", "cost": 0, **oak}, {"name": "Red Maple", "type": "tree", "value": 1}]
    begin(pilot, Select("develop"), catalogue=cards)
    pilot.act(*(Effect(0, 0, draw=1, develop="Oak") for _ in range(9)))
    assert pilot.says(SAY("ui.bar.last-turn"))
    pilot.tap_text(SAY("ui.way.end"))


def test_the_tally_asks_card_by_card_and_a_tie_remains_a_tie(pilot: Pilot) -> None:
    end_turn(pilot)
    pilot.until(lambda: pilot.name == "between")
    assert pilot.controllers.table.snapshot.state.phase is Phase.TALLY
    assert faults(pilot) == []
    for place in range(1, 10):
        assert pilot.says("Ann: Oak")
        asked = [card.place for side in pilot.screen.sides for card in side.ids.cards.children if card.glows]
        assert asked == [place], "of cards that are alike, the one that is asked about is marked"
        enter(pilot, Value(0, place, 0))
    pilot.until(lambda: pilot.name == "over")
    assert pilot.says(SAY("ui.over.tie"))
    assert pilot.button(SAY("ui.over.rematch")).weight == "first_button"


def test_nobody_has_won_before_every_card_with_a_bonus_is_told(pilot: Pilot) -> None:
    end_turn(pilot, value=0, text="Game end: +1", bonus=True)
    pilot.until(lambda: pilot.name == "between")
    assert [card.foot for card in pilot.screen.sides[0].ids.cards.children[:-4:-1]] == ["★1", "★0 + ?", "★0 + ?"]
    enter(pilot, Value(0, 1, 3))
    assert [card.foot for card in pilot.screen.sides[0].ids.cards.children[:-4:-1]] == ["★1", "★3", "★0 + ?"]
    for _ in range(7):
        pilot.tap_text(SAY("ui.tally.take"))
    touch_card(pilot, 1, 0)
    assert pilot.says("Bo: Red Maple"), "any card can be told"
    enter(pilot, Value(1, 0, 2))
    assert pilot.name == "between"
    pilot.tap_text(SAY("ui.tally.take"))
    pilot.until(lambda: pilot.name == "over")
    assert pilot.says(SAY("ui.over.wins-one", name="Ann"))


def test_a_value_can_be_changed_when_the_game_is_over_and_taken_back(pilot: Pilot) -> None:
    end_turn(pilot, value=0)
    pilot.until(lambda: pilot.name == "over")
    assert pilot.says(SAY("ui.over.tie"))
    pilot.tap_text(SAY("ui.over.bonuses"))
    assert pilot.screen.title == SAY("tally.again")
    assert pilot.says("Ann: Red Maple")
    enter(pilot, Value(0, 0, 3))
    assert pilot.name == "tally"
    assert pilot.says("Ann: Oak"), "the next card is asked"
    pilot.tap_text(SAY("ui.tally.done"))
    pilot.until(lambda: pilot.name == "over")
    assert pilot.says(SAY("ui.over.wins-one", name="Ann"))
    pilot.tap_text(SAY("ui.bar.take-back"))
    pilot.until(lambda: pilot.says(SAY("ui.over.tie")))


def test_a_correction_names_the_winner(pilot: Pilot) -> None:
    end_turn(pilot, value=0)
    pilot.until(lambda: pilot.name == "over")
    pilot.act(Value(0, 1, 3))
    told = next(one for one in pilot.controllers.table.snapshot.entries if isinstance(one.entry.action, Value))
    pilot.controllers.navigation.go("correct", number=told.number, then="history")
    pilot.settle()
    pilot.screen.choose(Replace(told.number, Value(0, 1, 0)), "")
    pilot.until(lambda: bool(pilot.screen.ready))
    assert pilot.says(f"{SAY('ui.correct.winner')}: Ann → tie")
