"""Nice One Squirrel! by touch: set-up, whole games, corrections, take back, resume, and how its screens look."""

from pathlib import Path
from typing import Any

import pytest

from companion.engine import replay
from companion.engine.game import own_action
from companion.games import find_game
from companion.games.nice_one_squirrel.actions import Play, Take, Visit
from companion.games.nice_one_squirrel.nuts import NUT_NAMES
from companion.simulation.players.nice_one_squirrel import simulate
from companion.ui.games.nice_one_squirrel.presenter import PRESENTER, name_of
from companion.ui.games.nice_one_squirrel.widgets.cache_circle import count_columns, lay_circle
from companion.ui.texts import SAY
from tests.ui.geometry import contrast_faults, faults
from tests.ui.nice_one_squirrel import GAME, begin, choose_game, enter, start, tour
from tests.ui.pilot import Pilot
from tests.ui.player import act_until

RULES = find_game(GAME)
THREE = ("Ann", "Bo", "Cy")


def state_of(pilot: Pilot) -> Any:
    return pilot.controllers.table.snapshot.state


def test_the_table_is_set_up_by_touch_and_the_youngest_starts(pilot: Pilot) -> None:
    choose_game(pilot)
    pilot.tap_text(SAY("ui.variant.taking_up"))
    pilot.tap_text(SAY("ui.variant.take"))
    pilot.tap_text("5")
    pilot.tap_text(SAY("ui.seats.first"))
    pilot.tap_text(SAY("ui.seats.take"))
    pilot.until(lambda: pilot.name == "play")
    state = state_of(pilot)
    assert (len(state.players), state.turn, state.options.taking_up) == (5, 1, True)
    assert not state.cache(5).down


def test_a_whole_game_by_touch_with_a_correction_and_a_take_back(pilot: Pilot) -> None:
    record = simulate(7, {}, ("", "", ""))
    begin(pilot, 3)
    for place, entry in enumerate(record.entries):
        enter(pilot, own_action(RULES, entry.action))
        if place == 4:
            pilot.tap_text(SAY("ui.bar.take-back"))
            pilot.until(lambda: len(pilot.controllers.table.snapshot.entries) == 4)
            enter(pilot, own_action(RULES, entry.action))
        if place == 7:
            _correct_the_first_nut_and_back(pilot, record)
    pilot.until(lambda: pilot.name == "over")
    assert state_of(pilot).scores == replay(RULES, record).scores
    best = max(state_of(pilot).scores)
    assert pilot.says(str(best))
    pilot.tap_text(SAY("ui.over.rematch"))
    assert pilot.button(SAY("ui.seats.take"))


def _correct_the_first_nut_and_back(pilot: Pilot, record: Any) -> None:
    """Corrects the nut that was turned over first to another one, and undoes it."""
    before = state_of(pilot)
    turned = record.entries[0].action
    other = next(nut for nut in NUT_NAMES.values() if before.known(nut) == 0)
    pilot.tap_text(SAY("ui.bar.history"))
    pilot.screen.ids.scroll.scroll_y = 1
    pilot.frames(3)
    pilot.tap_text(SAY("players.unnamed", seat=1))
    pilot.tap_text(name_of(other))
    pilot.until(lambda: pilot.screen.ready)
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.name == "history")
    assert state_of(pilot).cache(turned.cache).nuts[0] == other
    pilot.tap_text(SAY("ui.correct.undo"))
    pilot.until(lambda: state_of(pilot) == before)
    pilot.tap_text("← " + SAY("ui.back"))
    assert pilot.name == "play"


def test_a_visit_is_corrected_to_another_cache_or_to_another_nut_there() -> None:
    game = find_game(GAME)
    words = [text for _, text in PRESENTER.instead_of(Visit(3, NUT_NAMES["RH"]), game.start({}, THREE), THREE)]
    assert words[:2] == [SAY("ui.history.visit", cache=1), SAY("ui.history.visit", cache=2)]
    assert words[-1] == name_of(NUT_NAMES["YC"])
    assert len(words) == 8 + 15


def test_a_nut_is_taken_up_and_can_be_played_again(pilot: Pilot) -> None:
    start(pilot, THREE, taking_up=True)
    nut = NUT_NAMES["BC"]
    enter(pilot, Visit(9))
    enter(pilot, Play(nut))
    enter(pilot, Visit(1, NUT_NAMES["RA"]))
    assert pilot.says(SAY("ui.table.play"))
    enter(pilot, Take(NUT_NAMES["RA"]))
    assert state_of(pilot).hands == (7, 9, 8)
    assert pilot.says("Bo takes a red acorn up from cache 1.")


def test_only_caches_that_can_be_reached_are_lit(pilot: Pilot) -> None:
    start(pilot, ("Ann", "Bo"))
    for action in (Visit(9), Play(NUT_NAMES["BC"]), Visit(2, NUT_NAMES["RA"]), Play(NUT_NAMES["RH"])):
        enter(pilot, action)
    pilot.go_on()
    lit = [cell.cache.number for cell in pilot.screen.ids.circle.cells if cell.lit]
    assert lit == [1, 3, 4]
    assert [cell.cache.number for cell in pilot.screen.ids.circle.cells if not cell.disabled] == lit


def test_a_touch_on_a_cache_that_cannot_be_reached_says_which_are_touched(pilot: Pilot) -> None:
    start(pilot, ("Ann", "Bo"))
    nuts = NUT_NAMES
    pilot.act(Visit(9), Play(nuts["BC"]), Visit(2, nuts["RA"]), Play(nuts["RH"]))
    pilot.act(Visit(1, nuts["YW"]), Play(nuts["YA"]), Visit(3, nuts["GW"]), Play(nuts["GH"]))
    cells = pilot.screen.ids.circle.cells
    assert pilot.says(SAY("ui.table.some-worths"))
    pilot.tap(cells[6 - 1])  # five caches on
    assert pilot.says(SAY("ui.table.lit"))
    assert len(pilot.controllers.table.snapshot.entries) == 8
    enter(pilot, Visit(2))
    pilot.tap(cells[6 - 1])
    assert not pilot.says(SAY("ui.table.lit")), "a nut is to be touched"


def test_a_nut_is_asked_for_only_where_one_lies_face_down_and_another_cache_can_be_taken(pilot: Pilot) -> None:
    start(pilot, THREE)
    pilot.tap_text(SAY("ui.table.cache", cache=3))
    assert pilot.says(SAY("ui.table.which", cache=3))
    pilot.tap_text(SAY("ui.table.other-cache"))
    pilot.tap_text(SAY("ui.table.cache", cache=9))
    pilot.until(lambda: len(pilot.controllers.table.snapshot.entries) == 1)
    assert state_of(pilot).squirrels == (9, None, None)


@pytest.mark.parametrize("assist", [True, False])
def test_the_aid_says_what_each_nut_would_score_and_can_be_switched_off(folder: Path, assist: bool) -> None:
    with Pilot(folder, assist=assist) as pilot:
        start(pilot, ("Ann", "Bo"))
        nuts = NUT_NAMES
        pilot.act(Visit(1, nuts["BC"]), Play(nuts["YW"]), Visit(9), Play(nuts["RA"]))
        pilot.act(Visit(2, nuts["GW"]), Play(nuts["GA"]))
        told = pilot.screen._worths.shown
        assert [told.get(1, {}).get(nuts[nut]) for nut in ("BA", "YC")] == ([1, 2] if assist else [None] * 2)  # NS-4.3
        enter(pilot, Visit(1))
        cell = pilot.button(name_of(nuts["BC"]))
        assert cell.worth == ("+4" if assist else "")


def test_a_cache_without_an_open_nut_has_no_table_of_points(pilot: Pilot) -> None:
    """Caches 2, 4 and 5 can be reached; nuts lie open in cache 2 alone."""
    start(pilot, ("Ann", "Bo"))
    nuts = NUT_NAMES
    pilot.act(Visit(9), Play(nuts["BC"]), Visit(2, nuts["RA"]), Play(nuts["RH"]))
    pilot.act(Visit(1, nuts["YW"]), Play(nuts["YA"]), Visit(3, nuts["GW"]), Play(nuts["GH"]))
    assert list(pilot.screen._worths.shown) == [2]
    assert pilot.says("What each nut scores there (elsewhere no nut is open yet):")


def test_a_cache_where_no_nut_that_is_left_scores_has_a_table_of_points(pilot: Pilot) -> None:
    """NS-4.1: two green walnuts lie in cache 6, in 7 two yellow walnuts and a yellow chestnut, in 8 three acorns."""
    start(pilot, THREE)
    pilot.act(*(entry.action for entry in simulate(5, {}, THREE).entries[:36]))
    told = {
        cache: {nut.name: points for nut, points in worths.items()}
        for cache, worths in pilot.screen._worths.shown.items()
    }
    assert told == {
        6: {"RH": 0, "YA": 0, "YH": 0, "YC": 0},
        7: {"RH": 0, "YA": 3, "YH": 3, "YC": 3 + 1 + 2},
        8: {"RH": 0, "YA": 3, "YH": 0, "YC": 0},
    }
    assert pilot.says("What each nut scores there:")


def test_a_touch_on_a_nut_of_which_both_copies_are_open_says_so(pilot: Pilot) -> None:
    start(pilot, ("Ann", "Bo"))
    nut = NUT_NAMES["BC"]
    pilot.act(Visit(9), Play(nut), Visit(1, nut))
    [cell] = [widget for widget in pilot.shown() if getattr(widget, "nut", None) == nut]
    pilot.tap(cell)
    assert pilot.says(SAY("ui.table.both-open", nut=name_of(nut)))
    assert len(pilot.controllers.table.snapshot.entries) == 3
    enter(pilot, Play(NUT_NAMES["RA"]))
    assert not pilot.says(SAY("ui.table.both-open", nut=name_of(nut)))


@pytest.mark.parametrize(
    ("count", "columns"),
    [(1, 3), (3, 3), (4, 3), (6, 3), (7, 4), (8, 4), (9, 5), (10, 5), (11, 4), (12, 4)],
)
def test_the_nuts_of_a_cache_are_as_large_as_its_room_allows(count: int, columns: int) -> None:
    """In 87 by 48: four in 3 columns are 24 high, in one row 21.75 wide; nine in 5 columns 17.4, in 3 rows only 16."""
    assert count_columns(count, 87, 48) == columns


def test_how_the_table_is_laid_leads_to_its_rule(pilot: Pilot) -> None:
    begin(pilot, 3)
    assert pilot.screen.rule == "NS-2.1"
    enter(pilot, own_action(RULES, simulate(7, {}, ("", "", "")).entries[0].action))
    assert pilot.screen.rule.startswith("NS-3")


def test_the_last_round_is_said(pilot: Pilot) -> None:
    start(pilot, THREE)
    actions = (entry.action for entry in simulate(7, {}, THREE).entries)
    act_until(pilot, actions, lambda state: state.turns_left == 2)
    assert "everybody else has one more turn" in pilot.screen.explanation


def test_a_game_goes_on_after_a_restart(folder: Path) -> None:
    record = simulate(5, {}, THREE)
    with Pilot(folder) as pilot:
        start(pilot, THREE)
        pilot.act(*(entry.action for entry in record.entries[:9]))
    with Pilot(folder, language="de") as pilot:
        pilot.until(lambda: pilot.name == "play")
        enter(pilot, own_action(RULES, record.entries[9].action))
        assert len(pilot.controllers.table.snapshot.entries) == 10


@pytest.mark.one_python
def test_every_screen_can_be_read_and_touched_without_the_aid(folder: Path) -> None:
    found = []
    with Pilot(folder, high_contrast=True, assist=False) as pilot:
        for stop in tour(pilot):
            found += [f"{stop}: {fault}" for fault in (*faults(pilot), *contrast_faults(pilot))]
    assert found == []


@pytest.mark.parametrize("size", [(500, 400), (440, 330), (500, 660), (900, 600)])
def test_no_two_caches_touch_and_all_lie_in_the_circle(size: tuple[int, int]) -> None:
    circle = lay_circle(*size)
    for at, (x, y) in enumerate(circle.middles):
        assert circle.wide / 2 <= x + 0.01 <= size[0] - circle.wide / 2 + 0.02
        assert circle.high / 2 <= y + 0.01 <= size[1] - circle.high / 2 + 0.02
        for other_x, other_y in circle.middles[at + 1 :]:
            assert abs(x - other_x) > circle.wide or abs(y - other_y) > circle.high


def test_the_table_is_told_how_to_lay_itself_and_which_nut_is_asked_for(pilot: Pilot) -> None:
    begin(pilot, 3)
    assert pilot.says(SAY("ui.table.setup", count=8))
    pilot.tap_text(SAY("ui.table.cache", cache=3))
    assert pilot.screen.task == SAY("ui.table.which", cache=3)
    pilot.tap_text(SAY("ui.table.other-cache"))
    assert pilot.screen.task != SAY("ui.table.which", cache=3)
    enter(pilot, own_action(RULES, simulate(7, {}, ("", "", "")).entries[0].action))
    assert not pilot.says(SAY("ui.table.setup", count=8))


def test_the_history_speaks_of_no_tricks(pilot: Pilot) -> None:
    begin(pilot, 3)
    pilot.tap_text(SAY("ui.bar.history"))
    assert "★" not in pilot.screen.help


@pytest.mark.one_python
@pytest.mark.parametrize("size", ["800x480", "720x1280"])
@pytest.mark.parametrize("percent", [100, 200])
def test_the_names_of_six_can_be_read_in_the_circle_and_in_its_replay(folder: Path, size: str, percent: int) -> None:
    with Pilot(folder, size, text_percent=percent) as pilot:
        start(pilot, ("Rosemarie", "Bo", "", "Konstantinos", "Di", "Eve"))
        for screen in ("play", "replay"):
            pilot.controllers.navigation.go(screen)
            pilot.settle()
            assert (screen, faults(pilot)) == (screen, [])
