"""A sensor blurs, coarsens, grains and compresses what a camera sees."""

from dataclasses import replace
from typing import Any

import cv2
import numpy as np
import pytest

from vision.frames import Picture
from vision.scenes import CLEAN, EVERYDAY
from vision.scenes.camera.sensor import photograph

FINEST_PX = 40.0


@pytest.fixture(scope="module")
def print_sheet() -> Picture:
    """Black letters on grey."""
    sheet = np.full((160, 200, 3), 150, np.uint8)
    cv2.putText(sheet, "10 Q", (20, 100), cv2.FONT_HERSHEY_SIMPLEX, 2, (10, 10, 10), 4)
    return sheet


def sharpness(picture: Picture) -> float:
    return float(cv2.Laplacian(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), cv2.CV_64F).var())


def test_a_faultless_camera_changes_nothing(print_sheet: Picture) -> None:
    np.testing.assert_array_equal(photograph(print_sheet, CLEAN, np.random.default_rng(1), FINEST_PX), print_sheet)


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param({"blur_px": (2.0, 2.2)}, id="out of focus"),
        pytest.param({"motion_share": 1}, id="motion"),
        pytest.param({"low_resolution_share": 1}, id="few pixels"),
    ],
)
def test_a_fault_takes_sharpness(fault: dict[str, Any], print_sheet: Picture) -> None:
    seen = photograph(print_sheet, replace(CLEAN, **fault), np.random.default_rng(5), FINEST_PX)
    assert seen.shape == print_sheet.shape
    assert sharpness(seen) < 0.9 * sharpness(print_sheet)


def test_noise_makes_an_even_table_uneven() -> None:
    even = np.full((80, 80, 3), 120, np.uint8)
    assert photograph(even, replace(CLEAN, noise=(6, 6)), np.random.default_rng(1), FINEST_PX).std() > 1


def test_small_letters_are_blurred_less_than_large_ones(print_sheet: Picture) -> None:
    style = replace(CLEAN, blur_px=(0, 2.2))
    small, large = (photograph(print_sheet, style, np.random.default_rng(5), finest) for finest in (8.0, 60.0))
    assert sharpness(small) >= sharpness(large)


def test_the_same_seed_photographs_the_same(print_sheet: Picture) -> None:
    one, other = (photograph(print_sheet, EVERYDAY, np.random.default_rng(9), FINEST_PX) for _ in range(2))
    np.testing.assert_array_equal(one, other)
