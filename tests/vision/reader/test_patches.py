"""Patches stand upright, whatever the pose and size in the picture."""

import cv2
import numpy as np
import pytest

from vision.reader.patches import cut_patch


@pytest.mark.parametrize("turn", [0, 37, 90, 180, 290])
@pytest.mark.parametrize("size", [12, 30, 160])
def test_a_patch_is_upright_and_centred(turn: float, size: int) -> None:
    picture = np.full((900, 900, 3), 255, np.uint8)
    angle = np.radians(turn)
    right = np.array([np.cos(angle), np.sin(angle)], np.float32) * size
    up = np.array([right[1], -right[0]], np.float32)
    centre = np.array([450.5, 450.5], np.float32)
    for at, colour in ((0.25, (0, 0, 255)), (-0.25, (255, 0, 0))):
        middle = tuple((centre + up * at).tolist())
        box = cv2.boxPoints((middle, (size * 0.5, size * 0.5), turn))
        cv2.fillConvexPoly(picture, np.round(box).astype(int), colour)
    patch = cut_patch(picture, centre, up, right)
    assert patch.shape == (48, 40, 3)
    top, foot = patch[12:20, 16:24].mean(axis=(0, 1)), patch[28:36, 16:24].mean(axis=(0, 1))
    assert top[2] > 180 > 90 > top[0]
    assert foot[0] > 180 > 90 > foot[2]
    assert patch[:, :3].min() > 200


def test_a_pose_beyond_the_picture_gives_a_patch_all_the_same() -> None:
    picture = np.zeros((30, 20, 3), np.uint8)
    pose = [np.array(pair, np.float32) for pair in ((-500, 900), (0, -60), (60, 0))]
    assert cut_patch(picture, *pose).shape == (48, 40, 3)
