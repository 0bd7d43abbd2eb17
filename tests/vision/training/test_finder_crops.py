"""Crops for the finder are the same for the same step, with their truths in place."""

import numpy as np
import pytest

from tests.vision.training.two_indices import truths_of
from vision.reader.detections import decode
from vision.reader.layout import HEAT, MAPS, MOST_PX
from vision.training.finder_crops import SIZE_PX, STYLE, FinderCropSupply, draw_targets, take_finder_crop
from vision.training.index_truths import index_truths
from vision.training.scene_pool import SceneSource


def test_the_same_step_gives_the_same_crops(scene_source: SceneSource) -> None:
    one, other = (FinderCropSupply(scene_source, batch=2, first_seed=5, room=4).batch(0) for _ in range(2))
    assert one.pictures.shape == (2, SIZE_PX, SIZE_PX, 3)
    assert one.maps.shape == (2, MAPS, SIZE_PX // 4, SIZE_PX // 4)
    assert (one.pictures == other.pictures).all()
    assert (one.maps == other.maps).all()


def test_crops_keep_truths_on_their_indices(scene_source: SceneSource) -> None:
    scene = scene_source.draw(11, (448, 448), STYLE)
    for seed in range(6):
        picture, truths = take_finder_crop(scene.bgr, index_truths(scene), np.random.default_rng(seed))
        assert picture.shape == (SIZE_PX, SIZE_PX, 3)
        seen = truths.visible > 0.8
        assert (truths.centre[seen] >= 0).all()
        assert (truths.centre[seen] <= SIZE_PX).all()


def test_a_finder_that_answers_as_taught_is_decoded_to_the_truth() -> None:
    truths = truths_of()
    maps, _, _ = draw_targets(truths, 256)
    maps[HEAT] = np.where(maps[HEAT] >= 1, 6, -6)
    found = decode(maps, 0.2)
    np.testing.assert_allclose(np.sort(found.centre, axis=0), np.sort(truths.centre, axis=0), atol=0.1)
    np.testing.assert_allclose(np.sort(found.up, axis=0), np.sort(truths.up, axis=0), atol=0.1)


@pytest.mark.parametrize(
    ("larger", "visible", "taught", "asked"),
    [
        (1.0, 1.0, True, True),
        (1.0, 0.5, False, False),
        (1.0, 0.1, False, True),
        (MOST_PX * 1.2 / 14, 1.0, False, False),
        (MOST_PX * 2 / 14, 1.0, False, True),
        (0.4, 1.0, False, False),
        (0.2, 1.0, False, True),
    ],
)
def test_only_what_can_be_seen_must_be_found(larger: float, visible: float, taught: bool, asked: bool) -> None:
    maps, _, weight = draw_targets(truths_of(larger, visible), 256)
    assert bool((maps[HEAT] >= 1).any()) is taught
    assert bool((weight == 1).all()) is asked
