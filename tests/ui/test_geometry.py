"""On every screen of every game: targets as large as a fingertip, text whole and readable, nothing over another.

On the smallest screen every touch comes twice meanwhile: the second, within 400 ms, never commits something else.
"""

import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from companion.ui.theme import THEME
from tests.ui.doubling_pilot import DoublingPilot
from tests.ui.game_tours import TOURS
from tests.ui.geometry import AMPLE_MM, contrast_faults, faults
from tests.ui.pilot import Pilot
from tests.ui.text_growth import Text, text_sizes

DOUBLED: Final = "smallest screen"
SMALLEST: Final = {"language": "de", "high_contrast": True}
TABLES: Final[Mapping[str, tuple[str, Mapping[str, Any]]]] = {
    "high screen, larger text": ("720x1280", {"language": "en", "text_percent": 150}),
    "left-handed": ("1280x720", {"language": "en", "left_handed": True, "four_colours": True}),
    DOUBLED: ("800x480", SMALLEST),
    "smallest screen, largest text": ("800x480", SMALLEST | {"text_percent": 200}),
}
LAID_OUT = 4
"""After so many frames the parts of a screen have found their heights."""
CONTRASTED: Final = ("left-handed", DOUBLED)
"""Contrast is looked at once in each palette: the usual one and the one of high contrast. To draw a screen takes longer
than all else there."""
GROWN = 1.75
"""Twice as large but for the pixels by which letters that do not fit are drawn smaller."""


@dataclass(frozen=True, slots=True)
class Looked:
    """What is wrong at the stops of a tour; how large each text is there, and from which size on it is ample.

    Of a doubled tour also how many touches there were, and what their second ones have committed.
    """

    wrong: list[str]
    sizes: Mapping[Text, float]
    ample_px: float
    touches: int
    committed: list[str]


@pytest.fixture(scope="module")
def look(memory: Path | None) -> Iterator[Callable[[str, str], Looked]]:
    """Tours a game at one of TABLES, once."""
    folder = Path(tempfile.mkdtemp(dir=memory))

    @cache
    def looked(table: str, game: str) -> Looked:
        size, settings = TABLES[table]
        found, sizes = list[str](), dict[Text, float]()
        opened = DoublingPilot if table == DOUBLED else Pilot
        with opened(Path(tempfile.mkdtemp(dir=folder)), size, **settings) as pilot:
            for stop in TOURS[game](pilot):
                _let_settle(pilot)
                drawn = contrast_faults(pilot) if table in CONTRASTED else ()
                found += [f"{stop}: {fault}" for fault in (*faults(pilot), *drawn)]
                sizes.update(text_sizes(pilot, iter([stop])))
        touches, committed = (pilot.touches, pilot.committed) if isinstance(pilot, DoublingPilot) else (0, [])
        return Looked(found, sizes, THEME.mm(AMPLE_MM), touches, committed)

    yield looked
    shutil.rmtree(folder)


@pytest.mark.one_python
@pytest.mark.parametrize("game", TOURS)
@pytest.mark.parametrize("table", TABLES)
def test_every_screen_can_be_read_and_touched(look: Callable[[str, str], Looked], game: str, table: str) -> None:
    assert look(table, game).wrong == []


@pytest.mark.one_python
@pytest.mark.parametrize("game", TOURS)
def test_a_second_touch_commits_nothing_else(look: Callable[[str, str], Looked], game: str) -> None:
    looked = look(DOUBLED, game)
    assert looked.touches > 0
    assert looked.committed == []


@pytest.mark.one_python
def test_on_the_smallest_screen_all_text_grows_alike_until_it_is_ample(look: Callable[[str, str], Looked]) -> None:
    usual, large = (look(table, "mast-year") for table in (DOUBLED, "smallest screen, largest text"))
    growth = {text: size / usual.sizes[text] for text, size in large.sizes.items() if text in usual.sizes}
    assert len(growth) > 500
    assert {text: by for text, by in growth.items() if by < GROWN and large.sizes[text] < large.ample_px} == {}


def test_the_title_of_the_first_screen_leaves_room_for_a_longer_line_in_larger_text(folder: Path) -> None:
    with Pilot(folder, "800x480", language="de", text_percent=150) as pilot:
        assert not list(faults(pilot))


def _let_settle(pilot: Pilot) -> None:
    """Lets frames pass until what was answered only now is laid out, as it is judged."""
    pilot.settle()
    pilot.frames(LAID_OUT)
