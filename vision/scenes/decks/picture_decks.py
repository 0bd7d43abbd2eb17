"""PictureDeck: a deck that comes as 52 pictures; baked-in edges are trimmed and the indices measured."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from companion.cards import DECK, Card
from vision.frames import Picture
from vision.scenes.decks.backs import draw_back
from vision.scenes.decks.faces import PX_PER_MM, FaceImage, box_quad, card_outline, turned
from vision.scenes.decks.paint import Patch, lay
from vision.scenes.decks.print_style import ENGLISH

HELD_OUT_FAMILIES: Final = frozenset({"tekeye", "noto-glyph"})
"""Families kept for testing."""

_WITHOUT_INDEX: Final = frozenset({"dejavu-glyph"})
"""Families whose rank and suit stand apart, so that no corner index exists."""

_TRIMS: Final = {
    "nicubunu": (0.012, 0.01, 0.028, 0.022),
    "kennard": (0.008, 0.006, 0.008, 0.006),
    "tekeye": (0.008, 0.006, 0.008, 0.006),
    "kenney": (0.02, 0.016, 0.02, 0.016),
    "noto-glyph": (0.035, 0.035, 0.035, 0.035),
    "symbola-glyph": (0.028, 0.028, 0.028, 0.028),
}
"""Shares cut off at the left, top, right and bottom: drawn frames, edges and shadows that real cards lack."""

_WIDTH_MM: Final = 63.0


@dataclass(frozen=True, slots=True)
class PixelBounds:
    """An upright box in pixels: left, top, right, bottom."""

    x0: int
    y0: int
    x1: int
    y1: int

    def joined(self, other: "PixelBounds") -> "PixelBounds":
        """Returns the smallest box round both."""
        return PixelBounds(
            min(self.x0, other.x0), min(self.y0, other.y0), max(self.x1, other.x1), max(self.y1, other.y1)
        )


class PictureDeck:
    """A folder of 52 pictures, each named after its card."""

    def __init__(self, folder: Path, family: str) -> None:
        self.folder = folder
        self.name = folder.name
        self.family = family
        sample = self._trimmed(DECK[0])
        self._ratio = sample.shape[0] / sample.shape[1]
        self._index_mm = 0.0
        self._courts: dict[Card, Picture] = {}

    @property
    def size_mm(self) -> tuple[float, float]:
        return _WIDTH_MM, _WIDTH_MM * self._ratio

    @property
    def index_mm(self) -> float:
        if not self._index_mm:
            quad = self.face(DECK[5]).indices[0]
            self._index_mm = float(quad[2, 1] - quad[0, 1]) / PX_PER_MM
        return self._index_mm

    def face(self, card: Card) -> FaceImage:
        """Reads the card's picture."""
        size = (round(_WIDTH_MM * PX_PER_MM), round(self.size_mm[1] * PX_PER_MM))
        small = cv2.resize(self._trimmed(card), size, interpolation=cv2.INTER_AREA)
        image = _on_stock(np.asarray(small, np.uint8))
        box = index_box(image[..., :3])
        quad = box_quad(box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0)
        image[..., 3] = card_outline(size, 0.05 * size[0])
        return FaceImage(image, np.stack([quad, turned(quad, size)]), ENGLISH[card.rank])

    def court(self, card: Card) -> Picture:
        """Returns what is printed between the indices of a court card, (h, w, 3)."""
        if card not in self._courts:
            face = self.face(card)
            width, height = face.size
            left, top = int(face.indices[0][2, 0]) + 2, round(0.03 * height)
            self._courts[card] = np.ascontiguousarray(face.bgra[top : height - top, left : width - left, :3])
        return self._courts[card]

    def back(self) -> FaceImage:
        """Draws a back, for the pictures have none."""
        size = (round(_WIDTH_MM * PX_PER_MM), round(self.size_mm[1] * PX_PER_MM))
        image = np.full((size[1], size[0], 4), 250, np.uint8)
        image[..., 3] = card_outline(size, 0.05 * size[0])
        draw_back(image, np.random.default_rng(list(self.name.encode())))
        return FaceImage(image)

    def _trimmed(self, card: Card) -> Picture:
        """Returns the card's picture, BGRA, without what is drawn round the real card."""
        path = self.folder / f"{card.name}.png"
        image = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)
        if image is None or image.ndim != 3 or image.shape[2] != 4:
            raise ValueError(f"{path} is no picture with an outline: expected an RGBA PNG")
        x, y, width, height = cv2.boundingRect(cv2.findNonZero((image[..., 3] > 128).astype(np.uint8)))
        left, top, right, bottom = _TRIMS.get(self.family, (0.0, 0.0, 0.0, 0.0))
        cut = image[
            y + round(top * height) : y + height - round(bottom * height),
            x + round(left * width) : x + width - round(right * width),
        ]
        return np.asarray(cut, np.uint8)


def _on_stock(image: Picture) -> Picture:
    """Fills what is outside the card's outline with the colour of its stock."""
    stock = image[image.shape[0] // 2, max(2, image.shape[1] // 60), :3]
    filled = np.empty((*image.shape[:2], 3), np.uint8)
    filled[:] = stock
    alpha = np.ascontiguousarray(image[..., 3])
    lay(filled, Patch(0, 0, np.ascontiguousarray(image[..., :3]), alpha))
    return np.asarray(cv2.merge([filled, alpha]), np.uint8)


def index_box(image: Picture) -> PixelBounds:
    """Measures the top left index of a face: the ink nearest the corner and the suit symbol below it."""
    parts = _ink_boxes(image)
    rank = min(parts, key=lambda box: box.x0 + box.y0 + 0.2 * (box.x1 - box.x0))
    tall = rank.y1 - rank.y0
    for part in sorted(parts, key=lambda box: box.x0):
        beside = part.x0 - rank.x1 < 0.22 * tall
        if beside and max(abs(part.y0 - rank.y0), abs(part.y1 - rank.y1)) < 0.1 * tall:
            rank = rank.joined(part)
    middle = (rank.x0 + rank.x1) / 2
    below = [box for box in parts if box.y0 >= rank.y1 - 0.25 * tall and box.x0 <= middle <= box.x1]
    below = [box for box in below if box.y0 - rank.y1 < 1.2 * tall]
    if not below:
        raise ValueError("no suit symbol under the rank")
    return rank.joined(min(below, key=lambda box: box.y0))


def _ink_boxes(image: Picture) -> list[PixelBounds]:
    """Returns the boxes of connected ink in the top left part of a face."""
    height, width = image.shape[:2]
    corner = image[: int(height * 0.45), : int(width * 0.36)].astype(np.int16)
    stock = np.median(image[int(height * 0.3) :, 2:6].reshape(-1, 3), axis=0)
    ink = (np.abs(corner - stock).max(axis=2) > 70).astype(np.uint8)
    count, _, stats, _ = cv2.connectedComponentsWithStats(ink, connectivity=8)
    boxes = [PixelBounds(x, y, x + w, y + h) for x, y, w, h, area in stats[1:count].tolist() if area >= 25 and h >= 8]
    return [box for box in boxes if box.x0 > 1 and box.y0 > 1]


def picture_decks(folder: Path, split: str) -> Sequence[PictureDeck]:
    """Returns the decks of a split from a folder with an `index.json`."""
    listed = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    decks = []
    for entry in listed:
        family = entry["family"]
        if family in _WITHOUT_INDEX or (split != "all" and (family in HELD_OUT_FAMILIES) != (split == "test")):
            continue
        decks.append(PictureDeck(folder / entry["name"], family))
    return decks
