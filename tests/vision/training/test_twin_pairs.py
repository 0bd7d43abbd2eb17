"""Pairs that the comparison of twins is trained on show a card, its face and one that is alike, in either order."""

import numpy as np
import pytest

from vision.scenes import SurfaceCollection
from vision.training.like_card_views import LikeCards, draw_like_card_views
from vision.training.twin_pairs import TwinPairSupply, draw_twins, seen_twins


@pytest.fixture(scope="module")
def cards() -> LikeCards:
    return draw_like_card_views(3, SurfaceCollection.open("train"))


def test_twins_are_other_learned_faces_of_the_same_group(cards: LikeCards) -> None:
    known = seen_twins(cards)
    assert known
    for place, other in known:
        face = cards.seen[place].face
        assert other in cards.learned
        assert other != face
        assert cards.groups[other] == cards.groups[face]


def test_pairs_come_in_both_orders_and_the_same_for_the_same_seed(cards: LikeCards) -> None:
    rng, again = np.random.default_rng(1), np.random.default_rng(1)
    pairs = [draw_twins(cards, rng) for _ in range(40)]
    assert {pair.views.shape for pair in pairs} == {(144, 96, 15)}
    assert {pair.side for pair in pairs} == {1.0, -1.0}
    assert (draw_twins(cards, again).views == pairs[0].views).all()
    alone = [(pair.views[..., 3:6] == pair.views[..., 6:9]).all() for pair in pairs]
    assert 0 < sum(alone) < 20


def test_a_batch_has_views_and_sides() -> None:
    views, sides = TwinPairSupply(SurfaceCollection.open("train"), batch=3, first_seed=3).batch(0)
    assert views.shape == (3, 144, 96, 15)
    assert set(sides.tolist()) <= {1.0, -1.0}
