"""Frames that hold nothing to read, made from a seed: what cables, lenses and drivers do to a picture."""

from collections.abc import Callable
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture

Rng = np.random.Generator
Anything = NDArray[Any]


def bad_frame(seed: int, table: Picture) -> Anything:
    """Returns the bad frame that belongs to `seed`; some are a good picture of a table (h, w, 3) gone wrong."""
    rng = np.random.default_rng([seed, 77])
    return _MAKERS[seed % len(_MAKERS)](rng, table)


def _size(rng: Rng) -> tuple[int, int]:
    return int(rng.integers(24, 500)), int(rng.integers(24, 640))


def _flat(rng: Rng, level: int) -> Anything:
    jitter = rng.integers(0, 3, (*_size(rng), 3)) * (1 if level < 128 else -1)
    return np.clip(level + jitter, 0, 255).astype(np.uint8)


def _noise(rng: Rng) -> Anything:
    if rng.random() < 0.5:
        return rng.integers(0, 256, (*_size(rng), 3), np.uint8)
    return np.clip(rng.normal(rng.uniform(60, 200), rng.uniform(16, 70), (*_size(rng), 3)), 0, 255).astype(np.uint8)


def _half(rng: Rng, table: Picture) -> Anything:
    frame = table.copy()
    height, width = frame.shape[:2]
    cut = rng.uniform(0.3, 0.7)
    colour = rng.choice([0, 128, 255])
    sides = (np.s_[int(cut * height) :], np.s_[: int(cut * height)], np.s_[:, int(cut * width) :])
    frame[sides[rng.integers(3)]] = colour
    return frame


def _blurred(rng: Rng, table: Picture) -> Anything:
    return np.asarray(cv2.GaussianBlur(table, (0, 0), rng.uniform(0.03, 0.08) * table.shape[1]), np.uint8)


def _strip(rng: Rng) -> Anything:
    shape = (int(rng.integers(1, 24)), int(rng.integers(1, 20_001)))
    level = rng.integers(0, 256, (*shape, 1), np.uint8)
    return np.repeat(level if rng.random() < 0.5 else level.swapaxes(0, 1), 3, axis=2)


def _one_colour(rng: Rng, table: Picture) -> Anything:
    return np.asarray(table * np.eye(3, dtype=np.uint8)[rng.integers(3)])


_MAKERS: Final[tuple[Callable[[Rng, Picture], Anything], ...]] = (
    lambda rng, _: _flat(rng, 0),
    lambda rng, _: _flat(rng, 255),
    lambda rng, _: np.full((*_size(rng), 3), rng.integers(0, 256, 3), np.uint8),
    lambda rng, _: _noise(rng),
    _half,
    _blurred,
    lambda rng, table: table[..., int(rng.integers(3))],
    lambda rng, table: table[..., :1],
    lambda rng, table: table.astype(np.uint16) * 257,
    lambda rng, table: table.astype(np.float32) / 255,
    _one_colour,
    lambda rng, _: _strip(rng),
    lambda rng, _: rng.integers(0, 256, (1, 1, 3), np.uint8),
    lambda rng, _: np.full((10, 20_000, 3), rng.integers(0, 256), np.uint8),
    lambda rng, _: np.zeros((int(rng.integers(2)), int(rng.integers(2)), 3), np.uint8),
)
