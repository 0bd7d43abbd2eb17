"""Cameras that are connected: found and looked through beside the screen; the one in use is left alone."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

import hardware.sources
from companion.app.camera_controller import CameraController
from companion.errors import CompanionError, DeviceError
from companion.sources import simulated_table
from hardware.sources.camera_kind import ConnectedCamera
from tests.app.companion_without_window import Companion


def answered(companion: Companion, ask: Any, *given: object) -> Any:
    found: list[Any] = []
    ask(*given, found.append)
    assert found == [], "nobody waits for it"
    companion.settle()
    return found[0]


def test_a_picture_is_small_and_what_cannot_be_opened_is_told(companion: Companion, tmp_path: Path) -> None:
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    cv2.imwrite(str(pictures / "1.png"), np.full((480, 640, 3), 90, np.uint8))
    cameras = companion.controllers.cameras
    assert answered(companion, cameras.see, str(pictures)).shape == (240, 320, 3)
    assert isinstance(answered(companion, cameras.see, "webcam:97"), CompanionError)
    assert isinstance(answered(companion, cameras.find), tuple)


def test_a_choice_is_used_at_once_and_after_a_restart(tmp_path: Path) -> None:
    used: list[str] = []
    with Companion(tmp_path) as companion:
        cameras = companion.controllers.cameras
        assert (cameras.chosen, cameras.in_use) == ("", "")
        cameras.use = used.append
        cameras.choose("webcam:1:Near")
        cameras.choose("webcam:1:Near")
        companion.settle()
        assert used == ["webcam:1:Near"], "the one in use is not opened a second time"
    with Companion(tmp_path) as again:
        assert again.controllers.cameras.chosen == "webcam:1:Near"


@pytest.mark.parametrize(
    ("chosen", "is_looked_through"),
    [
        pytest.param("webcam:1:Near", True, id="whatever its number is now"),
        pytest.param("webcam:3", True, id="by its number, as it has no name"),
        pytest.param("webcam:1:Far", False, id="another is connected"),
        pytest.param("picamera", False, id="another kind is connected"),
    ],
)
def test_a_camera_that_is_not_connected_any_more_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: str, *, is_looked_through: bool
) -> None:
    connected = (ConnectedCamera("webcam:3:Near", "Near"),)
    monkeypatch.setattr(hardware.sources, "find_cameras", lambda: connected)
    (tmp_path / "camera.json").write_text(json.dumps({"source": chosen}))
    used: list[str] = []
    with Companion(tmp_path) as companion:
        companion.controllers.cameras.use = used.append
        companion.controllers.cameras.go_on()
        companion.settle()
    assert used == [chosen] * is_looked_through


def test_cameras_that_cannot_be_found_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise DeviceError("no cameras")

    monkeypatch.setattr(hardware.sources, "find_cameras", fail)
    with Companion(tmp_path) as companion:
        companion.controllers.cameras.go_on()
        companion.settle()


def test_a_camera_is_opened_once_its_small_picture_is_taken(
    companion: Companion, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(hardware.sources, "take_picture", lambda source: done.append(f"picture {source}"))
    cameras = companion.controllers.cameras
    cameras.use = lambda source: done.append(f"use {source}")
    cameras.see("webcam:1", print)
    cameras.choose("webcam:1")
    companion.settle()
    assert done == ["picture webcam:1", "use webcam:1"]


def test_without_its_camera_a_table_that_watched_enters_by_hand(companion: Companion) -> None:
    camera = CameraController(companion.controllers, partial(simulated_table, 3, 10.0, hands=None, game="mast-year"))
    companion.controllers.add_camera(camera)
    companion.controllers.participation.take_part("watch")
    for _ in range(2):
        companion.controllers.remove_camera()
        assert companion.controllers.camera is None
        assert companion.controllers.participation.way == "follow"


@pytest.mark.parametrize("content", ['{"source": 5}', "x"])
def test_a_choice_that_cannot_be_read_is_none(tmp_path: Path, content: str) -> None:
    (tmp_path / "camera.json").write_text(content)
    with Companion(tmp_path) as companion:
        assert companion.controllers.cameras.chosen == ""
