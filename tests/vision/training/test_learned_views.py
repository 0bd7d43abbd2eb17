"""Drawn cards fill a view of a learned card, and their outlines are nearly exact, as the reader finds them."""

import numpy as np

from vision.training.learned_views import ASPECTS, OUTLINE_ERROR, draw_viewed_size, outlined


def test_drawn_cards_are_as_high_as_views_are() -> None:
    rng = np.random.default_rng(1)
    aspects = [height / width for width, height in (draw_viewed_size(rng) for _ in range(100))]
    assert ASPECTS[0] < min(aspects) < 1.4
    assert 1.6 < max(aspects) < ASPECTS[1]


def test_outlines_are_off_by_a_share_of_the_cards_height() -> None:
    rng = np.random.default_rng(2)
    quad = np.array([[10, 10], [110, 10], [110, 160], [10, 160]], np.float32)
    off = np.array([outlined(rng, quad) - quad for _ in range(200)])
    assert abs(float(off.std()) - OUTLINE_ERROR * 150) < 0.1 * OUTLINE_ERROR * 150
