"""After each part of a game: what it brought, one touch from what comes; what is entered by itself passes it."""

from pathlib import Path
from typing import Any

import pytest

from companion.engine import Record
from companion.games import find_game
from companion.simulation import simulated_games, simulation_of
from companion.simulation.players.nice_one_squirrel import simulate as simulate_nuts
from companion.ui.texts import SAY
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python


def part_of(name: str) -> tuple[Record, int]:
    """Returns a game, and after how many entries its first part is over."""
    record, game = simulation_of(name).simulate(1), find_game(name)
    states: list[Any] = [game.start(record.options, record.players)]
    for place, entry in enumerate(record.entries, 1):
        states.append(game.apply(states[-1], entry.action))
        if game.tally(states):
            return record, place
    raise AssertionError("no part is over")


def play_part(pilot: Pilot, name: str) -> tuple[Record, int]:
    record, count = part_of(name)
    pilot.start(name, record.options, record.players)
    pilot.act(*(entry.action for entry in record.entries[:count]), tallies=True)
    assert pilot.name == "part-tally"
    return record, count


def test_each_game_tells_what_a_part_brought_and_goes_on_with_one_touch(folder: Path) -> None:
    with Pilot(folder, "800x480", language="de") as pilot:
        for name in simulated_games():
            play_part(pilot, name)
            pilot.frames(4)
            assert list(faults(pilot)) == []
            shown = pilot.controllers.navigation.tally(pilot.controllers.table.snapshot)
            players = pilot.controllers.table.names
            for side in shown.sides:
                assert pilot.says(SAY.words.write(side.whose, players))
                assert pilot.says(f"+{side.gained:g}")
                assert all(pilot.says(SAY.phrase(reason, players)) for reason in side.because)
            pilot.tap_text(SAY.phrase(shown.comes, players))
            assert pilot.name == "play"
            pilot.controllers.navigation.go("history")
            pilot.controllers.navigation.go("play")
            assert pilot.name == "play"


def test_six_players_can_be_read_on_a_high_screen(folder: Path) -> None:
    with Pilot(folder, "720x1280", language="de") as pilot:
        record = simulate_nuts(1, {}, ("Ann", "Bogumił", "Christiane", "Di", "Edda", "Fritz"))
        pilot.start("nice-one-squirrel", record.options, record.players)
        pilot.act(*(entry.action for entry in record.entries[:12]), tallies=True)
        pilot.frames(4)
        assert pilot.name == "part-tally"
        assert list(faults(pilot)) == []


def test_what_is_entered_by_itself_passes_the_tally(pilot: Pilot) -> None:
    record, count = play_part(pilot, "lunar")
    pilot.act(record.entries[count].action)
    assert pilot.name == "play"


def test_a_part_that_was_not_over_after_all_is_tallied_again(pilot: Pilot) -> None:
    record, count = play_part(pilot, "nice-one-squirrel")
    pilot.tap_text(SAY("ui.bar.take-back"))
    assert pilot.name == "play"
    pilot.act(record.entries[count - 1].action, tallies=True)
    assert pilot.name == "part-tally"
    pilot.go_on()
    pilot.controllers.entries.take_back()
    pilot.settle()
    pilot.act(record.entries[count - 1].action, tallies=True)
    assert pilot.name == "part-tally"
