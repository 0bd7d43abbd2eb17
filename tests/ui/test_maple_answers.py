"""What a card of Masters of Maple Syrup drew, cost or was worth before is suggested when it is asked again."""

from companion.games.masters_of_maple_syrup.actions import Develop, Effect, End, Harvest, Select, Tap, Value
from companion.ui.games.masters_of_maple_syrup.questions import PlayerQuestion, QuestionKind
from companion.ui.texts import SAY
from companion.ui.widgets.keyboard import Keyboard
from tests.ui.maple_player import begin, count, entered, row_of, touch_card, way
from tests.ui.pilot import Pilot


def suggested(pilot: Pilot, words: str) -> float:
    """Returns the number that a question begins with."""
    return float(row_of(pilot, SAY(words)).value)


def pick(pilot: Pilot, name: str) -> None:
    """Touches a card that can be developed."""
    next(button for button in pilot.shown() if getattr(button, "means", "") == name).dispatch("on_release")
    pilot.settle()


def type_name(pilot: Pilot, name: str) -> None:
    """Types what a card is called, where the question offers that."""
    if pilot.says(SAY("ui.ask.other")):
        pilot.tap_text(SAY("ui.ask.other"))
    next(widget for widget in pilot.shown() if isinstance(widget, Keyboard)).dispatch("on_done", name)
    pilot.settle()


def test_cards_drawn_are_suggested_for_a_card_of_the_same_name(pilot: Pilot) -> None:
    sled = Effect(0, 0, draw=1, develop="Sled")
    begin(pilot, Select("tap"), sled, Tap(0, (0, 1)), Tap(1, (0,)), End(), Select("harvest"))
    touch_card(pilot, 1, 0)
    assert suggested(pilot, "ui.ask.drew-count") == 0
    count(pilot, row_of(pilot, SAY("ui.ask.drew-count")), 2)
    pilot.tap_text(SAY("ui.ask.take"))
    touch_card(pilot, 0, 0)
    assert suggested(pilot, "ui.ask.drew-count") == 2
    pilot.tap_text(SAY("ui.ask.leave"))
    touch_card(pilot, 0, 1)
    assert suggested(pilot, "ui.ask.drew-count") == 0, "a Sled is another card"
    pilot.tap_text(SAY("ui.ask.leave"))
    touch_card(pilot, 0, 0)
    pilot.tap_text(SAY("ui.ask.take"))
    pilot.until(lambda: entered(pilot)[-1] == Harvest(0, (0,), 2))


def test_cards_paid_are_suggested_as_long_as_the_discount_is_the_same(pilot: Pilot) -> None:
    begin(pilot, Select("develop"), Develop(0, "Sled", 1), Develop(1, "Sled", 2), rivals=True)
    pilot.act(End(), Select("tap"), End(), Select("choose", "develop"))
    way(pilot, 0, SAY("ui.way.develop"))
    pick(pilot, "Sled")
    assert suggested(pilot, "ui.ask.paid-count") == 0, "the action card had a discount"
    pilot.tap_text(SAY("ui.ask.leave"))
    pilot.act(Effect(0, 0, draw=4), Effect(1, 0, draw=2), Develop(0, "Sled", 3), End(), Select("develop"))
    way(pilot, 1, SAY("ui.way.develop"))
    pick(pilot, "Sled")
    assert suggested(pilot, "ui.ask.paid-count") == 2, "the last one with a discount"
    pilot.tap_text(SAY("ui.ask.leave"))
    way(pilot, 1, SAY("ui.way.develop"))
    pick(pilot, "Red Maple")
    assert suggested(pilot, "ui.ask.paid-count") == 0


def test_what_cards_are_worth_is_suggested_for_those_of_the_same_name(pilot: Pilot) -> None:
    begin(pilot, Select("tap"), *(Effect(0, 0, draw=1, develop="Sled") for _ in range(9)))
    pilot.tap_text(SAY("ui.way.end"))
    pilot.until(lambda: pilot.name == "between")
    assert suggested(pilot, "ui.tally.points") == 0
    pilot.act(Value(0, 0, 1))
    assert suggested(pilot, "ui.tally.points") == 0, "no Sled was told"
    pilot.act(Value(0, 5, 4), Value(0, 1, 2))
    assert suggested(pilot, "ui.tally.points") == 2, "the one that was told last"
    touch_card(pilot, 0, 5)
    assert suggested(pilot, "ui.tally.points") == 4
    touch_card(pilot, 1, 0)
    assert suggested(pilot, "ui.tally.points") == 1


def test_a_typed_name_that_differs_only_in_its_capitals_is_the_card_that_is_known(pilot: Pilot) -> None:
    begin(pilot, Select("develop"), catalogue=[{"name": "Sugar Shack", "type": "utility", "cost": 1}])
    for seat, typed in enumerate(("sugar shack", "Old oak")):
        way(pilot, seat, SAY("ui.way.develop"))
        type_name(pilot, typed)
    assert suggested(pilot, "ui.ask.paid-count") == 0
    pilot.tap_text(SAY("ui.ask.take"))
    pilot.until(lambda: entered(pilot)[1:] == [Develop(0, "Sugar Shack"), Develop(1, "Old oak", 0)])
    way(pilot, 0, SAY("ui.way.effect"))
    touch_card(pilot, 0, 0)
    pilot.screen.ask(PlayerQuestion(QuestionKind.EFFECT_NAME, 0, 0))
    pilot.settle()
    type_name(pilot, "OLD OAK")
    assert pilot.screen.draft.effect(0, 0).developed == "Old oak"
