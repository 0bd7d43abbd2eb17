"""The true poses of all indices in a scene, and which of a finder's detections match them (hard example mining)."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import UNIT_SQUARE, Floats, height_of_pose
from vision.reader.detections import Detections
from vision.reader.layout import LETTERS, SUITS
from vision.scenes import CardTruth, CornerTruth, Scene

CARD_RATIO: Final = 1.42
"""A card's height over its width, as patches assume it."""


@dataclass(frozen=True, slots=True, eq=False)
class IndexTruths:
    """n indices: `centre`, `up`, `right` (n, 2) and their cards' `corners` (n, 4, 2) in pixels.

    `up` goes from an index's foot to its top; `right` is as long on the card. `visible` is the share seen,
    `letter` and `suit` are places in LETTERS and SUITS, `card` the place of the card in the scene.
    """

    centre: Floats
    up: Floats
    right: Floats
    corners: Floats
    visible: Floats
    letter: NDArray[np.int64]
    suit: NDArray[np.int64]
    card: NDArray[np.int64]

    @property
    def height_px(self) -> Floats:
        """Each index's height in pixels, were the card seen from straight above at the same area."""
        return height_of_pose(self.up, self.right)


def index_truths(scene: Scene) -> IndexTruths:
    """Returns the poses of all indices of the scene's cards that lie face up."""
    rows = [
        (*_pose(truth, corner), corner.visible, _letter(corner.letters), _suit(truth), place)
        for place, truth in enumerate(scene.cards)
        for corner in truth.corners
    ]
    columns = list(zip(*rows, strict=True)) if rows else [()] * 8
    shapes = ((-1, 2), (-1, 2), (-1, 2), (-1, 4, 2), (-1,))
    floats = [np.array(column, np.float32).reshape(shape) for column, shape in zip(columns, shapes, strict=False)]
    centre, up, right, corners, visible = floats
    letter, suit, card = (np.array(column, np.int64) for column in columns[5:])
    return IndexTruths(centre, up, right, corners, visible, letter, suit, card)


def _pose(truth: CardTruth, corner: CornerTruth) -> tuple[Floats, Floats, Floats, Floats]:
    """Returns centre, up, right (2,) of an index and its card's corners (4, 2), the first above left of the index."""
    index, quad = corner.index_quad, truth.quad
    if float((index[0] - index[3]) @ (quad[0] - quad[3])) < 0:
        quad = np.roll(quad, 2, axis=0)
    to_unit = cv2.getPerspectiveTransform(quad, UNIT_SQUARE)
    on_card = cv2.perspectiveTransform(index[None], to_unit)[0]
    middle, height = on_card.mean(axis=0), float(np.abs(on_card[3] - on_card[0])[1])
    step = np.array([[0, 0], [0, -height / 2], [0, height / 2]], np.float32)
    aside = np.array([[-height * CARD_RATIO / 2, 0], [height * CARD_RATIO / 2, 0]], np.float32)
    points = (np.concatenate([step, aside]) + middle).astype(np.float32)
    centre, top, foot, left, right = cv2.perspectiveTransform(points[None], np.linalg.inv(to_unit))[0]
    return centre, top - foot, right - left, quad


def _letter(letters: str) -> int:
    return LETTERS.index("10" if letters == "T" else letters)


def _suit(truth: CardTruth) -> int:
    return SUITS.index(truth.card.suit) if truth.card else 0


NEAR: Final = 0.3
"""A detection this near to an index's centre, in index heights, and of similar pose, matches it."""
FAR: Final = 0.6
"""A detection farther than this from every visible index is false."""
SEEN: Final = 0.82
"""An index with a smaller visible share is no example."""
LIKE_SIZE: Final = 1.4
UNLIKE_SIZE: Final = 1.8


def sort_finds(detections: Detections, truths: IndexTruths) -> tuple[list[tuple[int, int]], list[int]]:
    """Returns pairs of a detection and the index that it matches, and the false detections."""
    right, false = [], []
    for i in range(len(detections)):
        away, turn, size = _compare(detections, truths, i)
        like = (away < NEAR) & (turn > 0.8) & (np.abs(np.log(size)) < np.log(LIKE_SIZE))
        unlike = (away > FAR) | (turn < 0) | (np.abs(np.log(size)) > np.log(UNLIKE_SIZE)) | (truths.visible < 0.2)
        if like.any():
            nearest = int(np.argmin(np.where(like, away, np.inf)))
            if truths.visible[nearest] >= SEEN:
                right.append((i, nearest))
        elif unlike.all():
            false.append(i)
    return right, false


def _compare(detections: Detections, truths: IndexTruths, i: int) -> tuple[Floats, Floats, Floats]:
    """Returns a detection's distance to each index in index heights, the cosine between them, and the size ratio."""
    heights = np.maximum(truths.height_px, 1e-3)
    away = np.linalg.norm(truths.centre - detections.centre[i], axis=1) / heights
    lengths = np.linalg.norm(truths.up, axis=1) * np.linalg.norm(detections.up[i])
    turn = truths.up @ detections.up[i] / np.maximum(lengths, 1e-3)
    return away, turn, detections.height_px[i] / heights
