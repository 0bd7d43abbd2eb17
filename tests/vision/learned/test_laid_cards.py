"""Cards that lie in rows are found in reading order, and known again where they were turned."""

from typing import Final

import numpy as np
import pytest

from hardware.sources.simulated import TableSettings
from tests.shown_deck import lay_rows
from vision.geometry import centre_of
from vision.learned.laid_cards import RowCard, has_moved, outline_row_card, part_round
from vision.learned.shown_cards import cut_out_cards
from vision.learned.similarity import align_pictures

pytestmark = pytest.mark.one_python

NAMES: Final = ("1", "1*", "W", "O", "7", "back")
SETTINGS: Final = TableSettings(4, (480, 360), 1.5)


@pytest.fixture(scope="module")
def rounds() -> list[list[RowCard]]:
    """Two rows of three cards, and the same cards turned where they lie."""
    told = []
    for is_turned in (False, True):
        with lay_rows("lunar", NAMES, 3, SETTINGS, is_turned=is_turned) as table:
            bgr, truths = table.picture(1.0), [truth.quad for truth in table.truth(1.0)]
        cards = [(part, quad) for part, quad in cut_out_cards(bgr) if part is not None]
        assert len(cards) == len(NAMES)
        places = np.array([centre_of(quad) for _, quad in cards])
        assert np.abs(places - [centre_of(quad) for quad in truths]).max() < 6, "in reading order"
        told.append([outline_row_card(part, quad) for part, quad in cards])
    return told


def test_each_card_is_known_again_after_it_was_turned(rounds: list[list[RowCard]]) -> None:
    first, again = rounds
    for nth, card in enumerate(first):
        likeness = [align_pictures(card.seen, other.seen)[0] for other in again]
        assert int(np.argmax(likeness)) == nth
        assert has_moved(card, again[nth])
        assert not has_moved(card, card)


def test_what_is_cut_out_round_an_outline_without_extent_is_one_pixel() -> None:
    nothing = np.tile(np.array([[40, 30]], np.float32), (4, 1))
    bgr = np.full((60, 80, 3), 128, np.uint8)
    part = part_round(bgr, nothing)
    assert part.shape == (1, 1, 3), "not the whole picture"
    with np.errstate(divide="ignore"):  # it has no shape
        assert outline_row_card(part, nothing).quad is nothing


@pytest.mark.parametrize(("millimetres", "is_moved"), [pytest.param(2, True, id="pushed"), pytest.param(0.4, False)])
def test_a_card_has_moved_once_it_was_pushed_by_two_millimetres(millimetres: float, *, is_moved: bool) -> None:
    bgr = np.full((360, 480, 3), 90, np.uint8)
    quad = np.array([[100, 100], [163, 100], [163, 188], [100, 188]], np.float32)
    bgr[100:188, 100:163], bgr[110:130, 110:130] = 240, 20
    pushed = np.asarray(quad + np.float32(millimetres * np.sqrt(0.5)), np.float32)
    one, other = (outline_row_card(part_round(bgr, place), place) for place in (quad, pushed))
    assert has_moved(one, other) == is_moved
