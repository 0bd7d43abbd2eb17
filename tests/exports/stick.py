"""A memory stick of its own for a test: a file system in a file, mounted where sticks are, as only root can do."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

MIB = 1024 * 1024


@contextmanager
def plug_in(folder: Path, size: int = 4 * MIB, image: Path | None = None) -> Iterator[Path]:
    """Mounts a stick of that size; one that is pulled meanwhile is none at the end either."""
    image = image or folder / "stick.img"
    with image.open("wb") as file:
        file.truncate(size)
    run("mkfs.ext4", "-q", "-F", "-O", "^has_journal", str(image))
    place = folder / "media" / "stick"
    place.mkdir(parents=True)
    mount(image, place)
    try:
        yield place
    finally:
        if place.is_mount():
            run("umount", "--lazy", str(place))


def mount(image: Path, place: Path) -> None:
    run("mount", "-o", "loop,nosuid,nodev,noexec", str(image), str(place))


def pull_out(place: Path) -> None:
    run("umount", "--lazy", str(place))


def run(*words: str) -> None:
    """Runs a command of the system, or passes the test over where it is not allowed."""
    try:
        done = subprocess.run(words, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        pytest.skip(f"{words[0]} is not there")
    if done.returncode:
        pytest.skip(f"no stick can be mounted here: {done.stderr.strip()}")
