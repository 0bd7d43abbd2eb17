"""The process that sees may die in any way: the screen draws on, and a whole game is played by touch without it."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.simulation.mast_year import simulate
from companion.ui.texts import SAY
from hardware.sources.faulty import FaultStep
from hardware.vision_process import VisionState
from tests.ui.pilot import Pilot
from tests.ui.player import begin, enter, play
from tests.ui.watched_screen import GOOD, Watched

pytestmark = pytest.mark.one_python

MOST_S = 0.4
"""A screen that waited for a process to end would wait for longer; `tests.bench.isolation` measures C4's 50 ms."""


@pytest.fixture
def watched(pilot: Pilot) -> Iterator[Watched]:
    made = Watched(pilot)
    yield made
    if made.camera:
        made.camera.close()


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSEGV, signal.SIGSTOP])
def test_the_screen_draws_on_while_the_process_that_sees_is_ended(
    pilot: Pilot, watched: Watched, blow: signal.Signals
) -> None:
    begin(pilot)
    camera = watched.open()
    pilot.until(lambda: camera.status.state is VisionState.WATCHING)
    os.kill(camera._process.pid, blow)
    assert watched.longest_wait_s(lambda: camera.status.state is VisionState.NO_FRAMES) <= MOST_S


def test_the_screen_draws_on_while_the_process_that_sees_takes_all_memory(pilot: Pilot, watched: Watched) -> None:
    begin(pilot)
    camera = watched.open(GOOD, FaultStep("leak", 60))
    pilot.until(lambda: camera.status.state is VisionState.WATCHING)
    assert watched.longest_wait_s(lambda: camera.status.state is VisionState.NO_FRAMES) <= MOST_S


def test_a_whole_game_is_played_by_touch_without_the_camera(pilot: Pilot, watched: Watched, folder: Path) -> None:
    """C7: with a camera that never works there is one touch more than without one, and no dialog."""
    once = folder / "once"
    once.with_suffix(".unplugged").touch()
    camera = watched.open(once=once)
    pilot.until(lambda: camera.status.state is VisionState.NO_FRAMES)
    record = simulate(16)  # a short one
    begin(pilot)
    play(pilot, record, 2)
    pilot.tap_text(SAY("ui.camera-state.by-hand"))
    for entry in record.entries[2:]:
        enter(pilot, entry.action)
    pilot.until(lambda: pilot.name == "over")
    entries = [logged.entry for logged in pilot.controllers.table.snapshot.entries]
    assert [entry.action for entry in entries] == [entry.action for entry in record.entries]
    assert {entry.by for entry in entries} == {"touch"}
