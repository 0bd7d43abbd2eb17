"""Evidence: what the indices and pips of one card show together, and how reliably; on light and on dark stock."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats
from vision.reader.detections import Detections, distinct, join, suppress_non_maxima
from vision.reader.layout import LETTERS
from vision.reader.letters import card_probabilities, pip_likelihoods, sigmoid, softmax
from vision.reader.merging import group_indices, merged_quad, off_larger_cards
from vision.reader.networks import ConfidenceModel, Networks
from vision.reader.pyramid import MAX_INDICES, find_indices
from vision.reader.views import cut_patches, cut_views

Score: TypeAlias = Callable[[Picture], Floats]
"""Returns the scores (n, k) of crops (n, h, w, 3)."""
DIM_PRINT: Final = 1.5
"""Dark stock lies farther from the lightest print than from the darkest, by this factor."""
SHARES: Final = (0.03, 0.5, 0.97)
"""The shares of a crop's pixels that are darker than its darkest print, its stock and its lightest print."""


def score_any_stock(score: Score, crops: Picture, *, whole: bool = False) -> Floats:
    """Returns the scores (n, k) of crops of cards (n, h, w, 3), of those on dark stock the mean with their negatives'.

    A network has seen fewer cards of dark stock; in their negatives it takes one ink for all suits for that of two.
    Where the crops show `whole` cards, the mean is also over negatives without hues, and over all of them upside down:
    of a card, the same is seen.
    """
    scores = score(crops)
    is_dark = are_on_dark_stock(crops)
    if is_dark.any():
        looks = [np.stack([invert_lightness(crop) for crop in crops[is_dark]])]
        if whole:
            looks.append(np.stack([_without_hue(negative) for negative in looks[0]]))
            looks += [look[:, ::-1, ::-1] for look in (crops[is_dark], *looks)]
        scores[is_dark] = np.mean([scores[is_dark], *map(score, looks)], axis=0)
    return scores


def are_on_dark_stock(crops: Picture) -> NDArray[np.bool_]:
    """Whether what is printed on each of n crops of cards (n, h, w, 3) is lighter than their stock, (n,)."""
    if not len(crops):
        return np.zeros(0, np.bool_)
    count, height, width, _ = crops.shape
    grey = cv2.cvtColor(crops.reshape(count * height, width, 3), cv2.COLOR_BGR2GRAY).reshape(count, height * width)
    places = [round(share * (height * width - 1)) for share in SHARES]
    dark, stock, light = np.partition(grey, places, axis=1)[:, places].T.astype(int)
    return np.asarray((light - stock) > DIM_PRINT * (stock - dark))


def invert_lightness(bgr: Picture) -> Picture:
    """Returns a picture (h, w, 3) in which what is light is dark, each colour of the same hue."""
    lab = cv2.cvtColor(bgr, cv2.COLOR_BGR2LAB)
    lab[:, :, 0] = 255 - lab[:, :, 0]
    return np.asarray(cv2.cvtColor(lab, cv2.COLOR_LAB2BGR), np.uint8)


def _without_hue(bgr: Picture) -> Picture:
    return np.asarray(cv2.cvtColor(cv2.cvtColor(bgr, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR), np.uint8)


LEAST_INDEX: Final = 0.5
"""The minimum probability for a detection to be an index."""
LEAST_PROBABILITY: Final = 1e-7
"""The minimum probability that an index leaves to any card."""
MOST: Final = 0.5
"""A picture shows cards of dark stock if more than this share of its indices is printed on some."""
CUES: Final = ("bias", "face", "index", "heat", "no card")
"""The inputs of the logistic model for the confidence of a reading, as log odds."""
MAX_LOG_ODDS: Final = 12.0
"""The inputs are clipped to this range."""


@dataclass(frozen=True, slots=True, eq=False)
class NetworkScores:
    """What the networks scored: `near` (k, letters + 5) a card's indices, `whole` (counts + 5) its pips."""

    near: Floats
    whole: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Evidence:
    """One card: its `faces` (52,), outline `quad` (4, 2), its indices' `centres` (k, 2) and height, and `cues` (5,).

    `faces` are computed from `scores`; `by_index` is what the best of its indices alone gives to the best face,
    and `is_by_pips`: its pips show that face more than any other.
    """

    faces: Floats
    quad: Floats
    centres: Floats
    height_px: float
    cues: Floats
    scores: NetworkScores
    by_index: float
    is_by_pips: bool


@dataclass(frozen=True, slots=True, eq=False)
class _Indices:
    """n indices that were read: where they are, their `scores` (n, letters + 5), what each shows as `faces` (n, 52)."""

    detections: Detections
    scores: Floats
    faces: Floats

    @property
    def is_index(self) -> Floats:
        """The reader's probability that it is an index (n,)."""
        return sigmoid(self.scores[:, -1])

    @property
    def strength(self) -> Floats:
        """The probability of an index by finder and reader together (n,)."""
        return self.detections.heat * self.is_index

    @property
    def strength_of_face(self) -> Floats:
        """The probability of an index that shows its most probable face (n,)."""
        return np.asarray(self.faces.max(axis=1) * self.strength)

    def pick(self, places: NDArray[np.intp] | list[int]) -> "_Indices":
        """Returns those at these positions."""
        return _Indices(self.detections.pick(places), self.scores[places], self.faces[places])


class EvidenceCollector:
    """The networks and the deck's alphabet, ready to gather evidence."""

    def __init__(self, networks: Networks, confidence_model: ConfidenceModel, weights: tuple[Floats, Floats]) -> None:
        self._networks = networks
        self._confidence_model = confidence_model
        self._weights = weights

    def find(self, bgr: Picture) -> Detections:
        """Returns the indices seen in the picture (h, w, 3), or in it and its negative if most are on dark stock."""
        found = find_indices(bgr, self._networks.finder)
        if not _are_on_dark_stock(bgr, found):
            return found
        more = find_indices(invert_lightness(bgr), self._networks.finder)
        return suppress_non_maxima(join([found, more])).pick(slice(MAX_INDICES))

    def gather(self, bgr: Picture, detections: Detections) -> list[Evidence]:
        """Returns the evidence for each card of which one of `detections` is an index."""
        if not len(detections):
            return []
        indices = self._read(bgr, detections)
        if not len(indices.detections):
            return []
        groups = group_indices(indices.detections, indices.faces, indices.strength_of_face)
        quads = np.stack([merged_quad(indices.detections, group) for group in groups])
        whole = self._score_pips(bgr, quads)
        pips = pip_likelihoods(whole, self._confidence_model)
        return [
            _evidence(indices.pick(list(group.members)), quads[i], whole[i], pips[i]) for i, group in enumerate(groups)
        ]

    def pips(self, bgr: Picture, quads: Floats) -> Floats:
        """Returns how likely the pips of the cards with these outlines (n, 4, 2) make each card (n, 52)."""
        return pip_likelihoods(self._score_pips(bgr, quads), self._confidence_model)

    def _score_pips(self, bgr: Picture, quads: Floats) -> Floats:
        return score_any_stock(self._networks.pips.scores, cut_views(bgr, quads), whole=True)

    def _read(self, bgr: Picture, detections: Detections) -> _Indices:
        """Returns what the detections that are indices show, each once."""
        scores = score_any_stock(self._networks.reader.scores, _patches(bgr, detections))
        every = _Indices(detections, scores, index_faces(scores, self._confidence_model, self._weights))
        likely = every.pick(np.flatnonzero(every.is_index >= LEAST_INDEX))
        kept = likely.pick(off_larger_cards(likely.detections, likely.strength_of_face))
        return kept.pick(distinct(kept.detections, kept.strength_of_face, kept.faces * kept.is_index[:, None]))


def _patches(bgr: Picture, detections: Detections) -> Picture:
    return cut_patches(bgr, detections.centre, detections.up, detections.right)


def _are_on_dark_stock(bgr: Picture, detections: Detections) -> bool:
    """Whether most of the indices that are more probably some than none are printed on dark stock."""
    likely = detections.pick(np.flatnonzero(detections.heat >= LEAST_INDEX))
    return len(likely) > 0 and bool(are_on_dark_stock(_patches(bgr, likely)).mean() > MOST)


def index_faces(scores: Floats, confidence_model: ConfidenceModel, weights: tuple[Floats, Floats]) -> Floats:
    """Returns what each of n indices shows (n, 52) from scores (n, letters + 5)."""
    letters = softmax(scores[:, : len(LETTERS)], confidence_model.letters)
    suits = softmax(scores[:, len(LETTERS) : -1], confidence_model.suits)
    return card_probabilities(letters, suits, weights)


def _evidence(indices: _Indices, quad: Floats, whole: Floats, pips: Floats) -> Evidence:
    """Returns what a card's indices, and its pips as they score `whole` and make each card likely (52,), show."""
    face = combine(indices.faces, pips)
    sure, heat = logit(float(face.max())), logit(float(indices.detections.heat.max()))
    index, no_card = float(indices.scores[:, -1].max()), min(0.0, float(whole[-1]))
    cues = np.array([1.0, sure, index, heat, no_card], np.float32).clip(-MAX_LOG_ODDS, MAX_LOG_ODDS)
    height_px = float(indices.detections.height_px.mean())
    best = int(face.argmax())
    return Evidence(
        face,
        quad,
        indices.detections.centre,
        height_px,
        cues,
        NetworkScores(indices.scores, whole),
        by_index=float(indices.faces[:, best].max()),
        is_by_pips=int(pips.argmax()) == best,
    )


def combine(faces: Floats, pips: Floats) -> Floats:
    """Returns one (52,) from what a card's indices show (k, 52) and its pips (52,).

    Indices of one card share print, light and blur, so their errors are correlated and they count as their
    weighted geometric mean. Pips are independent evidence and are multiplied with it. What the most certain index
    gives to letters of another alphabet is not restored.
    """
    sure = np.maximum(faces.max(axis=1), LEAST_PROBABILITY).astype(np.float64)
    logs = sure / sure.sum() @ np.log(np.maximum(faces, LEAST_PROBABILITY)) + np.log(pips)
    raised = np.exp(logs - logs.max())
    known = float(faces.sum(axis=1).max())
    return np.asarray(raised / raised.sum() * known, np.float32)


def logit(share: float) -> float:
    """Returns the log odds of a share."""
    kept = min(max(share, 1e-9), 1 - 1e-9)
    return float(np.log(kept / (1 - kept)))
