"""Suit symbols as masks, with the shapes varying as they do between printers."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import Suit
from vision.frames import Picture
from vision.scenes.decks.glyphs import trimmed

_BIG: Final = 224


@dataclass(frozen=True, slots=True)
class PipShape:
    """How a printer draws its suits; all figures are shares of the symbol's height."""

    width: float
    notch: float
    shoulder: float
    belly: float
    stem: float
    flare: float
    concave: float
    leaf: float
    spread: float


def draw_shape(rng: np.random.Generator) -> PipShape:
    """Returns a random printer's shapes."""
    return PipShape(
        width=rng.uniform(0.72, 1.02),
        notch=rng.uniform(0.08, 0.26),
        shoulder=rng.uniform(0.42, 0.62),
        belly=rng.uniform(0.02, 0.2),
        stem=rng.uniform(0.015, 0.06),
        flare=rng.uniform(0.12, 0.3),
        concave=float(rng.choice([0.0, 0.0, rng.uniform(0.03, 0.2)])),
        leaf=rng.uniform(0.2, 0.265),
        spread=rng.uniform(0.23, 0.29),
    )


def pip_mask(suit: Suit, shape: PipShape) -> Picture:
    """Returns the trimmed mask (h, w) of a suit symbol, about 112 px high."""
    big = np.zeros((_BIG, _BIG + 64), np.uint8)
    for outline in _outlines(suit, shape):
        points = (outline * (_BIG - 8) + [(_BIG + 64) / 2, _BIG / 2]) * 16
        cv2.fillPoly(big, [np.round(points).astype(np.int32)], 255, cv2.LINE_AA, 4)
    small = cv2.resize(big, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    return trimmed(np.asarray(small, np.uint8))


def _outlines(suit: Suit, shape: PipShape) -> list[NDArray[np.float64]]:
    if suit is Suit.DIAMONDS:
        return [_diamond(shape)]
    if suit is Suit.HEARTS:
        return [_heart(shape, tall=1.0)]
    if suit is Suit.SPADES:
        body = _heart(shape, tall=0.84) * [1, -1] + [0, -0.08]
        return [body, _stem(shape)]
    return [*_leaves(shape), _stem(shape)]


def _bezier(points: list[tuple[float, float]]) -> NDArray[np.float64]:
    """Returns 16 points along a cubic curve."""
    t = np.linspace(0, 1, 16)[:, None]
    p0, p1, p2, p3 = (np.array(point) for point in points)
    return np.asarray((1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t**2 * p2 + t**3 * p3)


def _mirrored(right: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.vstack([right, (right * [-1, 1])[::-1]])


def _heart(shape: PipShape, tall: float) -> NDArray[np.float64]:
    half = shape.width / 2
    top = -tall / 2
    lobe = _bezier([(0, top + shape.notch), (0.04, top - 0.06), (half, top - 0.08), (half, top + 0.3 * tall)])
    side = _bezier(
        [(half, top + 0.3 * tall), (half, top + shape.shoulder * tall), (shape.belly, tall * 0.3), (0, tall / 2)]
    )
    return _mirrored(np.vstack([lobe, side]))


def _diamond(shape: PipShape) -> NDArray[np.float64]:
    half, pull = shape.width * 0.41, shape.concave
    middle = (half * (0.5 - pull), -0.25 + pull * 0.5)
    upper = _bezier([(0, -0.5), middle, middle, (half, 0)])
    if pull == 0:
        upper = np.array([[0, -0.5], [half, 0]])
    return _mirrored(np.vstack([upper, (upper * [1, -1])[::-1]]))


def _stem(shape: PipShape) -> NDArray[np.float64]:
    curve = _bezier([(shape.stem, 0), (shape.stem, 0.3), (shape.stem + 0.03, 0.44), (shape.flare, 0.5)])
    return _mirrored(curve)


def _leaves(shape: PipShape) -> list[NDArray[np.float64]]:
    angle = np.linspace(0, 2 * np.pi, 36)
    circle = np.stack([np.cos(angle), np.sin(angle)], axis=1) * shape.leaf
    low = 0.09
    centres = [(0.0, shape.leaf - 0.5), (-shape.spread, low), (shape.spread, low)]
    middle = np.array([[0, -0.2], [shape.spread * 0.7, 0.1], [0, 0.18], [-shape.spread * 0.7, 0.1]])
    return [*(circle + np.array(centre) for centre in centres), middle * [0.6, 1]]
