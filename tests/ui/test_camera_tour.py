"""On every screen with a camera, too, targets are large enough, and text is whole and readable, also the largest."""

from pathlib import Path

import pytest

from tests.ui.camera_tour import tour
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

LAID_OUT = 4
"""After so many frames the parts of a screen have found their heights."""


@pytest.mark.one_python
def test_every_screen_with_a_camera_can_be_read_and_touched(folder: Path) -> None:
    found: list[str] = []
    with Pilot(folder, "800x480", language="de", text_percent=200) as pilot:
        for stop in tour(pilot):
            pilot.settle()
            pilot.frames(LAID_OUT)
            found += [f"{stop}: {fault}" for fault in faults(pilot)]
    assert found == []
