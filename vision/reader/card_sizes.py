"""Sides of cards of which no edge is seen: placed by the size of the cards near them that show all four.

Near a place of the picture all cards have the same size on the table, however they are turned. So the vectors along and
across each card there have the same lengths by one quadratic form, which is fitted to them.
"""

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats, height_of
from vision.reader.outlines import SEARCHES, RefinedOutlines, refine_once

FEWEST_CARDS: Final = 2
"""So many cards must show all sides: the edges found of a single one may be others."""
MOST_APART: Final = 0.05
"""The maximum mean difference of their sizes, as a share: else not all of their edges are those of cards."""
FITTING: Final = 0.05
"""The maximum difference to their size in the direction in which both sides of a card are seen."""
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


def place_unseen_sides(bgr: Picture, refined: RefinedOutlines) -> RefinedOutlines:
    """Returns outlines with those sides on which no edge is seen placed by the size of other cards.

    They are searched once more there. A card stays if fewer than two adjacent sides of it are seen, or if sizes differ.
    """
    whole = refined.quads[refined.is_edge.all(axis=1)].astype(np.float64)
    parted = np.flatnonzero([_is_partly_seen(seen) for seen in refined.is_edge])
    if len(whole) < FEWEST_CARDS or not len(parted):
        return refined
    all_placed = ((int(i), _placed(refined.quads[i], refined.is_edge[i], whole)) for i in parted)
    placed = {i: quad for i, quad in all_placed if quad is not None}
    quads = refined.quads.copy()
    if placed:
        quads[list(placed)] = refine_once(bgr, np.stack(list(placed.values())), SEARCHES[-1]).quads
    return replace(refined, quads=quads)


def _is_partly_seen(seen: NDArray[np.bool_]) -> bool:
    """Whether two adjacent sides or three are seen, (4,)."""
    return not seen.all() and bool((seen & np.roll(seen, 1)).any())


def _placed(quad: Floats, seen: NDArray[np.bool_], whole: _Vectors) -> Floats | None:
    """Returns an outline (4, 2) whose unseen sides are as far from the seen ones as on the `whole` cards (m, 4, 2)."""
    near = _weights(quad, whole)
    size = _size_near(quad, whole, near)
    larger = np.log(np.maximum(1 + _away(quad, whole) @ size.growth, 1e-3)) / 2
    apart = np.maximum(*(np.abs(np.log(one) - larger) for one in (size.height(_tall(whole)), size.width(_wide(whole)))))
    if near @ apart > MOST_APART * near.sum() or not _fits(quad, seen, size):
        return None
    placed = quad.astype(np.float64)
    for side in (i for i in range(4) if not seen[i] and seen[(i + 2) % 4]):
        corners, others = [side, (side + 1) % 4], [(side + 3) % 4, (side + 2) % 4]
        along = placed[corners] - placed[others]
        length = size.width(along) if side % 2 else size.height(along)
        placed[corners] = placed[others] + along / length[:, None]
    return np.asarray(placed, np.float32)


def _fits(quad: Floats, seen: NDArray[np.bool_], size: CardSize) -> bool:
    """Whether a card is as high or wide as others, as far as both sides that show it are seen."""
    one = quad[None].astype(np.float64)
    known = [
        *(size.height(_tall(one)) if seen[[0, 2]].all() else ()),
        *(size.width(_wide(one)) if seen[[1, 3]].all() else ()),
    ]
    return bool((np.abs(np.log(known)) < FITTING).all())


def _tall(quads: _Vectors) -> _Vectors:
    """Returns the vectors (m, 2) up the middle of cards (m, 4, 2)."""
    return np.asarray(sum(quads[:, end] - quads[:, start] for end, start in _TALL) / 2)


def _wide(quads: _Vectors) -> _Vectors:
    """Returns the vectors (m, 2) across the middle of cards (m, 4, 2)."""
    return np.asarray(sum(quads[:, end] - quads[:, start] for end, start in _WIDE) / 2)


def _away(quad: Floats, whole: _Vectors) -> _Vectors:
    """Returns how far cards (m, 4, 2) lie from an outline, (m, 2), in its height."""
    return np.asarray((whole.mean(axis=1) - quad.mean(axis=0)) / max(height_of(quad), 1.0))


def _weights(quad: Floats, whole: _Vectors) -> _Vectors:
    """Returns how much each card (m, 4, 2) counts near an outline."""
    return np.asarray(1 / (1 + (_away(quad, whole) ** 2).sum(axis=1) / NEAR**2))


def _size_near(quad: Floats, whole: _Vectors, weights: _Vectors) -> CardSize:
    """Returns how large cards are near an outline.

    Fitted by least squares to the heights, the widths, and the right angles between them, which grow from there on in
    some direction, as cards that lie nearer to the camera are larger.
    """
    height, away = max(height_of(quad), 1.0), _away(quad, whole)
    tall, wide = _tall(whole) / height, _wide(whole) / height
    none = np.zeros((len(whole), 1))
    rows: list[_Vectors] = [
        np.hstack([_products(tall, tall), none, -away]) * weights[:, None],
        np.hstack([_products(wide, wide), none - 1, -USUAL_SHARE * away]) * weights[:, None],
        np.hstack([_products(tall, wide), none, 0 * away]) * weights[:, None],
        STRAIGHT_WEIGHT * np.array([[1.0, 0, -1, 0, 0, 0], [0, 1, 0, 0, 0, 0]]),
        USUAL_WEIGHT * np.eye(6)[3:4],
        EVEN_WEIGHT * np.eye(6)[4:],
    ]
    known = np.concatenate([weights, 0 * weights, 0 * weights, [0, 0, USUAL_WEIGHT * USUAL_SHARE, 0, 0]])
    xx, xy, yy, share, *growth = np.linalg.lstsq(np.concatenate(rows), known, rcond=None)[0]
    form = np.array([[xx, xy / 2], [xy / 2, yy]]) / height**2
    return CardSize(form, max(float(share), USUAL_SHARE / 2), np.array(growth))


def _products(one: _Vectors, other: _Vectors) -> _Vectors:
    """Returns what each entry of a form (xx, xy, yy) adds to the product of vectors (m, 2), (m, 3)."""
    mixed = one[:, 0] * other[:, 1] + one[:, 1] * other[:, 0]
    return np.column_stack([one[:, 0] * other[:, 0], mixed / 2, one[:, 1] * other[:, 1]])
