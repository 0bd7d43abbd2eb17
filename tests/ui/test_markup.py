"""What people type is shown as they typed it, whatever signs are in it."""

from typing import Any

from kivy.core.window import Window

from companion.games import find_game
from companion.games.mast_year.history import courses
from companion.simulation.mast_year import simulate
from companion.ui.texts import SAY
from tests.ui.pilot import Pilot

NASTY = "[font=x]"
GAME = find_game("mast-year")


def test_a_search_for_brackets_finds_nothing_and_says_so(pilot: Pilot) -> None:
    pilot.controllers.navigation.go("rules")
    pilot.frames()
    pilot.tap_text(SAY("rules.search"))
    for letter in NASTY:
        Window.dispatch("on_textinput", letter)
    pilot.tap_text(SAY("ui.keyboard.done"))
    assert pilot.says(SAY("rules.found-none", wanted=NASTY, words="bounty, Acorn, Squirrel"))


def test_a_search_that_finds_nothing_offers_words_of_the_game_at_hand(pilot: Pilot) -> None:
    pilot.controllers.table.game = "nice-one-squirrel"
    pilot.controllers.navigation.go("rules")
    pilot.frames()
    pilot.screen.search("zebra")
    assert pilot.says("try another word, such as caches, nuts")


def is_told_of_by_name(record: Any) -> bool:
    """Whether the turning points of a game name a player."""
    state = GAME.start(record.options, record.players)
    for entry in record.entries:
        state = GAME.apply(state, entry.action)
    return any("ANN" in SAY.phrase(turn, ("ANN",) * 4) for turn in courses(state)[-1].turns)


def test_a_name_of_brackets_is_shown_in_the_statistics(pilot: Pilot) -> None:
    games = (simulate(seed, {"single_hand": True}) for seed in range(60))
    record = next(filter(is_told_of_by_name, games))
    pilot.start("mast-year", record.options, (NASTY,) * 4)
    pilot.act(*(entry.action for entry in record.entries))
    pilot.controllers.navigation.go("statistics")
    pilot.frames(3)
    assert pilot.says(NASTY)
