"""What is installed: the folder where it lies, with its one command, and nothing among the packages of others."""

import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

from tests.project.tree import ROOT


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_no_wheel_is_built(target: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode != 0
    assert done.stderr.splitlines()[-1].startswith("No wheel is offered")
    assert list(tmp_path.iterdir()) == []


def test_the_environment_has_the_command() -> None:
    (installed,) = metadata.distributions(name="mast-year-companion")
    (command,) = installed.entry_points
    assert (command.name, command.value) == ("companion", "companion.__main__:main")
    assert "Private :: Do Not Upload" in (installed.metadata.get_all("Classifier") or ())
