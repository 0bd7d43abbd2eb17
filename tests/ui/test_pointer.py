"""A game on a real X server, by real pointer events, gives the record that the rules alone give."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.journal import Journal
from companion.session import resume_session
from companion.simulation.mast_year import simulate
from tests.project.tree import ROOT
from tests.ui.x_display import missing_tools, x_display

SEED, GOAL = 3, 1


@pytest.fixture
def display() -> Iterator[str]:
    """A real X server's display, drawn in memory."""
    if missing := missing_tools("Xvfb", "xdotool"):
        pytest.skip(f"{missing} not installed")
    with x_display("1400x1400") as found:
        yield found.name


def test_a_game_by_the_pointer(display: str, folder: Path) -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "x11", "DISPLAY": display}
    command = [sys.executable, "-m", "tests.ui.pointer", str(folder), str(SEED), str(GOAL)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    number = done.stdout.split()[-1]
    with Journal(folder / "journal.db") as journal:
        record = resume_session(journal, number).to_record()
    expected = simulate(SEED, {"goal": GOAL})
    assert [entry.action for entry in record.entries] == [entry.action for entry in expected.entries]
