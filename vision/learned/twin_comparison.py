"""Compares views with two learned faces that look alike: a network tells place by place which of them is seen.

A second network describes each view first, so that learned views need to be described only once.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from vision.frames import Picture
from vision.geometry import Floats
from vision.reader.networks import MODELS, Network

ENLARGED: Final = 1.5
"""The factor by which parts of fine views are enlarged before they are compared."""
VIEWS: Final = 2
"""The number of learned views of each face that are compared; a single one is used twice."""


@lru_cache(maxsize=1)
def _networks() -> tuple[Network, Network]:
    return Network(MODELS / "twin_descriptions.onnx"), Network(MODELS / "twins.onnx")


def describe_views(views: Sequence[Picture]) -> Floats:
    """Returns descriptions of views, or of parts (h, w, 3), as they are compared: (n, c, h / 4, w / 4)."""
    return _networks()[0].run_on_pictures(np.stack(views))


def compare_twins(seen: Floats, one: Floats, other: Floats) -> Floats:
    """Returns the evidence (n, h, w) of each place of seen views for `one` face against the `other`, as log odds.

    Summed over places it gives the view's log odds. All three are descriptions (n, c, h, w) of views aligned with
    the same one.
    """
    return _networks()[1].run(np.concatenate([_both(one), _both(other), seen]))


def _both(views: Floats) -> Floats:
    return views[[min(place, len(views) - 1) for place in range(VIEWS)]]
