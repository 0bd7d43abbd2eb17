"""Bamboo Harvest on the screen, from the first touch to the end of the game."""

from typing import Final

import pytest

from companion.engine import Record
from companion.games.bamboo_harvest.actions import Place
from companion.simulation.players.bamboo_harvest import simulate
from companion.ui.texts import SAY
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

NAMES: Final = ("Ann", "Bo", "Cy")
BESIDE: Final = ("menu", "history", "rules", "statistics", "share", "replay")


@pytest.fixture(scope="module")
def record() -> Record:
    """A game that comes to its end soon."""
    return min((simulate(seed, players=NAMES) for seed in range(4)), key=lambda one: len(one.entries))


def sit_down(pilot: Pilot, names: tuple[str, ...] = NAMES) -> None:
    """Chooses the game on the first screen, and begins."""
    pilot.host.table.players = names
    pilot.host.navigation.go("welcome")
    pilot.settle()
    pilot.tap_text("Bamboo Harvest")
    pilot.tap_text(SAY("ui.seats.players", count=len(names)))
    pilot.tap_text(SAY("ui.seats.take"))
    pilot.until(lambda: pilot.name == "play")


def play(pilot: Pilot, record: Record, count: int | None = None) -> None:
    """Enters the first entries of a game, or all."""
    for entry in record.entries[:count]:
        pilot.act(entry.action)


def test_a_game_comes_to_its_end_and_every_screen_beside_it_serves_it(pilot: Pilot, record: Record) -> None:
    sit_down(pilot)
    play(pilot, record)
    pilot.until(lambda: pilot.name == "over")
    winner = pilot.host.table.standing.state.winner
    assert pilot.says(SAY("ui.over.won", name=NAMES[winner]))
    assert faults(pilot) == []
    for screen in BESIDE:
        pilot.host.navigation.go(screen)
        pilot.settle()
        assert (screen, faults(pilot)) == (screen, [])
    pilot.host.navigation.go("play")
    pilot.settle()
    pilot.tap_text(SAY("ui.over.rematch"))
    assert pilot.button(SAY("ui.seats.take"))


def test_a_token_that_was_placed_elsewhere_is_corrected(pilot: Pilot, record: Record) -> None:
    sit_down(pilot)
    play(pilot, record, 8)
    placed = next(logged for logged in pilot.host.table.standing.entries if isinstance(logged.entry.action, Place))
    pilot.host.navigation.go("correct", number=placed.number, then="history")
    pilot.settle()
    assert faults(pilot) == []
