"""The lock files: every package pinned and hashed, and no word about where it came from."""

import re

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


def test_the_pi_camera_comes_from_the_system() -> None:
    assert "picamera2" not in {name for lock in LOCKS for name in read_pins(lock)}
