"""Straight edges in a picture, found in its two principal colours."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats

LONGEST_PX: Final = 960
"""Outlines are looked for in a picture with sides of at most so many pixels."""
SHORTEST_SHARE: Final = 0.022
"""A straight piece of a side is at least this share of the picture's longer side."""
DOUBLE_PX: Final = 4.0
"""Pieces whose ends are nearer to each other are one."""
MOST_SEGMENTS: Final = 900
"""So many of the longest pieces are used."""

Segments = NDArray[np.float32]
"""Straight pieces (n, 4) of edges: x and y of both ends."""


@dataclass(frozen=True, slots=True, eq=False)
class EdgeMap:
    """A picture's two principal colours, softened: levels (2, h, w), gradients across and down, and straight edges."""

    levels: Picture
    across: Floats
    down: Floats
    segments: Segments
    scale: float


def map_edges(bgr: Picture, longest_px: int = LONGEST_PX) -> EdgeMap:
    """Returns the edges of a picture."""
    scale = min(1.0, longest_px / max(bgr.shape[:2]))
    small = cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else bgr
    detector = cv2.createLineSegmentDetector(cv2.LSD_REFINE_STD)
    shortest = SHORTEST_SHARE * max(small.shape[:2])
    found, levels, gradients = [], [], []
    for channel in principal_channels(np.asarray(small, np.uint8)):
        soft = cv2.GaussianBlur(channel, (0, 0), 0.8)
        half = cv2.resize(soft, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        for level, times in ((soft, 1), (half, 2)):
            lines = detector.detect(level)[0]
            if lines is not None:
                found.append(lines.reshape(-1, 4) * times)
        levels.append(np.asarray(cv2.GaussianBlur(soft, (0, 0), 1.5), np.uint8))
        gradients.append((cv2.Sobel(soft, cv2.CV_32F, 1, 0, scale=0.25), cv2.Sobel(soft, cv2.CV_32F, 0, 1, scale=0.25)))
    segments = np.concatenate(found) if found else np.zeros((0, 4), np.float32)
    length = np.hypot(segments[:, 2] - segments[:, 0], segments[:, 3] - segments[:, 1])
    order = np.argsort(-length)
    kept = _without_doubles(segments[order[length[order] >= shortest]])[:MOST_SEGMENTS]
    return EdgeMap(
        np.stack(levels), np.stack([g[0] for g in gradients]), np.stack([g[1] for g in gradients]), kept, scale
    )


def _without_doubles(segments: Segments) -> Segments:
    """Returns the segments without those that lie on one before them: each edge is found in several channels."""
    turned = segments[:, 0] > segments[:, 2]
    ordered = np.where(turned[:, None], segments[:, [2, 3, 0, 1]], segments)
    kept = np.unique(np.round(ordered / DOUBLE_PX), axis=0, return_index=True)[1]
    return segments[np.sort(kept)]


def principal_channels(bgr: Picture) -> list[Picture]:
    """Returns the picture in its two principal colours, each stretched to all grey levels."""
    few = bgr[::4, ::4].reshape(-1, 3).astype(np.float32)
    mean = few.mean(axis=0)
    axes = np.linalg.svd((few - mean).T @ (few - mean))[0].T
    channels = []
    for axis in axes[:2]:
        values = (few - mean) @ axis
        low, high = np.percentile(values, (1, 99))
        gain = 255 / max(float(high - low), 30.0)
        weights = np.append(axis * gain, -(float(mean @ axis) + low) * gain).astype(np.float32)[None]
        channels.append(np.asarray(np.clip(cv2.transform(bgr.astype(np.float32), weights), 0, 255), np.uint8))
    return channels
