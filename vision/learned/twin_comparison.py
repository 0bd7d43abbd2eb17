"""Compares a seen card with learned faces that look alike: a network tells place by place which of two lies there."""

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


def compare_twins(laid: Picture, own: Sequence[Picture], twins: Sequence[Sequence[Picture]]) -> Floats:
    """Returns what each place of a part of a view (h, w, 3) says for its own face, against each twin (n, h / 4, w / 4).

    These are shares of log odds. The learned views of all faces are laid onto the same one; there is a twin at least.
    """
    views = [laid, *(view for face in (own, *twins) for view in _both(face))]
    return _network().answer(np.stack(views))


def _both(views: Sequence[Picture]) -> list[Picture]:
    return [views[min(place, len(views) - 1)] for place in range(VIEWS)]
