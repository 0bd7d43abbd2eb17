"""A look at the forest of Bamboo Harvest fills it, or is compared with what is kept: tokens, swaps, pushed rows."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from companion.app.camera_controller import leave_open
from companion.card_notation import parse_card
from companion.errors import BadInputError
from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.actions import Build, Grid, Place, Swap
from companion.games.bamboo_harvest.state import Phase, State
from companion.ui.games.bamboo_harvest.draft import ConfirmAction, Draft
from companion.ui.games.bamboo_harvest.entries import entry_text, spot_text
from companion.ui.games.bamboo_harvest.forest_comparison import compare
from companion.ui.games.bamboo_harvest.forest_scan import ForestScan, laid_out
from companion.ui.texts import SAY
from hardware.vision_process import Observation
from tests.ui.bamboo_player import sit_down
from tests.ui.forest_looks import NAMES, QUAD, Watched, disturbed, down, face, seen, state_before, states
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot
from vision.reader.grid import CellState, GridCell, GridCells
from vision.tracking.events import GridSeen

pytestmark = pytest.mark.one_python


def comparison(state: State, grid: GridCells) -> Any:
    scan = ForestScan(state.grid)
    scan.look(grid)
    return compare(state, scan.cells, NAMES)


def test_the_forest_as_it_is_kept_differs_in_nothing() -> None:
    state, _ = state_before(Swap)
    assert comparison(state, seen(state)).differences == (SAY("ui.scan.same"),)


@pytest.mark.parametrize("kind", [Place, Build, Swap])
def test_what_was_done_at_the_table_is_offered_as_the_entry(kind: type) -> None:
    state, action = state_before(kind)
    found = comparison(state, seen(GAME.apply(state, action)))
    same: list[Any] = [one for one in found.actions if type(one) is kind]
    assert same
    if isinstance(action, Swap):
        assert {frozenset(one.on) for one in same} == {frozenset(action.on)}
    else:
        assert action.on in [one.on for one in same]


def test_the_token_that_is_seen_on_a_swapped_card_says_where_it_lies() -> None:
    state, action = state_before(Swap)
    after = GAME.apply(state, action)
    found = comparison(state, seen(after, {action.token: disturbed(after, action.token, "blue")}))
    assert {one.token for one in found.actions} == {action.token}


def test_a_table_seen_from_another_side_is_turned() -> None:
    state, action = state_before(Build)
    upright = seen(GAME.apply(state, action))
    aside = tuple(tuple(upright[column][6 - row] for column in range(7)) for row in range(7))
    assert comparison(state, aside).places == (action.on,)


def test_a_pushed_row_is_told_as_that() -> None:
    state = next(one for one in states() if one.phase is Phase.PLACE and one.placed == 0)
    row = {at: face(state.grid[at - 1]) for at in range(15, 21)} | {14: GridCell(CellState.EMPTY, None, None, (), QUAD)}
    found = comparison(state, seen(state, row))
    assert (found.differences, found.actions) == ((SAY("ui.scan.pushed-row", number=3),), ())


def test_everything_else_is_told_card_by_card() -> None:
    state, _ = state_before(Swap)
    token, bare, empty = state.built.index(state.turn), 24, 25
    assert state.is_vacant(bare)
    other = next(card for card in state.grid if card not in (state.grid[bare], state.grid[empty]))
    found = comparison(
        state,
        seen(state, {token: face(other), bare: face(other), empty: GridCell(CellState.EMPTY, None, None, (), QUAD)}),
    )
    assert found.places == tuple(sorted((token, bare, empty)))
    assert len(found.differences) == 3
    assert found.actions == ()


def test_doubtful_cards_are_asked_for_with_the_likely_ones_first() -> None:
    state = states()[1]
    likely = (parse_card("6H"), 0.6), (parse_card("6D"), 0.4)
    scan = ForestScan()
    scan.look(seen(state, {10: GridCell(CellState.DOUBTFUL, None, None, likely, QUAD)}))
    draft = laid_out(scan.cells)
    assert draft.cards.count(None) == 1
    assert draft.places == (10,)
    assert draft.guesses == ((10, (parse_card("6H"), parse_card("6D"))),)
    assert Draft.read(json.loads(json.dumps(draft.write()))) == draft
    scan.look(seen(state))
    assert laid_out(scan.cells).cards == state.grid


@pytest.mark.parametrize(
    "said",
    [{"places": 3}, {"cards": ["1H"]}, {"pad": "deeds"}, {"guesses": [[1]]}, {"guesses": [[49, []]]}, {"other": 1}],
)
def test_a_draft_of_another_version_is_refused(said: Mapping[str, object]) -> None:
    with pytest.raises(BadInputError):
        Draft.read(said)


def test_a_card_too_many_is_left_open() -> None:
    state = states()[1]
    scan = ForestScan()
    scan.look(seen(state, dict.fromkeys((3, 4, 5), face(parse_card("QH")))))
    assert laid_out(scan.cells).cards.count(None) >= 1


def test_a_scan_lays_out_the_forest_and_later_enters_a_token_with_one_touch(pilot: Pilot, folder: Any) -> None:
    watched = Watched(pilot, folder)
    forest = states()[1]
    sit_down(pilot, NAMES)
    pilot.tap_text(SAY("ui.scan.forest"))
    watched.answers(None)
    watched.answers(seen(forest))
    assert faults(pilot) == []
    pilot.tap_text(SAY("ui.scan.take"))
    assert pilot.name == "play"
    pilot.tap_text(SAY("ui.grid.take"))
    pilot.until(lambda: pilot.controllers.table.snapshot.state.phase is Phase.START)
    assert pilot.controllers.table.snapshot.entries[0].entry.action == Grid(forest.grid)
    pilot.tap_text(SAY("ui.start.seat", name="Ann"))
    pilot.until(lambda: pilot.controllers.table.snapshot.state.phase is Phase.PLACE)
    state = pilot.controllers.table.snapshot.state
    pilot.tap_text(SAY("ui.scan.forest"))
    watched.answers(seen(state, {30: down()}))
    assert faults(pilot) == []
    pilot.tap_text("Ann: ")
    pilot.until(lambda: pilot.name == "play")
    assert pilot.controllers.table.snapshot.state.built[30] == 0
    assert pilot.controllers.table.snapshot.entries[-1].entry.by == "camera"
    watched.camera.close()


def test_what_the_camera_has_seen_is_confirmed_by_one_touch_on_the_table(pilot: Pilot, folder: Any) -> None:
    watched = Watched(pilot, folder)
    forest = states()[1]
    sit_down(pilot, NAMES)

    def see(grid: GridCells) -> None:
        sight = Observation(1, 1, 1.0, (GridSeen(grid, 1.0),))
        pilot.controllers.entries.see(sight, leave_open, watched.camera._followed)
        pilot.until(lambda: bool(watched.camera.questions.offers))
        pilot.settle()

    see(seen(forest))
    assert faults(pilot) == []
    pilot.tap_text(SAY("ui.scan.seen", entry=SAY("ui.history.grid")))
    pilot.until(lambda: pilot.controllers.table.snapshot.state.phase is Phase.START)
    assert watched.camera.questions.offers == ()
    pilot.tap_text(SAY("ui.start.seat", name="Bo"))
    pilot.until(lambda: pilot.controllers.table.snapshot.state.phase is Phase.PLACE)
    see(seen(pilot.controllers.table.snapshot.state, {30: down()}))
    assert faults(pilot) == []
    entered = len(pilot.controllers.table.snapshot.entries)
    text = SAY("ui.scan.seen", entry=entry_text(Place(30), pilot.controllers.table.snapshot.state, NAMES))
    pilot.touch(pilot.button(text))
    pilot.screen.take(
        ConfirmAction(Place(31))
    )  # the finger trembles, and another offer has taken the first one's place
    pilot.until(lambda: pilot.controllers.table.snapshot.state.built[30] == 1)
    pilot.settle()
    assert len(pilot.controllers.table.snapshot.entries) == entered + 1
    assert pilot.controllers.table.snapshot.entries[-1].entry.by == "camera"
    pilot.controllers.navigation.go("menu")
    pilot.settle()
    assert pilot.says(SAY("ui.ways.watch"))
    watched.camera.close()


def test_a_token_of_another_colour_is_told() -> None:
    state = next(one for one in states() if min(one.tokens) >= 3)
    place = state.built.index(0)
    colours = ("red", "blue", "green")
    cells = {at: down(colours[owner]) for at, owner in enumerate(state.built) if owner is not None}
    assert comparison(state, seen(state, cells)).differences == (SAY("ui.scan.same"),)
    found = comparison(state, seen(state, {**cells, place: down("green")}))
    assert found.differences == (SAY("ui.scan.token", where=spot_text(None, place), seen="Cy", name="Ann"),)
    told = found.differences
    for doubted, differences in ((("green", "blue"), told), (("blue", "red"), (SAY("ui.scan.same"),))):
        cell = replace(down(None), colours=doubted)
        assert comparison(state, seen(state, {**cells, place: cell})).differences == differences


def test_an_edge_of_which_no_card_was_read_moves_no_other_card() -> None:
    state, action = state_before(Swap)
    rows = seen(GAME.apply(state, action))
    beyond = tuple(GridCell(CellState.EMPTY, None, None, (), QUAD) for _ in range(7))
    found = comparison(state, (*rows[1:], beyond))
    assert {place for place in found.places if place >= 7} == {place for place in action.on if place >= 7}


def test_a_disturbance_token_that_came_went_or_moved_is_told() -> None:
    late = [one for one in states() if one.phase is Phase.MANAGE and min(one.tokens) >= 2]
    state, seat, at = next((one, seat, at) for one in late for seat, at in enumerate(one.disturbance) if at)
    colours, name, other_seat = ("red", "blue", "green"), NAMES[seat], (seat + 1) % 3
    bare = next(place for place in range(49) if state.is_vacant(place))
    cells = {place: down(colours[owner]) for place, owner in enumerate(state.built) if owner is not None}
    cells |= {place: disturbed(state, place, colours[own]) for own, place in enumerate(state.disturbance) if place}
    assert comparison(state, seen(state, cells)).differences == (SAY("ui.scan.same"),)
    gone = SAY("ui.scan.undisturbed", where=spot_text(None, at), name=name)
    came = SAY("ui.scan.disturbed", where=spot_text(None, bare), name=name)
    cells[at] = disturbed(state, at, None)
    assert comparison(state, seen(state, cells)).differences == (gone,)
    cells[bare] = disturbed(state, bare, colours[seat])
    assert set(comparison(state, seen(state, cells)).differences) == {gone, came}
    cells[bare] = disturbed(state, bare, "white")
    some = SAY("ui.scan.some-token", where=spot_text(None, bare))
    assert set(comparison(state, seen(state, cells)).differences) == {gone, some}
    cells[at] = disturbed(state, at, colours[other_seat])
    other = SAY("ui.scan.token", where=spot_text(None, at), seen=NAMES[other_seat], name=name)
    assert set(comparison(state, seen(state, cells)).differences) == {other, some}
