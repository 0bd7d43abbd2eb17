"""Putting faces onto a picture: from a quad to pixels, touching only the card's own region."""

from dataclasses import dataclass
from math import floor, log2

import cv2
import numpy as np

from vision.frames import Picture
from vision.geometry import Quad
from vision.scenes.decks.faces import FaceImage


@dataclass(frozen=True, slots=True, eq=False)
class Patch:
    """A warped thing ready to be laid down: its place (x, y), colours (h, w, 3) and alpha (h, w)."""

    x: int
    y: int
    bgr: Picture
    alpha: Picture

    @property
    def region(self) -> tuple[slice, slice]:
        """The rows and columns of the canvas that the patch covers."""
        height, width = self.alpha.shape
        return slice(self.y, self.y + height), slice(self.x, self.x + width)


def bounds(quad: Quad, shape: tuple[int, ...], margin: float = 1) -> tuple[int, int, int, int] | None:
    """Returns the whole-pixel box (x0, y0, x1, y1) of `quad` inside a picture of that shape, or None."""
    low = np.floor(quad.min(axis=0) - margin)
    high = np.ceil(quad.max(axis=0) + margin)
    x0, y0 = max(int(low[0]), 0), max(int(low[1]), 0)
    x1, y1 = min(int(high[0]), shape[1]), min(int(high[1]), shape[0])
    return None if x0 >= x1 or y0 >= y1 else (x0, y0, x1, y1)


def level_for(face: FaceImage, quad: Quad) -> Picture:
    """Returns the kept size of `face` that fits how large `quad` shows it."""
    width, height = face.size
    area = max(float(cv2.contourArea(quad)), 1.0)
    level = floor(log2(max((width * height / area) ** 0.5, 1.0)) + 0.35)
    return face.levels[min(level, len(face.levels) - 1)]


def warp_face(face: FaceImage, quad: Quad, shape: tuple[int, ...]) -> Patch | None:
    """Returns `face` seen in `quad` of a canvas of that shape, or None if it lies outside."""
    box = bounds(quad, shape)
    if box is None:
        return None
    image = level_for(face, quad)
    height, width = image.shape[:2]
    # Pixel centres lie at whole numbers for the warp, at halves for quads.
    source = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32) - 0.5
    target = quad - np.array(box[:2], np.float32) - 0.5
    stock = image[height // 2, 2]
    warped = cv2.warpPerspective(
        image,
        cv2.getPerspectiveTransform(source, target.astype(np.float32)),
        (box[2] - box[0], box[3] - box[1]),
        flags=cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_CONSTANT,
        borderValue=(int(stock[0]), int(stock[1]), int(stock[2]), 0),
    )
    bgr = np.ascontiguousarray(warped[..., :3], np.uint8)
    return Patch(box[0], box[1], bgr, np.ascontiguousarray(warped[..., 3], np.uint8))


def lay(canvas: Picture, patch: Patch) -> None:
    """Blends `patch` over the canvas at its place."""
    under = canvas[patch.region]
    share = cv2.merge([patch.alpha] * 3)
    difference = cv2.subtract(patch.bgr, under, dtype=cv2.CV_16S)
    part = cv2.multiply(difference, share, scale=1 / 255, dtype=cv2.CV_16S)
    under[:] = cv2.add(under, part, dtype=cv2.CV_8U)


def shade(canvas: Picture, patch_alpha: Picture, at: tuple[int, int], strength: float) -> None:
    """Darkens the canvas under a soft mask (h, w) whose top left lies `at` (x, y); 1 is black."""
    height, width = patch_alpha.shape
    under = canvas[at[1] : at[1] + height, at[0] : at[0] + width]
    keep = cv2.convertScaleAbs(patch_alpha, alpha=-strength, beta=255)
    under[:] = cv2.multiply(under, cv2.merge([keep] * 3), scale=1 / 255)


def paint_card(canvas: Picture, face: FaceImage, quad: Quad) -> None:
    """Paints `face` onto `canvas` (height, width, 3) in `quad`, clockwise from the card's own top left."""
    patch = warp_face(face, quad, canvas.shape)
    if patch is not None:
        lay(canvas, patch)
