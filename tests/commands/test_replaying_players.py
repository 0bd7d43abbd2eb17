"""The players of a record at the screen: they confirm what is offered, and enter what no camera sees."""

from dataclasses import replace

from companion.commands.replaying_players import ReplayingPlayers
from companion.commands.watch import choose
from companion.commands.watch_lines import WatchLines
from companion.following.decisions import Offered
from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.actions import Grid, Place, Start
from companion.session import MemoryStore, start_session
from companion.simulation import simulation_of
from companion.simulation.players.bamboo_harvest import simulate

RECORD = simulate(1, hands=1)
IS_HIDDEN = simulation_of(GAME.name).is_hidden_choice
LAID = GAME.start(RECORD.options, RECORD.players)
[FOREST, START] = (entry.action for entry in RECORD.entries[:2])


def test_what_the_table_shows_is_confirmed_once_it_is_offered_and_the_rest_is_entered() -> None:
    players = ReplayingPlayers(RECORD, IS_HIDDEN)
    assert isinstance(FOREST, Grid)
    assert players(LAID, ()) is None
    assert players(LAID, (FOREST,)) == FOREST
    assert isinstance(START, Start)
    assert players(GAME.apply(LAID, FOREST), ()) == START


def test_a_game_that_goes_another_way_is_left_to_whoever_sits_there() -> None:
    players = ReplayingPlayers(RECORD, IS_HIDDEN)
    other = GAME.start(RECORD.options, ("Di", "Ed", "Flo"))
    assert players(other, (FOREST,)) is None


def test_players_think_and_enter_what_the_camera_does_not_see_in_the_end() -> None:
    assert ReplayingPlayers(RECORD, IS_HIDDEN, thinks_s=60.0)(LAID, (FOREST,)) is None
    assert ReplayingPlayers(RECORD, IS_HIDDEN, patience_s=0.0)(LAID, ()) == FOREST


def test_watching_takes_the_only_explanation_of_a_grid_and_guesses_none_of_several() -> None:
    places = tuple(Place(place) for place in range(2))
    assert choose(GAME, "keep", LAID, places[:1]) == places[0]
    assert choose(GAME, "keep", LAID, places) is None


def test_a_line_asks_what_has_happened() -> None:
    session = start_session(MemoryStore(), GAME, RECORD.options, RECORD.players)
    for entry in RECORD.entries[:2]:
        session.act(entry.action)
    lines = WatchLines(session, lambda place: ())
    line = lines.line(Offered((Place(0), replace(Place(1))), 2.5))
    assert line["ask"]["entry"] == 2
    assert [one["on"] for one in line["ask"]["candidates"]] == [[0, 0], [0, 1]]
    assert lines.in_words(line).startswith("    2.50 s  what happened? ")
