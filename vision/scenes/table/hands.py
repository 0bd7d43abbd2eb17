"""Hands over the table: fingers, palm, forearm and sleeve, shaded as rounded bodies seen from above."""

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.scenes.decks.faces import FaceImage
from vision.scenes.decks.sheets import ClutterItem

HAND_PX_PER_MM: Final = 1.5
_WIDTH_MM: Final = 200.0
_LENGTH_MM: Final = 560.0
_PALM_MM: Final = (100.0, 140.0)

FINGERTIP: Final = (0.5, 0.053)
"""Where the middle finger of an open hand ends, as shares of the picture's width and height."""

_SKINS: Final = ((150, 180, 225), (130, 165, 215), (105, 140, 195), (80, 115, 170), (55, 80, 125), (35, 50, 85))
_Field = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Capsule:
    """A tapered rounded stick from (x, y) to (x, y), in millimetres from the palm's middle, y towards the arm."""

    start: tuple[float, float]
    end: tuple[float, float]
    thick_mm: tuple[float, float]
    lift_mm: float = 0.0


def draw_hand(rng: np.random.Generator) -> ClutterItem:
    """Draws a random hand with its forearm, fingers pointing up in its picture."""
    capsules, tips = _pose(rng)
    height = _heights(capsules)
    skin = np.array(_SKINS[rng.integers(len(_SKINS))], np.float32) * rng.uniform(0.88, 1.1)
    colour = np.empty((*height.shape, 3), np.float32)
    colour[:] = skin
    for tip in tips:
        _paint_nail(colour, tip, skin)
    if rng.random() < 0.7:
        _pull_sleeve(colour, height, rng)
    image = np.empty((*height.shape, 4), np.uint8)
    image[..., :3] = np.clip(colour * _shading(height, rng)[..., None], 0, 255)
    image[..., 3] = cv2.GaussianBlur((height > 0.5).astype(np.uint8) * 255, (3, 3), 0)
    if rng.random() < 0.5:
        image = np.ascontiguousarray(image[:, ::-1])
    scale = rng.uniform(0.85, 1.2)
    face = FaceImage(image)
    return ClutterItem(face, (_WIDTH_MM * scale, _LENGTH_MM * scale), rng.uniform(8, 60))


def _pose(rng: np.random.Generator) -> tuple[list[Capsule], list[Capsule]]:
    """Returns the capsules of a hand and those of them that end in a nail."""
    capsules = [Capsule((-20, 38), (-29, -36), (15, 13)), Capsule((0, 42), (-6, -40), (17, 14)),
             Capsule((14, 40), (14, -38), (16, 13)), Capsule((20, 36), (31, -30), (14, 11)),
             Capsule((-22, 30), (-38, 2), (15, 12)),
             Capsule((0, 52), (rng.uniform(-60, 60), 520), (27, 44))]  # fmt: skip
    tips = []
    curl, spread = rng.uniform(0.35, 1.0), rng.uniform(0.2, 1.3)
    roots = ((-32.0, -40.0, 66.0, 8.8), (-10.0, -45.0, 76.0, 9.0), (12.0, -43.0, 70.0, 8.6), (31.0, -34.0, 54.0, 7.6))
    for i, (x, y, length, thick) in enumerate(roots):
        reach = length * min(1.0, max(0.25, curl + rng.normal(0, 0.07)))
        angle = radians((i - 1.5) * 9 * spread + rng.normal(0, 5))
        knee = (x + reach * 0.5 * sin(angle), y - reach * 0.5 * cos(angle))
        angle += radians(rng.normal(0, 8))
        end = (knee[0] + reach * 0.5 * sin(angle), knee[1] - reach * 0.5 * cos(angle))
        capsules.append(Capsule((x, y), knee, (thick + 1, thick), 3))
        tips.append(Capsule(knee, end, (thick, thick - 1.6), 3 if curl > 0.6 else 9))
    thumb = radians(rng.uniform(-75, -5))
    knee = (-38 + 32 * sin(thumb), 0 - 32 * cos(thumb))
    bend = thumb + radians(rng.uniform(-10, 40))
    capsules.append(Capsule((-38, 2), knee, (11.5, 10.5), 4))
    tips.append(Capsule(knee, (knee[0] + 28 * sin(bend), knee[1] - 28 * cos(bend)), (10.5, 8.5), 5))
    return [*capsules, *tips], tips


def _pixels(point: tuple[float, float]) -> tuple[float, float]:
    return (point[0] + _PALM_MM[0]) * HAND_PX_PER_MM, (point[1] + _PALM_MM[1]) * HAND_PX_PER_MM


def _heights(capsules: list[Capsule]) -> _Field:
    """Returns how high the hand's surface lies over the table at each pixel; 0 where there is no hand."""
    shape = (round(_LENGTH_MM * HAND_PX_PER_MM), round(_WIDTH_MM * HAND_PX_PER_MM))
    field = np.zeros(shape, np.float32)
    for capsule in capsules:
        (x0, y0), (x1, y1) = _pixels(capsule.start), _pixels(capsule.end)
        thick = max(capsule.thick_mm) * HAND_PX_PER_MM + 2
        left, right = max(int(min(x0, x1) - thick), 0), min(int(max(x0, x1) + thick), shape[1])
        top, bottom = max(int(min(y0, y1) - thick), 0), min(int(max(y0, y1) + thick), shape[0])
        y, x = np.mgrid[top:bottom, left:right].astype(np.float32)
        along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / max((x1 - x0) ** 2 + (y1 - y0) ** 2, 1.0)
        along = np.clip(along, 0, 1)
        apart = (x - x0 - along * (x1 - x0)) ** 2 + (y - y0 - along * (y1 - y0)) ** 2
        radius = (capsule.thick_mm[0] + (capsule.thick_mm[1] - capsule.thick_mm[0]) * along) * HAND_PX_PER_MM
        inside = radius**2 - apart
        body = np.sqrt(np.maximum(inside, 0)) + capsule.lift_mm * HAND_PX_PER_MM * (inside > 0)
        part = field[top:bottom, left:right]
        np.maximum(part, body, out=part)
    return field


def _shading(height: _Field, rng: np.random.Generator) -> _Field:
    """Returns how bright each pixel is under a slanting lamp."""
    smooth = cv2.GaussianBlur(height, (0, 0), 1.6)
    slope_x = cv2.Sobel(smooth, cv2.CV_32F, 1, 0, ksize=3) / 8
    slope_y = cv2.Sobel(smooth, cv2.CV_32F, 0, 1, ksize=3) / 8
    angle, slant = rng.uniform(0, 2 * np.pi), rng.uniform(0.15, 0.7)
    lamp = (slope_x * cos(angle) + slope_y * sin(angle)) * slant + 1
    bright = lamp / np.sqrt(1 + slope_x**2 + slope_y**2)
    grain = rng.standard_normal((height.shape[0] // 4, height.shape[1] // 4)).astype(np.float32)
    blotch = cv2.resize(grain, height.shape[::-1], interpolation=cv2.INTER_CUBIC)
    return np.asarray((0.35 + 0.65 * bright) * (1 + 0.025 * blotch), np.float32)


def _paint_nail(colour: _Field, tip: Capsule, skin: _Field) -> None:
    (x0, y0), (x1, y1) = _pixels(tip.start), _pixels(tip.end)
    at = (round(x1 + (x1 - x0) * 0.05), round(y1 + (y1 - y0) * 0.05))
    axes = (round(tip.thick_mm[1] * HAND_PX_PER_MM * 0.75), round(tip.thick_mm[1] * HAND_PX_PER_MM * 0.6))
    angle = float(np.degrees(np.arctan2(y1 - y0, x1 - x0)))
    nail = skin * 0.5 + np.array([105, 105, 118], np.float32)
    cv2.ellipse(colour, at, axes, angle, 0, 360, tuple(float(part) for part in nail), -1, cv2.LINE_AA)


def _pull_sleeve(colour: _Field, height: _Field, rng: np.random.Generator) -> None:
    """Covers the forearm with cloth from a random place on, thicker than the arm."""
    start = round((_PALM_MM[1] + rng.uniform(55, 150)) * HAND_PX_PER_MM)
    cloth = rng.uniform(15, 230, 3).astype(np.float32)
    colour[start:] = cloth
    if rng.random() < 0.4:
        colour[start :: int(rng.integers(6, 20))] = rng.uniform(15, 230, 3)
    arm = height[start:]
    arm[:] = cv2.dilate(arm, np.ones((1, 2 * int(rng.integers(3, 14)) + 1), np.uint8))
