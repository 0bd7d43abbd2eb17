"""Where the display is: asked once, by pictures; on one that stands upright, nothing is upside down or sideways."""

from pathlib import Path

import pytest

from companion.games.mast_year.actions import Play
from companion.games.mast_year.state import Phase
from companion.simulation.mast_year import PLAYERS, simulate
from companion.ui.texts import SAY
from companion.ui.widgets.first_start import DisplayButton
from companion.ui.widgets.turned import Turned
from companion.ui.window import SIZES
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot
from tests.ui.player import play_to


def turned(pilot: Pilot) -> list[int]:
    """Returns by how much each part of the screen is turned, as its corner lies."""
    parts = [widget for widget in pilot.shown() if isinstance(widget, Turned)]
    assert parts
    return [round(part._degrees) for part in parts]


@pytest.mark.one_python
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_first_start_asks_where_it_is_and_one_touch_answers(folder: Path, size: str, language: str) -> None:
    with Pilot(folder, size, language=language) as pilot:
        pilot.settle()
        pilot.frames(3)
        assert faults(pilot) == []
        pilot.tap_text(SAY("settings.standing"))
        assert pilot.controllers.settings.current.stands
        assert not [widget for widget in pilot.shown() if isinstance(widget, DisplayButton)]
    with Pilot(folder, size) as again:
        assert not [widget for widget in again.shown() if isinstance(widget, DisplayButton)]


def test_the_language_is_chosen_beside_it_and_nobody_must_answer(pilot: Pilot) -> None:
    pilot.tap_text("Polski")
    assert pilot.controllers.settings.current.language == "pl"
    assert len([widget for widget in pilot.shown() if isinstance(widget, DisplayButton)]) == 2
    pilot.tap_text(SAY("ui.welcome.play"))
    assert pilot.name == "variant"


@pytest.mark.one_python
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 150])
def test_upright_no_plate_and_no_card_is_turned(folder: Path, size: str, percent: int) -> None:
    with Pilot(folder, size, text_percent=percent, display="standing") as pilot:
        pilot.start("mast-year", {}, PLAYERS)
        actions = [entry.action for entry in simulate(3, hands=1).entries]
        first = next(place for place, action in enumerate(actions) if isinstance(action, Play))
        pilot.act(*actions[: first + 3])
        pilot.frames(3)
        assert set(turned(pilot)) == {0}
        assert faults(pilot) == []


def test_upright_whoever_is_asked_reads_it_upright(folder: Path) -> None:
    with Pilot(folder, display="standing") as pilot:
        play_to(pilot, Phase.EAT)
        pilot.frames(3)
        assert set(turned(pilot)) == {0}


def test_lying_each_reads_what_is_meant_for_them(folder: Path) -> None:
    with Pilot(folder, display="lying") as pilot:
        pilot.start("mast-year", {}, PLAYERS)
        pilot.frames(3)
        assert set(turned(pilot)) == {0, -90, 180, 90}
