"""Compares a seen card with learned faces that look alike: a network tells place by place which of two lies there."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from vision.frames import Picture
from vision.geometry import Floats
from vision.reader.networks import MODELS, Network

VIEWS: Final = 2
"""So many learned views of each face are compared; one alone stands for both."""
UNSURE: Final = 0.2
"""Places where the learned views themselves say less than that hardly count; log odds."""


@dataclass(frozen=True, slots=True, eq=False)
class TellingPlaces:
    """How much each place (h, w) counts that tells two faces apart, from 0 to 1."""

    weights: Floats

    def lean(self, shares: Floats) -> float:
        """Returns how far a card leans to the first face, above 0, or to the other, from each place's share (h, w)."""
        return float((self.weights * shares).sum())


@lru_cache(maxsize=1)
def _network() -> Network:
    return Network(MODELS / "twins.onnx")


def compare_twins(laid: Picture, own: Sequence[Picture], twins: Sequence[Sequence[Picture]]) -> Floats:
    """Returns what each place of a view (h, w, 3) says for its own face and against each twin (n, h / 4, w / 4).

    These are shares of log odds. The learned views of all faces are laid onto the same one; there is a twin at least.
    """
    views = [laid, *(view for face in (own, *twins) for view in _both(face))]
    return _network().answer(np.stack(views))


def find_telling_places(one: Sequence[Picture], other: Sequence[Picture]) -> TellingPlaces:
    """Returns where the learned views of two faces, looked at as a card is, are told apart."""
    its, others = (np.stack([compare_twins(view, one, [other])[0] for view in _both(views)]) for views in (one, other))
    apart = its.min(axis=0) - others.max(axis=0)
    most = np.abs(its).max(axis=0) + np.abs(others).max(axis=0)
    return TellingPlaces(np.asarray(np.clip(apart / (most + UNSURE), 0, 1), np.float32))


def _both(views: Sequence[Picture]) -> list[Picture]:
    return [views[min(place, len(views) - 1)] for place in range(VIEWS)]
