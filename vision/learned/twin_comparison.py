"""Compares views with two learned faces that look alike: a network tells place by place which of them is seen."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from vision.frames import Picture
from vision.geometry import Floats
from vision.reader.networks import MODELS, Network

ENLARGED: Final = 1.5
"""Parts of fine views are compared so many times as large."""
VIEWS: Final = 2
"""So many learned views of each face are compared; one alone stands for both."""


@lru_cache(maxsize=1)
def _network() -> Network:
    return Network(MODELS / "twins.onnx")


def compare_twins(seen: Sequence[Picture], one: Sequence[Picture], other: Sequence[Picture]) -> Floats:
    """Returns what each place of a part of seen views (h, w, 3) says for one face, against another: (n, h / 4, w / 4).

    These are shares of log odds. All views are laid onto the same one.
    """
    return _network().answer(np.stack([*_both(one), *_both(other), *seen]))


def _both(views: Sequence[Picture]) -> list[Picture]:
    return [views[min(place, len(views) - 1)] for place in range(VIEWS)]
