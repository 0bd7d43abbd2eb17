"""On every screen of every game: targets as large as a fingertip, text whole and readable, nothing over another."""

from pathlib import Path
from typing import Any

import pytest

from companion.ui.theme import THEME
from tests.ui.game_tours import TOURS
from tests.ui.geometry import AMPLE_MM, contrast_faults, faults
from tests.ui.pilot import Pilot
from tests.ui.text_growth import Text, text_sizes
from tests.ui.tour import tour

SMALLEST = {"language": "de", "high_contrast": True}
LARGEST = SMALLEST | {"text_percent": 200}
TABLES = [
    pytest.param("720x1280", {"language": "en", "text_percent": 150}, id="high screen, larger text"),
    pytest.param("1280x720", {"language": "en", "left_handed": True, "four_colours": True}, id="left-handed"),
    pytest.param("800x480", SMALLEST, id="smallest screen"),
    pytest.param("800x480", LARGEST, id="smallest screen, largest text"),
]
LAID_OUT = 4
"""After so many frames the parts of a screen have found their heights."""
GROWN = 1.75
"""Twice as large but for the pixels by which letters that do not fit are drawn smaller."""


@pytest.mark.one_python
@pytest.mark.parametrize("game", TOURS)
@pytest.mark.parametrize(("size", "settings"), TABLES)
def test_every_screen_can_be_read_and_touched(folder: Path, game: str, size: str, settings: dict[str, Any]) -> None:
    found: list[str] = []
    with Pilot(folder, size, **settings) as pilot:
        for stop in TOURS[game](pilot):
            _let_settle(pilot)
            found += [f"{stop}: {fault}" for fault in (*faults(pilot), *contrast_faults(pilot))]
    assert found == []


@pytest.mark.one_python
def test_on_the_smallest_screen_all_text_grows_alike_until_it_is_ample(folder: Path) -> None:
    usual, large = (_measure(folder / str(place), each) for place, each in enumerate((SMALLEST, LARGEST)))
    growth = {text: size / usual[text] for text, size in large.items() if text in usual}
    assert len(growth) > 500
    ample = THEME.mm(AMPLE_MM)
    assert {text: times for text, times in growth.items() if times < GROWN and large[text] < ample} == {}


def test_the_title_of_the_first_screen_leaves_room_for_a_longer_line_in_larger_text(folder: Path) -> None:
    with Pilot(folder, "800x480", language="de", text_percent=150) as pilot:
        assert not list(faults(pilot))


def _measure(folder: Path, settings: dict[str, Any]) -> dict[Text, float]:
    """Returns how large all text is at the stops of the tour."""
    sizes: dict[Text, float] = {}
    folder.mkdir()
    with Pilot(folder, "800x480", **settings) as pilot:
        for stop in tour(pilot):
            _let_settle(pilot)
            sizes.update(text_sizes(pilot, iter([stop])))
    return sizes


def _let_settle(pilot: Pilot) -> None:
    """Lets frames pass until what was answered only now is laid out, as it is judged."""
    pilot.settle()
    pilot.frames(LAID_OUT)
