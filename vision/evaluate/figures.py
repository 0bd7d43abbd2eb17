"""The figures of an evaluation, summed from the verdicts of its pictures."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median
from typing import Any, Final

import numpy as np

from vision.evaluate.judging import ReadingOutcome, Verdict
from vision.evaluate.labels import LabelledPicture
from vision.reading import Reading

EDGES: Final = (0.0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99, 0.999, 1.0)
"""The edges of the confidence bins; the last bin includes 1."""
SURE: Final = 0.9


@dataclass(frozen=True, slots=True, eq=False)
class Measured:
    """One picture: its labels, its readings and the verdict."""

    labelled: LabelledPicture
    readings: tuple[Reading, ...]
    verdict: Verdict
    ms: float


@dataclass(frozen=True, slots=True)
class Figures:
    """What a row of the table says."""

    pictures: int
    cards: int
    right: int
    misread: int
    twice: int
    extra: int
    untold: int
    neutral: int
    countable: int
    """Pictures with at least one card to hit."""
    whole: int
    ms: float

    @property
    def wrong(self) -> int:
        """How many readings are wrong."""
        return self.misread + self.twice + self.extra

    @property
    def recall(self) -> float:
        """The share of the cards that were named."""
        return self.right / self.cards if self.cards else 1.0

    @property
    def precision(self) -> float:
        """The share of what was said that is right."""
        return self.right / (self.right + self.wrong) if self.right + self.wrong else 1.0

    @property
    def whole_share(self) -> float:
        """The share of the pictures that were read wholly right."""
        return self.whole / self.countable if self.countable else 1.0

    def as_json(self) -> dict[str, Any]:
        """Returns all figures by name."""
        counts = {name: getattr(self, name) for name in self.__slots__}
        return {"recall": self.recall, "precision": self.precision, "whole_share": self.whole_share, **counts}


@dataclass(frozen=True, slots=True)
class Bin:
    """The readings whose confidence lies between two edges."""

    low: float
    high: float
    readings: int
    right: int
    confidence: float
    """Their mean confidence."""

    @property
    def share(self) -> float:
        """How many of them are right."""
        return self.right / self.readings if self.readings else 0.0


@dataclass(frozen=True, slots=True)
class ConfidenceCalibration:
    """How well confidence is calibrated."""

    bins: tuple[Bin, ...]
    error: float
    """The expected calibration error."""
    sure: int
    sure_wrong: int
    """Of the readings given 0.9 or more: how many, and how many of them wrong."""


def sum_up(measured: Sequence[Measured]) -> Figures:
    """Returns the figures of some pictures together."""
    verdicts = [one.verdict for one in measured]
    countable = [verdict for verdict in verdicts if verdict.cards]
    counts = {outcome: sum(verdict.outcomes.count(outcome) for verdict in verdicts) for outcome in ReadingOutcome}
    return Figures(
        pictures=len(measured),
        cards=sum(verdict.cards for verdict in verdicts),
        right=counts[ReadingOutcome.RIGHT],
        misread=counts[ReadingOutcome.MISREAD],
        twice=counts[ReadingOutcome.TWICE],
        extra=counts[ReadingOutcome.EXTRA],
        untold=counts[ReadingOutcome.UNTOLD],
        neutral=counts[ReadingOutcome.NEUTRAL],
        countable=len(countable),
        whole=sum(verdict.is_whole for verdict in countable),
        ms=median(one.ms for one in measured) if measured else 0.0,
    )


def calibrate(measured: Iterable[Measured]) -> ConfidenceCalibration:
    """Returns how the confidence of what was said compares with how often it was right."""
    judged = [
        (float(reading.confidence), outcome is ReadingOutcome.RIGHT)
        for one in measured
        for reading, outcome in zip(one.readings, one.verdict.outcomes, strict=True)
        if outcome is ReadingOutcome.RIGHT or outcome.is_wrong
    ]
    bins = tuple(_bin(judged, low, high) for low, high in pairwise(EDGES))
    apart = sum(one.readings * abs(one.confidence - one.share) for one in bins)
    sure = [right for confidence, right in judged if confidence >= SURE]
    return ConfidenceCalibration(bins, apart / len(judged) if judged else 0.0, len(sure), sure.count(False))


def _bin(judged: Sequence[tuple[float, bool]], low: float, high: float) -> Bin:
    inside = [one for one in judged if low <= one[0] < high or one[0] == high == 1]
    mean = float(np.mean([confidence for confidence, _ in inside])) if inside else 0.0
    return Bin(low, high, len(inside), sum(right for _, right in inside), mean)
