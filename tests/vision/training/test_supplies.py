"""Batches are the same for the same step, and training goes on where it stopped."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from vision.reader.layout import LETTERS, MAPS
from vision.scenes import DeckCollection, SurfaceCollection
from vision.training.finder_crops import SIZE_PX, STYLE, FinderCropSupply, take_finder_crop
from vision.training.index_crops import PatchSupply
from vision.training.index_truths import index_truths
from vision.training.scene_pool import ScenePool, SceneSource


def test_a_pool_resumes_with_what_it_held() -> None:
    first: ScenePool[int] = ScenePool(lambda seed: seed, room=10, fresh=3)
    held = [first.at(step) for step in range(8)][-1]
    assert held == ScenePool(lambda seed: seed, room=10, fresh=3).at(7) == list(range(14, 24))


@pytest.fixture(scope="module")
def scene_source() -> SceneSource:
    return SceneSource(DeckCollection.open("all"), SurfaceCollection.open("all"))


def test_the_same_step_gives_the_same_glimpses(scene_source: SceneSource) -> None:
    one, other = (FinderCropSupply(scene_source, batch=2, first_seed=5, room=4).batch(0) for _ in range(2))
    assert one.pictures.shape == (2, SIZE_PX, SIZE_PX, 3)
    assert one.maps.shape == (2, MAPS, SIZE_PX // 4, SIZE_PX // 4)
    assert (one.pictures == other.pictures).all()
    assert (one.maps == other.maps).all()


def test_the_same_step_gives_the_same_patches(scene_source: SceneSource) -> None:
    one, other = (PatchSupply(scene_source, batch=16, first_seed=5, finder=None, room=6).batch(1) for _ in range(2))
    assert (one.patches == other.patches).all()
    assert set(one.letter.tolist()) <= set(range(-1, len(LETTERS)))
    assert -1 in one.letter
    assert one.letter.max() >= 0


def test_glimpses_keep_truths_on_their_indices(scene_source: SceneSource) -> None:
    scene = scene_source.draw(11, (448, 448), STYLE)
    for seed in range(6):
        picture, truths = take_finder_crop(scene.bgr, index_truths(scene), np.random.default_rng(seed))
        assert picture.shape == (SIZE_PX, SIZE_PX, 3)
        seen = truths.visible > 0.8
        assert (truths.centre[seen] >= 0).all()
        assert (truths.centre[seen] <= SIZE_PX).all()


def test_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="the training dependencies are not installed")
    from vision.training.training_run import TrainingPlan, TrainingRun

    def batch_at(step: int) -> tuple[Any, ...]:
        made = torch.Generator().manual_seed(step)
        return torch.rand(2, 3, 8, 8, generator=made), torch.rand(2, 4, 8, 8, generator=made)

    def loss(answer: Any, wanted: Any) -> tuple[Any, dict[str, float]]:
        total = ((answer.float() - wanted) ** 2).mean()
        return total, {"error": float(total.detach())}

    def course(folder: Path, stops_after: int = 0) -> TrainingRun:
        torch.manual_seed(1)
        learnt = []

        def loss_then_stop(answer: Any, wanted: Any) -> tuple[Any, dict[str, float]]:
            learnt.append(1)
            if len(learnt) == stops_after:
                made._stop()
            return loss(answer, wanted)

        network = torch.nn.Sequential(torch.nn.Conv2d(3, 4, 3, padding=1), torch.nn.Dropout(0.5))
        made = TrainingRun(network, loss_then_stop, TrainingPlan(10, 0.01, log_every=5), folder)
        return made

    whole, first = course(tmp_path / "whole"), course(tmp_path / "parts", stops_after=6)
    whole.run(batch_at)
    first.run(batch_at)
    assert first.step == 6
    second = course(tmp_path / "parts")
    assert second.step == 6
    second.run(batch_at)
    for name, weights in whole.averaged.state_dict().items():
        assert torch.equal(weights, second.averaged.state_dict()[name])
    assert (tmp_path / "whole" / "log.jsonl").read_text().count("\n") == 2
