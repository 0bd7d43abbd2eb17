"""Evidence: what the indices of one card show together, and how surely."""

from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.reader.finds import Finds, distinct
from vision.reader.layout import LETTERS
from vision.reader.letters import card_probabilities, softmax
from vision.reader.merging import Group, group_indices, merged_quad, off_larger_cards
from vision.reader.networks import FinderRunner, ReaderRunner, Temper
from vision.reader.patches import cut_patches
from vision.reader.pyramid import find_indices

Floats: TypeAlias = NDArray[np.float32]

LEAST_INDEX: Final = 0.5
"""A find that is less surely an index is none."""
LEAST_PROBABILITY: Final = 1e-7
CUES: Final = ("bias", "face", "index", "heat", "two corners")
"""What tells how surely a card is read right."""


@dataclass(frozen=True, slots=True, eq=False)
class Evidence:
    """One card: its `faces` (52,), outline `quad` (4, 2), its indices' `centres` (k, 2) and height, and `cues` (5,)."""

    faces: Floats
    quad: Floats
    centres: Floats
    height_px: float
    cues: Floats


class Desk:
    """The networks and the deck's alphabet, ready to gather evidence."""

    def __init__(
        self, finder: FinderRunner, network: ReaderRunner, temper: Temper, weights: tuple[Floats, Floats]
    ) -> None:
        self._finder = finder
        self._network = network
        self._temper = temper
        self._weights = weights

    def find(self, bgr: Picture) -> Finds:
        """Returns the indices seen in the picture (h, w, 3)."""
        return find_indices(bgr, self._finder)

    def gather(self, bgr: Picture, finds: Finds) -> list[Evidence]:
        """Returns the evidence for each card of which one of `finds` is an index."""
        if not len(finds):
            return []
        scores = self._network.scores(cut_patches(bgr, finds.centre, finds.up, finds.right))
        is_index = np.asarray(1 / (1 + np.exp(-scores[:, -1])), np.float32)
        strength = finds.heat * is_index
        kept = np.flatnonzero(is_index >= LEAST_INDEX)
        kept = kept[off_larger_cards(finds.pick(kept), strength[kept])]
        if not len(kept):
            return []
        faces = self._faces(scores[kept])
        first = distinct(finds.pick(kept), faces.max(axis=1) * strength[kept])
        kept, faces = kept[first], faces[first]
        finds, strength, is_index = finds.pick(kept), strength[kept], is_index[kept]
        groups = group_indices(finds, faces, faces.max(axis=1) * strength)
        return [_evidence(finds, group, faces, is_index) for group in groups]

    def _faces(self, scores: Floats) -> Floats:
        """Returns the probabilities of cards (n, 52) from scores (n, letters + 5)."""
        letters = softmax(scores[:, : len(LETTERS)], self._temper.letters)
        suits = softmax(scores[:, len(LETTERS) : -1], self._temper.suits)
        return card_probabilities(letters, suits, self._weights)


def _evidence(finds: Finds, group: Group, faces: Floats, is_index: Floats) -> Evidence:
    members = list(group.members)
    face = combine(faces[members])
    two = float(len(members) > 1 and len(set(faces[members].argmax(axis=1).tolist())) == 1)
    shares = (face.max(), is_index[members].max(), finds.heat[members].max())
    cues = np.array([1.0, *(logit(float(share)) for share in shares), two], np.float32)
    height_px = float(finds.height_px[members].mean())
    return Evidence(face, merged_quad(finds, group), finds.centre[members], height_px, cues)


def combine(faces: Floats) -> Floats:
    """Returns one (52,) from what a card's indices show (k, 52): their product, with the surest one's doubt kept."""
    if len(faces) == 1:
        return np.asarray(faces[0])
    logs = np.log(np.maximum(faces, LEAST_PROBABILITY)).sum(axis=0, dtype=np.float64)
    raised = np.exp(logs - logs.max())
    known = float(faces.sum(axis=1).max())
    return np.asarray(raised / raised.sum() * known, np.float32)


def logit(share: float) -> float:
    """Returns the log odds, kept within ±12."""
    kept = min(max(share, 1e-9), 1 - 1e-9)
    return float(np.clip(np.log(kept / (1 - kept)), -12, 12))
