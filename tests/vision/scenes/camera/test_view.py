"""A camera maps millimetres on the table to pixels."""

from math import pi, radians

import numpy as np
import pytest

from vision.geometry import UNIT_SQUARE
from vision.scenes.camera.view import card_plane, draw_view, face_map, flattening, lies_before, project, view_from

SIZE = (640, 480)
ORIGIN = np.zeros((1, 2))


@pytest.mark.parametrize("tilt_deg", [0, 35, 60])
def test_the_tables_origin_is_seen_in_the_middle_at_the_scale_asked_for(tilt_deg: float) -> None:
    plane = view_from(SIZE, 2.5, tilt=radians(tilt_deg), turn=0.7, focal_px=900)
    square = project(plane, np.array([[0, 0], [0.1, 0], [0, 0.1]]))
    sides = (square[1:] - square[0]) / 0.1
    np.testing.assert_allclose(square[0], [320, 240], atol=1e-6)
    assert abs(np.linalg.det(sides)) ** 0.5 == pytest.approx(2.5, rel=0.01)


def test_from_overhead_a_card_keeps_its_shape_and_from_aslant_it_is_flattened() -> None:
    assert flattening(view_from(SIZE, 2.0)) == pytest.approx(1, abs=0.01)
    assert flattening(view_from(SIZE, 2.0, tilt=radians(60))) < 0.8


def test_a_card_lies_round_its_centre_turned_clockwise() -> None:
    plane = view_from(SIZE, 2.0)
    quad = project(card_plane(plane, 10, 20, pi / 2, (63, 88)), UNIT_SQUARE.astype(np.float64))
    np.testing.assert_allclose(quad.mean(axis=0), [340, 280], atol=0.5)
    np.testing.assert_allclose(quad[0] - quad.mean(axis=0), [88, -63], atol=0.5)


def test_the_same_seed_draws_the_same_camera() -> None:
    one, other = (draw_view(np.random.default_rng(4), SIZE, 2.0, (40, 90)) for _ in range(2))
    np.testing.assert_array_equal(one, other)
    np.testing.assert_allclose(project(one, ORIGIN), [[320, 240]], atol=1e-6)


def test_what_lies_far_behind_a_slanting_camera_is_not_before_it() -> None:
    plane = view_from(SIZE, 2.0, tilt=radians(60))
    assert lies_before(plane, ORIGIN)
    assert not (lies_before(plane, np.array([[0, 1e5]])) and lies_before(plane, np.array([[0, -1e5]])))


def test_a_faces_outline_is_mapped_to_its_quad() -> None:
    outline = np.array([[0, 0], [200, 0], [200, 300], [0, 300]], np.float32)
    quad = np.array([[50, 40], [150, 60], [140, 200], [40, 190]], np.float32)
    np.testing.assert_allclose(project(face_map(outline, quad), outline.astype(np.float64)), quad, atol=1e-3)
