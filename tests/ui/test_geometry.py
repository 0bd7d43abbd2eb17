"""On every screen: targets as large as a fingertip, text whole and readable, nothing over anything else."""

from pathlib import Path
from typing import Any

import pytest

from tests.ui.geometry import contrast_faults, faults
from tests.ui.pilot import Pilot
from tests.ui.tour import tour

TABLES = [
    pytest.param("800x480", {"language": "de", "text_percent": 200}, id="smallest screen, largest text, German"),
    pytest.param("720x1280", {"language": "en", "text_percent": 150}, id="high screen, larger text"),
    pytest.param("1280x720", {"language": "de", "left_handed": True, "four_colours": True}, id="left-handed, German"),
    pytest.param("800x480", {"language": "en", "high_contrast": True}, id="smallest screen, high contrast"),
]


@pytest.mark.parametrize(("size", "settings"), TABLES)
def test_every_screen_can_be_read_and_touched(folder: Path, size: str, settings: dict[str, Any]) -> None:
    found = []
    with Pilot(folder, size, **settings) as pilot:
        for stop in tour(pilot):
            picture = pilot.shot(folder / "shown.png")
            found += [f"{stop}: {fault}" for fault in (*faults(pilot), *contrast_faults(pilot, picture))]
    assert found == []
