"""Cameras that are connected: found and looked through beside the screen; the one in use is left alone."""

from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from companion.errors import CompanionError
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


@pytest.mark.parametrize("content", ['{"source": 5}', "x"])
def test_a_choice_that_cannot_be_read_is_none(tmp_path: Path, content: str) -> None:
    (tmp_path / "camera.json").write_text(content)
    with Companion(tmp_path) as companion:
        assert companion.controllers.cameras.chosen == ""
