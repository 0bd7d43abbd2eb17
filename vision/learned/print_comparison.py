"""Compares the print of a seen card with learned views, cell by cell: a network tells whether it is the same."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats, Quad, convex_hull, shared_outline
from vision.reader.networks import MODELS, Network

MOST_VIEWS: Final = 2
"""The maximum number of learned views of a face that are compared with the seen one."""
CELL_PX: Final = 8
ON_TOP_SHARE: Final = 0.7
"""A card lies on top of another if this share of the cells that both cover shows its print."""
CLEARLY_SAME: Final = 0.02  # EXPERIMENTS.md, 2026-11-27
"""With no more evidence than this against the first learned view, the second is not compared."""
LEAST_PROBABILITY: Final = 1e-3
"""Added to each probability, which limits how sure a cell can be."""


@dataclass(frozen=True, slots=True, eq=False)
class PrintCells:
    """What each cell (h, w) of a seen card shows beside the views of a face.

    `other` are the log odds that a cell shows another print, and `covered` the probability that something lies on it.
    The outermost cells are left out: the table lies beside them.
    """

    other: Floats
    covered: Floats

    @property
    def against(self) -> float:
        """The evidence against the face, 0 or more: log(1 + the sum of the positive log odds of uncovered cells)."""
        return float(np.log1p((np.maximum(self.other, 0) * (1 - self.covered)).sum()))

    def beneath(self, shared: Sequence[NDArray[np.bool_]]) -> "PrintCells":
        """Returns the cells with those marked as covered that other cards share; `shared` has a mask (h, w) for each.

        Where the card shows the face's print in such cells, it lies on top of the other one and is not covered.
        """
        same = (self.other < 0) & (self.covered < 0.5)
        covered = self.covered.copy()
        for cells in shared:
            if cells.any() and same[cells].mean() < ON_TOP_SHARE:
                covered[cells] = 1
        return PrintCells(self.other, covered)

    def uncovered(self, shape: tuple[int, ...]) -> Floats:
        """Returns the probability that nothing lies on each place of `shape` (h, w); cells at the edge are repeated."""
        around = cv2.copyMakeBorder(1 - self.covered, 1, 1, 1, 1, cv2.BORDER_REPLICATE)
        return np.asarray(cv2.resize(around, shape[::-1], interpolation=cv2.INTER_NEAREST), np.float32)


def cells_of(size: tuple[int, int]) -> tuple[int, int]:
    """Returns how many rows and columns of cells a view of that size (width, height) has, without the outermost."""
    return size[1] // CELL_PX - 2, size[0] // CELL_PX - 2


def cells_within(shape: tuple[int, ...], quad: Quad, other: Quad) -> NDArray[np.bool_]:
    """Returns which cells (h, w) of the card in `quad` lie in the outline `other`, both in pixels of the picture."""
    height, width = shape
    mask = np.zeros((height, width), np.uint8)
    left, top, right, low = -1.5, -1.5, width + 0.5, height + 0.5  # the outermost cells are left out
    corners = np.array([[left, top], [right, top], [right, low], [left, low]], np.float32)
    onto = cv2.getPerspectiveTransform(np.asarray(quad, np.float32), corners)
    own, its = (convex_hull(np.asarray(one, np.float32)) for one in (quad, other))
    shared = shared_outline(own, its)
    if len(shared):  # what lies elsewhere may lie beyond the horizon of the card's plane, and has no place on it
        within = cv2.perspectiveTransform(shared.reshape(1, -1, 2), onto)[0]
        cv2.fillConvexPoly(mask, np.round(within).astype(np.int32), 1)
    return mask > 0


@lru_cache(maxsize=1)
def _network() -> Network:
    return Network(MODELS / "prints.onnx")


def compare_print(laid: Picture, views: Sequence[Picture]) -> PrintCells:
    """Returns what the cells of a view (h, w, 3) show that was aligned with a face's learned `views`, one or more."""
    scores = _score(laid, views[0])
    cells = read_cells(scores)
    if cells.against <= CLEARLY_SAME or len(views) == 1:
        return cells
    return read_cells(np.concatenate([scores, *(_score(laid, view) for view in views[1:MOST_VIEWS])]))


def _score(laid: Picture, learned: Picture) -> Floats:
    return _network().run_on_pictures(np.asarray(np.concatenate([laid, learned], axis=2)[None], np.uint8))


def read_cells(scores: Floats) -> PrintCells:
    """Returns what cells show, from the scores (views, 3, h, w) of the same print, another print, and a cover."""
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares = (shares / shares.sum(axis=1, keepdims=True))[:, :, 1:-1, 1:-1]
    logarithms = np.log(shares + LEAST_PROBABILITY)
    return PrintCells((logarithms[:, 1] - logarithms[:, 0]).mean(axis=0), shares[:, 2].mean(axis=0))
