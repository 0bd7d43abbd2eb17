"""Index crops: indices and false detections with their surroundings, from which perturbed patches are cut."""

from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats, height_of_pose
from vision.reader.detections import Detections, suppress_non_maxima
from vision.reader.layout import LETTERS, PATCH_SIZE
from vision.reader.networks import FinderRunner
from vision.reader.pyramid import find_indices
from vision.reader.views import cut_square, warp_patch
from vision.scenes import EVERYDAY, Scene
from vision.training.index_truths import SEEN, IndexTruths, index_truths, sort_finds
from vision.training.scene_pool import ScenePool, SceneSource, places_in, vary_inks, vary_light

TURN_RAD: Final = 0.09
SCALE: Final = 0.085
SHEAR: Final = 0.05
SHIFT: Final = 0.05
"""The usual size of each error; shifts are in index heights."""


def perturbed_pose(pose: Floats, rng: np.random.Generator) -> Floats:
    """Returns the pose (3, 2) with small errors."""
    turn, shear, tall, wide = rng.normal(0, 1, 4).clip(-2.2, 2.2) * [TURN_RAD, SHEAR, SCALE, SCALE]
    common = np.exp(rng.normal(0, SCALE * 0.7))
    _, up, right = pose
    moved = pose[0] + rng.normal(0, 1, 2).clip(-2.4, 2.4) @ np.stack([right, up]) * SHIFT
    taller, wider = up + turn * right, right - (turn - shear) * up
    return np.stack([moved, taller * np.exp(tall) * common, wider * np.exp(wide) * common]).astype(np.float32)


def rejected_pose(pose: Floats, rng: np.random.Generator) -> Floats:
    """Returns the pose (3, 2) upside down, on its side, far too large or small, or well beside the index."""
    centre, up, right = perturbed_pose(pose, rng)
    kind = rng.random()
    if kind < 0.4:
        up, right = -up, -right
    elif kind < 0.5:
        up, right = (right, -up) if rng.random() < 0.5 else (-right, up)
    elif kind < 0.75:
        factor = rng.uniform(1.7, 2.6) if rng.random() < 0.5 else rng.uniform(0.3, 0.55)
        up, right = up * factor, right * factor
    else:
        angle, far = rng.uniform(0, 2 * np.pi), rng.uniform(0.45, 1.1)
        centre = centre + far * (np.cos(angle) * right + np.sin(angle) * up)
    return np.stack([centre, up, right]).astype(np.float32)


SIZE_PX: Final = 96
SCENE_PX: Final = 480
STYLE: Final = replace(EVERYDAY, index_px=(8.5, 48), empty_share=0.01, elevation_deg=(22, 90))
STRIDE: Final = 4
"""One seed in this many is drawn: neighbouring seeds share decks, and many more alphabets than tables are needed."""
MOST: Final = 14
"""The maximum number of training crops from one scene."""
COVERED: Final = 0.25
_LARGEST_PX: Final = 35.0
_INDEX_SHARE: Final = 0.68
_SPOILT_SHARE: Final = 0.11


@dataclass(frozen=True, slots=True, eq=False)
class IndexCrops:
    """k crops: `pictures` (k, 96, 96, 3), `poses` (k, 3, 2) in their pixels, `letter` and `suit` (k,).

    A pose is centre, up and right; a letter of -1 means that there is no index.
    """

    pictures: Picture
    poses: Floats
    letter: NDArray[np.int64]
    suit: NDArray[np.int64]


LabelledCrop: TypeAlias = tuple[Floats, int, int]
"""A pose (3, 2), its letter or -1, its suit."""


def take_index_crops(scene: Scene, rng: np.random.Generator, detections: Detections | None = None) -> IndexCrops:
    """Cuts out a scene's indices, about as many things that are none, and what the finder took for indices."""
    truths = index_truths(scene)
    poses = np.stack([truths.centre, truths.up, truths.right], axis=1)
    large = truths.height_px >= 7.5
    seen = rng.permutation(np.flatnonzero((truths.visible >= SEEN) & large))[:MOST]
    covered = rng.permutation(np.flatnonzero((truths.visible < COVERED) & large))[:2]
    rows = [(poses[i], int(truths.letter[i]), int(truths.suit[i])) for i in seen]
    rows += [(poses[i], -1, 0) for i in covered if _inside(poses[i], scene.bgr)]
    rows += [(pose, -1, 0) for pose in decoy_poses(scene, poses, rng)]
    if detections is not None:
        rows += _found_rows(detections, truths, rng)
    cut = [_cut(scene.bgr, pose) for pose, _, _ in rows]
    return IndexCrops(
        np.array([picture for picture, _ in cut], np.uint8).reshape(-1, SIZE_PX, SIZE_PX, 3),
        np.array([pose for _, pose in cut], np.float32).reshape(-1, 3, 2),
        np.array([letter for _, letter, _ in rows], np.int64),
        np.array([suit for _, _, suit in rows], np.int64),
    )


def _found_rows(detections: Detections, truths: IndexTruths, rng: np.random.Generator) -> list[LabelledCrop]:
    """Returns what a finder saw: indices as it poses them, and what it wrongly took for some, the hottest first."""
    right, false = sort_finds(detections, truths)
    poses = np.stack([detections.centre, detections.up, detections.right], axis=1)
    chosen = [right[i] for i in rng.permutation(len(right))[: MOST // 2]]
    rows = [(poses[i], int(truths.letter[j]), int(truths.suit[j])) for i, j in chosen]
    return rows + [(poses[i], -1, 0) for i in false[:8] if detections.height_px[i] >= 6]


def _inside(pose: Floats, bgr: Picture) -> bool:
    x, y = pose[0]
    return bool(0 <= x < bgr.shape[1] and 0 <= y < bgr.shape[0])


def decoy_poses(scene: Scene, poses: Floats, rng: np.random.Generator) -> list[Floats]:
    """Returns poses (3, 2) at which no index is: on pips, courts and backs, and anywhere on the table."""
    height, width = scene.bgr.shape[:2]
    decoys = []
    for _ in range(9):
        if len(scene.cards) and rng.random() < 0.8:
            quad = scene.cards[rng.integers(len(scene.cards))].quad
            a, b = rng.random(2)
            at = (quad[0] * (1 - a) + quad[1] * a) * (1 - b) + (quad[3] * (1 - a) + quad[2] * a) * b
            tall, wide = (quad[0] - quad[3]) * 0.16, (quad[1] - quad[0]) * 0.16 * 1.42
            size = np.exp(rng.normal(0, 0.35)) * (1 if rng.random() < 0.5 else -1)
            pose = np.stack([at, tall * size, wide * size])
        else:
            angle, size = rng.uniform(0, 2 * np.pi), np.exp(rng.uniform(np.log(8), np.log(48)))
            side = np.array([np.cos(angle), np.sin(angle)]) * size
            pose = np.stack([rng.random(2) * [width, height], [side[1], -side[0]], side])
        pose = pose.astype(np.float32)
        far = np.linalg.norm(poses[:, 0] - pose[0], axis=1) > 0.7 * height_of_pose(poses[:, 1], poses[:, 2])
        if _inside(pose, scene.bgr) and np.all(far) and height_of_pose(pose[None, 1], pose[None, 2])[0] >= 6:
            decoys.append(pose)
    return decoys


def _cut(bgr: Picture, pose: Floats) -> tuple[Picture, Floats]:
    """Returns the surroundings (96, 96, 3) of a pose, and the pose there."""
    centre, up, right = pose
    longest = float(max(np.linalg.norm(up), np.linalg.norm(right)))
    scale = min(1.0, _LARGEST_PX / longest)
    part, corner, _ = cut_square(bgr, centre, up, right, scale)
    part = part[:SIZE_PX, :SIZE_PX]
    below, right_of = SIZE_PX - part.shape[0], SIZE_PX - part.shape[1]
    whole = cv2.copyMakeBorder(part, 0, below, 0, right_of, cv2.BORDER_REPLICATE)
    return np.asarray(whole, np.uint8), np.stack([(centre - corner) * scale, up * scale, right * scale])


class IndexPatches(NamedTuple):
    """A batch: `patches` (n, 48, 40, 3), `letter` and `suit` (n,)."""

    patches: Picture
    letter: NDArray[np.int64]
    suit: NDArray[np.int64]


class PatchSupply:
    """Gives the batch of each step, always the same for the same step; rare letters come as often as others."""

    def __init__(
        self, scene_source: SceneSource, *, batch: int, first_seed: int, finder: FinderRunner | None, room: int = 900
    ) -> None:
        self._finder = finder
        self._scene_source = scene_source
        self._seed = first_seed
        self._batch = batch
        self._pool = ScenePool(self._make, room=room, fresh=2)

    def _make(self, seed: int) -> IndexCrops:
        scene = self._scene_source.draw(self._seed + seed * STRIDE, (SCENE_PX, SCENE_PX), STYLE)
        detections = suppress_non_maxima(find_indices(scene.bgr, self._finder), share=1.0) if self._finder else None
        return take_index_crops(scene, np.random.default_rng([self._seed, seed, 73]), detections)

    def batch(self, step: int) -> IndexPatches:
        """Returns the batch of `step`."""
        pool = [one for one in self._pool.at(step) if len(one.letter)]
        rng = np.random.default_rng([self._seed, step, 79])
        letters = np.concatenate([one.letter for one in pool])
        owner, within = places_in([len(one.letter) for one in pool])
        chosen = rng.choice(len(letters), self._batch, p=_chances(letters))
        width, height = PATCH_SIZE
        patches = np.empty((self._batch, height, width, 3), np.uint8)
        letter, suit = np.empty(self._batch, np.int64), np.empty(self._batch, np.int64)
        for n, place in enumerate(chosen):
            patches[n], letter[n], suit[n] = _patch(pool[owner[place]], int(within[place]), rng)
        return IndexPatches(patches, letter, suit)


def _chances(letters: NDArray[np.int64]) -> NDArray[np.float64]:
    """Returns how probably each crop is drawn: letters nearly alike, and a fixed share for no index."""
    counts = np.bincount(letters + 1, minlength=len(LETTERS) + 1).astype(np.float64)
    each = np.where(counts > 0, np.maximum(counts, 1) ** -0.75, 0.0)
    total = float((each * counts)[1:].sum())
    each[1:] *= _INDEX_SHARE / max(total, 1e-9)
    each[0] = (1 - _INDEX_SHARE) / max(counts[0], 1)
    chances = each[letters + 1]
    return np.asarray(chances / chances.sum())


def _patch(crops: IndexCrops, i: int, rng: np.random.Generator) -> tuple[Picture, int, int]:
    """Returns a patch with a pose as wrong as the finder's, at times so wrong that it shows no index."""
    letter, pose = int(crops.letter[i]), crops.poses[i]
    spoilt = letter >= 0 and rng.random() < _SPOILT_SHARE / _INDEX_SHARE
    pose = rejected_pose(pose, rng) if spoilt else perturbed_pose(pose, rng)
    patch = warp_patch(crops.pictures[i], pose[0], pose[1], pose[2])
    return vary_light(vary_inks(patch, rng), rng), -1 if spoilt else letter, int(crops.suit[i])
