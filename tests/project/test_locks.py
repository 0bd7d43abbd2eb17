"""The lock files: every package pinned and hashed, and no word about where it came from (S2, S3)."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.tree import ROOT, read_pins, read_project

LEFT_OUT = {"kivy-garden", "requests", "urllib3", "certifi", "idna"}
"""What Kivy asks for and the companion never imports."""
LOCKS = ("requirements.txt", "requirements-hub.txt", "requirements-dev.txt", "requirements-training.txt")


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
    [
        ("requirements.txt", None),
        ("requirements-hub.txt", "hub"),
        ("requirements-dev.txt", "dev"),
        ("requirements-training.txt", "training"),
    ],
)
def test_what_is_asked_for_is_locked(lock: str, group: str | None) -> None:
    project = read_project()
    asked = project["dependency-groups"][group] if group else project["project"]["dependencies"]
    lines = [line for line in [*asked, *project["build-system"]["requires"]] if isinstance(line, str)]
    names = {re.split(r"[<>=! ]", line)[0] for line in lines}
    assert names <= set(read_pins(lock))


def test_all_that_a_locked_package_needs_is_locked() -> None:
    """Nothing is looked for beside the lock when it is installed."""
    said = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True).stdout
    locked = read_pins("requirements-dev.txt")
    missing = [line for line in said.splitlines() if line.split()[0].lower() in locked]
    assert [line for line in missing if line.split(" requires ")[-1].split(",")[0].lower() not in LEFT_OUT] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_an_offline_program_brings_nothing_that_asks_the_internet(lock: str) -> None:
    assert not LEFT_OUT & set(read_pins(lock))


def test_what_is_left_out_is_imported_by_no_screen() -> None:
    names = [f"companion.ui.{path.stem}" for path in (ROOT / "companion/ui").glob("*.py")]
    program = f"""
import sys
sys.modules.update(dict.fromkeys({[name.replace("-", "_") for name in sorted(LEFT_OUT)]}))
from companion.ui.window import set_up_window
set_up_window("800x480")
import importlib
for name in {sorted(names)}:
    importlib.import_module(name)
"""
    environment = {**os.environ, "SDL_VIDEODRIVER": "offscreen"}
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


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


@pytest.mark.parametrize(
    ("said", "is_unchecked"),
    [
        ("ConnectionError: Could not connect to PyPI's vulnerability feed", True),
        ("kivy: Dependency not found on PyPI and could not be audited: kivy (2.3.1)", True),
        ("Found 1 known vulnerability in 1 package", False),
    ],
)
def test_an_audit_that_cannot_ask_its_index_says_that_the_lock_is_unchecked(
    tmp_path: Path, said: str, is_unchecked: bool
) -> None:
    program = tmp_path / "pip-audit"
    program.write_text(f'#!/bin/sh\necho "{said}" >&2\nexit 1\n')
    program.chmod(0o755)
    done = audit(f"{tmp_path}:{os.defpath}")
    assert done.returncode == 1
    assert said in done.stderr
    assert done.stderr.rstrip().endswith("is unchecked") is is_unchecked


def test_an_audit_without_its_program_says_what_is_missing(tmp_path: Path) -> None:
    (tmp_path / "dirname").symlink_to(Path(shutil.which("dirname") or ""))
    done = audit(str(tmp_path))
    assert (done.returncode, done.stdout) == (1, "")
    assert "pip install pip-audit" in done.stderr
