"""What may be a card in one picture: not a part of a card."""

from dataclasses import replace

import numpy as np
import pytest

from vision.learned.outlined_picture import picture_with_outlines, without_parts


@pytest.mark.parametrize(("score", "kept"), [(0.8, [0, 2]), (0.6, [0, 1, 2])], ids=["clear", "unclear"])
def test_what_lies_within_a_clear_outline_is_a_part_of_the_card(score: float, kept: list[int]) -> None:
    whole = np.array([[10, 10], [60, 10], [60, 80], [10, 80]], np.float32)
    half = np.array([[10, 10], [60, 10], [60, 44], [10, 44]], np.float32)
    quads = np.stack([whole, half, half + np.array([100, 0], np.float32)])
    seen = picture_with_outlines(np.zeros((120, 200, 3), np.uint8), quads, np.array([score, 0.9, 0.9], np.float32))
    left = without_parts(seen, [seen], float(np.log(1.4)))
    assert left.scores.tolist() == seen.scores[kept].tolist()
    assert len(left.quads) == len(left.views) == len(left.shape) == len(kept)


def test_the_outline_most_like_a_view_is_found_either_way_up() -> None:
    bgr = np.zeros((120, 200, 3), np.uint8)
    bgr[10:40, 10:60] = 255  # the upper half of the first card
    bgr[50:80, 110:160] = 255  # the lower half of the second
    card = np.array([[10, 10], [60, 10], [60, 80], [10, 80]], np.float32)
    beside, scores = np.asarray(card + np.array([100, 0], np.float32), np.float32), np.array([0.9], np.float32)
    one, other = (picture_with_outlines(bgr, quad[None], scores) for quad in (card, beside))
    shape = float(np.log(1.4))
    for seen, quarters in ((one, 0), (other, 2)):
        like, turned = seen.likeness(one.views[0, 0], shape)
        assert (round(like, 1), turned) == (1.0, quarters)
    assert replace(one, quads=one.quads[:0]).likeness(one.views[0, 0], shape) == (0.0, 0)


@pytest.mark.filterwarnings("error")
def test_the_shape_of_an_outline_without_extent_is_finite() -> None:
    quads = np.full((1, 4, 2), 20, np.float32)
    seen = picture_with_outlines(np.zeros((120, 200, 3), np.uint8), quads, np.array([0.5], np.float32))
    assert np.isfinite(seen.shape).all()
