"""Local contrast is the same in any light, and plain areas have none."""

import numpy as np
import pytest

from vision.geometry import Floats
from vision.learned.local_contrast import local_contrast, local_contrasts


@pytest.fixture
def printed() -> Floats:
    picture = np.full((60, 60, 3), 200, np.float32)
    picture[20:40, 24:36] = (40, 60, 120)
    return picture


@pytest.mark.parametrize("channels", [1, 3])
def test_in_half_the_light_it_is_the_same(printed: Floats, channels: int) -> None:
    picture = printed if channels == 3 else printed[..., 0]
    bright, dim = (local_contrast(light * (picture + 16) - 16, 8.0, 4.0) for light in (1.0, 0.5))
    assert np.abs(bright).max() > 0.5
    assert np.abs(bright - dim).max() < 1e-3


def test_a_plain_area_has_none() -> None:
    assert np.abs(local_contrast(np.full((40, 40, 3), 90, np.float32), 8.0, 4.0)).max() < 1e-3


def test_many_small_pictures_have_the_contrast_that_each_has() -> None:
    pictures = np.random.default_rng(5).uniform(0, 255, (3, 24, 16, 3)).astype(np.float32)
    each = np.stack([local_contrast(picture, 2.0, 3.0) for picture in pictures])
    assert np.abs(local_contrasts(pictures, 2.0, 3.0) - each).max() < 1e-2
