"""Markers of the printed set: read on drawn tables, never taken for another, and none of them the mat's."""

import numpy as np
import pytest

from companion.games.nice_one_squirrel.cache_table import MARKERS, NAMES
from tests.vision.nut_table import SeenMarker, draw_table, set_out
from vision.frames import Picture
from vision.scenes.decks.faces import PX_PER_MM
from vision.setup.markers import CELLS, find_markers, marker_cells
from vision.setup.mat import LEAST_CORNERS, draw_mat, find_mat
from vision.setup.printed_card import MARKER_MM

pytestmark = pytest.mark.one_python

NUMBERS = {number: name for name, number in MARKERS.items()}
Tables = list[tuple[Picture, tuple[SeenMarker, ...]]]


@pytest.fixture(scope="module")
def tables() -> Tables:
    """Tables with the whole set on them, seen from a height of 80 cm, upright and aslant."""
    return [draw_table(seed, set_out(seed), px_per_mm=1.3, tilt_deg=tilt) for seed, tilt in ((0, 0), (1, 20), (2, 30))]


def test_nearly_every_marker_that_is_seen_is_read(tables: Tables) -> None:
    whole = read = 0
    for picture, seen in tables:
        found = find_markers(picture, NUMBERS)
        for one in (one for one in seen if one.is_whole):
            whole += 1
            read += any(one.is_at(it.quad) and NUMBERS[it.number] == one.name for it in found)
    assert whole > 80
    assert read / whole > 0.95


def test_no_marker_is_taken_for_another(tables: Tables) -> None:
    for picture, seen in tables:
        for it in find_markers(picture, NUMBERS):
            assert any(one.is_at(it.quad) and one.name == NUMBERS[it.number] for one in seen)


def draw_marker(number: int, ink: tuple[int, int, int]) -> Picture:
    """Returns a marker printed on white with some ink, 40 pixels from the picture's edges."""
    step = round(MARKER_MM * PX_PER_MM / CELLS)
    is_dark = np.pad(np.kron(marker_cells(number), np.ones((step, step), np.bool_)), 40)
    return np.where(is_dark[..., None], np.array(ink, np.uint8), np.uint8(255)).astype(np.uint8)


def test_a_corner_is_where_it_is_printed() -> None:
    numbers = sorted(NUMBERS)[:1]
    (found,) = find_markers(draw_marker(numbers[0], (0, 0, 0)), numbers)
    side = CELLS * round(MARKER_MM * PX_PER_MM / CELLS)
    corners = np.array([[0, 0], [side, 0], [side, side], [0, side]]) + 39.5
    assert np.abs(found.quad - corners).max() < 1.0


@pytest.mark.parametrize("ink", [(190, 90, 30), (60, 140, 20), (30, 30, 200)], ids=["blue", "green", "red"])
def test_a_coloured_symbol_is_no_marker(ink: tuple[int, int, int]) -> None:
    """In a small picture the square symbol of a blue acorn looks like one."""
    number = min(NUMBERS)
    assert len(find_markers(draw_marker(number, (20, 25, 35)), [number])) == 1
    assert find_markers(draw_marker(number, ink), [number]) == []


def test_the_mat_has_none_of_them() -> None:
    mat = np.pad(draw_mat(2.0), 40, constant_values=255)
    bgr = np.dstack([mat] * 3).astype(np.uint8)
    assert find_markers(bgr, NUMBERS) == []
    found = find_mat(bgr)
    assert found is not None
    assert found.corners >= LEAST_CORNERS


def test_every_face_has_a_number_of_its_own() -> None:
    assert len(set(MARKERS.values())) == len(NAMES) == 32
    patterns = {marker_cells(number).tobytes() for number in MARKERS.values()}
    assert len(patterns) == len(NAMES)
