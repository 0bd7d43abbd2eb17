"""Every explanation links to its fact, and a finished game can be left."""

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Play, Tally, Trunk
from companion.session.correction import Replace
from companion.ui.texts import SAY
from companion.ui.widgets.rule_text import RuleText
from tests.ui.pilot import Pilot
from tests.ui.player import begin

REVOKE = ("4C", "6D", "8C", "7C", "9D", "JD", "QD", "5C")


def follow(pilot: Pilot, rule: str) -> None:
    """Touches the words that link to `rule`, and goes back again."""
    name = pilot.name
    [link] = [widget for widget in pilot.buttons() if isinstance(widget, RuleText) and widget.rule == rule]
    pilot.tap(link)
    assert pilot.name == "rules"
    assert [card.number for card in pilot.screen.walk() if getattr(card, "marked", False)] == [rule.split("-")[1]]
    pilot.tap_text("← " + SAY("ui.back"))
    assert pilot.name == name


@pytest.fixture
def over(pilot: Pilot) -> Pilot:
    pilot.start("mast-year", {"goal": 1})
    pilot.act(Tally(3, 0))
    pilot.until(lambda: pilot.name == "over")
    return pilot


def test_a_warning(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Trunk(parse_card("TS")), *(Play(parse_card(card)) for card in REVOKE))
    follow(pilot, "MY-10.2")


def test_a_question_and_the_correction_that_would_ask_it(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Trunk(parse_card("TS")), Play(parse_card("4C")), Play(parse_card("8C")))
    number = pilot.controllers.table.snapshot.entries[1].number
    correction = Replace(number, Play(parse_card("8C")))
    pilot.controllers.navigation.go("correct", number=number)
    pilot.settle()
    pilot.screen.choose(correction)
    pilot.until(lambda: bool(pilot.screen.ready))
    follow(pilot, "MY-10.1")
    pilot.controllers.entries.correct(correction)
    pilot.settle()
    pilot.controllers.navigation.go("play")
    pilot.until(lambda: pilot.name == "question")
    follow(pilot, "MY-10.1")


def test_the_end(over: Pilot) -> None:
    follow(over, "MY-7.2")


def test_the_end_has_a_menu(over: Pilot) -> None:
    over.tap_text(SAY("ui.bar.menu"))
    assert over.name == "menu"
    over.tap_text("← " + SAY("ui.back"))
    assert over.name == "over"


def test_a_finished_game_is_left_and_looked_at_again(over: Pilot) -> None:
    over.tap_text("← " + SAY("ui.back"))
    over.until(lambda: over.name == "welcome")
    over.tap_text(SAY("ui.welcome.games"))
    over.until(lambda: any("Squirrels" in button.text for button in over.buttons()))
    over.tap(next(button for button in over.buttons() if "Squirrels" in button.text))
    over.until(lambda: over.name == "over")


def test_a_game_that_was_closed_stays_closed_when_it_is_looked_at(over: Pilot) -> None:
    number = over.controllers.table.snapshot.number
    over.tap_text(SAY("ui.over.group"))
    over.until(lambda: over.name == "welcome")
    over.controllers.table.resume(number)
    over.until(lambda: over.name == "over")
    over.tap_text("← " + SAY("ui.back"))
    over.until(lambda: over.name == "welcome")
    found: list[str] = []
    over.controllers.games.show(lambda games: found.extend(game.mark for game in games))
    over.until(lambda: bool(found))
    assert found == ["closed"]


def test_the_sign_of_a_link_never_stands_alone_on_a_line(pilot: Pilot) -> None:
    assert RuleText(said="Bo wins.", rule="MY-5.5").text == "Bo wins.\N{NO-BREAK SPACE}›"


def test_the_arrow_turns_the_page_once_nothing_of_it_is_hidden_any_more(pilot: Pilot) -> None:
    """A finger may come between two frames, when the page fits already and the arrow still says otherwise."""
    pilot.controllers.navigation.go("rules", rule="MY-1.1")
    pilot.frames(4)
    pilot.tap_text(SAY("rules.search"))
    title = pilot.screen.title
    pilot.screen.is_more_below = True
    pilot.screen.step(1)
    assert pilot.screen.title != title
    assert pilot.screen.title.startswith("2 ")
