"""Rows of cards are given in reading order, with their gaps: between cards, at the left, below others."""

from typing import Final

import numpy as np
import pytest

from vision.geometry import Quad, centre_of
from vision.learned.card_rows import find_gaps, row_by_row
from vision.learned.laid_outlines import OutlinePool, without_blocks

CARD: Final = np.array([[0, 0], [20, 0], [20, 30], [0, 30]], np.float32)


def lay(*rows: str) -> list[Quad]:
    """Returns the outlines of cards where a letter stands, slightly rotated; "." is a gap."""
    return [
        CARD + np.array([26 * column + (row % 2), 38 * row + (column % 2) * 2], np.float32)
        for row, letters in enumerate(rows)
        for column, letter in enumerate(letters)
        if letter != "."
    ]


def sure_gaps(*rows: str) -> list[tuple[int, int]]:
    """Returns the row and column of each place at which a card must lie."""
    middles = [centre_of(gap.quad) for gap in find_gaps(lay(*rows)) if gap.is_sure]
    return sorted((round((y - 15) / 38), round((x - 10) / 26)) for x, y in middles)


@pytest.mark.parametrize(
    ("rows", "gaps"),
    [
        pytest.param(("xxxx",), [], id="one full row"),
        pytest.param(("xx.x",), [(0, 2)], id="between two"),
        pytest.param(("x..xx",), [(0, 1), (0, 2)], id="two between two"),
        pytest.param(("xxxx", "xx"), [], id="the last row is shorter"),
        pytest.param(("xxx", ".xx"), [(1, 0)], id="rows begin one below the other"),
        pytest.param((".xx", "xxx"), [(0, 0)], id="the first one, too"),
        pytest.param(("xxx", "xx.", "xxx"), [(1, 2)], id="cards above and below"),
        pytest.param(("x.x",), [], id="two cards do not tell how far apart they lie"),
        pytest.param(("x",), [], id="one card"),
        pytest.param(("x", "x", "x"), [], id="one below the other"),
    ],
)
def test_a_card_must_lie_where_those_round_it_say_so(rows: tuple[str, ...], gaps: list[tuple[int, int]]) -> None:
    assert sure_gaps(*rows) == gaps


def test_a_card_may_lie_beside_and_below_each_row() -> None:
    places = [centre_of(gap.quad) for gap in find_gaps(lay("xxx", "xx")) if not gap.is_sure]
    assert any(abs(x - 62) < 8 and abs(y - 53) < 8 for x, y in places), "at the end of the last row"
    assert any(abs(x - 88) < 8 and abs(y - 15) < 8 for x, y in places), "at the end of the first row"
    assert any(abs(x - 10) < 8 and abs(y - 91) < 8 for x, y in places), "below the last row"


def test_gaps_above_and_below_are_as_far_off_as_the_nearest_rows_are_apart() -> None:
    quads = [CARD + np.array([26 * column, y], np.float32) for y in (100, 134, 176) for column in range(3)]
    middles = [centre_of(gap.quad) for gap in find_gaps(quads) if not gap.is_sure]
    heights = {round(float(y - 15)) for _, y in middles} - {100, 134, 176}
    assert heights == {66, 218}


def test_an_outline_round_several_cards_is_none_of_a_card() -> None:
    cards = lay("xx", "xx")
    block = np.array([[0, 0], [47, 1], [47, 69], [0, 69]], np.float32)
    pool = OutlinePool([block, *cards], np.array([0.9, 0.8, 0.8, 0.8, 0.8], np.float32))
    assert [quad.tolist() for quad in without_blocks(pool).quads] == [quad.tolist() for quad in cards]


def test_what_is_printed_on_a_card_makes_it_no_block() -> None:
    card = np.array([[0, 0], [60, 0], [60, 90], [0, 90]], np.float32)
    boxes = [np.array([[6, y], [54, y], [54, y + 34], [6, y + 34]], np.float32) for y in (6, 48)]
    pool = OutlinePool([card, *boxes], np.array([0.9, 0.8, 0.8], np.float32))
    assert len(without_blocks(pool).quads) == 3


def test_rows_run_from_left_to_right_and_from_the_top_though_their_cards_lie_askew() -> None:
    places = [(0, 4), (30, 0), (60, 6), (2, 40), (33, 44)]
    quads: list[Quad] = [CARD + np.array(place, np.float32) for place in places]
    ordered = row_by_row([quads[place] for place in (3, 2, 4, 0, 1)])
    assert [tuple(quad[0].tolist()) for quad in ordered] == places
