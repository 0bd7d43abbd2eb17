"""How the points of Nice One Squirrel! came about, as its charts and the table of the end tell it."""

from pathlib import Path

import pytest

from companion.engine import replay
from companion.engine.game import own_action
from companion.games import find_game
from companion.games.nice_one_squirrel.actions import Play, Visit
from companion.games.nice_one_squirrel.nuts import NUT_NAMES
from companion.simulation.players.nice_one_squirrel import simulate
from companion.ui.games.nice_one_squirrel.faces import SQUIRRELS
from companion.ui.games.nice_one_squirrel.presenter import PRESENTER, sums_of
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from tests.ui.geometry import faults
from tests.ui.nice_one_squirrel import GAME, begin, start
from tests.ui.pilot import Pilot

RULES = find_game(GAME)
THREE = ("Ann", "Bo", "Cy")


def test_the_statistics_tell_the_points_by_cache_and_by_nut(pilot: Pilot) -> None:
    start(pilot, ("Ann", "Bo"))
    nuts = NUT_NAMES
    pilot.act(Visit(9), Play(nuts["BC"]), Visit(1, nuts["RA"]), Play(nuts["RH"]), Visit(2, nuts["YW"]))
    pilot.act(Play(nuts["YW"]))  # its colour, its type, and twice more for the twin
    pilot.controllers.navigation.go("statistics")
    pilot.settle()
    chart = pilot.screen.ids.chart.chart
    assert chart.has_bars
    assert [part.label for part in chart.parts] == [str(number) for number in range(1, 10)]
    assert [part.scores[0] for part in chart.parts[:3]] == [(0, 1), (4, 0), (0, 0)]
    assert (chart.totals, chart.most) == ((4, 1), 4)
    assert pilot.says("Cache 2 brought most: 4 of all 5 points.")
    pilot.tap_text(SAY("course.by-play"))
    assert pilot.screen.ids.chart.chart.totals == (4, 1)
    pilot.tap_text(SAY("course.by-nut"))
    told = {part.label.replace("\n", ""): part.scores[0] for part in pilot.screen.ids.chart.chart.parts}
    assert (told["YW"], told["RH"], told["BC"]) == ((4, 0), (0, 1), (0, 0))


@pytest.mark.one_python
@pytest.mark.parametrize(("size", "percent"), [("800x480", 100), ("720x1280", 100), ("720x1280", 200)])
def test_the_letters_of_each_nut_can_be_read_below_its_bar(folder: Path, size: str, percent: int) -> None:
    with Pilot(folder, size, text_percent=percent) as pilot:
        start(pilot, (*THREE, "Di"))
        pilot.act(*(entry.action for entry in simulate(3, {}, (*THREE, "Di")).entries[:12]))
        pilot.controllers.navigation.go("statistics")
        pilot.settle()
        pilot.tap_text(SAY("course.by-play"))
        pilot.tap_text(SAY("course.by-nut"))
        pilot.frames(4)
        letters = [one for one in pilot.screen.ids.chart.children if one.text in ("R\nA", "Y\nC")]
        assert [label.font_size >= THEME.mm(2.5) for label in letters] == [True, True]
        assert faults(pilot) == []


def test_what_adds_up_to_the_total_stands_beside_it() -> None:
    record = simulate(1, {})
    sums = sums_of(replay(find_game("nice-one-squirrel"), record), record.players)
    assert sums.heads[1] == SAY("ui.over.nuts")
    assert all(sum(map(int, line[2:-1])) == int(line[-1]) for line in sums.lines)


def test_the_lines_of_the_statistics_have_the_colours_of_the_squirrels(pilot: Pilot) -> None:
    begin(pilot, 3)
    pilot.act(*(own_action(RULES, entry.action) for entry in simulate(7, {}, ("", "", "")).entries[:4]))
    charts = PRESENTER.charts(pilot.controllers.table.snapshot, THREE)
    assert charts
    assert all(chart.colours == SQUIRRELS[:3] for chart in charts)
