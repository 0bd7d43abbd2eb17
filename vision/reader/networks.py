"""Runs the networks: ONNX files in `vision/models`, one thread each."""

import ctypes
import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import cv2
import numpy as np
import onnxruntime

from vision.frames import Picture
from vision.geometry import Floats
from vision.reader.layout import PADDED_TO

MODELS: Final = Path(__file__).parent.parent / "models"
_MOST_CUTTINGS: Final = 32
_LARGE_BYTES: Final = 2 << 20
_MMAP_THRESHOLD, _TRIM_THRESHOLD = -3, -1
"""The parameter numbers of glibc's mallopt."""


@dataclass(frozen=True, slots=True)
class ConfidenceModel:
    """Temperature scaling of the scores and the weight of each cue, fitted on held-out drawn scenes.

    `letters` and `suits` are those of the indices' reader, `counts` and `symbols` those of whole cards' pips.
    """

    letters: float
    suits: float
    counts: float
    symbols: float
    trust: tuple[float, ...]

    @classmethod
    def read(cls, path: Path = MODELS / "confidence.json") -> "ConfidenceModel":
        """Returns the parameters fitted for the shipped networks."""
        kept = json.loads(path.read_text("utf-8"))
        letters, suits, counts, symbols = (float(kept[name]) for name in ("letters", "suits", "counts", "symbols"))
        return cls(letters, suits, counts, symbols, tuple(float(part) for part in kept["trust"]))


class Network:
    """An ONNX file with one input and one output, run on one thread."""

    def __init__(self, path: Path) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.enable_cpu_mem_arena = False
        options.log_severity_level = 3
        self._session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
        self._input = self._session.get_inputs()[0].name

    def answer(self, values: Floats) -> Floats:
        """Returns the output for an input (n, 3, h, w)."""
        return np.asarray(self._session.run(None, {self._input: values})[0], np.float32)


class FinderRunner:
    """Runs the finder on pictures of any size."""

    def __init__(self, path: Path = MODELS / "finder.onnx") -> None:
        self._network = Network(path)

    def maps(self, bgr: Picture) -> Floats:
        """Returns maps (MAPS, ceil(h / 4), ceil(w / 4)) of a picture (h, w, 3)."""
        height, width = bgr.shape[:2]
        below, beside = -height % PADDED_TO, -width % PADDED_TO
        grey = (128.0, 128.0, 128.0)
        if below or beside:
            bgr = np.asarray(cv2.copyMakeBorder(bgr, 0, below, 0, beside, cv2.BORDER_CONSTANT, value=grey), np.uint8)
        blob = np.ascontiguousarray(bgr.transpose(2, 0, 1)[None], np.float32)
        maps: Floats = self._network.answer(blob)[0]
        return maps


class Scorer:
    """Scores upright crops: patches of indices or views of whole cards."""

    def __init__(self, path: Path) -> None:
        self._network = Network(path)

    def scores(self, crops: Picture) -> Floats:
        """Returns scores (n, classes + suits + 1) of crops (n, h, w, 3), at least one."""
        blob = np.ascontiguousarray(crops.transpose(0, 3, 1, 2), np.float32)
        parts = [self._network.answer(blob[i : i + _MOST_CUTTINGS]) for i in range(0, len(blob), _MOST_CUTTINGS)]
        return np.concatenate(parts)


@dataclass(frozen=True, slots=True, eq=False)
class Networks:
    """The finder of indices, their reader, and the network that counts the pips of whole cards."""

    finder: FinderRunner
    reader: Scorer
    pips: Scorer

    @classmethod
    def load(cls, folder: Path = MODELS) -> "Networks":
        """Returns the networks in a folder."""
        return cls(FinderRunner(folder / "finder.onnx"), Scorer(folder / "reader.onnx"), Scorer(folder / "pips.onnx"))


@lru_cache(maxsize=1)
def shipped() -> tuple[Networks, ConfidenceModel]:
    """Returns the shipped networks; every reader of a process shares them."""
    give_large_back()
    return Networks.load(), ConfidenceModel.read()


def give_large_back() -> None:
    """Makes the C library (glibc) return large arrays to the system as soon as they are freed.

    Regions of varying sizes are read, and memory kept for one seldom fits the next: usage would grow for hours.
    """
    tune = getattr(ctypes.CDLL(None), "mallopt", None)
    if tune is not None:
        tune(_MMAP_THRESHOLD, _LARGE_BYTES)
        tune(_TRIM_THRESHOLD, 2 * _LARGE_BYTES)
