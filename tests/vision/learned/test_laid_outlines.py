"""Outlines of cards in rows are found, and where one must lie that is not seen."""

from typing import Final

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.sources.simulated import TableSettings
from tests.shown_deck import BEGINS_S, lay_rows, show_deck
from vision.geometry import Quad, centre_of, intersection_over_union
from vision.learned.laid_outlines import ONE_CARD, OutlinePool, even_out, fill_gaps, find_laid_cards, surroundings
from vision.learned.shown_cards import cut_out_cards

SETTINGS: Final = TableSettings(4, (480, 360), 1.5)


@pytest.mark.one_python
def test_a_card_alone_is_no_row() -> None:
    with show_deck("lunar", ("7",), TableSettings(4, (400, 320), 1.6)) as table:
        assert find_laid_cards(table.picture(BEGINS_S + 1.0)) == []
        assert find_laid_cards(table.picture(0.0)) == []


@pytest.mark.one_python
def test_a_card_that_is_not_seen_leaves_a_gap_between_those_beside_it() -> None:
    with lay_rows("lunar", ("1", "W", "O", "7"), 4, SETTINGS) as table:
        bgr, hidden = np.array(table.picture(1.0)), table.truth(1.0)[1].quad
    low, high = hidden.min(axis=0).astype(int) - 4, hidden.max(axis=0).astype(int) + 4
    bgr[low[1] : high[1], low[0] : high[0]] = bgr[low[1] - 1, low[0] : high[0]]
    found = find_laid_cards(bgr)
    assert [card.is_seen for card in found] == [True, False, True, True]
    assert np.abs(centre_of(found[1].quad) - centre_of(hidden)).max() < 15
    assert [part is None for part, _ in cut_out_cards(bgr)] == [False, True, False, False]


steady = settings(deadline=None, derandomize=True, max_examples=50)


def square(x: float, y: float, side: float) -> Quad:
    half = side / 2
    return np.array(
        [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]], np.float32
    )


WHOLE = [square(100 * column, 140 * row, 60) for row in range(2) for column in range(3)]
FRAME = square(100, 0, 48)
"""The printed frame within the second card."""


def test_a_printed_frame_is_given_up_for_the_whole_card() -> None:
    scores = np.array([1.0] * 6 + [1.2], np.float32)
    kept = even_out([*WHOLE, FRAME], scores, [0, 6, 2, 3, 4, 5])
    assert np.array_equal(kept[1], WHOLE[1])


def test_of_few_cards_nothing_is_said() -> None:
    scores = np.array([1.0, 1.2], np.float32)
    [kept] = even_out([WHOLE[1], FRAME], scores, [1])
    assert np.array_equal(kept, FRAME)


@steady
@given(st.floats(-0.002, 0.002), st.floats(-0.002, 0.002))
def test_cards_that_grow_evenly_across_the_picture_stay_as_they_are(across: float, down: float) -> None:
    quads = [
        square(100 * column, 140 * row, 60 * float(np.exp(across * 100 * column + down * 140 * row)))
        for row in range(3)
        for column in range(3)
    ]
    kept = even_out(quads, np.ones(9, np.float32), range(9))
    assert all(np.array_equal(one, other) for one, other in zip(kept, quads, strict=True))


CARD: Final = np.array([[0, 0], [40, 0], [40, 60], [0, 60]], np.float32)
TABLE: Final = np.full((240, 400, 3), 90, np.uint8)


def card_at(x: float, y: float) -> Quad:
    return CARD + np.array([x, y], np.float32)


def test_an_outline_that_was_known_before_fills_a_gap_of_its_size() -> None:
    row = [card_at(x, 80) for x in (60, 120, 240)]
    missed = card_at(182, 81)
    frame = 0.6 * missed + np.array([80, 40], np.float32)
    found, gaps = fill_gaps(TABLE, row, OutlinePool([frame, missed], np.array([0.9, 0.8], np.float32)))
    assert [quad.tolist() for quad in found] == [quad.tolist() for quad in (*row, missed)]
    assert gaps == []


def test_a_gap_in_which_nothing_is_seen_stays_one() -> None:
    row = [card_at(x, 80) for x in (60, 120, 240)]
    found, gaps = fill_gaps(TABLE, row, OutlinePool([], np.zeros(0, np.float32)))
    assert len(found) == len(row)
    assert [gap.tolist() for gap in gaps] == [card_at(180, 80).tolist()]


def test_two_gaps_are_not_filled_with_outlines_of_one_card() -> None:
    row = [card_at(x, 80) for x in (20, 152, 196, 240)]
    between = [card_at(76, 80), card_at(96, 80)]
    found, _ = fill_gaps(TABLE, row, OutlinePool(between, np.array([0.9, 0.9], np.float32)))
    pairs = [(one, other) for place, one in enumerate(found) for other in found[:place]]
    assert len(found) > len(row)
    assert max(intersection_over_union(one, other) for one, other in pairs) < ONE_CARD


@pytest.mark.parametrize(
    ("at", "shape"),
    [
        pytest.param((100, 80), (80, 60), id="inside"),
        pytest.param((-10, -20), (50, 40), id="at the corner"),
        pytest.param((-300, 80), (80, 0), id="left of it"),
        pytest.param((100, -300), (0, 60), id="above it"),
        pytest.param((900, 80), (80, 0), id="right of it"),
    ],
)
def test_the_surroundings_of_a_place_are_cut_off_at_the_edge_of_the_picture(
    at: tuple[int, int], shape: tuple[int, int]
) -> None:
    part, low = surroundings(TABLE, card_at(*at), 10.0)
    assert part.shape[:2] == shape
    assert low.min() >= 0
