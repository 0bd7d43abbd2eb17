"""Exported networks answer as the trained ones do, with weights of half the size."""

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

if TYPE_CHECKING:
    import torch
else:
    torch = pytest.importorskip("torch", reason="the training dependencies are not installed")

from vision.reader.layout import COUNTS, VIEW_SIZE
from vision.reader.networks import Network, Scorer
from vision.reader.networks import as_input as as_shipped_input
from vision.training.export import export_pips, export_twins, load
from vision.training.networks import PipNetwork, TwinComparison, TwinNetwork


@pytest.fixture(scope="module")
def checkpoint(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network that was never trained."""
    torch.manual_seed(4)
    path = tmp_path_factory.mktemp("pips") / "checkpoint.pt"
    torch.save({"averaged": PipNetwork(len(COUNTS)).state_dict()}, path)
    return path


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_exported_network_answers_as_the_trained_one(checkpoint: Path, tmp_path: Path) -> None:
    target = tmp_path / "models" / "pips.onnx"
    export_pips(checkpoint, target)
    views = np.random.default_rng(6).integers(0, 255, (3, VIEW_SIZE[1], VIEW_SIZE[0], 3)).astype(np.uint8)
    with torch.no_grad():
        trained = load(PipNetwork(len(COUNTS)), checkpoint)(torch.from_numpy(as_shipped_input(views)))
    assert np.allclose(Scorer(target).scores(views), trained.numpy(), atol=0.01)
    assert target.stat().st_size < 0.6 * checkpoint.stat().st_size


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_exported_twins_are_compared_as_by_the_trained_network_however_many_they_are(tmp_path: Path) -> None:
    torch.manual_seed(4)
    network, target = TwinNetwork().eval(), tmp_path / "twins.onnx"
    torch.save({"averaged": network.state_dict()}, tmp_path / "checkpoint.pt")
    export_twins(tmp_path / "checkpoint.pt", target)
    for count in (1, 3):
        views = np.random.default_rng(6).integers(0, 255, (3 + 2 * count, 48, 32, 3)).astype(np.uint8)
        with torch.no_grad():
            trained = TwinComparison(network)(torch.from_numpy(as_shipped_input(views))).numpy()
        assert trained.shape == (count, 12, 8)
        assert np.allclose(Network(target).answer(views), trained, atol=0.02 * max(1.0, float(np.abs(trained).max())))
