"""Writes trained networks as ONNX files; weights are kept at half precision and computed with at full."""

import io
import sys
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import Tensor, nn

from vision.reader.layout import COUNTS, LETTERS, MAPS, PATCH_SIZE, VIEW_SIZE
from vision.training.networks import FinderNetwork, OutlineNetwork, PipNetwork, PrintNetwork, ReaderNetwork

_LEAST_WEIGHTS = 256
"""Smaller tensors stay at full precision."""


def load(network: nn.Module, checkpoint: Path) -> nn.Module:
    """Returns the network with the averaged weights of a checkpoint."""
    network.load_state_dict(torch.load(checkpoint, map_location="cpu", weights_only=True)["averaged"])
    return network.eval()


def export_finder(checkpoint: Path, target: Path) -> None:
    """Writes the finder; heights and widths are multiples of 32."""
    axes = {"picture": {2: "height", 3: "width"}, "maps": {2: "rows", 3: "columns"}}
    _export(load(FinderNetwork(MAPS), checkpoint), torch.zeros(1, 3, 64, 96), target, axes)


def export_outlines(checkpoint: Path, target: Path) -> None:
    """Writes the network of outlines; heights and widths are multiples of 16."""
    axes = {"picture": {2: "height", 3: "width"}, "maps": {2: "rows", 3: "columns"}}
    _export(load(OutlineNetwork(), checkpoint), torch.zeros(1, 3, 64, 96), target, axes)


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
    _export(load(PrintNetwork(), checkpoint), torch.zeros(2, 6, 144, 96), target, axes)


def _export(network: nn.Module, sample: Tensor, target: Path, axes: dict[str, dict[int, str]]) -> None:
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
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(halved(buffer.getvalue()))


def halved(content: bytes) -> bytes:
    """Returns an ONNX file with its large weights at half precision, widened again when it is loaded."""
    model = onnx.load_from_string(content)
    graph = model.graph
    casts = []
    for tensor in list(graph.initializer):
        values = numpy_helper.to_array(tensor)
        if tensor.data_type != TensorProto.FLOAT or values.size < _LEAST_WEIGHTS:
            continue
        name = tensor.name
        tensor.CopyFrom(numpy_helper.from_array(values.astype(np.float16), name + ".half"))
        casts.append(helper.make_node("Cast", [name + ".half"], [name], to=TensorProto.FLOAT))
    for place, node in enumerate(casts):
        graph.node.insert(place, node)
    onnx.checker.check_model(model)
    content = model.SerializeToString()
    assert isinstance(content, bytes)
    return content


if __name__ == "__main__":  # python -m vision.training.export CHECKPOINT TARGET: the finder alone
    export_finder(*map(Path, sys.argv[1:]))
