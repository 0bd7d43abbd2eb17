"""The end says large who won: by the players' names, where they have given them."""

from pathlib import Path

import pytest

from companion.games.mast_year.actions import Tally
from companion.ui.texts import SAY
from companion.ui.window import SIZES
from tests.ui.pilot import Pilot

NAMES = ("Ann", "Bo", "Cy", "Di")


def end(pilot: Pilot, tally: Tally, names: tuple[str, ...] = NAMES) -> str:
    pilot.start("mast-year", {"goal": 1}, names)
    pilot.act(tally)
    pilot.until(lambda: pilot.name == "over")
    return str(pilot.screen.title)


@pytest.mark.parametrize(
    ("tally", "names"),
    [
        pytest.param(Tally(3, 2), "Ann + Cy", id="the Squirrels won"),
        pytest.param(Tally(2, 3), "Bo + Di", id="the Oaks won"),
    ],
)
def test_the_end_says_the_winners_names(pilot: Pilot, tally: Tally, names: str) -> None:
    assert end(pilot, tally) == SAY("ui.over.wins", team=names)


def test_without_names_the_end_says_which_side_won(pilot: Pilot) -> None:
    assert end(pilot, Tally(3, 2), ("Ann", "", "", "")) == SAY("ui.over.squirrels-win")


@pytest.mark.one_python
@pytest.mark.parametrize("size", SIZES)
def test_the_names_are_the_largest_text_of_the_end(folder: Path, size: str) -> None:
    with Pilot(folder, size) as pilot:
        title = end(pilot, Tally(3, 2))
        pilot.frames(4)
        sizes = {widget.text: widget.font_size for widget in pilot.shown() if getattr(widget, "text", "")}
        assert max(sizes, key=lambda text: float(sizes[text])) == title


def test_the_words_to_take_back_are_as_large_as_those_beside_them(folder: Path) -> None:
    with Pilot(folder, language="de") as pilot:
        end(pilot, Tally(3, 2))
        pilot.frames(4)
        assert pilot.screen.ids.erase.font_size >= pilot.button(SAY("ui.menu.share")).font_size
