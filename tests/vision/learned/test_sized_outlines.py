"""One corner tells a card's whole outline where others on the table show how large cards are."""

import numpy as np
import pytest

from tests.vision.learned.outline_drawing import SIZE, card_at, draw_maps
from vision.geometry import Floats, Quad, intersection_over_union
from vision.learned.corners import Corners, find_corners
from vision.learned.outline_maps import OutlineMaps
from vision.learned.outlines import find_outlines
from vision.learned.sides import Sides, find_sides
from vision.learned.sized_outlines import complete_corners, outlines_like, scale_of

ASPECT = 1.4
SLANT = np.array([[1, 0.1], [0, 0.8]], np.float32)
"""A table that is seen aslant: what lies on it is shortened one way."""


def corners_of(quad: Quad, which: int) -> Corners:
    """Returns one corner of a card."""
    after, before = np.roll(quad, -1, axis=0)[which], np.roll(quad, 1, axis=0)[which]
    ways = [(end - quad[which]) / np.linalg.norm(end - quad[which]) for end in (after, before)]
    return Corners(quad[which][None], ways[0][None].astype(np.float32), ways[1][None].astype(np.float32))


@pytest.mark.parametrize("slant", [np.eye(2, dtype=np.float32), SLANT], ids=["from above", "aslant"])
@pytest.mark.parametrize("which", range(4))
@pytest.mark.parametrize("degrees", [0, 35, 160])
def test_a_card_is_completed_from_any_of_its_corners(degrees: float, which: int, slant: Floats) -> None:
    others = [np.asarray(card_at(x, 60, turn) @ slant, np.float32) for x, turn in ((30, 10), (120, 65))]
    quad = np.asarray(card_at(80, 100, degrees) @ slant, np.float32)
    made = complete_corners(corners_of(quad, which), scale_of(others, ASPECT), ASPECT)
    assert len(made) == 2
    assert max(intersection_over_union(one, quad) for one in made) > 0.98


def half_hidden() -> tuple[OutlineMaps, Quad, Quad]:
    """Returns maps with a whole card and one of which only a corner is seen, and both outlines."""
    whole, other = card_at(40, 45, 15), card_at(110, 110, 70)
    maps, rest = draw_maps([whole]), draw_maps([other])
    y, x = np.mgrid[0:SIZE, 0:SIZE]
    near = np.hypot(x - other[0, 0], y - other[0, 1]) < 32
    normals = np.where(near[None], maps.normals + rest.normals, maps.normals)
    return OutlineMaps(maps.cards + rest.cards, normals, 1.0, maps.shape), whole, other


def test_a_card_of_which_one_corner_is_seen_is_found_beside_another() -> None:
    maps, whole, other = half_hidden()
    corners = find_corners(find_sides(maps))
    first = find_outlines(maps, ASPECT).quads
    assert max(intersection_over_union(quad, whole) for quad in first) > 0.9
    assert max(intersection_over_union(quad, other) for quad in first) < 0.5
    more = outlines_like([whole + 0.5], maps, corners, ASPECT, 10).quads
    assert max(intersection_over_union(quad, other) for quad in more) > 0.85
    assert max(intersection_over_union(quad, whole) for quad in more) < 0.5


def test_without_a_corner_nothing_more_is_found() -> None:
    empty = np.zeros((0, 2), np.float32)
    none = find_corners(Sides(empty, empty))
    maps, whole, _ = half_hidden()
    assert len(outlines_like([whole], maps, none, ASPECT, 10).quads) == 0
