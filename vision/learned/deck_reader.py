"""Reads the cards of a learned deck in a picture."""

from dataclasses import dataclass
from math import exp
from typing import Final

import numpy as np

from vision.frames import Picture
from vision.geometry import Floats, Quad, intersection_over_smaller, intersection_over_union
from vision.learned.deck import LearnedDeck
from vision.learned.matching import Match, Matcher
from vision.learned.outlines import find_outlines, map_edges
from vision.learned.views import cut, upright, view_size
from vision.setup.quality import find_flaw

MOST_OUTLINES: Final = 60
NAMED_FROM: Final = 0.9
"""A face read with less confidence is reported as a candidate only."""
CARD_FROM: Final = 0.25
"""An outline whose face is less likely than this may be anything, and is left out."""
ONE_PLACE: Final = 0.45
"""Two outlines that share so much of the smaller one are of one card."""


@dataclass(frozen=True, slots=True, eq=False)
class LearnedReading:
    """One physical card: its face's name, "back", or None where it cannot be told; then `candidates` may fit.

    `quad` (4, 2) is its outline in pixels, clockwise from the corner that was learned as the first.
    """

    face: str | None
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
        outlines = find_outlines(map_edges(bgr), self._deck.aspect, MOST_OUTLINES)
        quads = [upright(quad) for quad in outlines.quads]
        if not quads:
            return ()
        matches = [self._matcher.match(cut(bgr, quad, self._size)) for quad in quads]
        return self._select(quads, matches)

    def _select(self, quads: list[Quad], matches: list[Match]) -> tuple[LearnedReading, ...]:
        order = sorted(range(len(quads)), key=lambda place: matches[place].cost / max(matches[place].seen, 0.1))
        kept: list[int] = []
        for place in order:
            if all(intersection_over_smaller(quads[place], quads[other]) < ONE_PLACE for other in kept):
                kept.append(place)
        return tuple(self._name(quads[place], matches[place]) for place in kept if likelihood(matches[place])[0] > 0.5)

    def _name(self, quad: Quad, match: Match) -> LearnedReading:
        _, confidence = likelihood(match)
        face = self._deck.faces[match.face]
        lying = np.roll(quad, -((face.corner + 2 * match.is_turned) % 4), axis=0)
        name = face.name if confidence > 0.5 else None
        return LearnedReading(name, confidence, lying, ((face.name, confidence),))


def likelihood(match: Match) -> tuple[float, float]:
    """Returns how likely there is a card of the deck, and how likely it is the best face."""
    return 1.0, 1.0
