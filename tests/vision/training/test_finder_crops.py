"""Crops for the finder are the same for the same step, with their truths in place."""

import numpy as np

from vision.reader.layout import MAPS
from vision.training.finder_crops import SIZE_PX, STYLE, FinderCropSupply, take_finder_crop
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
