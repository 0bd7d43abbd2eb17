"""Outlines of cards in rows are found, and where one must lie that is not seen."""

from typing import Final

import numpy as np
import pytest

from hardware.sources.simulated import TableSettings
from tests.shown_deck import BEGINS_S, lay_rows, show_deck
from vision.geometry import centre_of
from vision.learned.laid_outlines import find_laid_cards
from vision.learned.shown_cards import cut_out_cards

pytestmark = pytest.mark.one_python

SETTINGS: Final = TableSettings(4, (480, 360), 1.5)


def test_a_card_alone_is_no_row() -> None:
    with show_deck("lunar", ("7",), TableSettings(4, (400, 320), 1.6)) as table:
        assert find_laid_cards(table.picture(BEGINS_S + 1.0)) == []
        assert find_laid_cards(table.picture(0.0)) == []


def test_a_card_that_is_not_seen_leaves_a_gap_between_those_beside_it() -> None:
    with lay_rows("lunar", ("1", "W", "O", "7"), 4, SETTINGS) as table:
        bgr, hidden = np.array(table.picture(1.0)), table.truth(1.0)[1].quad
    low, high = hidden.min(axis=0).astype(int) - 4, hidden.max(axis=0).astype(int) + 4
    bgr[low[1] : high[1], low[0] : high[0]] = bgr[low[1] - 1, low[0] : high[0]]
    found = find_laid_cards(bgr)
    assert [card.is_seen for card in found] == [True, False, True, True]
    assert np.abs(centre_of(found[1].quad) - centre_of(hidden)).max() < 15
    assert [part is None for part, _ in cut_out_cards(bgr)] == [False, True, False, False]
