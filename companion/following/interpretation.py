"""From a sighting to an action: the most probable card that is possible now, or a question with the likely ones."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from companion.engine.faces import Face, FaceSet

SURE: Final = 0.97
"""How probable the best possible card must be, among the possible ones, to be taken without asking."""
POSSIBLE: Final = 0.5
"""How much of a sighting's probability must lie on possible cards; with less, it is a card that was seen before."""
LEAD_SUIT_RATIO: Final = 1 / 3
"""How many times likelier a card of the lead suit is than another, per card unseen: whoever can must follow.

With simple players it is 20 times likelier in a hand's first tricks, and 3 times in the last ones.
"""
HARDLY_POSSIBLE: Final = 0.05
"""The same as POSSIBLE for a sighting that is in doubt anyway, about which somebody is asked."""
CONFIDENT: Final = 0.9
"""A sighting with less confidence is in doubt."""
MOST_CANDIDATES: Final = 4
"""The most candidates that a question offers."""


@dataclass(frozen=True, slots=True)
class PossibleAction:
    """An action that can follow, with the card that it shows, and whose card that is if the action says so."""

    action: object
    face: Face
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that a sighting may stand for, and how probable it is among those that can be."""

    action: object
    probability: float


@dataclass(frozen=True, slots=True)
class Interpretation:
    """What a sighting may stand for, the most probable first; `sure`: nobody needs to be asked."""

    candidates: tuple[Candidate, ...]
    sure: bool


@dataclass(frozen=True, slots=True)
class Interpreter:
    """Reads sightings as cards of a face set; `is_asked_for` tells the faces that the rules ask for now."""

    faces: FaceSet
    is_asked_for: Callable[[Face], bool] = lambda _: False

    def interpret(
        self, probabilities: Sequence[float], options: Sequence[PossibleAction], seat: int | None = None
    ) -> Interpretation | None:
        """Returns what a sighting may stand for among `options`, or None if it is no new card.

        Of the options that name a seat only those of `seat` are considered, if it is given.
        """
        fitting = [option for option in options if seat is None or option.seat in (None, seat)]
        least = POSSIBLE if max(probabilities) >= CONFIDENT else HARDLY_POSSIBLE
        return self._weigh(probabilities, fitting, least)

    def alternatives(
        self, probabilities: Sequence[float], options: Sequence[PossibleAction], without: Face
    ) -> tuple[Candidate, ...]:
        """Returns what a sighting may stand for, if it is not the card `without`."""
        others = [option for option in options if option.face != without]
        found = self._weigh([share + 1e-9 for share in probabilities], others, 0.0, asked_for=False)
        return found.candidates if found else ()

    def _weigh(
        self, probabilities: Sequence[float], fitting: Sequence[PossibleAction], least: float, asked_for: bool = True
    ) -> Interpretation | None:
        """`least` is how much of the probability must lie on the options."""
        share_of = {option.face: probabilities[self.faces.place_of(option.face)] for option in fitting}
        if not fitting or sum(share_of.values()) < least:
            return None
        likelier = max(1.0, LEAD_SUIT_RATIO * len(share_of)) if asked_for else 1.0
        weights = [
            share_of[option.face] * (likelier if likelier > 1 and self.is_asked_for(option.face) else 1.0)
            for option in fitting
        ]
        whole, order = sum(weights), sorted(range(len(fitting)), key=lambda number: -weights[number])
        candidates = tuple(
            Candidate(fitting[number].action, weights[number] / whole) for number in order[:MOST_CANDIDATES]
        )
        return Interpretation(candidates, candidates[0].probability >= SURE and sum(share_of.values()) >= POSSIBLE)
