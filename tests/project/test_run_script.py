"""What `make run` starts: the Pi's camera only where its library can be loaded, else a webcam or a simulated table."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.project.tree import ROOT

MISMATCH = "ValueError: numpy.dtype size changed, may indicate binary incompatibility"
OTHERWISE = "run --source webcam" if Path("/dev/video0").exists() else "demo"


@pytest.mark.parametrize(
    ("python", "starts", "said"),
    [
        ("exit 0", "run --source picamera", []),
        (
            f"echo Traceback >&2; echo '{MISMATCH}' >&2; exit 1",
            OTHERWISE,
            [f"The Pi's camera cannot be used ({MISMATCH}): a USB camera is looked for."],
        ),
    ],
)
def test_a_pi_camera_whose_library_does_not_fit_is_left_out(
    tmp_path: Path, python: str, starts: str, said: list[str]
) -> None:
    programs = tmp_path / "programs"
    for path, text in (
        (tmp_path / ".setup/setup", ""),
        (tmp_path / ".venv/bin/python", python),
        (tmp_path / ".venv/bin/companion", 'echo "$@"'),
        (programs / "rpicam-hello", "echo '0 : imx708 [4608x2592]'"),
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!/bin/sh\n{text}\n")
        path.chmod(0o755)
    shutil.copy(ROOT / ".setup/run", tmp_path / ".setup/run")
    where = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}", "DISPLAY": ":7"}
    done = subprocess.run([tmp_path / ".setup/run"], env=where, capture_output=True, text=True, check=True)
    assert done.stdout == f"{starts}\n"
    assert [line for line in done.stderr.splitlines() if not line.startswith("No camera was found")] == said
