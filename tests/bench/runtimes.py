"""What runs the networks faster: onnxruntime, which is shipped, or OpenCV's own. One thread each, in turns."""

from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reader.layout import PATCH_SIZE, VIEW_SIZE
from vision.reader.networks import MODELS, Networks, as_input

ROUNDS = 15
PICTURE = (960, 1280)
CROPS = 32


def main() -> None:
    """Prints the medians of both, their ratio, and by how much their answers differ."""
    cv2.setNumThreads(1)
    random = np.random.default_rng(1)
    picture = random.integers(0, 256, (*PICTURE, 3), np.uint8)
    networks = Networks.load()
    compare("finder, 1280×960", lambda: networks.finder.maps(picture), opened("finder.onnx", picture[None]))
    sizes = (("reader", networks.reader, PATCH_SIZE), ("pips", networks.pips, VIEW_SIZE))
    for name, scorer, (width, height) in sizes:
        crops = random.integers(0, 256, (CROPS, height, width, 3), np.uint8)
        compare(f"{name}, {CROPS} crops", partial(scorer.scores, crops), opened(f"{name}.onnx", crops))


def opened(name: str, pictures: NDArray[np.uint8]) -> Callable[[], NDArray[np.float32]]:
    """Returns OpenCV's run of a network on pictures (n, h, w, 3)."""
    network = cv2.dnn.readNetFromONNX(str(MODELS / name))
    blob = as_input(pictures)

    def run() -> NDArray[np.float32]:
        network.setInput(blob)
        return np.asarray(network.forward(), np.float32)

    return run


def compare(what: str, shipped: Callable[[], object], other: Callable[[], object]) -> None:
    """Times both in turns, so that a busy machine is as busy for either."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(ROUNDS + 2):
        for place, run in enumerate((shipped, other)):
            began = perf_counter()
            run()
            times[place].append((perf_counter() - began) * 1000)
    one, two = (median(part[2:]) for part in times)
    print(f"{what}: onnxruntime {one:.1f} ms, OpenCV {two:.1f} ms, {two / one:.2f} times as long")


if __name__ == "__main__":
    main()
