"""Outlines of cards of one size on one plane are fitted together, so unseen sides and wrong edges are mended."""

from collections.abc import Sequence

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from vision.geometry import Floats, Quad
from vision.reader.card_plane import fit_to_plane
from vision.reader.outlines import RefinedOutlines

pytestmark = pytest.mark.one_python

SLANTED = np.array([[1.7, 0.1, 60], [-0.05, 1.45, 40], [0, -0.0005, 1]])
"""From millimetres on the table to the picture: the camera looks at it 30° aslant."""
PLACES = ((70, 80, 0.0), (200, 90, 1.1), (330, 70, 0.3), (90, 210, 2.0), (330, 220, -0.5))
COVERED = (200, 215, 0.4)
POKER, BRIDGE = (63, 88), (57, 89)
ALL = [True] * 4
INSET = (9, 14)
"""How far the middle of an index is from the side and the end of its card, in millimetres."""


def in_picture(points: object, x: float, y: float, turn: float) -> Floats:
    """Returns where points of a card (n, 2) are that lies there, in millimetres from its middle."""
    turned = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    on_table = (np.asarray(points) @ turned + [x, y]).astype(np.float32)
    return np.asarray(cv2.perspectiveTransform(on_table[None], SLANTED)[0], np.float32)


def corners(size: tuple[float, float]) -> Floats:
    return np.asarray(np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * size / 2, np.float32)


def laid(place: tuple[float, float, float], size: tuple[float, float] = POKER) -> Quad:
    """Returns the outline in the picture of a card with its middle there, turned by so many radians."""
    return in_picture(corners(size), *place)


def indices(place: tuple[float, float, float], *which: int, size: tuple[float, float] = POKER) -> Floats:
    """Returns the middles (k, 2) of the indices in these corners of a card that lies there."""
    all_corners = corners(size)
    return in_picture((all_corners - np.sign(all_corners) * INSET)[[*which]], *place)


def farthest(quad: Quad, truth: Quad) -> float:
    """Returns by how much the worst corner is off, in card heights."""
    return float(np.linalg.norm(quad - truth, axis=1).max() / np.linalg.norm(truth[3] - truth[0]))


def fitted(quads: Sequence[Quad], is_edge: Sequence[Sequence[bool]], centres: Sequence[Floats]) -> Floats:
    """Returns the outlines fitted to those that are guessed and that show these edges."""
    all_quads = np.stack(quads)
    refined = RefinedOutlines(all_quads, np.ones(len(quads), np.float32), np.array(is_edge))
    return fit_to_plane(all_quads, refined, centres).quads


def moved(quad: Quad, side: int, share: float) -> Quad:
    """Returns an outline of which one side is farther from the opposite one than it should be."""
    first, second, third, fourth = (np.arange(4) + side) % 4
    wrong = quad.copy()
    wrong[first] += share * (quad[first] - quad[fourth])
    wrong[second] += share * (quad[second] - quad[third])
    return np.asarray(wrong, np.float32)


@pytest.mark.parametrize("size", [POKER, BRIDGE], ids=["poker cards", "bridge cards"])
@pytest.mark.parametrize("is_edge", [True, False], ids=["another card's edge", "no edge"])
@pytest.mark.parametrize("share", [-0.2, 0.25])
@pytest.mark.parametrize("side", range(4))
def test_a_side_under_another_card_is_where_those_of_other_cards_put_it(
    side: int, share: float, is_edge: bool, size: tuple[float, float]
) -> None:
    quads = [*(laid(place, size) for place in PLACES), moved(laid(COVERED, size), side, share)]
    index = 2 if side in {0, 3} else 0
    centres = [*(indices(place, 0, 2, size=size) for place in PLACES), indices(COVERED, index, size=size)]
    found = fitted(quads, [ALL] * 5 + [[is_edge or i != side for i in range(4)]], centres)
    assert farthest(quads[-1], laid(COVERED, size)) > 0.1
    assert farthest(found[-1], laid(COVERED, size)) < 0.02


def test_a_card_of_which_an_index_and_no_edge_is_seen_is_placed_by_that() -> None:
    wrong = np.asarray((laid(COVERED) - 300) * 1.2 + 310, np.float32)
    centres = [*(indices(place, 0, 2) for place in PLACES), indices(COVERED, 0)]
    found = fitted([*map(laid, PLACES), wrong], [ALL] * 5 + [[False] * 4], centres)
    assert farthest(wrong, laid(COVERED)) > 0.2
    assert farthest(found[-1], laid(COVERED)) < 0.06


def test_in_a_fan_the_last_card_tells_how_wide_the_others_are() -> None:
    places = [(120 + 22 * number, 120.0, 0.1 * number) for number in range(6)]
    fan = [laid(place) for place in places]
    wrong = [moved(card, 1, share) for card, share in zip(fan[:5], (0.2, -0.15, 0.15, 0.2, -0.1), strict=True)]
    edges = [[True, False, True, True]] * 5 + [ALL]
    found = fitted([*wrong, fan[5]], edges, [*(indices(place, 0) for place in places[:5]), indices(places[5], 0, 2)])
    assert min(farthest(quad, card) for quad, card in zip(wrong, fan, strict=False)) > 0.06
    assert max(farthest(quad, card) for quad, card in zip(found, fan, strict=True)) < 0.02


def test_in_a_fan_that_shows_no_width_cards_are_as_wide_as_poker_cards() -> None:
    places = [(120 + 22 * number, 120.0, 0.1 * number) for number in range(6)]
    wrong = [
        moved(laid(place), 1, share) for place, share in zip(places, (0.2, -0.15, -0.2, 0.2, -0.1, 0.1), strict=True)
    ]
    found = fitted(wrong, [[True, False, True, True]] * 6, [indices(place, 0) for place in places])
    assert max(farthest(quad, laid(place)) for quad, place in zip(found, places, strict=True)) < 0.04


@pytest.mark.parametrize("scale", [0.8, 1.25])
def test_a_card_of_another_size_stays_where_its_indices_tell_it(scale: float) -> None:
    size = (63 * scale, 88 * scale)
    quads = [*map(laid, PLACES), laid(COVERED, size)]
    centres = [*(indices(place, 0, 2) for place in PLACES), indices(COVERED, 0, 2, size=size)]
    found = fitted(quads, [ALL] * 6, centres)
    assert (found[-1] == quads[-1]).all()
    assert max(farthest(quad, laid(place)) for quad, place in zip(found, PLACES, strict=False)) < 0.02


def test_one_card_alone_stays() -> None:
    wrong = moved(laid(COVERED), 1, 0.2)
    assert (fitted([wrong], [[True, False, True, True]], [indices(COVERED, 0)])[0] == wrong).all()


def test_a_picture_without_cards_has_no_outlines() -> None:
    none = RefinedOutlines(np.zeros((0, 4, 2), np.float32), np.zeros(0, np.float32), np.zeros((0, 4), np.bool_))
    assert len(fit_to_plane(none.quads, none, []).quads) == 0


@given(
    st.lists(st.tuples(st.floats(30, 400), st.floats(30, 260), st.floats(-3, 3)), min_size=4, max_size=9, unique=True),
    st.data(),
)
def test_cards_that_show_their_edges_are_left_where_they_are(
    places: list[tuple[float, float, float]], data: st.DataObject
) -> None:
    which = [data.draw(st.sampled_from([(0,), (2,), (0, 2)])) for _ in places]
    quads = [laid(place) for place in places]
    found = fitted(quads, [ALL] * len(quads), [indices(place, *own) for place, own in zip(places, which, strict=True)])
    assert max(farthest(quad, card) for quad, card in zip(found, quads, strict=True)) < 0.02


@given(
    arrays.arrays(np.float32, (3, 4, 2), elements=st.floats(-900, 1400, width=32)),
    arrays.arrays(np.bool_, (3, 4)),
    arrays.arrays(np.float32, (3, 1, 2), elements=st.floats(-900, 1400, width=32)),
)
def test_any_outlines_give_finite_ones(quads: Floats, is_edge: Floats, centres: Floats) -> None:
    outlines = RefinedOutlines(quads, np.ones(3, np.float32), np.asarray(is_edge, np.bool_))
    found = fit_to_plane(quads, outlines, [*centres]).quads
    assert found.shape == (3, 4, 2)
    assert np.isfinite(found).all()
