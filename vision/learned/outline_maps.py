"""Outline maps of a picture: where cards lie, and which way their edges face; a network draws them."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.geometry import Floats
from vision.reader.letters import sigmoid
from vision.reader.networks import MODELS, Network

LONGEST_PX: Final = 640
"""The longest side, in pixels, of the picture that the network sees."""
STRIDE: Final = 2
PADDED_TO: Final = 16
BRIGHT: Final = 220.0
BRIGHTEST_SHARE: Final = 95
"""The percentile of a picture's brightness that is raised to BRIGHT."""
MOST_GAIN: Final = 8.0
EDGE_SHARE: Final = 0.06
"""How wide a card's edge is, as a share of its height and width."""
VIVID_FROM: Final = 100.0
"""The minimum saturation of a vivid colour, of 255."""


@dataclass(frozen=True, slots=True, eq=False)
class OutlineMaps:
    """Where cards lie (h, w), from 0 to 1, and outward normals (2, h, w) along their edges, elsewhere about 0.

    A pixel of the maps is `scale` pixels of the picture, whose size `shape` (height, width) gives.
    """

    cards: Floats
    normals: Floats
    scale: float
    shape: tuple[int, int]


@lru_cache(maxsize=1)
def _network() -> Network:
    return Network(MODELS / "outlines.onnx")


def seen_scale(bgr: Picture) -> float:
    """Returns the scale, 1 or less, at which the network sees a picture (h, w, 3)."""
    return float(min(1.0, LONGEST_PX / max(*bgr.shape[:2], 1)))


def map_outlines(bgr: Picture, part_of: Picture | None = None) -> OutlineMaps:
    """Returns the maps of a picture (h, w, 3), at the scale of the larger one that it is a `part_of`, if it is one."""
    height, width = bgr.shape[:2]
    times = seen_scale(bgr if part_of is None else part_of)
    size = max(1, round(width * times)), max(1, round(height * times))
    small = cv2.resize(bgr, size, interpolation=cv2.INTER_AREA) if times < 1 else bgr
    high, wide = small.shape[:2]
    below, beside = -high % PADDED_TO, -wide % PADDED_TO
    padded = cv2.copyMakeBorder(small, 0, below, 0, beside, cv2.BORDER_REPLICATE)
    maps = _network().run_on_pictures(np.asarray(padded, np.uint8)[None])[0]
    kept = maps[:, : (high + 1) // STRIDE, : (wide + 1) // STRIDE]
    return OutlineMaps(sigmoid(kept[0]), np.ascontiguousarray(kept[1:]), STRIDE / times, (height, width))


def united(one: OutlineMaps, other: OutlineMaps) -> OutlineMaps:
    """Returns what either of two maps of one size shows, where they differ the clearer of both."""
    is_clearer = (one.normals**2).sum(axis=0) >= (other.normals**2).sum(axis=0)
    normals = np.where(is_clearer, one.normals, other.normals)
    return replace(one, cards=np.maximum(one.cards, other.cards), normals=np.ascontiguousarray(normals, np.float32))


def vivid(bgr: Picture) -> Picture:
    """Returns a grey picture (h, w, 3) in which vivid colours are light: cards of one colour are found more easily."""
    hsv = cv2.cvtColor(bgr, cv2.COLOR_BGR2HSV)
    grey = cv2.addWeighted(hsv[..., 1], 0.5, hsv[..., 2], 0.5, 0)
    return np.asarray(cv2.cvtColor(grey, cv2.COLOR_GRAY2BGR), np.uint8)


def is_vivid(view: Picture) -> bool:
    """Says whether a card is of a vivid colour along most of its edge, from what lies in its outline (h, w, 3)."""
    saturation = cv2.cvtColor(view, cv2.COLOR_BGR2HSV)[..., 1]
    across, down = (max(1, round(EDGE_SHARE * side)) for side in saturation.shape)
    inner = np.zeros(saturation.shape, np.bool_)
    inner[across:-across, down:-down] = True
    return float(np.median(saturation[~inner])) >= VIVID_FROM


def brightened(bgr: Picture) -> Picture:
    """Returns a dark picture (h, w, 3) as bright as others are."""
    level = float(np.percentile(bgr[::8, ::8].max(axis=2), BRIGHTEST_SHARE))
    gain = min(max(BRIGHT / max(level, 1.0), 1.0), MOST_GAIN)
    return np.asarray(cv2.convertScaleAbs(bgr, alpha=gain), np.uint8)


def negative(bgr: Picture) -> Picture:
    """Returns the negative of a picture (h, w, 3), in which dark cards are light ones: those are found more easily."""
    return np.asarray(cv2.bitwise_not(bgr), np.uint8)
