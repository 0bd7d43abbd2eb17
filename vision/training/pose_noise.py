"""Pose noise: small errors, which the reader tolerates, and large ones, which it must refuse."""

from typing import Final

import numpy as np

from vision.geometry import Floats

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
