"""On every screen: targets as large as a fingertip, text whole and readable, nothing over anything else."""

from pathlib import Path
from typing import Any

import pytest
from kivy.uix.scrollview import ScrollView

from tests.ui.geometry import ancestors, contrast_faults, faults, labels
from tests.ui.pilot import Pilot
from tests.ui.tour import tour

TABLES = [
    pytest.param("720x1280", {"language": "en", "text_percent": 150}, id="high screen, larger text"),
    pytest.param("1280x720", {"language": "en", "left_handed": True, "four_colours": True}, id="left-handed"),
]
BOXED = (0.85, 1.7)
"""How text grows that has a box of its own, where the table wants it twice as large. Beside two stashes it shrinks."""
SCROLLED = (1.0, 2.1)
Sizes = dict[tuple[str, str, bool], float]
"""How large each text is, by the stop, by what it says, and whether it is scrolled."""


def look_round(folder: Path, size: str, settings: dict[str, Any]) -> tuple[list[str], Sizes]:
    """Returns what is wrong at each stop of the tour, and how large all text is."""
    found: list[str] = []
    sizes: Sizes = {}
    folder.mkdir(exist_ok=True)
    with Pilot(folder, size, **settings) as pilot:
        for stop in tour(pilot):
            picture = pilot.shot(folder / "shown.png")
            found += [f"{stop}: {fault}" for fault in (*faults(pilot), *contrast_faults(pilot, picture))]
            for label in labels(pilot):
                is_scrolled = any(isinstance(parent, ScrollView) for parent in ancestors(label))
                sizes[stop, label.text, is_scrolled] = label.font_size
    return found, sizes


@pytest.mark.parametrize(("size", "settings"), TABLES)
def test_every_screen_can_be_read_and_touched(folder: Path, size: str, settings: dict[str, Any]) -> None:
    assert look_round(folder, size, settings)[0] == []


def test_on_the_smallest_screen_text_grows_as_far_as_its_place_allows(folder: Path) -> None:
    settings = {"language": "de", "high_contrast": True}
    found, usual = look_round(folder / "usual", "800x480", settings)
    assert found == []
    found, large = look_round(folder / "large", "800x480", settings | {"text_percent": 200})
    assert found == []
    growth = {key: size / usual[key] for key, size in large.items() if key in usual}
    assert len(growth) > 200
    wrong = {}
    for key, times in growth.items():
        least, most = SCROLLED if key[2] else BOXED
        if not least <= times <= most:
            wrong[key] = round(times, 2)
    assert wrong == {}
