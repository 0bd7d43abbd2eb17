"""A side of a card that is not seen is placed by the size of the cards beside it."""

from collections.abc import Sequence

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from vision.frames import Picture
from vision.geometry import Floats, Quad
from vision.reader.card_sizes import place_unseen_sides
from vision.reader.outlines import RefinedOutlines, refine_outlines

pytestmark = pytest.mark.one_python

SLANTED = np.array([[1.7, 0.1, 60], [-0.05, 1.45, 40], [0, -0.0005, 1]])
"""From millimetres on the table to the picture: the camera looks at it 30° aslant."""
PLACES = ((70, 80, 0.0), (200, 90, 1.1), (330, 70, 0.3), (90, 210, 2.0), (330, 220, -0.5))
COVERED = (200, 215, 0.4)
CLOTH = (60, 110, 40)


def laid(x: float, y: float, turn: float, size: tuple[float, float] = (63, 88)) -> Quad:
    """Returns the outline in the picture of a card with its middle there, turned by so many radians."""
    across, down = size[0] / 2, size[1] / 2
    corners = np.array([[-across, -down], [across, -down], [across, down], [-across, down]])
    turned = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    on_table = (corners @ turned + [x, y]).astype(np.float32)
    return np.asarray(cv2.perspectiveTransform(on_table[None], SLANTED)[0], np.float32)


def drawn(quads: Floats, hidden: Quad) -> Picture:
    """Returns a picture of blank cards on cloth, part of which another cloth hides."""
    picture = np.full((640, 900, 3), CLOTH, np.uint8)
    for quad in quads:
        cv2.fillConvexPoly(picture, np.round(quad * 16).astype(int), (235, 240, 240), cv2.LINE_AA, shift=4)
    cv2.fillConvexPoly(picture, np.round(hidden * 16).astype(int), CLOTH, cv2.LINE_AA, shift=4)
    return picture


def farthest(quad: Quad, truth: Quad) -> float:
    """Returns by how much the worst corner is off, in card heights."""
    return float(np.linalg.norm(quad - truth, axis=1).max() / np.linalg.norm(truth[3] - truth[0]))


def refined(quads: Floats, is_edge: list[list[bool]]) -> RefinedOutlines:
    return RefinedOutlines(quads, np.ones(len(quads), np.float32), np.array(is_edge))


def indices(quad: Quad, *corners: int) -> Floats:
    """Returns the middles of the indices (k, 2) in these corners of a card."""
    return np.asarray(quad[[*corners]] + 0.15 * (quad.mean(axis=0) - quad[[*corners]]), np.float32)


def both(quads: Sequence[Quad] | Floats) -> list[Floats]:
    """Returns the middles of both indices of each card."""
    return [indices(quad, 0, 2) for quad in quads]


def moved(quad: Quad, side: int, share: float) -> Quad:
    """Returns an outline of which one side is farther from the opposite one than it should be."""
    first, second, third, fourth = (np.arange(4) + side) % 4
    wrong = quad.copy()
    wrong[first] += share * (quad[first] - quad[fourth])
    wrong[second] += share * (quad[second] - quad[third])
    return np.asarray(wrong, np.float32)


@pytest.mark.parametrize("size", [(63, 88), (57, 89)], ids=["poker cards", "bridge cards"])
@pytest.mark.parametrize("share", [-0.2, 0.25])
@pytest.mark.parametrize("side", range(4))
def test_a_side_under_a_cloth_is_as_far_away_as_on_other_cards(
    side: int, share: float, size: tuple[float, float]
) -> None:
    whole, card = [laid(*place, size) for place in PLACES], laid(*COVERED, size)
    middle, corners = card.mean(axis=0), (card[side], card[(side + 1) % 4])
    outer = [middle + 1.6 * (corner - middle) for corner in corners]
    inner = [middle + 0.55 * (corner - middle) for corner in corners]
    picture = drawn(np.stack([*whole, card]), np.array([*outer, inner[1], inner[0]], np.float32))
    quads = np.stack([*whole, moved(card, side, share)])
    edges = [[True] * 4] * len(whole) + [[i != side for i in range(4)]]
    found = place_unseen_sides(picture, refined(quads, edges), both(quads))
    assert farthest(quads[-1], card) > 0.1
    assert farthest(found.quads[-1], card) < 0.05
    assert (found.quads[:-1] == quads[:-1]).all()


def test_two_adjacent_sides_are_placed_too() -> None:
    whole, card = [laid(*place) for place in PLACES], laid(*COVERED)
    wrong = moved(moved(card, 1, 0.2), 2, 0.2)
    quads = np.stack([*whole, wrong])
    blank = np.full((640, 900, 3), CLOTH, np.uint8)
    edges = [[True] * 4] * len(whole) + [[True, False, False, True]]
    found = place_unseen_sides(blank, refined(quads, edges), both(quads))
    assert farthest(wrong, card) > 0.2
    assert farthest(found.quads[-1], card) < 0.05


def test_the_width_is_known_by_one_card_and_the_height_by_those_under_others() -> None:
    """As in a fan, whose last card alone is seen whole."""
    fan = [laid(120 + 22 * number, 120, 0.0) for number in range(5)]
    wrong = [moved(card, 1, share) for card, share in zip(fan[:4], (0.2, -0.15, 0.15, 0.2), strict=True)]
    quads = np.stack([*wrong, fan[4]])
    edges = [[True, False, True, True]] * 4 + [[True] * 4]
    blank = np.full((640, 900, 3), CLOTH, np.uint8)
    found = place_unseen_sides(blank, refined(quads, edges), [*(indices(card, 0) for card in wrong), *both(fan[4:])])
    assert max(farthest(quad, card) for quad, card in zip(found.quads, fan, strict=True)) < 0.05
    assert min(farthest(quad, card) for quad, card in zip(quads[:4], fan, strict=False)) > 0.1


@pytest.mark.parametrize(("corners", "is_mended"), [((0,), True), ((0, 2), False)])
def test_an_edge_away_from_the_index_gives_way_to_the_size_of_other_cards(
    corners: tuple[int, ...], is_mended: bool
) -> None:
    whole, card = [laid(*place) for place in PLACES], laid(*COVERED)
    quads = np.stack([*whole, moved(card, 1, 0.1)])
    blank = np.full((640, 900, 3), CLOTH, np.uint8)
    centres = [*both(quads[:-1]), indices(quads[-1], *corners)]
    found = place_unseen_sides(blank, refined(quads, [[True] * 4] * len(quads)), centres)
    assert (farthest(found.quads[-1], card) < 0.045) == is_mended
    assert farthest(quads[-1], card) > 0.06


@pytest.mark.parametrize(
    "edges",
    [
        pytest.param([[True] * 4, [True, True, False, False]], id="one card alone shows its height"),
        pytest.param(
            [*[[True] * 4] * 3, [True, False, True, False]], id="opposite sides leave open where the card ends"
        ),
        pytest.param([*[[True] * 4] * 3, [False] * 4], id="no side"),
    ],
)
def test_without_enough_sides_an_outline_stays(edges: list[list[bool]]) -> None:
    quads = np.stack([*(laid(*place) for place in PLACES[: len(edges) - 1]), moved(laid(*COVERED), 1, 0.2)])
    found = place_unseen_sides(np.full((640, 900, 3), CLOTH, np.uint8), refined(quads, edges), both(quads))
    assert (found.quads == quads).all()


@pytest.mark.parametrize(
    ("sizes", "own"),
    [
        pytest.param([(63, 88), (63, 120), (63, 70)], (63, 88), id="the others differ from each other"),
        pytest.param([(63, 88)] * 3, (80, 88), id="it differs from the others"),
    ],
)
def test_an_outline_stays_if_sizes_differ(sizes: list[tuple[float, float]], own: tuple[float, float]) -> None:
    whole = [laid(*place, size) for place, size in zip(PLACES[:3], sizes, strict=True)]
    quads = np.stack([*whole, moved(laid(*COVERED, own), 2, 0.2)])
    outlines = refined(quads, [*[[True] * 4] * 3, [True, True, False, True]])
    found = place_unseen_sides(np.full((640, 900, 3), CLOTH, np.uint8), outlines, both(quads))
    assert (found.quads == quads).all()


def test_a_picture_without_cards_has_no_outlines() -> None:
    blank = np.full((640, 900, 3), CLOTH, np.uint8)
    assert len(place_unseen_sides(blank, refine_outlines(blank, np.zeros((0, 4, 2), np.float32)), []).quads) == 0


@given(
    arrays.arrays(np.float32, (3, 4, 2), elements=st.floats(-900, 1400, width=32)),
    arrays.arrays(np.bool_, (3, 4)),
)
def test_any_outlines_give_finite_ones(quads: Floats, is_edge: Floats) -> None:
    blank = np.full((120, 160, 3), CLOTH, np.uint8)
    outlines = RefinedOutlines(quads, np.ones(3, np.float32), np.asarray(is_edge, np.bool_))
    found = place_unseen_sides(blank, outlines, both(quads))
    assert found.quads.shape == (3, 4, 2)
    assert np.isfinite(found.quads).all()
