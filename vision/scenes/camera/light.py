"""Light on the table: brightness over the picture, lamps, colour cast and glare."""

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.scenes.style import SceneStyle
from vision.scenes.table.tabletop import Tabletop

_CELLS = 24


def draw_light(rng: np.random.Generator, strength: float) -> NDArray[np.float32]:
    """Returns how bright each part of the picture is, (24, 24, 3), about 1."""
    y, x = np.mgrid[-1 : 1 : _CELLS * 1j, -1 : 1 : _CELLS * 1j]
    angle, slope = rng.uniform(0, 2 * np.pi), rng.uniform(0, 0.45) * strength
    field = 1 + slope * (x * np.cos(angle) + y * np.sin(angle)) * 0.6
    if rng.random() < 0.4:
        field = field + _lamp(rng, x, y) * rng.uniform(0.1, 0.6) * strength
    if rng.random() < 0.3:
        field = field * (1 - rng.uniform(0, 0.3) * strength * (x**2 + y**2) / 2)
    exposure = np.exp(min(rng.normal(-0.1, 0.26), 0.22) * strength)
    warmth, green = rng.normal(0, 0.1) * strength, rng.normal(0, 0.035) * strength
    if rng.random() < 0.06:
        warmth, green = warmth * 3, green * 4
    cast = np.array([1 - warmth, 1 + green, 1 + warmth])
    return np.asarray(np.clip(field[..., None] * exposure * cast, 0.12, 1.5), np.float32)


def _lamp(rng: np.random.Generator, x: NDArray[np.float64], y: NDArray[np.float64]) -> NDArray[np.float64]:
    at, wide = rng.uniform(-1.2, 1.2, 2), rng.uniform(0.3, 1.0)
    return np.asarray(np.exp(-((x - at[0]) ** 2 + (y - at[1]) ** 2) / wide**2))


def shaded(picture: Picture, style: SceneStyle, rng: np.random.Generator) -> Picture:
    """Returns the picture with, at times, the hard-edged shadow of something out of view across it."""
    if rng.random() >= style.hard_shadow_share:
        return picture
    height, width = picture.shape[:2]
    dark = rng.uniform(0.3, 0.75)
    field = np.full((height, width), 1.0 if rng.random() < 0.6 else dark, np.float32)
    inside = dark if float(field[0, 0]) == 1.0 else 1.0
    for _ in range(int(rng.integers(1, 3))):
        at = rng.uniform(0, 1, 2) * [width, height]
        along = rng.uniform(0, 2 * np.pi)
        axis = np.array([np.cos(along), np.sin(along)]) * 2 * max(width, height)
        across = np.array([-axis[1], axis[0]]) * rng.uniform(0.03, 0.3) / 2
        skew = across * rng.uniform(0.3, 1.0)
        band = np.array([at - axis - across, at + axis - skew, at + axis + skew, at - axis + across])
        cv2.fillConvexPoly(field, np.round(band).astype(np.int32), inside)
    soft = cv2.GaussianBlur(field, (0, 0), rng.uniform(0.6, 7))
    return np.asarray(cv2.multiply(picture, cv2.merge([soft] * 3), dtype=cv2.CV_8U), np.uint8)


def lit(picture: Picture, light: NDArray[np.float32]) -> Picture:
    """Returns the picture under that light, burning out where it is too bright."""
    height, width = picture.shape[:2]
    field = cv2.resize(light, (width, height), interpolation=cv2.INTER_LINEAR)
    return np.asarray(cv2.multiply(picture, field, dtype=cv2.CV_8U), np.uint8)


_COARSE = 4
_BURNT = 0.72


def draw_glare(top: Tabletop, style: SceneStyle, rng: np.random.Generator) -> Picture:
    """Returns the table's picture with glare, at times; what its middle burns out counts as hidden."""
    if rng.random() >= style.glare_share:
        return top.canvas
    height, width = top.canvas.shape[:2]
    shape = (-(-height // _COARSE), -(-width // _COARSE))
    field = np.zeros(shape, np.float32)
    for _ in range(int(rng.integers(1, 4))):
        spot = np.zeros(shape, np.float32)
        at = (int(rng.integers(shape[1])), int(rng.integers(shape[0])))
        axes = tuple(int(v) for v in np.maximum(2, rng.uniform(0.02, 0.16, 2) * max(shape)))
        cv2.ellipse(spot, at, axes, rng.uniform(0, 180), 0, 360, rng.uniform(0.25, 1.0), -1)
        field = np.maximum(field, cv2.GaussianBlur(spot, (0, 0), rng.uniform(0.8, 8)))
    wide = cv2.resize(field, (width, height), interpolation=cv2.INTER_LINEAR)
    wide *= np.where(top.owners.map >= 0, np.float32(1.0), np.float32(rng.uniform(0.05, 0.5)))
    top.owners.hide(wide > _BURNT)
    return np.asarray(cv2.add(top.canvas, cv2.merge([wide * 255] * 3), dtype=cv2.CV_8U), np.uint8)
