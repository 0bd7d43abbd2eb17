"""Pairs of views that the comparison of print is trained on say rightly what is the same, another, or covered."""

import numpy as np
import pytest

from vision.scenes import SurfaceCollection
from vision.training.like_card_views import LikeCards, draw_like_card_views
from vision.training.print_pairs import COVERED, OTHER, SAME, UNSURE, draw_pair, tell_cells

pytestmark = pytest.mark.one_python


@pytest.fixture(scope="module")
def cards() -> LikeCards:
    return draw_like_card_views(3, SurfaceCollection.open("train"))


def test_cells_tell_another_print_and_a_cover() -> None:
    one = np.full((144, 96, 3), 200, np.uint8)
    other, covered = one.copy(), np.zeros((144, 96), np.uint8)
    other[64:72, 40:48] = 40
    covered[:32, :48] = 255
    cells = tell_cells(one, other, covered)
    assert cells.shape == (18, 12)
    assert cells[8, 5] == OTHER
    assert cells[8, 4] == UNSURE  # beside it
    assert (cells[:4, :6] == COVERED).all()
    assert (cells[12:] == SAME).all()


def test_pairs_are_of_one_face_and_of_others_and_the_same_for_the_same_seed(cards: LikeCards) -> None:
    rng, again = np.random.default_rng(1), np.random.default_rng(1)
    pairs = [draw_pair(cards, rng) for _ in range(30)]
    assert {pair.views.shape for pair in pairs} == {(144, 96, 6)}
    assert 5 <= sum((pair.cells != OTHER).all() for pair in pairs) <= 25
    assert (draw_pair(cards, again).views == pairs[0].views).all()
