"""Commands with too little memory for their libraries or networks: one line, status 2."""

import resource
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.project.tree import ROOT

pytestmark = pytest.mark.one_python
MIB = 1024 * 1024


@pytest.mark.parametrize("words", [["scan", "tests/pictures/trick-46037.jpg"], ["deck", "check", "README.md"]])
@pytest.mark.parametrize("memory_mib", [120, 200, 320])
def test_too_little_memory_is_told_in_one_line(words: Sequence[str], memory_mib: int) -> None:
    limit = memory_mib * MIB
    done = subprocess.run(
        [sys.executable, "-m", "companion", *words], cwd=ROOT, capture_output=True, text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)),
    )  # fmt: skip
    told = "companion: not enough memory: close other programs, or give smaller files"
    assert (done.returncode, done.stderr.splitlines()[-1:]) == (2, [told])
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("memory_mib", [380, 460])
def test_a_scan_with_nearly_enough_memory_reads_or_says_so(memory_mib: int) -> None:
    limit = memory_mib * MIB
    done = subprocess.run(
        [sys.executable, "-m", "companion", "scan", str(Path("tests/pictures/trick-46037.jpg"))], cwd=ROOT,
        capture_output=True, text=True, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)),
    )  # fmt: skip
    assert (done.returncode == 0) == ("not enough memory" not in done.stderr)
    assert "Traceback" not in done.stderr
