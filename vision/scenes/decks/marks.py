"""Acorn and squirrel marks that players draw, stamp or stick onto their cards."""

from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.scenes.decks.faces import PX_PER_MM, FaceImage, stamp
from vision.scenes.decks.glyphs import trimmed
from vision.scenes.decks.indices import resized

_SIDE: Final = 160


def acorn(rng: np.random.Generator) -> Picture:
    """Returns an acorn's mask: a nut with its tip below, a cap with its stalk above."""
    mask = np.zeros((_SIDE, _SIDE), np.uint8)
    wide, line = int(rng.integers(38, 52)), -1 if rng.random() < 0.5 else int(rng.integers(4, 9))
    cv2.ellipse(mask, (80, 78), (wide - 4, int(rng.integers(56, 70))), 0, 0, 180, 255, line, cv2.LINE_AA)
    cv2.ellipse(mask, (80, 66), (wide, int(rng.integers(24, 38))), 0, 180, 360, 255, -1, cv2.LINE_AA)
    cv2.rectangle(mask, (80 - wide, 64), (80 + wide, 72), 255, -1)
    cv2.line(mask, (80, 40), (80 + int(rng.integers(-12, 13)), 14), 255, 8, cv2.LINE_AA)
    if line < 0:
        cv2.line(mask, (80 - wide, 78), (80 + wide, 78), 0, 4, cv2.LINE_AA)
    return trimmed(mask)


def squirrel(rng: np.random.Generator) -> Picture:
    """Returns a sitting squirrel's mask with its bushy tail behind."""
    mask = np.zeros((_SIDE, _SIDE), np.uint8)
    line = -1 if rng.random() < 0.6 else 6
    cv2.ellipse(mask, (64, 108), (24, 36), float(rng.integers(-18, 6)), 0, 360, 255, line, cv2.LINE_AA)
    cv2.ellipse(mask, (48, 62), (22, 17), float(rng.integers(-10, 20)), 0, 360, 255, line, cv2.LINE_AA)
    cv2.fillPoly(mask, [np.array([[52, 50], [60, 26], [68, 54]], np.int32)], 255, cv2.LINE_AA)
    cv2.ellipse(mask, (46, 142), (28, 7), 0, 0, 360, 255, -1, cv2.LINE_AA)
    cv2.line(mask, (52, 92), (30, 96), 255, 8, cv2.LINE_AA)
    tail = np.array([[84, 140], [118, 120], [108, 84], [120, 46], [96, 30]], np.int32)
    cv2.polylines(mask, [tail], False, 255, int(rng.integers(20, 34)), cv2.LINE_AA)
    cv2.circle(mask, (42, 58), 3, 0, -1, cv2.LINE_AA)
    return trimmed(mask)


def marked(face: FaceImage, rng: np.random.Generator) -> FaceImage:
    """Returns `face` with an acorn or a squirrel on it, drawn, stamped or stuck on, clear of the indices."""
    mask = acorn(rng) if rng.random() < 0.6 else squirrel(rng)
    tall = rng.uniform(8, 24) * PX_PER_MM
    small = resized(mask, mask.shape[1] / mask.shape[0] * tall, tall)
    image = face.bgra.copy()
    at = _free_place(face, small.shape, rng)
    ink = (int(rng.integers(10, 90)), int(rng.integers(20, 110)), int(rng.integers(30, 180)))
    kind = rng.integers(3)
    if kind == 1:
        rough = rng.random(small.shape) < rng.uniform(0.7, 0.95)
        small = (small * rough * rng.uniform(0.6, 0.95)).astype(np.uint8)
    if kind == 2:
        disc = np.zeros((small.shape[0] + 16, small.shape[1] + 16), np.uint8)
        middle, axes = (disc.shape[1] // 2, disc.shape[0] // 2), (disc.shape[1] // 2 - 1, disc.shape[0] // 2 - 1)
        cv2.ellipse(disc, middle, axes, 0, 0, 360, 255, -1, cv2.LINE_AA)
        paper = (int(rng.integers(120, 250)), int(rng.integers(180, 250)), int(rng.integers(180, 255)))
        stamp(image, disc, paper, (at[0] - 8, at[1] - 8))
    sheet = image if rng.random() < 0.7 else image[::-1, ::-1]
    stamp(sheet, small, ink, at)
    return FaceImage(image, face.indices, face.letters)


def _free_place(face: FaceImage, shape: tuple[int, ...], rng: np.random.Generator) -> tuple[int, int]:
    """Returns a place for the mark between the columns in which indices stand."""
    width, height = face.size
    left = int(face.indices[0, :, 0].max()) + 10
    right = max(left + 1, width - left - shape[1])
    return int(rng.integers(left, right)), int(rng.integers(10, max(11, height - shape[0] - 10)))
