"""Outlines fitted together: the cards of a picture lie on one plane and are of one size.

The edges and indices that are seen of all cards tell how the camera looks at the plane, how wide the cards are, how far
from their corners the indices are printed, and where each card lies. A side that no edge shows, or the edge of another
card instead, lies where the others put it. All is found by Gauss-Newton steps of least squares with Cauchy weights: the
worse something fits, the less it counts.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Floats, Quad, height_of
from vision.reader.outlines import RefinedOutlines

FEWEST_CARDS: Final = 2
SPREADS: Final = (0.05, 0.05, 0.05, 0.03, 0.02, 0.01, 0.01)
"""Scales of the Cauchy weights, in card heights: what is this far off weighs half. One step is taken with each."""
DOUBT: Final = 1.5
"""The factor of that scale for an edge without an index beside it: it may be another card's."""
GUESSED: Final = 20.0
"""The factor for a side that no edge shows: where hardly any edge is seen, guessed sides tell how large cards are."""
FARTHEST_INDEX: Final = 0.08
"""A card whose index is farther off than this, in card heights, has another size or is off the plane: it is left."""
MOST_GROWN: Final = 3.0
"""The largest factor by which an outline's area may grow; beyond it the fit is unreliable, and the outline is left."""
ALONG: Final = (0.15, 0.85)
"""The two points of an edge that are fitted, as shares of its length: corners are round."""
LEAST: Final = 1e-3
"""The least height of a card, beside the mean one."""
_USUAL: Final = (0.0, 0.0, 0.0, 0.0, 63 / 88, 0.08, 0.12)
"""What all cards share is usually so, after the scale of the plane: its stretch and skew, by how much it grows to the
right and downward, and a card's width and how far the middles of its indices are from its sides and ends."""
_SHARED_WEIGHTS: Final = np.array([0.1, 0.3, 0.3, 0.15, 0.15, 0.05, 0.05, 0.05]) ** -2.0
"""The weights of these, the scale first: one divided by the square of how far off they usually are. What is seen
decides, where it tells."""
_OWN_WEIGHTS: Final = np.array([100, 100, 0.15]) ** -2.0
"""The same for each card's middle, which hardly anything but what is seen holds, and its direction (in radians)."""
_CORNERS: Final = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]])
"""The corners of a card, to the right and down from its middle."""
_SIDE_AXES: Final = np.array([1, 0, 1, 0])
_SIDE_SIGNS: Final = np.array([-1, 1, 1, -1])
"""Its sides, beginning with the upper one: across which axis they lie, and on which side of the middle."""
_Vectors: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class _Observations:
    """m points that are seen: `card` (m,) of which one, `point` (m, 2), and on which side of that card it should lie.

    `axis` and `sign` (m,) name the side; the point is on it or, where `is_index` (m,), inside by an index's inset.
    `doubt` (m,) is how many times as far off it may be.
    """

    card: NDArray[np.int64]
    point: _Vectors
    axis: NDArray[np.int64]
    sign: NDArray[np.int64]
    is_index: NDArray[np.bool_]
    doubt: _Vectors


def fit_to_plane(guessed: Floats, refined: RefinedOutlines, centres: Sequence[Floats]) -> RefinedOutlines:
    """Returns the outlines as cards of one size on one plane would have them; those that do not fit stay.

    `guessed` (n, 4, 2) are the outlines before their edges were searched, and `centres` (k, 2) each card's indices.
    """
    if len(guessed) < FEWEST_CARDS:
        return refined
    middle, height = refined.quads.mean(axis=(0, 1)), max(float(np.mean([*map(height_of, refined.quads)])), 1.0)
    quads = (refined.quads - middle) / height
    observed = _observe(quads, refined.is_edge, (guessed - middle) / height, [(c - middle) / height for c in centres])
    shared, own = _fit(quads, observed)
    off = np.where(observed.is_index, np.abs(_residuals(shared, own, observed)[0]), 0)
    farthest = np.zeros(len(quads))
    np.maximum.at(farthest, observed.card, off)
    outlines = np.asarray(_outlines(shared, own) * height + middle, np.float32)
    fits = (farthest <= FARTHEST_INDEX) & [*map(_is_possible, outlines, refined.quads)]
    return replace(refined, quads=np.where(fits[:, None, None], outlines, refined.quads))


def _is_possible(quad: Quad, found: Quad) -> bool:
    """Whether an outline is that of a card, and not far larger than the outline that was found."""
    if not np.isfinite(quad).all() or not cv2.isContourConvex(quad.reshape(-1, 1, 2)):
        return False
    return cv2.contourArea(quad) <= MOST_GROWN * cv2.contourArea(found)


def _observe(
    quads: _Vectors, is_edge: NDArray[np.bool_], guessed: _Vectors, centres: Sequence[_Vectors]
) -> _Observations:
    """Returns what is seen or guessed of cards: two points of each side, and each index across both axes."""
    cards, sides = np.indices((len(quads), 4)).reshape(2, -1)
    starts, ends = quads[cards, sides], quads[cards, (sides + 1) % 4]
    points = [starts + (ends - starts) * share for share in ALONG]
    owners = np.repeat(np.arange(len(quads)), [len(one) for one in centres])
    middles = np.concatenate([np.zeros((0, 2)), *centres])
    corners = np.linalg.norm(guessed[owners] - middles[:, None], axis=2).argmin(axis=1)
    count, beside = len(owners), np.zeros((len(quads), 4), np.bool_)
    beside[owners, corners] = beside[owners, (corners + 3) % 4] = True
    doubt = np.where(is_edge, np.where(beside, 1, DOUBT), GUESSED)[cards, sides]
    return _Observations(
        card=np.concatenate([cards, cards, owners, owners]),
        point=np.concatenate([*points, middles, middles]),
        axis=np.concatenate([np.tile(_SIDE_AXES[sides], 2), np.repeat([0, 1], count)]),
        sign=np.concatenate([np.tile(_SIDE_SIGNS[sides], 2), _CORNERS[corners].T.ravel()]),
        is_index=np.repeat([False, True], [2 * len(cards), 2 * count]),
        doubt=np.concatenate([doubt, doubt, np.ones(2 * count)]),
    )


def _fit(quads: _Vectors, observed: _Observations) -> tuple[_Vectors, _Vectors]:
    """Returns what fits best: what all cards share (8,), and each card's middle and direction (n, 3)."""
    upper, lower = quads[:, :2].mean(axis=1), quads[:, 2:].mean(axis=1)
    usual = np.array([1 / max(float(np.median(np.linalg.norm(upper - lower, axis=1))), LEAST), *_USUAL])
    shared, own = usual, np.column_stack([quads.mean(axis=1), _directions(upper - lower)])
    is_of = np.asarray(observed.card[:, None] == np.arange(len(quads)), np.float64)
    for spread in SPREADS:
        residuals, by_shared, by_own = _residuals(shared, own, observed)
        weights = 1 / ((spread * observed.doubt) ** 2 + residuals**2)
        turned = own[:, 2] - _directions(_on_plane(shared, upper)[0] - _on_plane(shared, lower)[0])
        own_curvatures = _per_card(by_own * weights, by_own, is_of) + np.diag(_OWN_WEIGHTS)
        own_slopes = _per_card(by_own * weights, residuals[None], is_of)
        own_slopes[:, 2, 0] += _OWN_WEIGHTS[2] * np.arctan2(np.sin(turned), np.cos(turned))
        mixed = _per_card(by_own * weights, by_shared, is_of)
        # The Schur complement leaves what is shared, so the time grows with the number of cards, not with its cube.
        own_steps = np.linalg.solve(own_curvatures, np.concatenate([own_slopes, mixed], axis=2))
        explained = (mixed.transpose(0, 2, 1) @ own_steps).sum(axis=0)
        slope = (by_shared * weights) @ residuals + _SHARED_WEIGHTS * (shared - usual) - explained[:, 0]
        curvature = (by_shared * weights) @ by_shared.T + np.diag(_SHARED_WEIGHTS) - explained[:, 1:]
        step = np.linalg.solve(curvature, slope)
        shared, own = shared - step, own - own_steps[:, :, 0] + own_steps[:, :, 1:] @ step
    return shared, own


def _directions(up: _Vectors) -> _Vectors:
    """Returns by how many radians cards are turned clockwise whose vectors up are these (n, 2)."""
    return np.asarray(np.arctan2(up[:, 0], -up[:, 1]))


def _per_card(by_own: _Vectors, others: _Vectors, is_of: _Vectors) -> _Vectors:
    """Returns the products of (3, m) and (k, m) summed over each card's points, (n, 3, k)."""
    products = (by_own[:, None] * others).reshape(-1, others.shape[1])
    return np.asarray((products @ is_of).reshape(3, len(others), -1).transpose(2, 0, 1))


def _on_plane(shared: _Vectors, points: _Vectors) -> tuple[_Vectors, _Vectors]:
    """Returns where points of the picture (m, 2) are on the plane, in card heights, and how many those are to one."""
    scale, stretch, skew, *growth = shared[:5]
    heights = scale / (1 + points @ growth)
    return (points @ [[1 + stretch, skew], [skew, 1 - stretch]]) * heights[:, None], heights


def _residuals(shared: _Vectors, own: _Vectors, observed: _Observations) -> tuple[_Vectors, _Vectors, _Vectors]:
    """Returns how far outside its place each point is (m,), in card heights, and its derivatives (8, m) and (3, m)."""
    scale, width, *insets = shared[[0, 5, 6, 7]].tolist()
    on_plane, heights = _on_plane(shared, observed.point)
    (x, y), (on_x, on_y), (place_x, place_y, turn) = observed.point.T, on_plane.T, own[observed.card].T
    across = observed.axis == 0
    turn = turn + np.where(across, 0, np.pi / 2)
    right, down = np.cos(turn) * observed.sign, np.sin(turn) * observed.sign
    outward, away_x, away_y = right * on_x + down * on_y, on_x - place_x, on_y - place_y
    inset_x, inset_y = observed.is_index & across, observed.is_index & ~across
    off = right * away_x + down * away_y - np.where(across, width / 2, 0.5) + inset_x * insets[0] + inset_y * insets[1]
    growth = -outward * heights / scale
    by_map = [
        outward / scale,
        (right * x - down * y) * heights,
        (right * y + down * x) * heights,
        growth * x,
        growth * y,
    ]
    by_shared = np.stack([*by_map, np.where(across, -0.5, 0), inset_x, inset_y])
    return off, by_shared, np.stack([-right, -down, right * away_y - down * away_x])


def _outlines(shared: _Vectors, own: _Vectors) -> _Vectors:
    """Returns the outlines (n, 4, 2) in the picture."""
    scale, stretch, skew, *growth, width = shared[:6].tolist()
    place_x, place_y, turn = own.T[:, :, None]
    right, down = (_CORNERS * [width / 2, 0.5]).T
    x = place_x + right * np.cos(turn) - down * np.sin(turn)
    y = place_y + right * np.sin(turn) + down * np.cos(turn)
    corners = np.stack([x, y], axis=2)
    to_plane = scale * np.array([[1 + stretch, skew], [skew, 1 - stretch]])
    maps = to_plane - corners[..., :, None] * growth
    return np.asarray(np.linalg.solve(maps, corners[..., None])[..., 0])
