"""Visibility: which card is on top at each pixel, and how much of each card stays uncovered."""

from functools import lru_cache
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Quad
from vision.scenes.camera.view import project
from vision.scenes.decks.paint import Patch

TABLE: Final = -1
COVER: Final = -2

_CARD_GRID: Final = (15, 21)
_INDEX_GRID: Final = (6, 12)
FAINT: Final = 16
"""Print that differs from its paper by less in every colour (0 to 255) cannot be seen."""


class OwnerMap:
    """`map` (h, w) has for each pixel the number of the card on top there, from 0; TABLE or COVER where it is none."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.map: NDArray[np.int16] = np.full((size[1], size[0]), TABLE, np.int16)

    def take(self, patch: Patch, owner: int) -> None:
        """Marks the pixels that `patch` covers as `owner`'s."""
        self.map[patch.region][patch.alpha > 127] = owner

    def hide(self, mask: NDArray[np.bool_]) -> None:
        """Marks as hidden what lies where the mask (h, w) is true."""
        self.map[mask] = COVER

    def card_share(self, quad: Quad, owner: int) -> float:
        """Returns the share of a card's area that is seen."""
        seen, many = self._seen(quad, owner, _CARD_GRID)
        return len(seen) / many

    def index_share(self, quad: Quad, owner: int, picture: Picture) -> float:
        """Returns the share of an index box that is seen in the picture (h, w, 3): none if its print is burnt out."""
        seen, many = self._seen(quad, owner, _INDEX_GRID)
        if not len(seen):
            return 0.0
        colours = picture[seen[:, 1], seen[:, 0]]
        return len(seen) / many if int(np.ptp(colours, axis=0).max()) >= FAINT else 0.0

    def _seen(self, quad: Quad, owner: int, grid: tuple[int, int]) -> tuple[NDArray[np.int64], int]:
        """Returns those points (k, 2) of many spread over `quad` at which `owner` is seen, and how many there are."""
        points = np.floor(_spread(quad, grid)).astype(np.int64)
        height, width = self.map.shape
        x, y = points[:, 0], points[:, 1]
        inside = points[(x >= 0) & (y >= 0) & (x < width) & (y < height)]
        return inside[self.map[inside[:, 1], inside[:, 0]] == owner], len(points)


def _spread(quad: Quad, grid: tuple[int, int]) -> NDArray[np.float64]:
    unit = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
    return project(np.asarray(cv2.getPerspectiveTransform(unit, quad)), _unit_grid(grid))


@lru_cache(maxsize=4)
def _unit_grid(grid: tuple[int, int]) -> NDArray[np.float64]:
    x = (np.arange(grid[0]) + 0.5) / grid[0]
    y = (np.arange(grid[1]) + 0.5) / grid[1]
    return np.stack([array.ravel() for array in np.meshgrid(x, y)], axis=1)
