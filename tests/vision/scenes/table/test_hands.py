"""Hands reach over a table."""

import numpy as np
import pytest

from vision.scenes.table.hands import draw_hand
from vision.scenes.table.viewed_table import FINGERS


@pytest.mark.parametrize("seed", range(3))
def test_fingers_point_up_and_the_arm_ends_below(seed: int) -> None:
    hand = draw_hand(np.random.default_rng(seed))
    covers = hand.face.bgra[..., 3] > 127
    height = covers.shape[0]
    width_mm, length_mm = hand.size_mm
    assert width_mm > 60
    assert length_mm > width_mm
    assert covers[-1].any(), "an arm ends somewhere beyond"
    assert abs(int(covers.any(axis=1).argmax()) / height - (0.5 - FINGERS)) < 0.12
