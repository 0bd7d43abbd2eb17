"""Cards that lie in rows are found in reading order, and known again where they were turned."""

from typing import Final

import numpy as np
import pytest

from hardware.sources.simulated import TableSettings
from tests.shown_deck import BEGINS_S, lay_rows, show_deck
from vision.geometry import Quad, centre_of
from vision.learned.card_rows import row_by_row
from vision.learned.laid_cards import RowCard, has_moved, look_at_laid
from vision.learned.laid_outlines import find_laid_cards
from vision.learned.shown_cards import cut_out_cards
from vision.learned.similarity import lay_onto_look

NAMES: Final = ("1", "1*", "W", "O", "7", "back")
SETTINGS: Final = TableSettings(4, (480, 360), 1.5)


@pytest.fixture(scope="module")
def looks() -> list[list[RowCard]]:
    """Two rows of three cards, and the same cards turned where they lie."""
    told = []
    for is_turned in (False, True):
        with lay_rows("lunar", NAMES, 3, SETTINGS, is_turned=is_turned) as table:
            bgr, truths = table.picture(1.0), [truth.quad for truth in table.truth(1.0)]
        cards = [(part, quad) for part, quad in cut_out_cards(bgr) if part is not None]
        assert len(cards) == len(NAMES)
        places = np.array([centre_of(quad) for _, quad in cards])
        assert np.abs(places - [centre_of(quad) for quad in truths]).max() < 6, "in reading order"
        told.append([look_at_laid(part, quad) for part, quad in cards])
    return told


def test_each_card_is_known_again_after_it_was_turned(looks: list[list[RowCard]]) -> None:
    first, again = looks
    for nth, card in enumerate(first):
        likeness = [lay_onto_look(card.seen, other.seen)[0] for other in again]
        assert int(np.argmax(likeness)) == nth
        assert has_moved(card, again[nth])
        assert not has_moved(card, card)


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


def test_rows_run_from_left_to_right_and_from_the_top_though_their_cards_lie_askew() -> None:
    card = np.array([[0, 0], [20, 0], [20, 30], [0, 30]], np.float32)
    places = [(0, 4), (30, 0), (60, 6), (2, 40), (33, 44)]
    quads: list[Quad] = [card + np.array(place, np.float32) for place in places]
    told = row_by_row([quads[place] for place in (3, 2, 4, 0, 1)])
    assert [tuple(quad[0].tolist()) for quad in told] == places
