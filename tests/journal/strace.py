"""Faults at system calls: the program runs under strace, which kills it, or fails its calls, where it is told to."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

STRACE: Final = shutil.which("strace")
needs_strace = pytest.mark.skipif(STRACE is None, reason="strace is not installed: system calls cannot be made to fail")
CALLS: Final = (
    "pwrite64",
    "write",
    "fdatasync",
    "fsync",
    "unlink",
    "rename",
    "renameat",
    "ftruncate",
    "sendfile",
    "mkdir",
)
"""The calls by which a journal changes its disk, or makes a change safe."""
EACH_CALL: Final = (CALLS[0], *(pytest.param(call, marks=pytest.mark.one_python) for call in CALLS[1:]))
PATIENCE_S: Final = 300.0


def confined_to(folder: Path, *names: str) -> list[str]:
    """Returns the options that confine a fault to a folder and its files of these names."""
    return [word for path in (folder, *(folder / name for name in names)) for word in ("-P", str(path))]


def run_under(options: list[str], script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs a Python script under strace, which stops it at the calls that `options` spoil, and at others to kill it."""
    assert STRACE
    spoilt = [word.split("=")[1].partition(":")[0] for word in options if ":error=" in word]
    if len(spoilt) == options.count("-e"):
        options = ["--seccomp-bpf", "-e", f"trace={','.join(spoilt) or 'none'}", *options]
    command = [STRACE, "-f", "-qq", "-o", "/dev/null", *options, sys.executable, "-c", script, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
