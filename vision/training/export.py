"""Writes trained networks as ONNX files: weights are kept with 8 or 16 bits.

All convolutions of twins, more than half of the finder's and the first of prints compute with 8-bit integers, scaled by
what drawn pictures bring them; everything else computes at full precision. The values that an integer layer takes and
gives are kept with 8 bits between the least and the largest that the pictures bring (a percentile in place of the
largest costs more than it gains: peaks are what matters). Weights have 7 bits, so that sums of products do not overflow
on processors without instructions for them; each output has a step of its own.
"""

import io
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import numpy as np
import onnx
import torch
from numpy.typing import NDArray
from onnx import GraphProto, NodeProto, TensorProto, helper, numpy_helper
from onnxruntime.quantization import CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType, quantize_static
from torch import Tensor, nn

from vision.geometry import Floats
from vision.reader.layout import COUNTS, LETTERS, MAPS, PATCH_SIZE, VIEW_SIZE
from vision.training.calibration import finder_inputs, print_inputs, twin_inputs
from vision.training.networks import (
    FinderNetwork,
    OutlineNetwork,
    PipNetwork,
    PrintNetwork,
    ReaderNetwork,
    TwinComparison,
    TwinDescription,
    TwinNetwork,
)

FINDER_LAYERS: Final = ("/at8/at8.1/", "/at16/", "/at32/", "/mix8/")
"""The stages of the finder whose convolutions compute with integers, by how the names of their nodes begin.

They take two thirds of the time. Integers in the first layers would change the maps several times as much; in the last
ones, each of which takes little time, they gain nothing.
"""
PRINT_LAYERS: Final = ("/body/body.0/",)
"""The same for the network that compares print.

Its first layer takes half of the time. Integers in the others would change its scores twice as much.
"""
ALL_LAYERS: Final = ("",)


def _with_integer_layers(content: bytes, inputs: Iterable[Floats], layers: tuple[str, ...] = ALL_LAYERS) -> bytes:
    """Returns an ONNX file in which the convolutions of some layers compute with integers.

    They are scaled by what `inputs` bring them, each of which is an input of the network.
    """
    model = onnx.load_from_string(content)
    chosen = [node.name for node in model.graph.node if node.op_type == "Conv" and node.name.startswith(layers)]
    with TemporaryDirectory() as folder:
        target = Path(folder) / "network.onnx"
        quantize_static(
            model,
            target,
            _Inputs(model.graph.input[0].name, inputs),
            quant_format=QuantFormat.QDQ,
            op_types_to_quantize=["Conv"],
            nodes_to_quantize=chosen,
            per_channel=True,
            reduce_range=True,
            activation_type=QuantType.QUInt8,
            weight_type=QuantType.QInt8,
            calibrate_method=CalibrationMethod.MinMax,
        )
        return target.read_bytes()


class _Inputs(CalibrationDataReader):
    """Hands inputs to the runtime one at a time."""

    def __init__(self, name: str, inputs: Iterable[Floats]) -> None:
        self._name = name
        self._inputs = iter(inputs)

    def get_next(self) -> dict[str, Floats] | None:
        """Returns the next input under its name, or None after the last."""
        values = next(self._inputs, None)
        return None if values is None else {self._name: values}


_HALVED_FROM = 256
"""The number of weights from which a tensor is kept at half precision; smaller ones stay at full precision."""
_QUANTISED_FROM = 90_000
"""The number of weights from which a tensor is kept with 8 bits, so that all networks stay below 4 MB together."""
_OUTLINES_QUANTISED_FROM = 80_000
"""The same for the network of outlines, whose maps this changes by a five-hundredth of their spread."""
_PRINTS_QUANTISED_FROM = 3_000
"""The same for the network that compares print, which loses nothing by it."""
_LARGEST = 127
"""The largest 8-bit number that is used."""


def load(network: nn.Module, checkpoint: Path) -> nn.Module:
    """Returns the network with the averaged weights of a checkpoint."""
    network.load_state_dict(torch.load(checkpoint, map_location="cpu", weights_only=True)["averaged"])
    return network.eval()


def export_finder(checkpoint: Path, target: Path) -> None:
    """Writes the finder, most of whose layers compute with integers; heights and widths are multiples of 32."""
    axes = {"picture": {2: "height", 3: "width"}, "maps": {2: "rows", 3: "columns"}}
    full = _as_onnx(load(FinderNetwork(MAPS), checkpoint), torch.zeros(1, 3, 64, 96), axes)
    _write(target, compressed(_with_integer_layers(full, finder_inputs(), FINDER_LAYERS)))


def export_outlines(checkpoint: Path, target: Path) -> None:
    """Writes the network of outlines; heights and widths are multiples of 16."""
    axes = {"picture": {2: "height", 3: "width"}, "maps": {2: "rows", 3: "columns"}}
    _export(load(OutlineNetwork(), checkpoint), torch.zeros(1, 3, 64, 96), target, axes, _OUTLINES_QUANTISED_FROM)


def export_reader(checkpoint: Path, target: Path) -> None:
    """Writes the reader; any number of patches."""
    axes = {"patches": {0: "n"}, "scores": {0: "n"}}
    width, height = PATCH_SIZE
    _export(load(ReaderNetwork(len(LETTERS)), checkpoint), torch.zeros(2, 3, height, width), target, axes)


def export_pips(checkpoint: Path, target: Path) -> None:
    """Writes the network that counts pips; any number of views."""
    axes = {"views": {0: "n"}, "scores": {0: "n"}}
    width, height = VIEW_SIZE
    _export(load(PipNetwork(len(COUNTS)), checkpoint), torch.zeros(2, 3, height, width), target, axes)


def export_prints(checkpoint: Path, target: Path) -> None:
    """Writes the network that compares print; any number of views, heights and widths multiples of 8."""
    axes = {"views": {0: "n", 2: "height", 3: "width"}, "cells": {0: "n", 2: "rows", 3: "columns"}}
    full = _as_onnx(load(PrintNetwork(), checkpoint), torch.zeros(2, 6, 144, 96), axes)
    _write(target, compressed(_with_integer_layers(full, print_inputs(), PRINT_LAYERS), _PRINTS_QUANTISED_FROM))


def export_twins(checkpoint: Path, descriptions: Path, comparison: Path) -> None:
    """Writes the network that compares views with twins as two files: one describes views, one compares descriptions.

    There may be any number of views; heights and widths are multiples of 4. Both compute with integers.
    """
    network = TwinNetwork()
    load(network, checkpoint)
    inputs = list(twin_inputs())
    views, described = {0: "n", 2: "height", 3: "width"}, {0: "n", 2: "rows", 3: "columns"}
    describe, sample = TwinDescription(network).eval(), torch.zeros(7, 3, 64, 64)
    full = _as_onnx(describe, sample, {"views": views, "descriptions": described})
    _write(descriptions, compressed(_with_integer_layers(full, inputs)))
    axes = {"descriptions": described, "shares": {0: "seen", 1: "rows", 2: "columns"}}
    full = _as_onnx(TwinComparison(network).eval(), describe(sample).detach(), axes)
    with torch.no_grad():
        each = [describe(torch.from_numpy(parts)).numpy() for parts in inputs]
    exchanged = [parts[[2, 3, 0, 1, 4]] for parts in each]  # so that the order of the two faces makes no difference
    _write(comparison, compressed(_with_integer_layers(full, [*each, *exchanged])))


def _export(
    network: nn.Module,
    sample: Tensor,
    target: Path,
    axes: dict[str, dict[int, str]],
    quantised_from: int = _QUANTISED_FROM,
) -> None:
    _write(target, compressed(_as_onnx(network, sample, axes), quantised_from))


def _as_onnx(network: nn.Module, sample: Tensor, axes: dict[str, dict[int, str]]) -> bytes:
    """Returns the network as an ONNX file at full precision; `axes` names its input and output and what may vary."""
    buffer = io.BytesIO()
    inputs, outputs = list(axes)
    torch.onnx.export(
        network,
        (sample,),
        buffer,
        input_names=[inputs],
        output_names=[outputs],
        dynamic_axes=axes,
        opset_version=17,
        dynamo=False,
    )
    return buffer.getvalue()


def _write(target: Path, content: bytes) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)


def compressed(content: bytes, quantised_from: int = _QUANTISED_FROM) -> bytes:
    """Returns an ONNX file with its weights at half precision, large tensors with 8 bits; the runtime widens them."""
    model = onnx.load_from_string(content)
    graph = model.graph
    tensors, widened = [], []
    for tensor in graph.initializer:
        values = numpy_helper.to_array(tensor)
        is_small = tensor.data_type != TensorProto.FLOAT or values.size < _HALVED_FROM
        kept, nodes = ([tensor], []) if is_small else narrowed(tensor.name, values, quantised_from)
        tensors += kept
        widened += nodes
    del graph.initializer[:]
    graph.initializer.extend(tensors)
    for place, node in enumerate(widened):
        graph.node.insert(place, node)
    _shorten_names(graph)
    onnx.checker.check_model(model)
    content = model.SerializeToString()
    assert isinstance(content, bytes)
    return content


def _shorten_names(graph: GraphProto) -> None:
    """Shortens the names of intermediate values; in small networks the long ones take a twentieth of the file."""
    kept = {one.name for part in (graph.input, graph.output, graph.initializer) for one in part}
    made = [name for node in graph.node for name in node.output if name not in kept]
    short = {name: f"t{place}" for place, name in enumerate(made)}
    for node in graph.node:
        node.ClearField("name")
        for names in (node.input, node.output):
            names[:] = [short.get(name, name) for name in names]


def narrowed(
    name: str, values: NDArray[np.float32], quantised_from: int = _QUANTISED_FROM
) -> tuple[list[TensorProto], list[NodeProto]]:
    """Returns the tensors in which the weights `name` are kept, and the nodes that widen them again."""
    if values.size < quantised_from:
        half = numpy_helper.from_array(values.astype(np.float16), name + ".half")
        return [half], [helper.make_node("Cast", [half.name], [name], to=TensorProto.FLOAT)]
    counts, steps = quantised(values)
    count, step = numpy_helper.from_array(counts, name + ".count"), numpy_helper.from_array(steps, name + ".step")
    widened = helper.make_node("Cast", [count.name], [name + ".whole"], to=TensorProto.FLOAT)
    return [count, step], [widened, helper.make_node("Mul", [name + ".whole", step.name], [name])]


def quantised(values: NDArray[np.float32]) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """Returns weights (outputs, …) as 8-bit multiples of a step, and the step of each output, (outputs, 1, …)."""
    axes = tuple(range(1, values.ndim))
    step = np.maximum(np.abs(values).max(axis=axes, keepdims=True) / _LARGEST, np.finfo(np.float32).tiny)
    return np.round(values / step).astype(np.int8), step.astype(np.float32)


if __name__ == "__main__":  # python -m vision.training.export CHECKPOINT TARGET: the finder alone
    export_finder(*map(Path, sys.argv[1:]))
