"""Lets convolutions compute with 8-bit integers, scaled by what drawn pictures bring them.

The values that a layer takes and gives are kept with 8 bits between the least and the largest that the pictures bring
(a percentile in place of the largest costs more than it gains: peaks are what matters). Weights have 7 bits, so that
sums of products do not overflow on processors without instructions for them; each output has a step of its own.
"""

from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import onnx
from onnxruntime.quantization import CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType, quantize_static

from vision.geometry import Floats

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


def with_integer_layers(content: bytes, inputs: Iterable[Floats], layers: tuple[str, ...] = ALL_LAYERS) -> bytes:
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
