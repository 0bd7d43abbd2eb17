"""Twin pairs: a part of a seen card with the learned views of two faces that are alike; it shows one, or neither."""

import numpy as np
import pytest

from vision.learned.views import fine_size, margin_of, standardised
from vision.training.like_card_views import SIZE
from vision.training.twin_pairs import (
    FACES,
    LEARNED,
    LEAST_PIXELS,
    NEAR_PX,
    SEEN,
    TwinGroup,
    TwinPairSupply,
    draw_twin_group,
    draw_twin_views,
    draw_twins,
    find_twins,
    places_that_differ,
)

pytestmark = pytest.mark.one_python


SIDE = 72
"""A part of a fine view is compared so many pixels high and wide."""


@pytest.fixture(scope="module")
def twins() -> TwinGroup:
    return next(found for seed in range(20) if len((found := draw_twin_group(seed)).places) == 3)


def test_twins_are_faces_whose_prints_differ(twins: TwinGroup) -> None:
    for face, other in twins.places:
        assert face < other
        assert len(places_that_differ(twins.cards, face, other)) >= LEAST_PIXELS
    assert len(places_that_differ(twins.cards, 0, 0)) == 0


def test_faces_that_differ_in_a_small_number_only_are_twins_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vision.training.twin_pairs.SHARES", (0.0, 1.0, 0.0))
    found = [len(find_twins(draw_twin_views(seed)).places) for seed in range(8)]
    assert sum(found) > 12, "half of the pairs of faces, and more"


def test_pairs_come_in_both_orders_and_the_same_for_the_same_seed(twins: TwinGroup) -> None:
    rng, again = np.random.default_rng(1), np.random.default_rng(1)
    pairs = [draw_twins(twins, rng) for _ in range(60)]
    assert {pair.views.shape for pair in pairs} == {(SIDE, SIDE, 15)}
    assert {1.0, -1.0} <= {pair.side for pair in pairs} <= {1.0, -1.0, 0.0}
    assert (draw_twins(twins, again).views == pairs[0].views).all()
    alone = [(pair.views[..., 3:6] == pair.views[..., 6:9]).all() for pair in pairs]
    assert 0 < sum(alone) < 30


def test_nothing_is_to_be_told_only_where_a_third_face_differs_from_both(
    twins: TwinGroup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vision.training.twin_pairs.THIRD_SHARE", 1.0)
    rng = np.random.default_rng(3)
    here = np.array([[40, 40]])
    everywhere = TwinGroup(twins.cards, dict.fromkeys(twins.places, here))
    assert {draw_twins(everywhere, rng).side for _ in range(20)} == {0.0}
    apart = TwinGroup(twins.cards, {pair: here + 6 * NEAR_PX * nth for nth, pair in enumerate(twins.places)})
    assert {draw_twins(apart, rng).side for _ in range(40)} == {1.0, -1.0}
    two = TwinGroup(twins.cards, dict([next(iter(twins.places.items()))]))
    assert {draw_twins(two, rng).side for _ in range(40)} == {1.0, -1.0}


def test_batches_have_views_and_sides_and_are_the_same_however_many_processes_draw() -> None:
    views, sides = TwinPairSupply(batch=3, first_seed=3, groups=4).batch(7)
    assert views.shape == (3, SIDE, SIDE, 15)
    assert set(sides.tolist()) <= {1.0, -1.0, 0.0}
    again, _ = TwinPairSupply(batch=3, first_seed=3, groups=4, workers=2).batch(7)
    assert (again == views).all()


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_every_view_shows_the_print(seed: int) -> None:
    views = draw_twin_views(seed)
    width, height = fine_size(SIZE)
    margin = margin_of((width, height))
    assert [len(views.prints), len(views.learned), len(views.seen)] == [FACES] * 3
    for print_, learned, seen in zip(views.prints, views.learned, views.seen, strict=True):
        assert (len(learned), len(seen)) == (LEARNED, SEEN)
        assert {view.shape for view in (*learned, *seen)} == {(height + 2 * margin, width + 2 * margin, 3)}
        inner = [view[margin:-margin, margin:-margin] for view in learned]
        likeness = standardised(np.stack([print_, *inner])) @ standardised(print_[None])[0]
        assert likeness[1:].min() > 0.5


def test_the_same_seed_gives_the_same_views() -> None:
    one, other = draw_twin_views(4), draw_twin_views(4)
    assert all(np.array_equal(a, b) for a, b in zip(one.seen[0], other.seen[0], strict=True))
