"""Indices of a part of a picture: a wider part is searched only where it was not searched before."""

import numpy as np
import pytest
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Box
from vision.reader.detections import Detections, nothing
from vision.reader.region_indices import RegionIndices, find_in_region, find_in_wider_region

SIZE = (640, 480)
PLACES = [(x, y) for x in range(20, 640, 40) for y in range(20, 480, 40)]


AROUND_PX = 12
"""An index is found if so much of what is round it is seen."""


class Finder:
    """Finds each dark spot by its surroundings, and counts the pixels that it searches."""

    def __init__(self) -> None:
        self.searched = 0

    def find(self, bgr: Picture) -> Detections:
        self.searched += bgr.shape[0] * bgr.shape[1]
        y, x = np.nonzero(bgr[AROUND_PX:-AROUND_PX, AROUND_PX:-AROUND_PX, 0] == 0) + np.array(
            [[AROUND_PX], [AROUND_PX]]
        )
        return detections(np.stack([x, y], axis=1).astype(np.float32) + np.float32(0.5))


def detections(centres: NDArray[np.float32]) -> Detections:
    if not len(centres):
        return nothing()
    up, right = np.array([[0, -9]], np.float32), np.array([[6, 0]], np.float32)
    corners = np.array([[[0, 0], [60, 0], [60, 84], [0, 84]]], np.float32)
    heat = np.full(len(centres), 0.9, np.float32)
    many = np.ones((len(centres), 1), np.float32)
    return Detections(heat, centres, many * up, many * right, centres[:, None] + corners)


@pytest.fixture
def finder() -> Finder:
    return Finder()


@pytest.fixture
def table() -> Picture:
    bgr = np.full((SIZE[1], SIZE[0], 3), 200, np.uint8)
    for x, y in PLACES:
        bgr[y, x] = 0
    return bgr


def places(indices: RegionIndices) -> list[tuple[int, int]]:
    return sorted((int(x), int(y)) for x, y in indices.detections.centre)


def places_in(box: Box) -> list[tuple[int, int]]:
    return sorted((x, y) for x, y in PLACES if box[0] <= x < box[0] + box[2] and box[1] <= y < box[1] + box[3])


def test_what_lies_in_the_part_is_found(finder: Finder, table: Picture) -> None:
    assert places(find_in_region(table, (100, 100, 200, 150), finder.find)) == places_in((100, 100, 200, 150))


@pytest.mark.parametrize("box", [(700, 0, 50, 50), (-60, 10, 20, 20), (10, 500, 40, 40)])
def test_nothing_lies_beside_the_picture(finder: Finder, table: Picture, box: Box) -> None:
    assert places(find_in_region(table, box, finder.find)) == []


@pytest.mark.parametrize(
    ("wider", "is_cheaper"),
    [
        pytest.param((100, 100, 320, 300), True, id="to the right"),
        pytest.param((70, 100, 330, 300), True, id="on both sides"),
        pytest.param((0, 0, 640, 480), False, id="far on all sides"),
        pytest.param((100, 100, 300, 300), True, id="not at all"),
    ],
)
def test_a_wider_part_has_everything_and_only_the_rest_is_searched(
    finder: Finder, table: Picture, wider: Box, is_cheaper: bool
) -> None:
    known = find_in_region(table, (100, 100, 300, 300), finder.find)
    finder.searched = 0
    found = find_in_wider_region(table, known, wider, finder.find)
    assert found.box == wider
    assert places(found) == places_in(wider)
    assert (finder.searched < wider[2] * wider[3]) == is_cheaper


def test_what_was_found_is_not_searched_again(finder: Finder, table: Picture) -> None:
    known = find_in_region(table, (100, 100, 300, 300), finder.find)
    table[150:350, 150:350] = 200
    assert places(find_in_wider_region(table, known, (100, 100, 340, 300), finder.find)) == places_in(
        (100, 100, 340, 300)
    )


def test_an_index_found_on_both_sides_of_the_border_counts_once(finder: Finder, table: Picture) -> None:
    table[:] = 200
    table[220, 384] = 0
    known = RegionIndices((100, 100, 300, 300), detections(np.array([[383.6, 220.5]], np.float32)))
    assert len(find_in_wider_region(table, known, (100, 100, 340, 300), finder.find).detections.centre) == 1
