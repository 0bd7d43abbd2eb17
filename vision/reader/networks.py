"""Runs the networks: ONNX files in `vision/models`, one thread each."""

import ctypes
import json
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import cv2
import numpy as np
import onnxruntime
from onnxruntime.capi.onnxruntime_pybind11_state import Fail, RuntimeException

from vision.frames import Picture
from vision.geometry import Floats
from vision.reader.layout import PADDED_TO, SCALE, ZERO

MODELS: Final = Path(__file__).parent.parent / "models"
_MOST_CROPS: Final = 32
_WORKING_BYTES: Final = 32 << 20  # EXPERIMENTS.md, 2026-11-26
"""The memory that all networks compute in: what the layers of a whole frame take that are needed at the same time."""
_SPLIT_BYTES: Final = 1 << 20
"""A free part of it is split if this much of it would be left over; whole, it would be lost to the next layer."""
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
        options.enable_mem_pattern = False
        options.add_session_config_entry("session.use_env_allocators", "1")
        options.add_session_config_entry("session.use_device_allocator_for_initializers", "1")
        options.log_severity_level = 4
        share_working_memory()
        try:
            self._session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
        except (Fail, RuntimeException) as error:
            raise _explained(error) from None
        self._input = self._session.get_inputs()[0].name
        self._giving_back = onnxruntime.RunOptions()
        self._giving_back.add_run_config_entry("memory.enable_memory_arena_shrinkage", "cpu:0")

    def run_on_pictures(self, pictures: Picture) -> Floats:
        """Returns the output for pictures (n, h, w, 3)."""
        return self.run(as_input(pictures))

    def run(self, values: Floats) -> Floats:
        """Returns the output for values in the form that the network takes. Raises MemoryError."""
        try:
            return np.asarray(self._session.run(None, {self._input: values}, self._giving_back)[0], np.float32)
        except (Fail, RuntimeException) as error:
            raise _explained(error) from None


def _explained(error: Exception) -> Exception:
    """Returns what onnxruntime's error means: a lack of memory is one of several that it raises."""
    lacks = any(sign in str(error) for sign in ("bad_alloc", "Failed to allocate memory"))
    return MemoryError(str(error)) if lacks else error


def as_input(pictures: Picture) -> Floats:
    """Returns pictures (n, h, w, 3) as networks take them: (n, 3, h, w), around 0."""
    values = np.ascontiguousarray(pictures.transpose(0, 3, 1, 2), np.float32)
    values -= ZERO
    values *= SCALE
    return values


@cache
def share_working_memory() -> None:
    """Lets all networks of the process compute in the same memory, which is kept; what one needs beyond is given back.

    Memory that is asked of the system for each picture costs a quarter of the time.
    """
    memory = onnxruntime.OrtMemoryInfo(
        "Cpu", onnxruntime.OrtAllocatorType.ORT_ARENA_ALLOCATOR, 0, onnxruntime.OrtMemType.DEFAULT
    )
    settings = {
        "initial_chunk_size_bytes": _WORKING_BYTES,
        "arena_extend_strategy": 0,
        "max_dead_bytes_per_chunk": _SPLIT_BYTES,
    }
    onnxruntime.create_and_register_allocator(memory, onnxruntime.OrtArenaCfg(settings))


class FinderRunner:
    """Runs the finder on pictures of any size."""

    def __init__(self, path: Path = MODELS / "finder.onnx") -> None:
        self._network = Network(path)

    def maps(self, bgr: Picture) -> Floats:
        """Returns maps (MAPS, ceil(h / 4), ceil(w / 4)) of a picture (h, w, 3)."""
        height, width = bgr.shape[:2]
        below, beside = -height % PADDED_TO, -width % PADDED_TO
        grey = (ZERO, ZERO, ZERO)
        if below or beside:
            bgr = np.asarray(cv2.copyMakeBorder(bgr, 0, below, 0, beside, cv2.BORDER_CONSTANT, value=grey), np.uint8)
        maps: Floats = self._network.run_on_pictures(bgr[None])[0]
        return maps


class Scorer:
    """Scores upright crops: patches of indices or views of whole cards."""

    def __init__(self, path: Path) -> None:
        self._network = Network(path)

    def scores(self, crops: Picture) -> Floats:
        """Returns scores (n, classes + suits + 1) of crops (n, h, w, 3), at least one."""
        parts = [self._network.run_on_pictures(crops[i : i + _MOST_CROPS]) for i in range(0, len(crops), _MOST_CROPS)]
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
    return_large_arrays()
    return Networks.load(), ConfidenceModel.read()


def return_large_arrays() -> None:
    """Makes the C library (glibc) return large arrays to the system as soon as they are freed.

    Regions of varying sizes are read, and memory kept for one seldom fits the next: usage would grow for hours.
    """
    tune = getattr(ctypes.CDLL(None), "mallopt", None)
    if tune is not None:
        tune(_MMAP_THRESHOLD, _LARGE_BYTES)
        tune(_TRIM_THRESHOLD, 2 * _LARGE_BYTES)
