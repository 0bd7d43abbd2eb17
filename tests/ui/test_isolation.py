"""The process that sees may die in any way: the screen draws on, and a whole game is played by touch without it."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.simulation.mast_year import simulate
from companion.ui.lookout import Lookout
from companion.ui.texts import SAY
from hardware.sources.faulty import FaultStep, FaultyCamera
from hardware.vision_process import VisionState
from tests.blocked import blocked_s
from tests.ui.pilot import PATIENCE_S, Pilot
from tests.ui.player import begin, enter, play

FRAME_S = 1 / 60
MOST_S = 0.4
"""A screen that waited for a process to end would wait for longer; `tests.bench.isolation` measures C4's 50 ms."""
GOOD = FaultStep("good", 20)


class Watched:
    """Puts a camera with faults over the table, and takes it away at the end."""

    def __init__(self, pilot: Pilot) -> None:
        self._pilot = pilot
        self.lookout: Any = None

    def open(self, *steps: FaultStep, once: Path | None = None) -> Any:
        source = partial(FaultyCamera, steps, once, 10.0)
        self.lookout = self._pilot.host.lookout = Lookout(self._pilot.host, source)
        self.lookout.open()
        return self.lookout

    def longest_wait_s(self, until: Callable[[], bool]) -> float:
        """Draws frames until something is so; returns the longest time that one of them waited for anything."""
        longest_s, end_s = 0.0, time.monotonic() + PATIENCE_S
        while not until():
            assert time.monotonic() < end_s, "it never came about"
            time.sleep(FRAME_S)
            began_s = blocked_s()
            self._pilot.frames(1)
            longest_s = max(longest_s, blocked_s() - began_s)
        return longest_s


@pytest.fixture
def watched(pilot: Pilot) -> Iterator[Watched]:
    made = Watched(pilot)
    yield made
    if made.lookout:
        made.lookout.close()


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSEGV, signal.SIGSTOP])
def test_the_screen_draws_on_while_the_process_that_sees_is_ended(
    pilot: Pilot, watched: Watched, blow: signal.Signals
) -> None:
    begin(pilot)
    lookout = watched.open()
    pilot.until(lambda: lookout.outlook.state is VisionState.WATCHING)
    os.kill(lookout._eyes.pid, blow)
    assert watched.longest_wait_s(lambda: lookout.outlook.state is VisionState.NO_FRAMES) <= MOST_S


def test_the_screen_draws_on_while_the_process_that_sees_takes_all_memory(pilot: Pilot, watched: Watched) -> None:
    begin(pilot)
    lookout = watched.open(GOOD, FaultStep("leak", 60))
    pilot.until(lambda: lookout.outlook.state is VisionState.WATCHING)
    assert watched.longest_wait_s(lambda: lookout.outlook.state is VisionState.NO_FRAMES) <= MOST_S


def test_a_whole_game_is_played_by_touch_without_the_camera(pilot: Pilot, watched: Watched, folder: Path) -> None:
    """C7: with a camera that never works there is one touch more than without one, and no dialog."""
    once = folder / "once"
    once.with_suffix(".unplugged").touch()
    lookout = watched.open(once=once)
    pilot.until(lambda: lookout.outlook.state is VisionState.NO_FRAMES)
    record = simulate(16)  # a short one
    begin(pilot)
    play(pilot, record, 2)
    pilot.tap_text(SAY("ui.eyes.by-hand"))
    for entry in record.entries[2:]:
        enter(pilot, entry.action)
    pilot.until(lambda: pilot.name == "over")
    entries = [logged.entry for logged in pilot.host.standing.entries]
    assert [entry.action for entry in entries] == [entry.action for entry in record.entries]
    assert {entry.by for entry in entries} == {"touch"}
