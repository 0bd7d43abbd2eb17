"""A frame is a read-only picture that knows whether anything can be read in it."""

import numpy as np
import pytest

from vision.frames import Frame
from vision.setup.quality import Flaw


def test_a_picture_cannot_be_changed_in_a_frame_and_stays_writable_outside() -> None:
    bgr = np.zeros((4, 6, 3), np.uint8)
    frame = Frame(bgr, 1, 0.5)
    with pytest.raises(ValueError, match="read-only"):
        frame.bgr[0, 0] = 1
    bgr[0, 0] = 1


def test_the_small_picture_is_looked_at_where_there_is_one() -> None:
    bgr, small = np.zeros((4, 6, 3), np.uint8), np.zeros((2, 3, 3), np.uint8)
    assert Frame(bgr, 1, 0.5).thumbnail.shape == (4, 6, 3)
    assert Frame(bgr, 1, 0.5, small).thumbnail is small


def test_a_black_picture_has_a_flaw() -> None:
    frame = Frame(np.zeros((40, 60, 3), np.uint8), 1, 0.5)
    assert isinstance(frame.flaw, Flaw)
    assert frame.flaw is frame.flaw
