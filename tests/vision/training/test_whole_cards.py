"""Whole cards are learnt from with the counts and suits that were drawn, and with what is no card."""

from dataclasses import replace

import numpy as np
import pytest

from vision.geometry import intersection_over_union
from vision.reader.layout import COUNTS, LETTERS, SUITS, VIEW_SIZE
from vision.reader.networks import FinderRunner
from vision.scenes import CLEAN, SceneLayout
from vision.training.index_crops import STYLE
from vision.training.scene_pool import SceneSource
from vision.training.whole_cards import COUNT_OF, LIKE, ViewSupply, outlines

APART = replace(CLEAN, layouts=(SceneLayout.SEPARATE,), cards=(4, 6), index_px=(14, 24))


@pytest.fixture(scope="module")
def finder() -> FinderRunner:
    return FinderRunner()


@pytest.mark.parametrize(
    ("letter", "count"), [("2", 2), ("9", 9), ("10", 10), ("A", 1), ("1", 1), ("K", 0), ("B", 0), ("V", 0)]
)
def test_a_letter_stands_on_a_card_with_so_many_pips(letter: str, count: int) -> None:
    assert COUNTS[COUNT_OF[LETTERS.index(letter)]] == count


def test_outlines_are_known_by_the_card_that_was_drawn_there(scene_source: SceneSource, finder: FinderRunner) -> None:
    known = 0
    for seed in range(0, 400, 100):
        scene = scene_source.draw(seed, (400, 400), APART)
        rows = outlines(scene, finder, np.random.default_rng(seed))
        for corners, place, suit in (row for row in rows if row[1] >= 0):
            (card,) = [one.card for one in scene.cards if intersection_over_union(corners, one.quad) > 0.5]
            assert card is not None
            pips = {11: 0, 12: 0, 13: 0, 14: 1}.get(card.rank.value, card.rank.value)
            assert (COUNTS[place], SUITS[suit]) == (pips, card.suit)
            known += 1
    assert known >= 20


def test_what_a_finder_wrongly_saw_is_no_card_unless_its_outline_is_one(
    scene_source: SceneSource, finder: FinderRunner
) -> None:
    """A pip may be taken for an index and its card be posed rightly all the same."""
    kept = 0
    for seed in range(8):
        scene = scene_source.draw(seed, (320, 320), STYLE)
        for corners, count, _ in outlines(scene, finder, np.random.default_rng(seed)):
            if count < 0:
                kept += 1
                assert all(intersection_over_union(corners, card.quad) <= LIKE for card in scene.cards if card.corners)
    assert kept


def test_the_same_step_gives_the_same_views(scene_source: SceneSource, finder: FinderRunner) -> None:
    one, other = (ViewSupply(scene_source, batch=16, first_seed=5, finder=finder, room=6).batch(1) for _ in range(2))
    width, height = VIEW_SIZE
    assert one.views.shape == (16, height, width, 3)
    assert (one.views == other.views).all()
    assert one.pips.min() == -1
    assert np.count_nonzero(one.pips >= 0) == 12
