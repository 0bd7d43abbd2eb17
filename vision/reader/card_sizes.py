"""Sides of cards of which no edge is seen: placed by the size of the cards near them, as far as those show it.

Near a place of the picture all cards have the same size on the table, however they are turned. So the vectors along and
across each card there have the same lengths by one quadratic form, which is fitted to them. A card shows its height if
its upper and lower side are seen, and its width if the others are.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats, Quad, height_of
from vision.reader.outlines import SEARCHES, RefinedOutlines, refine_once

FEWEST_CARDS: Final = 2
"""So many other cards must show their height: the edges found of a single one may be others."""
MOST_APART: Final = 0.08
"""The maximum mean difference of their sizes, as a share: else not all of their edges are those of cards."""
FITTING: Final = 0.07
"""The maximum difference to their size in the direction in which both sides of a card are seen."""
UNLIKE: Final = 0.04
"""With a larger difference, of two sides only that one counts as seen beside which an index is."""
DOUBTED_WEIGHT: Final = 0.2
"""How much a height or width counts if beside one of its sides no index is seen: that edge may be another card's."""
USUAL_SHARE: Final = (63 / 88) ** 2
"""The square of a usual card's width as a share of its height."""
USUAL_WEIGHT: Final = 0.2
STRAIGHT_WEIGHT: Final = 0.1
EVEN_WEIGHT: Final = 0.5
"""The weights of a usual shape, a view straight from above, and even sizes, beside that of a card at the same place."""
NEAR: Final = 3.0
"""A card so many card heights away counts half."""
_TALL: Final = ((0, 3), (1, 2))
_WIDE: Final = ((1, 0), (2, 3))
"""The corners between which a card is as high, and as wide, as it is."""
_Vectors: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class CardSize:
    """How large cards are near a place: by `form` (2, 2) they are 1 high, and the square of their width is `share`.

    `growth` (2,) is by how much the squares are larger one card height to the right and one down.
    """

    form: _Vectors
    share: float
    growth: _Vectors

    def height(self, along: _Vectors) -> _Vectors:
        """Returns how long vectors (n, 2) are, as shares of a card's height."""
        return np.asarray(np.sqrt(np.maximum(np.einsum("ni,ij,nj->n", along, self.form, along), 1e-6)))

    def width(self, across: _Vectors) -> _Vectors:
        """Returns how long vectors (n, 2) are, as shares of a card's width."""
        return np.asarray(self.height(across) / np.sqrt(self.share))


def place_unseen_sides(bgr: Picture, refined: RefinedOutlines, centres: Sequence[Floats]) -> RefinedOutlines:
    """Returns outlines with those sides on which no edge is seen placed by the size of other cards.

    They are searched once more there. `centres` (k, 2) are each card's indices. A card stays if fewer than two adjacent
    sides of it are seen, or if sizes differ.
    """
    is_edge = refined.is_edge
    beside = np.array([*map(_beside_index, refined.quads, centres)], np.bool_).reshape(-1, 4)
    counts = np.where(beside[:, :2] & beside[:, 2:], 1, DOUBTED_WEIGHT) * (is_edge[:, :2] & is_edge[:, 2:])
    whole = (is_edge & beside).all(axis=1)
    all_placed = ((i, _placed(i, refined, beside[i], counts)) for i in np.flatnonzero(~whole).tolist())
    placed = {i: quad for i, quad in all_placed if quad is not None}
    quads = refined.quads.copy()
    if placed:
        quads[list(placed)] = refine_once(bgr, np.stack(list(placed.values())), SEARCHES[-1]).quads
    return replace(refined, quads=quads)


def _beside_index(quad: Quad, centres: Floats) -> NDArray[np.bool_]:
    """Returns beside which sides of a card (4,) one of its indices is."""
    corners = np.linalg.norm(quad[None] - centres[:, None], axis=2).argmin(axis=1)
    return np.isin(np.arange(4), [corners, (corners + 3) % 4])


def _placed(i: int, refined: RefinedOutlines, beside: NDArray[np.bool_], counts: _Vectors) -> Floats | None:
    """Returns outline `i` (4, 2) with its unseen sides as far from the seen ones as on other cards, None if it stays.

    `counts` (n, 2) is how much the height and the width of each card count.
    """
    quad, quads = refined.quads[i], refined.quads.astype(np.float64)
    near = _weights(quad, quads)[:, None] * counts
    near[i] = 0
    if np.count_nonzero(near[:, 0]) < FEWEST_CARDS:
        return None
    size = _size_near(quad, quads, near)
    lengths = np.log(np.column_stack([size.height(_tall(quads)), size.width(_wide(quads))]))
    larger = np.log(np.maximum(1 + _away(quad, quads) @ size.growth, 1e-3)) / 2
    apart = np.abs(lengths - larger[:, None])
    seen = _seen_sides(refined.is_edge[i], beside, lengths[i])
    differs = ((near * apart).sum(axis=0) > MOST_APART * near.sum(axis=0)).any()
    if differs or not _is_partly_seen(seen) or (np.abs(lengths[i][seen[:2] & seen[2:]]) > FITTING).any():
        return None
    return _moved(quads[i], seen, size)


def _seen_sides(is_edge: NDArray[np.bool_], beside: NDArray[np.bool_], length: _Vectors) -> NDArray[np.bool_]:
    """Returns which edges are sides of the card (4,): not those away from its indices that make it of another size.

    `length` (2,) is the logarithm of its height and width there, as shares of those of a card.
    """
    is_unlike = is_edge[:2] & is_edge[2:] & (np.abs(length) > UNLIKE) & (beside[:2] != beside[2:])
    return np.asarray(is_edge & (beside | ~np.tile(is_unlike, 2)))


def _is_partly_seen(seen: NDArray[np.bool_]) -> bool:
    """Whether two adjacent sides or three are seen, (4,)."""
    return not seen.all() and bool((seen & np.roll(seen, 1)).any())


def _moved(quad: _Vectors, seen: NDArray[np.bool_], size: CardSize) -> Floats:
    """Returns an outline (4, 2) with its unseen sides as far from the seen ones as on cards of that size."""
    placed = quad.copy()
    for side in (i for i in range(4) if not seen[i] and seen[(i + 2) % 4]):
        corners, others = [side, (side + 1) % 4], [(side + 3) % 4, (side + 2) % 4]
        along = placed[corners] - placed[others]
        length = size.width(along) if side % 2 else size.height(along)
        placed[corners] = placed[others] + along / length[:, None]
    return np.asarray(placed, np.float32)


def _tall(quads: _Vectors) -> _Vectors:
    """Returns the vectors (m, 2) up the middle of cards (m, 4, 2)."""
    return np.asarray(sum(quads[:, end] - quads[:, start] for end, start in _TALL) / 2)


def _wide(quads: _Vectors) -> _Vectors:
    """Returns the vectors (m, 2) across the middle of cards (m, 4, 2)."""
    return np.asarray(sum(quads[:, end] - quads[:, start] for end, start in _WIDE) / 2)


def _away(quad: Floats, quads: _Vectors) -> _Vectors:
    """Returns how far cards (m, 4, 2) lie from an outline, (m, 2), in its height."""
    return np.asarray((quads.mean(axis=1) - quad.mean(axis=0)) / max(height_of(quad), 1.0))


def _weights(quad: Floats, quads: _Vectors) -> _Vectors:
    """Returns how much each card (m, 4, 2) counts near an outline."""
    return np.asarray(1 / (1 + (_away(quad, quads) ** 2).sum(axis=1) / NEAR**2))


def _size_near(quad: Floats, quads: _Vectors, weights: _Vectors) -> CardSize:
    """Returns how large cards are near an outline; `weights` (m, 2) is how much the height and width of each counts.

    Fitted by least squares to the heights, the widths, and the right angles between them, which grow from there on in
    some direction, as cards that lie nearer to the camera are larger.
    """
    height, away = max(height_of(quad), 1.0), _away(quad, quads)
    tall, wide = _tall(quads) / height, _wide(quads) / height
    none = np.zeros((len(quads), 1))
    rows: list[_Vectors] = [
        np.hstack([_products(tall, tall), none, -away]) * weights[:, :1],
        np.hstack([_products(wide, wide), none - 1, -USUAL_SHARE * away]) * weights[:, 1:],
        np.hstack([_products(tall, wide), none, 0 * away]) * weights.max(axis=1, keepdims=True),
        STRAIGHT_WEIGHT * np.array([[1.0, 0, -1, 0, 0, 0], [0, 1, 0, 0, 0, 0]]),
        USUAL_WEIGHT * np.eye(6)[3:4],
        EVEN_WEIGHT * np.eye(6)[4:],
    ]
    known = np.concatenate([weights[:, 0], np.zeros(2 * len(quads) + 2), [USUAL_WEIGHT * USUAL_SHARE, 0, 0]])
    xx, xy, yy, share, *growth = np.linalg.lstsq(np.concatenate(rows), known, rcond=None)[0]
    form = np.array([[xx, xy / 2], [xy / 2, yy]]) / height**2
    return CardSize(form, max(float(share), USUAL_SHARE / 2), np.array(growth))


def _products(one: _Vectors, other: _Vectors) -> _Vectors:
    """Returns what each entry of a form (xx, xy, yy) adds to the product of vectors (m, 2), (m, 3)."""
    mixed = one[:, 0] * other[:, 1] + one[:, 1] * other[:, 0]
    return np.column_stack([one[:, 0] * other[:, 0], mixed / 2, one[:, 1] * other[:, 1]])
