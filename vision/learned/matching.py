"""Tells which learned face an upright view shows: blocks of it are compared with the learned views, both ways up."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats
from vision.learned.deck import LearnedDeck
from vision.learned.views import standardised

BLOCK: Final = 8
"""A view is compared in blocks of so many pixels at two thirds of its size."""
SHORTLIST: Final = 12
"""So many learned views are compared block by block."""
COLOUR: Final = 0.8
"""How much a block's mean colour counts beside what is printed in it."""
CAP: Final = 1.2
"""No block speaks against a face with more than this."""
PLAIN: Final = 0.08
"""How much a plain block counts beside a printed one, which counts up to about 1."""
SEEN: Final = 0.7
"""A block that differs more from every likely face is covered by something."""
DIFFERENT: Final = 0.12
"""Two faces differ in a block by at least this much."""


@dataclass(frozen=True, slots=True, eq=False)
class Match:
    """What a view shows: the best face and the next, as places in the deck, and whether the view is upside down.

    `view` says which of the matcher's views it matches.
    `cost` is the mean difference over the blocks that are seen, `seen` their share, `apart` how far the view lies
    towards the best face between both, from 0 to 1, and `telling` how much both differ where the view is seen.
    """

    face: int
    view: int
    rival: int
    is_turned: bool
    cost: float
    seen: float
    apart: float
    telling: float


class Matcher:
    """Compares views with the faces of one deck."""

    def __init__(self, deck: LearnedDeck) -> None:
        views = [view for face in deck.faces for view in face.views]
        owners = [place for place, face in enumerate(deck.faces) for _ in face.views]
        both = np.array([*views, *(view[::-1, ::-1] for view in views)], np.uint8)
        self.views = both
        self._owners = np.array(owners * 2)
        self._turned = np.arange(len(both)) >= len(views)
        self._coarse = standardised(both)
        self._blocks = np.stack([describe(view) for view in both])

    def match(self, view: Picture) -> Match:
        """Returns what an upright view (h, w, 3) shows."""
        likeness = (standardised(view[None]) @ self._coarse.T)[0]
        chosen = np.argsort(-likeness)[:SHORTLIST]
        mine = describe(view)
        costs = np.minimum(((self._blocks[chosen] - mine) ** 2).sum(axis=2), CAP)
        return self._judge(costs, chosen, mine)

    def _judge(self, costs: Floats, chosen: NDArray[np.intp], mine: Floats) -> Match:
        order = np.argsort(costs.mean(axis=1))
        seen = costs[order[:4]].min(axis=0) < SEEN
        if not seen.any():
            seen = np.ones_like(seen)
        order = np.argsort(costs[:, seen].mean(axis=1))
        best = int(order[0])
        others = [int(place) for place in order if self._owners[chosen[place]] != self._owners[chosen[best]]]
        rival = others[0] if others else best
        apart, telling = self._compare(costs, chosen, (best, rival), seen)
        if apart < 0:  # where they differ, the other one fits better
            best, rival, apart = rival, best, -apart
        view = int(chosen[best])
        return Match(
            face=int(self._owners[view]),
            view=view,
            rival=int(self._owners[chosen[rival]]),
            is_turned=bool(self._turned[view]),
            cost=self._cost(costs[best], mine, view, seen),
            seen=float(seen.mean()),
            apart=apart,
            telling=telling,
        )

    def _cost(self, costs: Floats, mine: Floats, view: int, seen: NDArray[np.bool_]) -> float:
        """Returns the mean difference over what is seen; blocks count more the more is printed in them."""
        printed = np.maximum((mine**2).sum(axis=1), (self._blocks[view] ** 2).sum(axis=1))
        weight = np.where(seen, PLAIN + printed, 0)
        return float((weight * costs).sum() / weight.sum())

    def _compare(
        self, costs: Floats, chosen: NDArray[np.intp], two: tuple[int, int], seen: NDArray[np.bool_]
    ) -> tuple[float, float]:
        best, rival = two
        between = ((self._blocks[chosen[best]] - self._blocks[chosen[rival]]) ** 2).sum(axis=1)
        weight = np.where(seen, np.maximum(between - DIFFERENT, 0), 0)
        telling = float(weight.sum())
        if telling <= 0:
            return 0.0, 0.0
        towards = weight * (costs[rival] - costs[best]) / np.maximum(between, 1e-3)
        return float(np.clip(towards.sum() / telling, -1, 1)), telling


def describe(view: Picture) -> Floats:
    """Returns a view's blocks (n, d): what is printed in each against its mean colour, and that colour in the card."""
    few = cv2.resize(view, None, fx=2 / 3, fy=2 / 3, interpolation=cv2.INTER_AREA)
    small = np.asarray(cv2.GaussianBlur(few, (0, 0), 0.7), np.float32)
    height, width = (side // BLOCK * BLOCK for side in small.shape[:2])
    parts = small[:height, :width].reshape(height // BLOCK, BLOCK, width // BLOCK, BLOCK, 3).swapaxes(1, 2)
    blocks = parts.reshape(-1, BLOCK * BLOCK, 3)
    means = blocks.mean(axis=1)
    spread = float(np.sqrt(((small - small.mean(axis=(0, 1))) ** 2).mean())) + 3.0
    inside = blocks - means[:, None]
    energy = np.sqrt((inside**2).mean(axis=(1, 2), keepdims=True) + (0.35 * spread) ** 2)
    print_part = (inside / energy).reshape(len(blocks), -1) / np.sqrt(2 * 3 * BLOCK * BLOCK)
    colour_part = COLOUR * (means - means.mean(axis=0)) / spread / np.sqrt(6)
    return np.concatenate([print_part, colour_part], axis=1).astype(np.float32)
