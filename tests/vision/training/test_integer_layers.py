"""A network that computes with integers answers as it did before."""

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

from vision.reader.layout import MAPS
from vision.reader.networks import FinderRunner, as_input
from vision.training import calibration
from vision.training.calibration import finder_pictures
from vision.training.export import FINDER_LAYERS, export_finder
from vision.training.networks import FinderNetwork


@pytest.fixture(scope="module")
def network() -> FinderNetwork:
    """A finder that was never trained."""
    torch.manual_seed(4)
    network = FinderNetwork(MAPS)
    network.eval()
    return network


@pytest.fixture(scope="module")
def exported(network: FinderNetwork, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("finder")
    torch.save({"averaged": network.state_dict()}, folder / "checkpoint.pt")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(calibration, "SCENES", 1)
        export_finder(folder / "checkpoint.pt", folder / "finder.onnx")
    return folder / "finder.onnx"


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_maps_of_another_scene_differ_by_a_small_share_of_their_spread(
    network: FinderNetwork, exported: Path
) -> None:
    pictures = finder_pictures()
    _, _, picture = next(pictures), next(pictures), next(pictures)
    with torch.no_grad():
        full = network(torch.from_numpy(as_input(picture[None]))).numpy()[0]
    maps = FinderRunner(exported).maps(picture)
    assert maps.shape == full.shape
    spread = full.std(axis=(1, 2), keepdims=True)
    assert (np.abs(maps - full) / spread).mean() < 0.05


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_layers_named_compute_with_integers_and_the_others_do_not(exported: Path) -> None:
    model = onnx.load(exported)
    eight_bits = {one.name for one in model.graph.initializer if one.data_type == onnx.TensorProto.INT8}
    widened = {node.output[0]: node.input[0] for node in model.graph.node if node.op_type == "DequantizeLinear"}
    convolutions = [node for node in model.graph.node if node.op_type == "Conv"]
    with_integers = [node for node in convolutions if widened.get(node.input[1]) in eight_bits]
    assert len(convolutions) == 20
    assert len(with_integers) == 11, f"of the stages {FINDER_LAYERS}"


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_weights_have_seven_bits_so_that_no_processor_overflows(exported: Path) -> None:
    weights = [one for one in onnx.load(exported).graph.initializer if one.data_type == onnx.TensorProto.INT8]
    assert weights
    assert all(np.abs(onnx.numpy_helper.to_array(one)).max() <= 64 for one in weights)
