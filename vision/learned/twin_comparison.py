"""Compares views with two learned faces that look alike: a network tells place by place which of them is seen.

Another one describes each view first, so that learned views are described once.
"""

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
def _networks() -> tuple[Network, Network]:
    return Network(MODELS / "twin_descriptions.onnx"), Network(MODELS / "twins.onnx")


def describe_views(views: Sequence[Picture]) -> Floats:
    """Returns descriptions of views, or of parts (h, w, 3), as they are compared: (n, c, h / 4, w / 4)."""
    return _networks()[0].run_on_pictures(np.stack(views))


def compare_twins(seen: Floats, one: Floats, other: Floats) -> Floats:
    """Returns what each place of seen views (n, c, h, w) says for one face, against another: (n, h, w).

    These are shares of log odds. All are descriptions, and all views are laid onto the same one.
    """
    return _networks()[1].run(np.concatenate([_both(one), _both(other), seen]))


def _both(views: Floats) -> Floats:
    return views[[min(place, len(views) - 1) for place in range(VIEWS)]]
