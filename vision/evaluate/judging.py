"""Judges the readings of one picture against its labels."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from vision.evaluate.labels import CardLabel, LabelledPicture
from vision.geometry import FloatBox
from vision.reading import Reading

LEAST_IOU: Final = 0.1
LEAST_COVER: Final = 0.5
"""A reading lies on a box with this intersection over union, or this overlap of the smaller one."""


class ReadingOutcome(StrEnum):
    """The verdict on a reading."""

    RIGHT = "right"
    MISREAD = "misread"
    TWICE = "twice"
    EXTRA = "extra"
    NEUTRAL = "neutral"
    UNTOLD = "untold"

    @property
    def is_wrong(self) -> bool:
        """Whether the reading is wrong."""
        return self in (ReadingOutcome.MISREAD, ReadingOutcome.TWICE, ReadingOutcome.EXTRA)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome of each reading of a picture, in their order, and the cards that none of them named.

    `mistaken` holds pairs of what lies in a box and what was read there instead.
    """

    outcomes: tuple[ReadingOutcome, ...]
    missed: tuple[CardLabel, ...]
    cards: int
    mistaken: tuple[tuple[str, str], ...] = ()

    @property
    def right(self) -> int:
        """How many cards were named."""
        return self.outcomes.count(ReadingOutcome.RIGHT)

    @property
    def wrong(self) -> int:
        """How many readings are wrong."""
        return sum(outcome.is_wrong for outcome in self.outcomes)

    @property
    def is_whole(self) -> bool:
        """Whether every card was named and no reading is wrong."""
        return not self.missed and not self.wrong


def judge(labelled: LabelledPicture, readings: Sequence[Reading]) -> Verdict:
    """Returns what became of each reading, as the package's docstring defines it."""
    trial = _Trial(labelled, readings)
    trial.name_cards(ReadingOutcome.RIGHT, whole=True)
    trial.name_cards(ReadingOutcome.NEUTRAL, whole=False)
    trial.close_optional()
    for i in trial.open_readings():
        trial.outcomes[i] = trial.fault(i)
    missed = tuple(label for j, label in enumerate(labelled.cards) if label.is_whole and j not in trial.named)
    cards = sum(label.is_whole for label in labelled.cards)
    return Verdict(tuple(trial.outcomes), missed, cards, tuple(trial.mistaken))


class _Trial:
    """The readings of a picture, the labels, and who named whom so far."""

    def __init__(self, labelled: LabelledPicture, readings: Sequence[Reading]) -> None:
        self._labelled = labelled
        self._names = [reading.card.name if reading.card else "" for reading in readings]
        self._boxes = [quad_box(reading) for reading in readings]
        self._sure = [float(reading.confidence) for reading in readings]
        self.outcomes = [ReadingOutcome.EXTRA if name else ReadingOutcome.UNTOLD for name in self._names]
        self._open = [bool(name) for name in self._names]
        self.mistaken: list[tuple[str, str]] = []
        self.named: set[int] = set()
        """The labels that were named, or stand for a card that was."""

    def open_readings(self) -> list[int]:
        """Returns the readings that are not judged yet, the most confident first."""
        return sorted((i for i, is_open in enumerate(self._open) if is_open), key=lambda i: -self._sure[i])

    def name_cards(self, outcome: ReadingOutcome, *, whole: bool) -> None:
        """Pairs readings with the labels that they fit: boxed ones by how well they lie there, then the others."""
        pairs = sorted(self._fitting(whole=whole), key=lambda pair: (-pair[0], -pair[1], pair[2]))
        for _, _, i, j in pairs:
            if self._open[i] and j not in self.named:
                self._open[i], self.outcomes[i] = False, outcome
                self.named.add(j)

    def _fitting(self, *, whole: bool) -> Iterator[tuple[float, float, int, int]]:
        for j, label in enumerate(self._labelled.cards):
            for i in self.open_readings():
                if label.is_whole is whole and label.fits(self._names[i]):
                    place = lies_on(self._boxes[i], label.box) if label.box else 1e-6
                    if place > 0:
                        yield place, self._sure[i], i, j

    def close_optional(self) -> None:
        """Takes out the readings that name a card which may be read or not."""
        optional = list(self._labelled.optional)
        for i in self.open_readings():
            if self._names[i] in optional:
                optional.remove(self._names[i])
                self._open[i], self.outcomes[i] = False, ReadingOutcome.NEUTRAL

    def fault(self, i: int) -> ReadingOutcome:
        """Returns how a reading that named no labelled card is wrong, and closes it."""
        labels = self._labelled.cards
        below = {j: lies_on(self._boxes[i], label.box) for j, label in enumerate(labels) if label.box}
        below = {j: place for j, place in below.items() if place > 0}
        self._open[i] = False
        if any(labels[j].fits(self._names[i]) for j in below):
            return ReadingOutcome.TWICE
        free = [j for j in sorted(below, key=lambda j: -below[j]) if j not in self.named]
        if free:
            self.mistaken.append((labels[free[0]].name, self._names[i]))
            return ReadingOutcome.MISREAD
        if self._labelled.has_unlabelled_partials:
            return ReadingOutcome.NEUTRAL
        unboxed = [label for label in labels if not label.box]
        if not below and any(label.fits(self._names[i]) for label in unboxed):
            return ReadingOutcome.TWICE
        missed = [j for j, label in enumerate(labels) if not label.box and j not in self.named]
        return ReadingOutcome.MISREAD if missed and not below else ReadingOutcome.EXTRA


def quad_box(reading: Reading) -> FloatBox:
    """Returns the upright box round a reading's quad."""
    x, y = reading.quad.min(axis=0)
    right, bottom = reading.quad.max(axis=0)
    return float(x), float(y), float(right - x), float(bottom - y)


def lies_on(one: FloatBox, other: FloatBox) -> float:
    """Returns how well two boxes agree (intersection over union), or 0 if they are not at the same place."""
    width = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    height = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    if width <= 0 or height <= 0:
        return 0.0
    shared = width * height
    areas = one[2] * one[3], other[2] * other[3]
    iou = shared / (sum(areas) - shared)
    return iou if iou >= LEAST_IOU or shared >= LEAST_COVER * min(areas) else 0.0
