"""Patches for the reader are the same for the same step."""

import numpy as np

from vision.reader.layout import LETTERS
from vision.training.index_crops import PatchSupply, perturbed_pose, rejected_pose
from vision.training.scene_pool import SceneSource


def test_the_same_step_gives_the_same_patches(scene_source: SceneSource) -> None:
    one, other = (PatchSupply(scene_source, batch=16, first_seed=5, finder=None, room=6).batch(1) for _ in range(2))
    assert (one.patches == other.patches).all()
    assert set(one.letter.tolist()) <= set(range(-1, len(LETTERS)))
    assert -1 in one.letter
    assert one.letter.max() >= 0


POSE = np.array([[100, 80], [0, -20], [20, 0]], np.float32)
"""Centre, up and right of an upright index."""


def test_small_errors_leave_an_index_upright_and_at_its_size() -> None:
    for seed in range(40):
        centre, up, right = perturbed_pose(POSE, np.random.default_rng(seed))
        assert np.linalg.norm(centre - POSE[0]) < 6
        assert 0.6 < np.linalg.norm(up) / 20 < 1.7
        assert up @ POSE[1] > 0
        assert right @ POSE[2] > 0


def test_what_is_refused_lies_wrong_is_of_another_size_or_stands_beside() -> None:
    for seed in range(40):
        centre, up, right = rejected_pose(POSE, np.random.default_rng(seed))
        size = float(np.sqrt(abs(up[0] * right[1] - up[1] * right[0]))) / 20
        lies_wrong = float(up @ POSE[1]) < 0.5 * float(np.linalg.norm(up)) * 20
        assert lies_wrong or not 0.75 < size < 1.3 or np.linalg.norm(centre - POSE[0]) > 5
