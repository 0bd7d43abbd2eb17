"""Pairs that the comparison of twins is trained on show a card, its face and one that is alike, in either order."""

import numpy as np
import pytest

from vision.training.twin_card_views import draw_twin_views
from vision.training.twin_pairs import (
    LEAST_PIXELS,
    TwinGroup,
    TwinPairSupply,
    draw_twins,
    find_twins,
    places_that_differ,
)

pytestmark = pytest.mark.one_python

SIDE = 72
"""A part of a fine view is compared so many pixels high and wide."""


@pytest.fixture(scope="module")
def twins() -> TwinGroup:
    return next(found for seed in range(20) if (found := find_twins(draw_twin_views(seed))).places)


def test_twins_are_faces_whose_prints_differ(twins: TwinGroup) -> None:
    assert twins.places
    for face, other in twins.places:
        assert other != face
        assert len(places_that_differ(twins.cards, face, other)) >= LEAST_PIXELS
    assert len(places_that_differ(twins.cards, 0, 0)) == 0


def test_faces_that_differ_in_a_small_number_only_are_twins_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vision.training.twin_card_views.SHARES", (0.0, 1.0, 0.0))
    found = [len(find_twins(draw_twin_views(seed)).places) for seed in range(8)]
    assert sum(found) > 24, "half of the pairs of faces, either way round, and more"


def test_pairs_come_in_both_orders_and_the_same_for_the_same_seed(twins: TwinGroup) -> None:
    rng, again = np.random.default_rng(1), np.random.default_rng(1)
    pairs = [draw_twins(twins, rng) for _ in range(60)]
    assert {pair.views.shape for pair in pairs} == {(SIDE, SIDE, 15)}
    assert {pair.side for pair in pairs} == {1.0, -1.0}
    assert (draw_twins(twins, again).views == pairs[0].views).all()
    alone = [(pair.views[..., 3:6] == pair.views[..., 6:9]).all() for pair in pairs]
    assert 0 < sum(alone) < 30


def test_a_batch_has_views_and_sides() -> None:
    views, sides = TwinPairSupply(batch=3, first_seed=3).batch(0)
    assert views.shape == (3, SIDE, SIDE, 15)
    assert set(sides.tolist()) <= {1.0, -1.0}
