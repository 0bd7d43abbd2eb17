"""Reads the cards of a learned deck in a picture."""

from dataclasses import dataclass
from math import exp
from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.geometry import Floats, Quad, intersection_over_smaller
from vision.learned.alignment import align
from vision.learned.deck import LearnedDeck
from vision.learned.matching import Match, Matcher
from vision.learned.outline_maps import map_outlines
from vision.learned.outlines import find_outlines
from vision.learned.views import cut, upright, view_size
from vision.setup.quality import find_flaw

MOST_OUTLINES: Final = 40
NAMED_FROM: Final = 0.8
"""A face read with less confidence is reported as a candidate only."""
APART_FROM: Final = 0.5
"""A face is named only if the view lies so far towards it from the next one: of a card seen well, nearly 1."""
CARD_FROM: Final = 0.15
"""An outline that fits no face better than this is no card of the deck."""
OUTLINED_FROM: Final = 0.8
"""With so clear an outline, and the size of the others, it is a card nevertheless."""
LIKE_SIZED: Final = 1.35
LEAST_SHARE: Final = 0.02
FIT: Final = (30.0, 6.0, 4.0, -0.3)
"""The weights of cost, of the share seen, and of how clearly no other face fits, and the bias."""
CLEAR: Final = 10.0
"""Faces that differ by so much, summed over blocks, are clearly others."""
TOLD: Final = (2.0, 6.0, 2.0)
MOST_TELLING: Final = 8.0
WORTH_ALIGNING: Final = 0.55
MOST_ALIGNED: Final = 12
ALIGNED_FROM: Final = 0.6
"""Where a card fits so well, no other outline is tried."""
ONE_PLACE: Final = 0.45
"""Two outlines that share so much of the smaller one are of one card."""


@dataclass(frozen=True, slots=True)
class FaceName:
    """The name of a learned face, or "back"."""

    name: str

    @property
    def sign(self) -> str:
        """The name as people read it."""
        return self.name


@dataclass(frozen=True, slots=True, eq=False)
class LearnedReading:
    """One physical card; `card` is None where it cannot be told, and then `candidates` may fit, surest first.

    `quad` (4, 2) is its outline in pixels, clockwise from the corner that was learned as the first.
    """

    card: FaceName | None
    confidence: float
    quad: Quad
    candidates: tuple[tuple[str, float], ...]


class DeckReader:
    """Reads cards of one learned deck; reading is deterministic."""

    def __init__(self, deck: LearnedDeck) -> None:
        self._deck = deck
        self._size = view_size(deck.aspect)
        self._matcher = Matcher(deck)

    def read(self, bgr: Picture) -> tuple[LearnedReading, ...]:
        """Returns every card seen in the picture (h, w, 3), each once; an invalid picture shows none."""
        if find_flaw(bgr) is not None:
            return ()
        outlines = find_outlines(map_outlines(bgr), self._deck.aspect, MOST_OUTLINES)
        quads = [upright(quad) for quad in outlines.quads]
        if not quads:
            return ()
        matches = [self._matcher.match(cut(bgr, quad, self._size)) for quad in quads]
        self._align(bgr, quads, matches)
        return self._select(quads, matches, outlines.rank)

    def _align(self, bgr: Picture, quads: list[Quad], matches: list[Match]) -> None:
        """Moves the outlines that may be cards onto what was learned, in place."""
        done: list[Quad] = []
        for place in sorted(range(len(quads)), key=lambda place: matches[place].cost):
            quad, match = quads[place], matches[place]
            if match.cost > WORTH_ALIGNING or len(done) >= MOST_ALIGNED:
                break
            if any(intersection_over_smaller(quad, other) > ONE_PLACE for other in done):
                continue
            better = align(bgr, quad, self._matcher.views[match.view])
            if better is None:
                continue
            again = self._matcher.match(cut(bgr, better, self._size))
            if again.cost < match.cost:
                quads[place], matches[place] = better, again
            if fit_of(matches[place]) > ALIGNED_FROM:
                done.append(quads[place])

    def _select(self, quads: list[Quad], matches: list[Match], rank: Floats) -> tuple[LearnedReading, ...]:
        fits = [fit_of(match) for match in matches]
        order = sorted(range(len(quads)), key=lambda place: -fits[place])
        kept: list[int] = []
        for place in order:
            is_card = fits[place] >= CARD_FROM or rank[place] >= OUTLINED_FROM
            if is_card and not any(intersection_over_smaller(quads[place], quads[i]) >= ONE_PLACE for i in kept):
                kept.append(place)
        sized = [cv2.contourArea(quads[place]) for place in kept if fits[place] >= CARD_FROM]
        usual = float(np.median(sized)) if sized else 0.0
        return tuple(
            self._name(quads[place], matches[place])
            for place in kept
            if fits[place] >= CARD_FROM or (1 / LIKE_SIZED < cv2.contourArea(quads[place]) / max(usual, 1) < LIKE_SIZED)
        )

    def _name(self, quad: Quad, match: Match) -> LearnedReading:
        face, rival = self._deck.faces[match.face], self._deck.faces[match.rival]
        fit, told = fit_of(match), told_of(match)
        lying = np.roll(quad, -((face.corner + 2 * match.is_turned) % 4), axis=0)
        if fit * told >= NAMED_FROM and match.apart >= APART_FROM:
            return LearnedReading(FaceName(face.name), fit * told, lying, ())
        likely = ((face.name, fit * told), (rival.name, fit * (1 - told)))
        candidates = tuple((name, share) for name, share in likely if fit >= CARD_FROM and share >= LEAST_SHARE)
        return LearnedReading(None, fit * told, lying, candidates)


def fit_of(match: Match) -> float:
    """Returns how likely it is that a card of the deck lies there: the one that fits best, or one much like it."""
    clear = match.apart * min(match.telling / CLEAR, 1)
    return float(1 / (1 + exp(FIT[0] * match.cost - FIT[1] * match.seen - FIT[2] * clear - FIT[3])))


def told_of(match: Match) -> float:
    """Returns how likely it is the best face and not the next, from how far the view lies towards it."""
    weight = TOLD[1] * min(match.telling, 1) ** 0.5 + TOLD[2] * min(match.telling, MOST_TELLING)
    return float(1 / (1 + exp(TOLD[0] - weight * match.apart)))
