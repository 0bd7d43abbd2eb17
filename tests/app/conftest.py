"""A companion without a window for each test."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from hardware import mounts
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT, show_first
from tests.games.conftest import unshipped_games

__all__ = ["companion", "kiosk", "stick", "unshipped_games"]


@pytest.fixture
def companion(tmp_path: Path) -> Iterator[Companion]:
    with Companion(tmp_path) as made:
        yield made


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Companion]:
    with Companion(tmp_path, EVENT) as made:
        show_first(made)
        yield made


@pytest.fixture
def stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that the system says is mounted."""
    made = tmp_path / "media" / "stick"
    made.mkdir(parents=True)
    system = "22 1 179:2 / / rw - ext4 /dev/mmcblk0p2 rw"
    device = made.stat().st_dev
    plugged = f"40 22 {os.major(device)}:{os.minor(device)} / {made} rw - vfat /dev/sda1 rw"
    (tmp_path / "mountinfo").write_text(f"{system}\n{plugged}\n")
    monkeypatch.setattr(mounts, "MOUNTS", tmp_path / "mountinfo")
    return made
