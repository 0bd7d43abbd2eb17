"""A nudge of the camera is measured, and other changes are not taken for one."""

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from vision.frames import Picture
from vision.tracking.camera_shift import find_shift, in_cells, moved_quad
from vision.tracking.change import cell_image

SIZE = (960, 720)


def table(seed: int = 1) -> Picture:
    rng = np.random.default_rng(seed)
    wood = cv2.resize(rng.normal(0, 22, (90, 30)).astype(np.float32), SIZE, interpolation=cv2.INTER_CUBIC)
    bgr = np.clip(np.array([70.0, 100.0, 130.0]) + wood[..., None], 0, 255).astype(np.uint8)
    for place in range(5):
        x, y = int(rng.integers(80, 800)), int(rng.integers(80, 560))
        cv2.rectangle(bgr, (x, y), (x + 90, y + 126), (235, 235, 235), -1)
        cv2.circle(bgr, (x + 45, y + 60), 20 + 2 * place, (40, 30, 180), -1)
    return bgr


def pushed(bgr: Picture, across: float, down: float, turn: float) -> tuple[Picture, NDArray[np.float64]]:
    warp = np.asarray(cv2.getRotationMatrix2D((SIZE[0] / 2, SIZE[1] / 2), float(np.degrees(turn)), 1), np.float64)
    warp[:, 2] += (across, down)
    moved = cv2.warpAffine(bgr, warp, SIZE, borderMode=cv2.BORDER_REFLECT)
    noise = np.random.default_rng(4).normal(0, 3, moved.shape)
    return np.clip(moved + noise, 0, 255).astype(np.uint8), warp


@pytest.mark.parametrize(("across", "down", "turn"), [(9, -7, 0), (30, 22, 0.02), (0, 0, 0.03), (-60, 40, -0.04)])
def test_a_nudge_is_measured(across: float, down: float, turn: float) -> None:
    before = table()
    after, truth = pushed(before, across, down, turn)
    found = find_shift(cell_image(before), cell_image(after))
    assert found is not None
    corners = np.array([[100, 100], [800, 100], [800, 600], [100, 600]], np.float32)
    assert moved_quad(corners, found) == pytest.approx(corners @ truth[:, :2].T + truth[:, 2], abs=1.5)


def test_a_card_laid_down_is_no_nudge() -> None:
    before = table()
    after = before.copy()
    cv2.rectangle(after, (400, 300), (490, 426), (240, 240, 240), -1)
    assert find_shift(cell_image(before), cell_image(after)) is None


def test_another_table_is_no_nudge() -> None:
    assert find_shift(cell_image(table(1)), cell_image(table(2))) is None


def test_a_lamp_is_no_nudge() -> None:
    assert find_shift(cell_image(table()), cell_image((table() * 0.7).astype(np.uint8))) is None


def test_pictures_of_other_sizes_are_not_compared() -> None:
    assert find_shift(cell_image(table()), cell_image(table()[::2, ::2])) is None


def test_a_warp_in_pixels_is_the_same_in_cells() -> None:
    after, _ = pushed(table(), 16, -8, 0)
    found = find_shift(cell_image(table()), cell_image(after))
    assert found is not None
    assert in_cells(found, cell_image(after))[:, 2] == pytest.approx([2, -1], abs=0.1)
