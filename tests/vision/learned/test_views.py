"""Views are cut upright out of a picture, however a card lies in it."""

import cv2
import numpy as np
import pytest

from vision.frames import Picture
from vision.geometry import Quad
from vision.learned.views import (
    HEIGHT,
    MARGIN_PX,
    coarse,
    coarser,
    cut,
    cut_wide,
    fine_size,
    frame_of,
    resized,
    size_of,
    standardised,
    view_size,
    with_margin,
    within_margin,
)

SIZE = view_size(1.5)


@pytest.fixture(scope="module")
def card() -> Picture:
    """A view with a soft pattern."""
    noise = np.random.default_rng(1).uniform(0, 255, (SIZE[1], SIZE[0], 3)).astype(np.float32)
    return np.asarray(cv2.normalize(cv2.GaussianBlur(noise, (0, 0), 4), noise, 0, 255, cv2.NORM_MINMAX), np.uint8)


@pytest.mark.parametrize("aspect", [1.0, 1.25, 1.4, 1.56, 2.0])
def test_views_are_about_as_broad_as_the_cards(aspect: float) -> None:
    width, height = view_size(aspect)
    assert (width % 16, height) == (0, HEIGHT)
    assert width == pytest.approx(height / aspect, abs=8.1)


@pytest.mark.parametrize(
    "quad",
    [
        pytest.param([[40, 30], [136, 30], [136, 174], [40, 174]], id="upright"),
        pytest.param([[200, 40], [200, 136], [56, 136], [56, 40]], id="lying"),
        pytest.param([[60, 80], [150, 40], [205, 170], [110, 205]], id="aslant"),
    ],
)
def test_a_card_is_cut_out_upright(card: Picture, quad: list[list[int]]) -> None:
    outline: Quad = np.array(quad, np.float32)
    onto = cv2.getPerspectiveTransform(frame_of(SIZE), outline - np.float32(0.5))
    picture = np.asarray(cv2.warpPerspective(card, onto, (260, 260), borderMode=cv2.BORDER_REPLICATE), np.uint8)
    assert np.abs(cut(picture, outline, SIZE).astype(int) - card).mean() < 6
    wide = cut_wide(picture, outline, SIZE)
    assert wide.shape[:2] == (SIZE[1] + 2 * MARGIN_PX, SIZE[0] + 2 * MARGIN_PX)
    assert np.abs(within_margin(wide).astype(int) - card).mean() < 6


def test_a_margin_is_taken_off_as_it_was_put_on(card: Picture) -> None:
    assert np.array_equal(within_margin(with_margin(card)), card)


@pytest.mark.parametrize("aspect", [1.0, 1.4, 2.0, 3.0])
def test_fine_views_can_be_parted_into_places_of_four_pixels(aspect: float) -> None:
    assert [side % 4 for side in fine_size(view_size(aspect))] == [0, 0]


def test_a_fine_view_with_its_margin_is_made_a_usual_one(card: Picture) -> None:
    fine = resized(card, fine_size(SIZE))
    assert size_of(fine) == fine_size(SIZE)
    assert np.abs(coarse(fine).astype(int) - card).mean() < 3
    wide = coarser(with_margin(fine))
    assert wide.shape == with_margin(card).shape
    assert np.abs(within_margin(wide).astype(int) - card).mean() < 3


def test_a_view_of_the_right_size_stays_as_it_is(card: Picture) -> None:
    assert resized(card, SIZE) is card
    assert coarse(card) is card


def test_light_and_shadow_do_not_count(card: Picture) -> None:
    lamp = np.linspace(0.45, 1.0, card.shape[1])[None, :, None]
    dim, shaded = (card * 0.5 + 40).astype(np.uint8), (card * lamp).astype(np.uint8)
    bright, darker, half, other = standardised(np.stack([card, dim, shaded, card[::-1]]))
    assert np.linalg.norm(bright) == pytest.approx(1)
    assert min(float(bright @ darker), float(bright @ half)) > 0.95
    assert float(bright @ other) < 0.5
