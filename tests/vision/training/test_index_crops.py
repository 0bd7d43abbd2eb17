"""Patches for the reader are the same for the same step."""

from vision.reader.layout import LETTERS
from vision.training.index_crops import PatchSupply
from vision.training.scene_pool import SceneSource


def test_the_same_step_gives_the_same_patches(scene_source: SceneSource) -> None:
    one, other = (PatchSupply(scene_source, batch=16, first_seed=5, finder=None, room=6).batch(1) for _ in range(2))
    assert (one.patches == other.patches).all()
    assert set(one.letter.tolist()) <= set(range(-1, len(LETTERS)))
    assert -1 in one.letter
    assert one.letter.max() >= 0
