"""Flat things cast soft shadows."""

import numpy as np

from vision.scenes.camera.shadows import cast_shadow, cast_shape
from vision.scenes.decks.faces import box_quad
from vision.scenes.decks.paint import Patch


def canvas() -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    return np.full((100, 100, 3), 200, np.uint8)


def test_a_shadow_is_dark_inside_soft_at_its_edge_and_nowhere_else() -> None:
    table = canvas()
    cast_shadow(table, box_quad(30, 30, 40, 40), 3, 0.5)
    assert 95 <= table[50, 50, 0] <= 105
    assert 110 < table[30, 50, 0] < 190
    assert (table[:20] == 200).all()


def test_a_shadow_beyond_the_picture_or_of_no_strength_darkens_nothing() -> None:
    table = canvas()
    cast_shadow(table, box_quad(300, 30, 40, 40), 3, 0.5)
    cast_shadow(table, box_quad(30, 30, 40, 40), 3, 0.0)
    assert (table == 200).all()


def test_a_shape_casts_its_own_shadow_moved_away_from_the_light() -> None:
    table = canvas()
    patch = Patch(20, 20, np.zeros((20, 20, 3), np.uint8), np.full((20, 20), 255, np.uint8))
    cast_shape(table, patch, np.array([30, 0], np.float32), 1, 1.0)
    assert table[30, 60, 0] < 20
    assert (table[30, :40] == 200).all()
