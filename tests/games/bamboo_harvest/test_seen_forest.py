"""The forest as a camera saw it, compared with what is kept."""

from dataclasses import replace

import pytest

from companion.engine.values import changed
from companion.games.bamboo_harvest.actions import Build, Swap
from companion.games.bamboo_harvest.grid_table import ForestTable, differing, exchanged, pushed_line, take_in
from companion.games.bamboo_harvest.state import Phase, State
from companion.games.bamboo_harvest.turn import BUILD_COST
from tests.games.bamboo_harvest.table import SeenPlacement, table, up

TOKENS = [[(6, 0), (6, 1)], [(6, 5), (6, 6)]]
COLOURS = ("red", "blue")


def seen_as_kept(state: State) -> list[SeenPlacement]:
    """Returns the cells as they are kept, each seat's tokens in a colour of its own."""
    cells = [SeenPlacement(card) for card in state.grid]
    for place, owner in enumerate(state.built):
        if owner is not None:
            cells[place] = SeenPlacement(None, state="down", token=COLOURS[owner])
    for seat, at in enumerate(state.disturbance):
        if at is not None:
            cells[at] = replace(cells[at], token=COLOURS[seat])
    return cells


def test_of_three_places_two_lie_in_each_others_place() -> None:
    state = table({(0, 0): "9H", (0, 1): "3D", (0, 2): "7D"}, [[], []])
    cells = [SeenPlacement(card) for card in state.grid]
    cells[0], cells[2] = cells[2], cells[0]
    assert list(exchanged(state, (0, 1, 2), cells)) == [(0, 2)]


@pytest.mark.parametrize(
    ("seat", "phase", "differs"),
    [
        pytest.param(1, Phase.BUILD, True, id="another seat's token stays through this turn"),
        pytest.param(0, Phase.BUILD, False, id="BH-4.2 the seat in turn takes its own off"),
        pytest.param(0, Phase.SWAP, False, id="BH-4.2 after a build, too"),
        pytest.param(0, Phase.MANAGE, True, id="BH-4.3 it lies on a swapped card until the next turn"),
    ],
)
def test_a_disturbance_token_that_is_gone_differs(seat: int, phase: Phase, *, differs: bool) -> None:
    disturbance = (17, None) if seat == 0 else (None, 17)
    state = changed(table({}, TOKENS), disturbance=disturbance, phase=phase)
    cells = seen_as_kept(state)
    assert differing(state, cells) == ()
    cells[17] = replace(cells[17], token=None)
    assert differing(state, cells) == ((17,) if differs else ())


def test_a_disturbance_token_that_came_or_moved_differs() -> None:
    state = changed(table({}, TOKENS), disturbance=(None, 17))
    cells = seen_as_kept(state)
    cells[17], cells[18] = replace(cells[17], token=None), replace(cells[18], token="blue")
    assert differing(state, cells) == (17, 18)
    cells[17] = replace(cells[17], token="red")
    assert differing(state, cells) == (17, 18)


def test_a_disturbance_token_in_a_colour_that_nobody_is_known_to_have_is_taken_for_the_one_kept() -> None:
    state = changed(table({}, TOKENS), disturbance=(None, 17))
    cells = seen_as_kept(state)
    cells[17] = replace(cells[17], token="green")
    assert differing(state, cells) == ()


def test_a_token_whose_colour_is_in_doubt_may_be_anybodys_who_has_a_likely_one() -> None:
    state = changed(table({}, TOKENS), disturbance=(None, 17))
    cells = seen_as_kept(state)
    cells[17] = replace(cells[17], token=None, colours=("red", "blue"))
    assert differing(state, cells) == ()
    cells[17] = replace(cells[17], colours=("red",))
    assert differing(state, cells) == (17,)


def test_a_new_token_whose_colour_is_in_doubt_is_offered_as_the_seats_in_turn() -> None:
    state = changed(table({(0, 0): "9H"}, TOKENS, deeds=[up("9C"), up("9S")]), reeds=(BUILD_COST, BUILD_COST))
    cells = seen_as_kept(state)
    cells[0] = SeenPlacement(None, state="down", colours=("black", COLOURS[state.turn]))
    offered = ForestTable().explain(state, tuple(cells))
    assert [build.on for build in offered if isinstance(build, Build)] == [0]
    cells[0] = replace(cells[0], colours=(COLOURS[1 - state.turn],))
    assert ForestTable().explain(state, tuple(cells)) == ()


def test_a_colour_that_an_earlier_look_told_stays_where_it_is_in_doubt_now() -> None:
    state = changed(table({}, TOKENS), disturbance=(None, 17))
    first = seen_as_kept(state)
    again = [*first]
    again[17] = replace(first[17], token=None, colours=("black", "blue"))
    for colours, kept in ((("black", "blue"), "blue"), (("red", "black"), None)):
        again[17] = replace(again[17], colours=colours)
        rows = [again[row * 7 : row * 7 + 7] for row in range(7)]
        seen = take_in(state.grid, tuple(first), rows)[17]
        assert seen is not None
        assert seen.token == kept


def test_a_token_on_a_face_up_card_explains_nothing_by_itself() -> None:
    """A build may have begun with it, or its card and an equal one may have changed places."""
    state = table({(0, 0): "9H", (0, 1): "9H", (0, 2): "7D"}, TOKENS, deeds=[up("9C"), up("9S")])
    cells = seen_as_kept(state)
    cells[1] = replace(cells[1], token="red")
    assert differing(state, cells) == (1,)
    assert ForestTable().explain(state, tuple(cells)) == ()


def test_a_swap_leaves_the_disturbance_token_where_it_is_seen() -> None:
    state = table({(0, 0): "9H", (0, 1): "3D"}, TOKENS, deeds=[up("9C"), up("9S")])
    cells = seen_as_kept(state)
    cells[0], cells[1] = cells[1], cells[0]
    assert len(ForestTable().explain(state, tuple(cells))) == 2
    cells[1] = replace(cells[1], token="red")
    [swap] = ForestTable().explain(state, tuple(cells))
    assert isinstance(swap, Swap)
    assert swap.token == 1


@pytest.mark.parametrize("number", range(1, 8))
@pytest.mark.parametrize("step", [1, -1], ids=["farther", "nearer"])
@pytest.mark.parametrize("kind", ["row", "column"])
def test_a_pushed_line_is_told_as_that_from_any_side(kind: str, step: int, number: int) -> None:
    """BH-1.2: seven rows of seven; one card of a line that was pushed by a place lies outside of them."""
    state = table({}, [[], []])
    line = [(number - 1) * 7 + at if kind == "row" else at * 7 + number - 1 for at in range(7)]
    cells = [SeenPlacement(card) for card in state.grid]
    for at, place in enumerate(line):
        pushed = at - step
        card = state.grid[line[pushed]] if 0 <= pushed < 7 else None
        cells[place] = SeenPlacement(card, state="face" if card else "empty")
    rows = [cells[row * 7 : row * 7 + 7] for row in range(7)]
    for _ in range(4):
        seen = take_in(state.grid, (None,) * 49, rows)
        assert pushed_line(state, seen) == (kind, number)
        assert ForestTable().explain(state, seen) == ()
        rows = [[rows[6 - column][row] for column in range(7)] for row in range(7)]
