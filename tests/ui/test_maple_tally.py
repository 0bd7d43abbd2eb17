"""The end of Masters of Maple Syrup on the screen: the tally, card by card, and who has won with the bonuses."""

import pytest

from companion.games.masters_of_maple_syrup.actions import Effect, Select, Value
from companion.games.masters_of_maple_syrup.state import Phase
from companion.session.correction import InsertBefore, Remove, Replace
from companion.ui.texts import SAY
from tests.ui.geometry import faults
from tests.ui.maple_player import begin, count_of, enter, touch_card
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python


def over(pilot: Pilot) -> None:
    """Plays on until one property has ten cards, of which Ann's Oaks are worth nothing and have a text."""
    oak = {"name": "Oak", "type": "tree", "cost": 0, "value": 0, "text": "Game end: +1"}
    begin(pilot, Select("develop"), catalogue=[oak, {"name": "Red Maple", "type": "tree", "value": 1}])
    pilot.act(*(Effect(0, 0, draw=1, develop="Oak") for _ in range(9)))
    pilot.tap_text(SAY("ui.way.end"))
    pilot.until(lambda: pilot.name == "over")


def end_tally(pilot: Pilot) -> None:
    """Says that the tally is done, and once more that no card has a bonus that was not told."""
    pilot.tap_text(SAY("ui.tally.done"))
    pilot.tap_text(SAY("ui.tally.no-more"))


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
    assert not pilot.says(SAY("ui.over.wins-one", name="Ann"))
    assert pilot.screen.title == SAY("end.bonuses"), "the others' bonuses are still asked"
    end_tally(pilot)
    pilot.until(lambda: pilot.name == "over")
    assert pilot.says(SAY("ui.over.wins-one", name="Ann"))
    assert pilot.button(SAY("ui.over.bonuses")).weight == "button"
    assert pilot.button(SAY("ui.over.rematch")).weight == "first_button"


def test_a_table_without_bonuses_says_so_knowingly_and_it_is_kept(pilot: Pilot) -> None:
    over(pilot)
    entered = count_of(pilot)
    scores = pilot.controllers.table.standing.state.scores
    pilot.tap_text(SAY("ui.over.bonuses"))
    assert pilot.screen.title == SAY("end.bonuses")
    end_tally(pilot)
    pilot.until(lambda: pilot.name == "over")
    assert pilot.says(SAY("ui.over.tie"))
    assert count_of(pilot) == entered + 1, "it is one entry"
    assert pilot.controllers.table.standing.state.scores == scores
    assert pilot.says("Oak  0")
    assert not pilot.says("+ ?")
    pilot.tap_text(SAY("ui.over.bonuses"))
    assert pilot.says("Ann: Red Maple"), "the cards are asked from the one that was told last on"
    pilot.tap_text(SAY("ui.tally.done"))
    assert count_of(pilot) == entered + 1, "it is said once"


def test_who_is_done_while_bonuses_are_open_is_told_of_which_cards_first(pilot: Pilot) -> None:
    over(pilot)
    entered = count_of(pilot)
    pilot.tap_text(SAY("ui.over.bonuses"))
    enter(pilot, Value(0, 1, 3))
    pilot.tap_text(SAY("ui.tally.done"))
    assert pilot.name == "tally"
    assert count_of(pilot) == entered + 1
    assert pilot.screen.title == SAY("ui.tally.open-title")
    cards = ", ".join(f"Oak ({place})" for place in range(3, 11))
    assert pilot.screen.text == f"Ann: {cards}"
    assert faults(pilot) == []
    touch_card(pilot, 0, 2)
    assert pilot.says(SAY("ui.tally.done")), "who touches a card goes on telling"
    assert pilot.screen.title == SAY("end.bonuses")


def test_a_touch_that_would_end_the_tally_asks_first(pilot: Pilot) -> None:
    over(pilot)
    entered = count_of(pilot)
    pilot.tap_text(SAY("ui.over.bonuses"))
    touch_card(pilot, 1, 0)
    assert pilot.says("Bo: Red Maple")
    pilot.tap_text(SAY("ui.tally.take"))
    assert pilot.screen.title == SAY("ui.tally.open-title")
    assert pilot.says("Ann: Oak"), "the first card that is open is asked"
    assert count_of(pilot) == entered
    pilot.tap_text(SAY("ui.tally.no-more"))
    pilot.until(lambda: pilot.name == "over" and pilot.says(SAY("ui.over.tie")))
    assert count_of(pilot) == entered + 1


def test_that_there_are_no_bonuses_is_taken_back_by_one_touch(pilot: Pilot) -> None:
    over(pilot)
    entered = count_of(pilot)
    pilot.tap_text(SAY("ui.over.bonuses"))
    end_tally(pilot)
    pilot.until(lambda: pilot.name == "over" and pilot.says(SAY("ui.over.tie")))
    pilot.tap_text(SAY("ui.bar.take-back"))
    pilot.until(lambda: pilot.says(SAY("ui.over.level")))
    assert count_of(pilot) == entered


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
    end_tally(pilot)
    pilot.until(lambda: pilot.name == "over")
    assert pilot.says(SAY("ui.over.tie"))


def test_the_tally_asks_first_of_cards_whose_text_names_a_bonus_then_on_from_the_last_one(pilot: Pilot) -> None:
    over(pilot)
    entered = count_of(pilot)
    pilot.tap_text(SAY("ui.over.bonuses"))
    for place in range(1, 9):
        assert pilot.says("Ann: Oak")
        assert pilot.screen.sides[0].ids.cards.children[::-1][place].glows
        pilot.tap_text(SAY("ui.tally.take"))
    enter(pilot, Value(0, 9, 1))
    assert count_of(pilot) == entered + 9
    assert pilot.screen.title == SAY("end.bonuses"), "no winner is named while cards are asked"
    assert pilot.says("Bo: Red Maple")
    pilot.tap_text(SAY("ui.tally.take"))
    assert pilot.says("Ann: Red Maple")


def test_a_card_shows_that_its_text_names_a_bonus_until_its_worth_is_told(pilot: Pilot) -> None:
    over(pilot)
    assert pilot.says("Oak  0 + ?")
    assert pilot.says("Red Maple  1")
    assert not pilot.says("Red Maple  1 +")
    pilot.tap_text(SAY("ui.over.bonuses"))
    assert [card.foot for card in pilot.screen.sides[0].ids.cards.children[:-4:-1]] == ["★1", "★0 + ?", "★0 + ?"]
    enter(pilot, Value(0, 1, 3))
    assert [card.foot for card in pilot.screen.sides[0].ids.cards.children[:-4:-1]] == ["★1", "★3", "★0 + ?"]


def test_a_correction_names_no_winner_before_the_bonuses_are_told(pilot: Pilot) -> None:
    over(pilot)
    number = pilot.controllers.table.standing.entries[-1].number
    pilot.controllers.navigation.go("correct", number=number, then="history")
    pilot.settle()
    pilot.screen.choose(InsertBefore(number, Effect(1, 0, draw=1, develop="Red Maple")), "")
    pilot.until(lambda: bool(pilot.screen.ready))
    assert pilot.says("Bo: 1 → 2")
    assert not pilot.says(SAY("ui.correct.winner"))


def test_a_correction_names_the_winner_once_the_bonuses_are_told(pilot: Pilot) -> None:
    over(pilot)
    enter_end = pilot.controllers.table.standing.entries[-1].number
    pilot.act(Value(0, 1, 3))
    pilot.tap_text(SAY("ui.over.bonuses"))
    end_tally(pilot)
    pilot.until(lambda: pilot.says(SAY("ui.over.wins-one", name="Ann")))
    told = next(one for one in pilot.controllers.table.standing.entries if isinstance(one.entry.action, Value))
    pilot.controllers.navigation.go("correct", number=told.number, then="history")
    pilot.settle()
    pilot.screen.choose(Replace(told.number, Value(0, 1, 0)), "")
    pilot.until(lambda: bool(pilot.screen.ready))
    assert pilot.says(f"{SAY('ui.correct.winner')}: Ann → tie")
    pilot.screen.choose(InsertBefore(enter_end, Effect(1, 0, draw=1, develop="Red Maple")), "")
    pilot.until(lambda: bool(pilot.screen.ready))
    assert pilot.says(f"{SAY('ui.correct.winner')}: Ann → –"), "it was not said of the cards that lie there now"
    last = pilot.controllers.table.standing.entries[-1].number
    pilot.screen.choose(Remove(last), "")
    pilot.until(lambda: bool(pilot.screen.ready))
    assert pilot.says(f"{SAY('ui.correct.winner')}: Ann → –"), "the bonuses are open again"
