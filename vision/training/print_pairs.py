"""Print pairs: a view of a card and a learned one, and where both show the same print, another, or something on it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats
from vision.learned.views import MARGIN_PX, frame_of
from vision.scenes.game_decks.art import Rng
from vision.scenes.table.surface_collection import SurfaceCollection
from vision.training.like_card_views import SIZE, FaceView, LikeCards, draw_like_card_views
from vision.training.scene_pool import ScenePool, relit

CELL_PX: Final = 8
BLUR_PX: Final = 0.8
"""The blur with which prints are compared."""
SAME, OTHER, COVERED, UNSURE = 0, 1, 2, -1
OTHER_FROM: Final = 40.0
"""The difference in one channel from which two prints are different ones."""
SAME_BELOW: Final = 14.0
COVERED_FROM: Final = 0.7
CLEAR_BELOW: Final = 0.12
"""A cell counts as uncovered below this share; between the two it is unsure."""
SHARES: Final = (0.42, 0.86)
"""The cumulative shares of pairs: of one face, then of faces that look alike; the rest is of faces that do not."""
CellLabels: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class PrintPair:
    """A view and a learned one (h, w, 6), and what each cell (h / 8, w / 8) shows."""

    views: Picture
    cells: CellLabels


class PrintPairSupply:
    """Gives the batch of each step, always the same for the same step."""

    def __init__(self, tables: SurfaceCollection, *, batch: int, first_seed: int) -> None:
        self._tables, self._batch, self._seed = tables, batch, first_seed
        self._pool = ScenePool(self._make, room=200, fresh=1)

    def batch(self, step: int) -> tuple[Picture, CellLabels]:
        """Returns pairs of views (n, h, w, 6) and what their cells show (n, h / 8, w / 8)."""
        pool = self._pool.at(step)
        rng = np.random.default_rng([self._seed, step, 107])
        pairs = [draw_pair(pool[int(rng.integers(len(pool)))], rng) for _ in range(self._batch)]
        return np.stack([pair.views for pair in pairs]), np.stack([pair.cells for pair in pairs])

    def _make(self, seed: int) -> LikeCards:
        return draw_like_card_views(self._seed + seed, self._tables)


def draw_pair(cards: LikeCards, rng: Rng) -> PrintPair:
    """Returns a card beside a learned view of it, of one that is alike, or of any other; turned at times."""
    seen = cards.seen[int(rng.integers(len(cards.seen)))]
    face = _choose_face(cards, seen, rng)
    learned = cards.learned[face]
    view, onto = move_view(seen.wide, rng, 0.45 if rng.random() < 0.75 else 1.2)
    other, _ = move_view(learned[int(rng.integers(len(learned)))], rng, 0.3)
    covered = cv2.warpPerspective(seen.covered, onto, SIZE)
    cells = tell_cells(cards.prints[seen.face], cards.prints[face], np.asarray(covered, np.uint8))
    ways = slice(None, None, int(rng.choice((-1, 1)))), slice(None, None, int(rng.choice((-1, 1))))
    views = np.concatenate([_in_other_light(view, rng), _in_other_light(other, rng)], axis=2)
    return PrintPair(np.ascontiguousarray(views[ways]), np.ascontiguousarray(cells[ways]))


def _in_other_light(view: Picture, rng: Rng) -> Picture:
    """Returns a view (h, w, 3) with another gain, tone and colour."""
    gamma, gain, colours = np.exp(rng.normal(0, 0.1)), np.exp(rng.normal(0, 0.12)), np.exp(rng.normal(0, 0.06, 3))
    return relit(view, (gamma, gain, 0.0), colours)


def tell_cells(one: Picture, other: Picture, covered: Picture) -> CellLabels:
    """Returns what each cell shows, from both prints (h, w, 3) and where the card is covered (h, w), 0 or 255."""
    apart = print_difference(one, other)
    around = np.asarray(cv2.dilate(apart, np.ones((5, 5))), np.float32)
    share = _by_cell(np.asarray(covered / 255, np.float32)).mean(axis=(1, 3))
    cells = np.where(_by_cell(around).max(axis=(1, 3)) < SAME_BELOW, SAME, UNSURE)
    cells = np.where(_by_cell(apart).max(axis=(1, 3)) > OTHER_FROM, OTHER, cells)
    cells = np.where(share > CLEAR_BELOW, UNSURE, cells)
    return np.asarray(np.where(share > COVERED_FROM, COVERED, cells), np.int64)


def print_difference(one: Picture, other: Picture) -> Floats:
    """Returns the difference (h, w) of two prints (h, w, 3) at each pixel, in the channel that differs most."""
    soft = (cv2.GaussianBlur(print_, (0, 0), BLUR_PX).astype(np.float32) for print_ in (one, other))
    return np.asarray(np.abs(next(soft) - next(soft)).max(axis=2), np.float32)


def _by_cell(values: Floats) -> Floats:
    height, width = values.shape
    return values.reshape(height // CELL_PX, CELL_PX, width // CELL_PX, CELL_PX)


def _choose_face(cards: LikeCards, seen: FaceView, rng: Rng) -> int:
    known = sorted(cards.learned)
    alike = [face for face in known if face != seen.face and cards.groups[face] == cards.groups[seen.face]]
    far = [face for face in known if cards.groups[face] != cards.groups[seen.face]]
    chance = rng.random()
    pools: Sequence[list[int]] = ([face for face in known if face == seen.face], alike, far)
    first = 0 if chance < SHARES[0] else 1 if chance < SHARES[1] else 2
    pool = next(pool for pool in (*pools[first:], *pools[:first]) if pool)
    return int(rng.choice(pool))


def move_view(wide: Picture, rng: Rng, px: float) -> tuple[Picture, Floats]:
    """Returns a view out of one with a margin, its corners off by about `px` pixels, and the map that moved it."""
    frame = frame_of(SIZE)
    off = frame + MARGIN_PX + rng.normal(0, px, (4, 2)) + rng.normal(0, px / 2, 2)
    onto = cv2.getPerspectiveTransform(off.astype(np.float32), frame)
    view = cv2.warpPerspective(wide, onto, SIZE, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(view, np.uint8), np.asarray(onto, np.float64).astype(np.float32)
