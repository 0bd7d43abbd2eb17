"""Killed at any moment, the companion comes back to the same screen and the same turn."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from companion.simulation.mast_year import simulate
from tests.project.tree import ROOT
from tests.ui.pilot import Pilot
from tests.ui.player import begin, play

RECORD = simulate(3)
PLAYS = """
import sys
from pathlib import Path
from companion.simulation.mast_year import simulate
from tests.ui.pilot import Pilot
from tests.ui.player import begin, play
with Pilot(Path(sys.argv[1])) as pilot:
    begin(pilot)
    play(pilot, simulate(3), int(sys.argv[2]))
    print(pilot.screen.task, flush=True)
    while True:
        pilot.frames()
"""


@pytest.mark.parametrize("count", [pytest.param(1, id="after the deal"), pytest.param(8, id="in the midst of a trick")])
def test_after_a_kill_the_same_turn_is_shown(folder: Path, count: int) -> None:
    said = play_and_kill(folder, count)
    with Pilot(folder) as pilot:
        assert pilot.name == "play"
        assert [logged.entry.action for logged in pilot.controllers.table.snapshot.entries] == [
            entry.action for entry in RECORD.entries[:count]
        ]
        assert pilot.screen.task == said


def play_and_kill(folder: Path, count: int) -> str:
    """Returns what another companion's screen said when it was killed."""
    command = [sys.executable, "-c", PLAYS, str(folder), str(count)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout
        said = other.stdout.readline().strip()
        other.send_signal(signal.SIGKILL)
    return said


def test_a_parked_game_waits_in_the_list_and_goes_on(pilot: Pilot) -> None:
    begin(pilot)
    play(pilot, RECORD, 5)
    task = pilot.screen.task
    pilot.controllers.table.park()
    pilot.until(lambda: pilot.name == "welcome")
    pilot.controllers.navigation.go("games")
    pilot.settle()
    pilot.until(lambda: any("Squirrels" in button.text for button in pilot.buttons()))
    pilot.tap(next(button for button in pilot.buttons() if "Squirrels" in button.text))
    pilot.until(lambda: pilot.name == "play")
    assert pilot.screen.task == task
