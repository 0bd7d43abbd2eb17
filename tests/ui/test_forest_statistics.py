"""The end of Bamboo Harvest: the win is drawn on the forest with its reason, and looked back at in the statistics."""

from typing import Any, Final

import pytest

from companion.engine.game import own_action
from companion.exports.chart import Chart, ChartPart
from companion.games import find_game
from companion.games.bamboo_harvest.deck import PLACES
from companion.games.bamboo_harvest.state import Phase
from companion.simulation.players.bamboo_harvest import simulate
from companion.ui.games.bamboo_harvest.draft import CellFrame
from companion.ui.games.bamboo_harvest.presenter import PRESENTER
from companion.ui.games.bamboo_harvest.widgets.forest import Forest
from companion.ui.texts import SAY
from companion.ui.widgets.course_chart import CourseChart
from tests.ui.geometry import contrast_faults, faults
from tests.ui.pilot import Pilot

NAMES: Final = ("Ann", "Bo", "Cy", "Di")
BY_PATH: Final = 1
"""The seed of a game that somebody wins by a path."""


@pytest.fixture
def ended(pilot: Pilot) -> Pilot:
    """A game that somebody has won by a path; its last entry is the winning one."""
    record = simulate(BY_PATH, players=NAMES)
    pilot.settle()
    pilot.start(record.game, {}, NAMES)
    pilot.act(*(own_action(find_game(record.game), entry.action) for entry in record.entries[:-1]))
    for chart in PRESENTER.charts(pilot.controllers.table.snapshot, NAMES):
        assert chart.title == SAY("statistics.reeds")  # meanwhile nobody is told how near a path is, or where one lies
    pilot.act(record.entries[-1].action)
    pilot.until(lambda: pilot.name == "over")
    return pilot


def forests(pilot: Pilot) -> list[Any]:
    return [widget for widget in pilot.shown() if isinstance(widget, Forest)]


def framed(forest: Any) -> set[int]:
    return {place for place in PLACES if forest._cells[place].cell.mark is CellFrame.PATH}


def test_the_win_is_drawn_on_the_forest_with_whose_tokens_it_counts(ended: Pilot) -> None:
    """BH-5.1: three tokens of others, of one at most two, are told beside the own ones."""
    state = ended.controllers.table.snapshot.state
    assert state.won_by == "path"
    [forest] = forests(ended)
    assert framed(forest) == set(state.path)
    assert forest._path == state.path
    owners = [state.built[place] for place in state.path]
    assert ended.says(f"{owners.count(state.winner)} own tokens")
    for seat, name in enumerate(NAMES):
        if seat != state.winner and seat in owners:
            count = owners.count(seat)
            assert ended.says(f"one of {name}'s" if count == 1 else f"{count} of {name}'s")


def test_the_forest_and_its_path_stand_among_the_charts(ended: Pilot) -> None:
    state = ended.controllers.table.snapshot.state
    assert state.phase is Phase.OVER
    ended.controllers.navigation.go("statistics")
    ended.settle()
    assert forests(ended) == []
    ended.tap_text(SAY("statistics.forest"))
    [forest] = forests(ended)
    assert framed(forest) == set(state.path)
    assert not [widget for widget in ended.shown() if isinstance(widget, CourseChart)]
    assert ended.says("Bo has a path of 7 cards")
    assert faults(ended) == []
    ended.tap_text(SAY("statistics.needed"))
    assert forests(ended) == []
    assert [widget for widget in ended.shown() if isinstance(widget, CourseChart)]


@pytest.mark.parametrize("turns", [9, 31, 32, 33])
def test_turns_that_are_numbered_below_a_chart_can_be_read(pilot: Pilot, turns: int) -> None:
    parts = tuple(ChartPart(str(number), ((1, 0),)) for number in range(1, turns + 1))
    drawn = CourseChart(size_hint=(None, None), size=(430, 300))
    drawn.chart = Chart(("Ann", "Bo"), parts, ())
    pilot.app.root_widget.add_widget(drawn)
    pilot.frames(4)
    numbers = [label for label in drawn.children if label.text in [part.label for part in parts]]
    assert numbers[-1].text == "1"
    assert min(label.font_size for label in numbers) >= 12


def test_the_picture_of_the_forest_is_as_large_as_a_chart(ended: Pilot) -> None:
    ended.controllers.navigation.go("statistics")
    ended.settle()
    [chart] = [widget for widget in ended.shown() if isinstance(widget, CourseChart)]
    place = (*chart.pos, *chart.size)
    ended.tap_text(SAY("statistics.forest"))
    ended.frames(3)
    [forest] = forests(ended)
    assert (*forest.pos, *forest.size) == place
    assert list(contrast_faults(ended)) == []
