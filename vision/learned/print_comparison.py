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
"""So many learned views of a face are compared with the seen one."""
CELL_PX: Final = 8
ON_TOP: Final = 0.7
"""Of the cells that a card shares with another, so many show its print if it lies on that."""
CLEARLY_SAME: Final = 0.02
"""Where so little speaks against the first learned view, the second is not compared."""
LEAST: Final = 1e-3
"""No cell is surer than that."""


@dataclass(frozen=True, slots=True, eq=False)
class PrintCells:
    """What each cell (h, w) of a seen card shows beside the views of a face.

    `other` is how likely it is another print, as log odds, and `covered` how likely something lies there, from 0 to 1.
    The outermost cells are left out: the table lies beside them.
    """

    other: Floats
    covered: Floats

    @property
    def against(self) -> float:
        """How much speaks against the face: the sum over cells, as a logarithm, 0 or more. Covered ones say nothing."""
        return float(np.log1p((np.maximum(self.other, 0) * (1 - self.covered)).sum()))

    def beneath(self, shared: Sequence[NDArray[np.bool_]]) -> "PrintCells":
        """Returns the cells with those covered that other cards share (h, w), a mask for each of these.

        A card that shows the face's print there lies on the other one, and is not covered by it.
        """
        same = (self.other < 0) & (self.covered < 0.5)
        covered = self.covered.copy()
        for cells in shared:
            if cells.any() and same[cells].mean() < ON_TOP:
                covered[cells] = 1
        return PrintCells(self.other, covered)

    def uncovered(self, shape: tuple[int, ...]) -> Floats:
        """Returns how likely nothing lies on each of so many places (h, w); at the edge the cells beside it decide."""
        around = cv2.copyMakeBorder(1 - self.covered, 1, 1, 1, 1, cv2.BORDER_REPLICATE)
        return np.asarray(cv2.resize(around, shape[::-1], interpolation=cv2.INTER_NEAREST), np.float32)


def cells_of(size: tuple[int, int]) -> tuple[int, int]:
    """Returns how many rows and columns of cells a view of that width and height has, without the outermost."""
    return size[1] // CELL_PX - 2, size[0] // CELL_PX - 2


def cells_within(shape: tuple[int, ...], quad: Quad, other: Quad) -> NDArray[np.bool_]:
    """Returns which cells (h, w) of the card in an outline lie in another one, both in a picture's pixels."""
    height, width = shape
    mask = np.zeros((height, width), np.uint8)
    left, top, right, low = -1.5, -1.5, width + 0.5, height + 0.5  # one more cell all round is left out
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
    """Returns what the cells of a view (h, w, 3), laid onto learned ones, show beside a face's views, at least one."""
    scores = _score(laid, views[0])
    cells = read_cells(scores)
    if cells.against <= CLEARLY_SAME or len(views) == 1:
        return cells
    return read_cells(np.concatenate([scores, *(_score(laid, view) for view in views[1:MOST_VIEWS])]))


def _score(laid: Picture, learned: Picture) -> Floats:
    return _network().run_on_pictures(np.asarray(np.concatenate([laid, learned], axis=2)[None], np.uint8))


def read_cells(scores: Floats) -> PrintCells:
    """Returns what cells show by the network's scores (views, 3, h, w): the same print, another, covered."""
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares = (shares / shares.sum(axis=1, keepdims=True))[:, :, 1:-1, 1:-1]
    logarithms = np.log(shares + LEAST)
    return PrintCells((logarithms[:, 1] - logarithms[:, 0]).mean(axis=0), shares[:, 2].mean(axis=0))
