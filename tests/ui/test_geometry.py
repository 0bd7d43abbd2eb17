"""On every screen: targets as large as a fingertip, text whole and readable, nothing over anything else."""

from pathlib import Path
from typing import Any

import pytest

from tests.ui.geometry import contrast_faults, faults
from tests.ui.pilot import Pilot
from tests.ui.text_growth import Text, text_sizes
from tests.ui.tour import tour

TABLES = [
    pytest.param("720x1280", {"language": "en", "text_percent": 150}, id="high screen, larger text"),
    pytest.param("1280x720", {"language": "en", "left_handed": True, "four_colours": True}, id="left-handed"),
]
LEAST = {"task": 1.3, "trump": 1.6, "score": 1.8, "button": 1.1, "card": 1.2, "words": 0.75}
"""How text grows at least, by what it is for; what grows less than it could leaves the room to what matters more."""
LAID_OUT = 4
"""After so many frames the parts of a screen have found their heights."""
MAIN = 1.8
MAIN_SHARES = {"task": 0.5, "score": 1.0, "button": 0.6}
"""How much of what is said there grows as good as twice."""


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


@pytest.mark.parametrize(("size", "settings"), TABLES)
def test_every_screen_can_be_read_and_touched(folder: Path, size: str, settings: dict[str, Any]) -> None:
    assert look_round(folder, size, settings)[0] == []


def test_on_the_smallest_screen_text_grows_as_far_as_its_place_allows(folder: Path) -> None:
    settings = {"language": "de", "high_contrast": True}
    found, usual = look_round(folder / "usual", "800x480", settings)
    assert found == []
    found, large = look_round(folder / "large", "800x480", settings | {"text_percent": 200})
    assert found == []
    growth = {text: size / usual[text] for text, size in large.items() if text in usual}
    assert len(growth) > 200
    assert {text: times for text, times in growth.items() if times < LEAST[text.kind]} == {}
    for kind, share in MAIN_SHARES.items():
        grown = [times for text, times in growth.items() if text.kind == kind]
        assert sum(times >= MAIN for times in grown) >= share * len(grown), kind


def test_the_title_of_the_first_screen_leaves_room_for_a_longer_line_in_larger_text(folder: Path) -> None:
    with Pilot(folder, "800x480", language="de", text_percent=150) as pilot:
        assert not list(faults(pilot))
