"""Lets layers of the finder compute with 8-bit integers, scaled by what drawn pictures bring them.

The values that a layer takes and gives are kept with 8 bits between the least and the largest that the pictures bring
(a percentile in place of the largest costs more than it gains: peaks are what matters). Weights have 7 bits, so that
sums of products do not overflow on processors without instructions for them; each output has a step of its own.
"""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import cv2
import numpy as np
import onnx
from onnxruntime.quantization import CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType, quantize_static

from vision.frames import Picture
from vision.geometry import Floats
from vision.reader.networks import as_input
from vision.scenes import DeckCollection, SceneStyle, SurfaceCollection, draw_scene

LAYERS: Final = ("/at8/at8.1/", "/at16/", "/at32/", "/mix8/")
"""The stages whose convolutions compute with integers, by how the names of their nodes begin.

They take two thirds of the time. Integers in the first layers would change the maps several times as much; in the last
ones, each of which takes little time, they gain nothing.
"""
SCENES: Final = 12
SIZE: Final = (1280, 960)
SMALLER: Final = (512, 384)
"""The size of a frame, and of the smaller picture in which the reader looks for larger indices."""
FIRST_SEED: Final = 5_000_000
SEED_STEP: Final = 41
STYLE: Final = SceneStyle(cards=(2, 12), index_px=(9, 30), empty_share=0)


def with_integer_layers(content: bytes) -> bytes:
    """Returns an ONNX file of the finder in which LAYERS compute with integers, scaled by SCENES drawn scenes."""
    model = onnx.load_from_string(content)
    chosen = [node.name for node in model.graph.node if node.op_type == "Conv" and node.name.startswith(LAYERS)]
    with TemporaryDirectory() as folder:
        target = Path(folder) / "finder.onnx"
        quantize_static(
            model,
            target,
            _CalibrationScenes(model.graph.input[0].name),
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


def calibration_pictures() -> Iterator[Picture]:
    """Yields drawn tables with decks of the training split, as frames and as the smaller pictures of frames."""
    decks, tables = DeckCollection.open("train"), SurfaceCollection.open("train")
    seeds = range(FIRST_SEED, FIRST_SEED + SCENES * SEED_STEP, SEED_STEP)
    for seed in seeds:
        frame = draw_scene(seed, SIZE, decks=decks, tables=tables, style=STYLE).bgr
        yield frame
        yield np.asarray(cv2.resize(frame, SMALLER, interpolation=cv2.INTER_AREA), np.uint8)


class _CalibrationScenes(CalibrationDataReader):
    """Hands the pictures to the runtime as the finder takes them, one at a time."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._pictures = calibration_pictures()

    def get_next(self) -> dict[str, Floats] | None:
        """Returns the next picture under the name of the finder's input, or None after the last."""
        picture = next(self._pictures, None)
        return None if picture is None else {self._name: as_input(picture[None])}
