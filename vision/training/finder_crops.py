"""Finder crops: square parts of scenes at many scales, with the maps that the finder should give for them."""

from dataclasses import replace
from typing import Final, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats
from vision.reader.layout import CORNERS, HEAT, LEAST_PX, MAPS, MOST_PX, OFFSET, POSE_PX, RIGHT, STRIDE, UP
from vision.scenes import EVERYDAY
from vision.training.index_truths import IndexTruths, index_truths
from vision.training.scene_pool import ScenePool, SceneSource, vary_light

SEEN: Final = 0.8
"""An index with at least this visible share must be found."""
HIDDEN: Final = 0.3
"""An index with a smaller visible share must not be found; in between the loss is not computed."""
TOO_SMALL_PX: Final = 5.0
TOO_LARGE_PX: Final = 38.0
"""Indices beyond these sizes must not be found; up to the trained range the loss is not computed."""


def draw_targets(truths: IndexTruths, size: int) -> tuple[Floats, Floats, Floats]:
    """Returns maps (MAPS, c, c), the weight of poses (c, c) and the weight of heat (c, c) for a square picture."""
    cells = size // STRIDE
    maps = np.zeros((MAPS, cells, cells), np.float32)
    near, asked = np.zeros((cells, cells), np.float32), np.ones((cells, cells), np.float32)
    heights = truths.height_px
    for i in range(len(heights)):
        height, seen = float(heights[i]), float(truths.visible[i])
        wanted = seen >= SEEN and LEAST_PX <= height <= MOST_PX
        if wanted:
            _draw_index(maps, near, truths, i, height)
        elif seen > HIDDEN and TOO_SMALL_PX <= height <= TOO_LARGE_PX:
            window = _window(truths.centre[i], 0.6 * height, cells)
            asked[window] = 0
    asked[near > 0.6] = 1
    return maps, near, asked


def _window(centre: Floats, reach_px: float, cells: int) -> tuple[slice, slice]:
    low = np.clip(np.floor((centre - reach_px) / STRIDE), 0, cells).astype(int)
    high = np.clip(np.floor((centre + reach_px) / STRIDE) + 1, 0, cells).astype(int)
    return slice(low[1], high[1]), slice(low[0], high[0])


def _draw_index(maps: Floats, near: NDArray[np.float32], truths: IndexTruths, i: int, height: float) -> None:
    """Draws a Gaussian of heat around the index's centre, and its pose on the cells nearer to it than to any other."""
    spread = max(0.55, 0.055 * height)
    centre = truths.centre[i]
    window = _window(centre, 3 * spread * STRIDE, near.shape[0])
    if near[window].size == 0:
        return
    rows, columns = np.mgrid[window]
    x, y = centre[0] / STRIDE - columns - 0.5, centre[1] / STRIDE - rows - 0.5
    hill = np.exp(-(x**2 + y**2) / (2 * spread**2)).astype(np.float32)
    peak = (np.abs(x) <= 0.5) & (np.abs(y) <= 0.5)
    hill[peak] = 1.0
    nearer = hill > near[window]
    part = maps[:, window[0], window[1]]
    part[HEAT] = np.maximum(part[HEAT], hill)
    pose = np.zeros((MAPS, 1), np.float32)
    pose[UP, 0], pose[RIGHT, 0] = truths.up[i] / POSE_PX, truths.right[i] / POSE_PX
    pose[CORNERS, 0] = ((truths.corners[i] - centre) / height).ravel()
    part[1:, nearer] = pose[1:]
    part[OFFSET.start, nearer], part[OFFSET.start + 1, nearer] = x[nearer], y[nearer]
    near[window] = np.maximum(near[window], hill)


SIZE_PX: Final = 256
SCENE_PX: Final = 448
STYLE: Final = replace(EVERYDAY, index_px=(7, 38), elevation_deg=(22, 90))
CLOSE_STYLE: Final = replace(EVERYDAY, index_px=(38, 130), cards=(1, 6))
CLOSE_EVERY: Final = 7
"""One scene in this many is shown so close that nothing in it may be found."""
STRIDE_SEEDS: Final = 2
"""Neighbouring seeds share decks, so only one seed in this many is drawn."""


class FinderCrops(NamedTuple):
    """A batch: `pictures` (n, h, w, 3) uint8, `maps` (n, MAPS, c, c), weights of poses and of heat (n, c, c)."""

    pictures: Picture
    maps: Floats
    near: Floats
    asked: Floats


class FinderCropSupply:
    """Gives the batch of each step, always the same for the same step."""

    def __init__(self, scene_source: SceneSource, *, batch: int, first_seed: int, room: int = 700) -> None:
        self._scene_source = scene_source
        self._seed = first_seed
        self._batch = batch
        self._pool = ScenePool(self._make, room=room, fresh=3)

    def _make(self, seed: int) -> tuple[Picture, IndexTruths]:
        style = CLOSE_STYLE if seed % CLOSE_EVERY == 0 else STYLE
        scene = self._scene_source.draw(self._seed + seed * STRIDE_SEEDS, (SCENE_PX, SCENE_PX), style)
        return scene.bgr, index_truths(scene)

    def batch(self, step: int) -> FinderCrops:
        """Returns the batch of `step`."""
        pool = self._pool.at(step)
        rng = np.random.default_rng([self._seed, step, 71])
        cells = SIZE_PX // STRIDE
        pictures = np.empty((self._batch, SIZE_PX, SIZE_PX, 3), np.uint8)
        maps = np.empty((self._batch, MAPS, cells, cells), np.float32)
        near, asked = (np.empty((self._batch, cells, cells), np.float32) for _ in range(2))
        for n in range(self._batch):
            picture, truths = pool[rng.integers(len(pool))]
            part, seen = take_finder_crop(picture, truths, rng)
            pictures[n] = vary_light(part, rng)
            maps[n], near[n], asked[n] = draw_targets(seen, SIZE_PX)
        return FinderCrops(pictures, maps, near, asked)


def take_finder_crop(picture: Picture, truths: IndexTruths, rng: np.random.Generator) -> tuple[Picture, IndexTruths]:
    """Returns a part of the picture, (256, 256, 3), at a scale that suits one of its indices, and its truths."""
    scale, about = _choose(picture, truths, rng)
    size = (max(1, round(picture.shape[1] * scale)), max(1, round(picture.shape[0] * scale)))
    how = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR if rng.random() < 0.5 else cv2.INTER_CUBIC
    scaled = cv2.resize(picture, size, interpolation=how)
    corner = np.round(about * scale - SIZE_PX * rng.uniform(0.12, 0.88, 2)).astype(int)
    corner = np.clip(corner, np.minimum(0, np.array(size) - SIZE_PX), np.maximum(0, np.array(size) - SIZE_PX))
    part = _cut(np.asarray(scaled, np.uint8), corner, rng)
    moved = _moved(truths, np.array(size) / picture.shape[1::-1], corner)
    return _turned(part, moved, int(rng.integers(4)))


def _choose(picture: Picture, truths: IndexTruths, rng: np.random.Generator) -> tuple[float, Floats]:
    """Returns a scale and a point to look at."""
    height, width = picture.shape[:2]
    seen = np.flatnonzero(truths.visible > 0.8)
    anywhere = (rng.random(2) * [width, height]).astype(np.float32)
    if len(seen) and float(truths.height_px[seen].min()) > TOO_LARGE_PX:
        return float(np.exp(rng.uniform(np.log(0.3), 0))), anywhere
    if len(seen) == 0 or rng.random() < 0.08:
        return float(np.exp(rng.uniform(np.log(0.5), np.log(1.3)))), anywhere
    chosen = int(seen[rng.integers(len(seen))])
    wanted = float(np.exp(rng.uniform(np.log(LEAST_PX), np.log(MOST_PX))))
    scale = float(np.clip(wanted / max(float(truths.height_px[chosen]), 1.0), 0.2, 1.6))
    return scale, truths.centre[chosen] if rng.random() < 0.8 else anywhere


def _cut(picture: Picture, corner: NDArray[np.int64], rng: np.random.Generator) -> Picture:
    """Returns the square at `corner`; what lies outside the picture is one grey, or the picture's rim drawn out."""
    x, y = int(corner[0]), int(corner[1])
    inside = picture[max(y, 0) : y + SIZE_PX, max(x, 0) : x + SIZE_PX]
    above, left = max(-y, 0), max(-x, 0)
    below, right = SIZE_PX - above - inside.shape[0], SIZE_PX - left - inside.shape[1]
    if not (above or left or below or right):
        return inside
    grey = (128,) * 3 if rng.random() < 0.7 else (int(rng.integers(256)),) * 3
    return np.asarray(cv2.copyMakeBorder(inside, above, below, left, right, cv2.BORDER_CONSTANT, value=grey), np.uint8)


def _moved(truths: IndexTruths, scale: NDArray[np.float64], corner: NDArray[np.int64]) -> IndexTruths:
    """Returns the truths in the part's pixels; what the part cuts off is seen less."""
    factor, shift = np.asarray(scale, np.float32), np.asarray(corner, np.float32)
    moved = replace(
        truths,
        centre=truths.centre * factor - shift,
        up=truths.up * factor,
        right=truths.right * factor,
        corners=truths.corners * factor - shift,
    )
    reach = (np.abs(moved.up) + 0.6 * np.abs(moved.right)) / 2
    low, high = np.maximum(moved.centre - reach, 0), np.minimum(moved.centre + reach, SIZE_PX)
    share = np.prod(np.clip(high - low, 0, None) / np.maximum(2 * reach, 1e-3), axis=1)
    return replace(moved, visible=(moved.visible * share).astype(np.float32))


def _turned(picture: Picture, truths: IndexTruths, quarters: int) -> tuple[Picture, IndexTruths]:
    """Turns a square part and its truths by quarters, counter-clockwise."""
    for _ in range(quarters):
        truths = replace(
            truths,
            centre=_quarter(truths.centre, SIZE_PX),
            up=_quarter(truths.up, 0),
            right=_quarter(truths.right, 0),
            corners=_quarter(truths.corners, SIZE_PX),
        )
    return np.rot90(picture, quarters), truths


def _quarter(points: Floats, size: float) -> Floats:
    return np.stack([points[..., 1], size - points[..., 0]], axis=-1)
