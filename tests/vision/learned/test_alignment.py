"""An outline that is a little off is moved until what lies in it looks like a learned view."""

import cv2
import numpy as np
import pytest

from vision.frames import Picture
from vision.geometry import Quad
from vision.learned.alignment import align, find_homography, find_known, warp_fine, warp_onto
from vision.learned.views import MARGIN_PX, coarser, cut, cut_wide, fine_size, view_size

SIZE = view_size(1.5)
QUAD: Quad = np.array([[60, 40], [150, 50], [140, 190], [50, 180]], np.float32)


@pytest.fixture(scope="module")
def picture() -> Picture:
    """Blotches without any regularity."""
    noise = np.random.default_rng(3).uniform(0, 255, (240, 220, 3)).astype(np.float32)
    smooth = cv2.GaussianBlur(noise, (0, 0), 5)
    return np.asarray(cv2.normalize(smooth, None, 0, 255, cv2.NORM_MINMAX), np.uint8)  # type: ignore[call-overload]


@pytest.mark.parametrize("off", [(0, 0), (3, 0), (-2, 3), (0, -4)])
def test_an_outline_finds_back_to_its_card(picture: Picture, off: tuple[int, int]) -> None:
    learned = cut(picture, QUAD, SIZE)
    found = align(picture, QUAD + np.array(off, np.float32), learned)
    assert found is not None
    assert np.abs(found - QUAD).max() < 1.5


def test_an_outline_finds_back_to_its_card_in_a_shadow(picture: Picture) -> None:
    learned = cut(picture, QUAD, SIZE)
    light = 1 / (1 + np.exp((np.arange(picture.shape[1]) - 95) / 6)) + 0.2
    shaded = np.asarray(picture * (light / light.max())[None, :, None], np.uint8)
    found = align(shaded, QUAD + np.float32(2), learned)
    assert found is not None
    assert np.abs(found - QUAD).max() < 1.5


def test_what_has_nothing_in_common_is_not_aligned(picture: Picture) -> None:
    flat = np.full((SIZE[1], SIZE[0], 3), 128, np.uint8)
    assert align(picture, QUAD, flat) is None


def test_a_view_is_laid_onto_the_learned_one(picture: Picture) -> None:
    learned = cut(picture, QUAD, SIZE)
    wide = cut_wide(picture, QUAD + np.float32(2), SIZE)
    before = wide[MARGIN_PX:-MARGIN_PX, MARGIN_PX:-MARGIN_PX]
    laid = warp_onto(wide, learned)
    assert laid.shape == learned.shape

    def off(view: Picture) -> float:
        return float(np.abs(view.astype(float) - learned).mean())

    assert off(laid) < off(before) / 3


def test_a_fine_view_is_laid_as_the_usual_one_lies(picture: Picture) -> None:
    wide = cut_wide(picture, QUAD + np.float32(2), fine_size(SIZE))
    homography = find_homography(coarser(wide), cut(picture, QUAD, SIZE))
    laid = warp_fine(wide, homography, fine_size(SIZE))
    assert np.abs(laid.astype(int) - cut(picture, QUAD, fine_size(SIZE))).mean() < 2


def test_a_view_laid_with_a_shift_lacks_one_edge() -> None:
    size = fine_size(SIZE)
    unmoved = np.array([[1, 0, MARGIN_PX], [0, 1, MARGIN_PX], [0, 0, 1]], np.float64)
    fine = np.zeros((size[1], size[0], 3), np.uint8)
    assert find_known(fine, unmoved, size)[2:-2, 2:-2].all()
    unmoved[0, 2] += 4
    moved = find_known(fine, unmoved, size)
    assert not moved[:, -5:].any()
    assert moved[2:-2, 2:-10].all()
