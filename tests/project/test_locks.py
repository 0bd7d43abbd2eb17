"""The lock files: every package pinned and hashed, and no word about where it came from (S2, S3)."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.tree import ROOT, read_pins, read_project

LOCKS = ("requirements.txt", "requirements-dev.txt", "requirements-training.txt")


@pytest.mark.parametrize("lock", LOCKS)
def test_each_package_has_a_version_and_hashes_and_nothing_else(lock: str) -> None:
    lines = (ROOT / lock).read_text().splitlines()
    pin = re.compile(r"[a-z0-9.-]+==[\w.]+( ; [\w\s.'<>=!()]+)? \\")
    digest = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")
    assert [line for line in lines[1:] if not pin.fullmatch(line) and not digest.fullmatch(line)] == []
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        assert line.endswith("\\") == following.startswith("    --hash"), line


@pytest.mark.parametrize("lock", LOCKS[1:])
def test_who_develops_runs_the_same_versions(lock: str) -> None:
    run, other = read_pins("requirements.txt"), read_pins(lock)
    assert {name: other.get(name) for name in run} == run


@pytest.mark.parametrize(
    ("lock", "group"),
    [("requirements.txt", None), ("requirements-dev.txt", "dev"), ("requirements-training.txt", "training")],
)
def test_what_is_asked_for_is_locked(lock: str, group: str | None) -> None:
    project = read_project()
    asked = project["dependency-groups"][group] if group else project["project"]["dependencies"]
    names = {re.split(r"[<>=! ]", line)[0] for line in [*asked, *project["build-system"]["requires"]]}
    assert names <= set(read_pins(lock))


def test_all_that_a_locked_package_needs_is_locked() -> None:
    """Nothing is looked for beside the lock when it is installed."""
    said = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True).stdout
    locked = read_pins("requirements-dev.txt")
    assert [line for line in said.splitlines() if line.split()[0].lower() in locked] == []


def test_the_pi_camera_comes_from_the_system() -> None:
    assert "picamera2" not in {name for lock in LOCKS for name in read_pins(lock)}


def audit(path: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    where = {**os.environ, "PATH": path, **variables}
    return subprocess.run([ROOT / ".setup/audit"], env=where, capture_output=True, text=True)


@pytest.mark.parametrize("status", [0, 1])
def test_every_locked_package_is_looked_up_among_the_known_vulnerabilities(tmp_path: Path, status: int) -> None:
    program = tmp_path / "pip-audit"
    program.write_text('#!/bin/sh\nfor last; do :; done\ncat "$last"\nexit $STATUS\n')
    program.chmod(0o755)
    done = audit(f"{tmp_path}:{os.defpath}", STATUS=str(status))
    pins = {f"{name}=={version}" for lock in LOCKS for name, found in read_pins(lock).items() for version in found}
    assert sorted(done.stdout.split()) == sorted(pins)
    assert done.returncode == status, "what was found fails, also if it is in the first of several lists"


def test_an_audit_without_its_program_says_what_is_missing(tmp_path: Path) -> None:
    (tmp_path / "dirname").symlink_to(Path(shutil.which("dirname") or ""))
    done = audit(str(tmp_path))
    assert (done.returncode, done.stdout) == (1, "")
    assert "pip install pip-audit" in done.stderr
