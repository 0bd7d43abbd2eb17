"""Exported networks answer as the trained ones do, with weights of half the size or less."""

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

if TYPE_CHECKING:
    import onnx
    import torch
else:
    onnx = pytest.importorskip("onnx", reason="the training dependencies are not installed")
    torch = pytest.importorskip("torch", reason="the training dependencies are not installed")

from vision.reader.layout import COUNTS, VIEW_SIZE
from vision.reader.networks import Network, Scorer
from vision.reader.networks import as_input as as_shipped_input
from vision.training import calibration
from vision.training.calibration import print_inputs, twin_inputs
from vision.training.export import export_pips, export_prints, export_twins, load, quantised
from vision.training.networks import PipNetwork, PrintNetwork, TwinComparison, TwinDescription, TwinNetwork


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
def test_large_tensors_are_kept_with_eight_bits(checkpoint: Path, tmp_path: Path) -> None:
    export_pips(checkpoint, tmp_path / "pips.onnx")
    kept = {tensor.name: tensor for tensor in onnx.load(tmp_path / "pips.onnx").graph.initializer}
    sizes = {name: int(np.prod(tensor.dims)) for name, tensor in kept.items()}
    counts = {name for name, tensor in kept.items() if tensor.data_type == onnx.TensorProto.INT8}
    assert counts == {name for name, size in sizes.items() if size >= 90_000}
    assert counts


def test_weights_come_back_within_half_a_step_of_their_output() -> None:
    weights = np.random.default_rng(3).normal(0, [[[[0.1]]], [[[2.0]]]], (2, 5, 3, 3)).astype(np.float32)
    counts, steps = quantised(weights)
    assert counts.dtype == np.int8
    assert (np.abs(counts * steps - weights) <= 0.501 * steps).all()
    assert np.abs(counts).max(axis=(1, 2, 3)).tolist() == [127, 127], "each output uses the whole range"


@pytest.fixture
def few_drawn_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Layers are scaled by fewer cards than the shipped networks."""
    monkeypatch.setattr(calibration, "GROUPS", 2)


@pytest.mark.usefixtures("few_drawn_cards")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_exported_twins_are_compared_as_by_the_trained_network_in_however_many_views(tmp_path: Path) -> None:
    torch.manual_seed(4)
    network = TwinNetwork().eval()
    descriptions, comparison = tmp_path / "twin_descriptions.onnx", tmp_path / "twins.onnx"
    torch.save({"averaged": network.state_dict()}, tmp_path / "checkpoint.pt")
    export_twins(tmp_path / "checkpoint.pt", descriptions, comparison)
    for inputs in (next(twin_inputs()), np.concatenate([next(twin_inputs()), next(twin_inputs())[:2]])):
        with torch.no_grad():
            described = TwinDescription(network)(torch.from_numpy(inputs))
            trained = TwinComparison(network)(described).numpy()
        assert trained.shape == (len(inputs) - 4, 18, 18)
        exported = Network(comparison).run(Network(descriptions).run(inputs))
        assert np.corrcoef(exported.ravel(), trained.ravel())[0, 1] > 0.9


@pytest.mark.usefixtures("few_drawn_cards")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_exported_twins_say_as_much_against_one_face_as_for_the_other(tmp_path: Path) -> None:
    torch.manual_seed(4)
    descriptions, comparison = tmp_path / "twin_descriptions.onnx", tmp_path / "twins.onnx"
    torch.save({"averaged": TwinNetwork().state_dict()}, tmp_path / "checkpoint.pt")
    export_twins(tmp_path / "checkpoint.pt", descriptions, comparison)
    described = Network(descriptions).run(next(twin_inputs()))
    towards, away = (Network(comparison).run(described[order]) for order in ([0, 1, 2, 3, 4], [2, 3, 0, 1, 4]))
    assert np.abs(towards).max() > 0
    assert np.allclose(towards, -away, atol=1e-5)


@pytest.mark.usefixtures("few_drawn_cards")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize(("count", "height", "width"), [(1, 144, 96), (2, 120, 88)])
def test_exported_prints_are_compared_as_by_the_trained_network_in_views_of_any_size(
    count: int, height: int, width: int, tmp_path: Path
) -> None:
    torch.manual_seed(4)
    network = PrintNetwork().eval()
    torch.save({"averaged": network.state_dict()}, tmp_path / "checkpoint.pt")
    export_prints(tmp_path / "checkpoint.pt", tmp_path / "prints.onnx")
    inputs = next(print_inputs())[:count, :, :height, :width]
    with torch.no_grad():
        trained = network(torch.from_numpy(inputs)).numpy()
    assert trained.shape == (count, 3, height // 8, width // 8)
    exported = Network(tmp_path / "prints.onnx").run(inputs)
    assert np.abs(exported - trained).mean() < 0.1 * trained.std()
