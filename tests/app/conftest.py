"""A companion without a window for each test."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from companion.app.camera_controller import CameraController
from companion.sources import simulated_table
from hardware import mounts
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT, show_first
from tests.app.shown_looks import Shown, two_looks
from tests.games.conftest import unshipped_games

__all__ = ["camera", "companion", "kiosk", "pictures", "stick", "unshipped_games"]


@pytest.fixture
def companion(tmp_path: Path) -> Iterator[Companion]:
    with Companion(tmp_path) as made:
        yield made


@pytest.fixture(scope="module")
def pictures() -> list[Shown]:
    """Both looks at a seven and at a wolf, as the camera's process sends them."""
    return two_looks()


@pytest.fixture
def camera(companion: Companion) -> Iterator[CameraController]:
    """A camera over a simulated table of Lunar."""
    made = CameraController(companion.controllers, partial(simulated_table, 3, 10.0, hands=None, game="lunar"))
    companion.controllers.add_camera(made)
    companion.table.game = "lunar"
    yield made
    made.close()


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
