"""Trains on from a shipped network: an ONNX file's weights back in the network that they were exported from."""

from collections.abc import Iterable
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn

Array = np.ndarray[tuple[int, ...], np.dtype[np.float32]]
_CONVOLUTIONS = (nn.Conv2d, nn.Linear)


def take_up(network: nn.Module, shipped: Path, samples: Iterable[Tensor]) -> None:
    """Gives `network` the weights in `shipped`; it then answers as the shipped one does.

    An export folds each batch normalisation into its convolution. Here the normalisation gets the spread that
    `samples`, a few batches of inputs, show at its place, and scales it back, so that it neither changes the answer now
    nor hinders learning.
    """
    weights = _in_order(shipped)
    used: list[nn.Module] = []
    hooks = [
        part.register_forward_hook(lambda made, _in, _out: used.append(made))
        for part in network.modules()
        if isinstance(part, (*_CONVOLUTIONS, nn.BatchNorm2d))
    ]
    batches = list(samples)
    network.eval()
    with torch.no_grad():
        network(batches[0][:1])
        for hook in hooks:
            hook.remove()
        folded = list(_fill(used, weights))
        for norm, bias in folded:
            _unfold(network, norm, bias, batches)


def _in_order(shipped: Path) -> list[tuple[Array, Array]]:
    """Returns weight and bias of each convolution and linear layer, in the order in which they run."""
    graph = onnx.load(shipped).graph
    tensors = {one.name: numpy_helper.to_array(one).astype(np.float32) for one in graph.initializer}
    tensors |= {node.output[0]: tensors[node.input[0]] for node in graph.node if node.op_type == "Cast"}
    layers = [node for node in graph.node if node.op_type in ("Conv", "Gemm")]
    return [(tensors[node.input[1]], tensors[node.input[2]]) for node in layers]


def _fill(used: list[nn.Module], weights: list[tuple[Array, Array]]) -> Iterable[tuple[nn.BatchNorm2d, Tensor]]:
    """Copies the weights into the layers in the order of use; yields each normalisation with its folded bias."""
    layers = [part for part in used if isinstance(part, _CONVOLUTIONS)]
    for layer, (weight, bias) in zip(layers, weights, strict=True):
        layer.weight.copy_(torch.from_numpy(weight))
        if layer.bias is not None:
            layer.bias.copy_(torch.from_numpy(bias))
            continue
        norm = used[used.index(layer) + 1]
        assert isinstance(norm, nn.BatchNorm2d)
        norm.running_mean.zero_()
        norm.running_var.fill_(1 - norm.eps)
        norm.weight.fill_(1)
        norm.bias.copy_(torch.from_numpy(bias))
        yield norm, torch.from_numpy(bias)


def _unfold(network: nn.Module, norm: nn.BatchNorm2d, bias: Tensor, batches: list[Tensor]) -> None:
    """Lets `norm` expect what it sees, and undo it."""
    seen: list[Tensor] = []
    hook = norm.register_forward_pre_hook(lambda _made, given: seen.append(given[0].transpose(0, 1).flatten(1)))
    for batch in batches:
        network(batch)
    hook.remove()
    values = torch.cat(seen, 1)
    mean, spread = values.mean(1), values.var(1, unbiased=False).clamp_min(1e-6)
    norm.running_mean.copy_(mean)
    norm.running_var.copy_(spread)
    norm.weight.copy_((spread + norm.eps).sqrt())
    norm.bias.copy_(bias + mean)
