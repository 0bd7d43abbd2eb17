"""On every screen: targets as large as a fingertip, text whole and readable, nothing over anything else."""

from pathlib import Path
from typing import Any

import pytest

from companion.ui.theme import THEME
from tests.ui.geometry import AMPLE_MM, contrast_faults, faults
from tests.ui.pilot import Pilot
from tests.ui.text_growth import Text, text_sizes
from tests.ui.tour import tour

TABLES = [
    pytest.param("720x1280", {"language": "en", "text_percent": 150}, id="high screen, larger text"),
    pytest.param("1280x720", {"language": "en", "left_handed": True, "four_colours": True}, id="left-handed"),
]
LAID_OUT = 4
"""After so many frames the parts of a screen have found their heights."""
GROWN = 1.75
"""Twice as large but for the pixels by which letters that do not fit are drawn smaller."""


def look_round(folder: Path, size: str, settings: dict[str, Any]) -> tuple[list[str], dict[Text, float]]:
    """Returns what is wrong at each stop of the tour, and how large all text is."""
    found: list[str] = []
    sizes: dict[Text, float] = {}
    folder.mkdir(exist_ok=True)
    with Pilot(folder, size, **settings) as pilot:
        for stop in tour(pilot):
            pilot.settle()  # what was answered only now is laid out before it is judged
            pilot.frames(LAID_OUT)
            picture = pilot.shot(folder / "shown.png")
            found += [f"{stop}: {fault}" for fault in (*faults(pilot), *contrast_faults(pilot, picture))]
            sizes.update(text_sizes(pilot, iter([stop])))
    return found, sizes


@pytest.mark.one_python
@pytest.mark.parametrize(("size", "settings"), TABLES)
def test_every_screen_can_be_read_and_touched(folder: Path, size: str, settings: dict[str, Any]) -> None:
    assert look_round(folder, size, settings)[0] == []


@pytest.mark.one_python
def test_on_the_smallest_screen_all_text_grows_alike_until_it_is_ample(folder: Path) -> None:
    settings = {"language": "de", "high_contrast": True}
    found, usual = look_round(folder / "usual", "800x480", settings)
    assert found == []
    found, large = look_round(folder / "large", "800x480", settings | {"text_percent": 200})
    assert found == []
    growth = {text: size / usual[text] for text, size in large.items() if text in usual}
    assert len(growth) > 500
    ample = THEME.mm(AMPLE_MM)
    assert {text: times for text, times in growth.items() if times < GROWN and large[text] < ample} == {}


def test_the_title_of_the_first_screen_leaves_room_for_a_longer_line_in_larger_text(folder: Path) -> None:
    with Pilot(folder, "800x480", language="de", text_percent=150) as pilot:
        assert not list(faults(pilot))
