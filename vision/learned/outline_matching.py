"""Finds outlines that may be cards of a learned deck, moves them onto its faces, and selects those that are cards."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from companion.cards import BACK
from vision.frames import Picture
from vision.geometry import Quad, is_about_as_large, upright, without_overlap
from vision.learned.alignment import align
from vision.learned.corners import find_corners
from vision.learned.deck import LearnedDeck
from vision.learned.matched_outlines import ALIGNED_FROM, MatchedOutlines, is_part_of_clearer, without_odd_backs
from vision.learned.matching import FaceMatch, Matcher
from vision.learned.outline_maps import OutlineMaps
from vision.learned.outlines import Outlines, outlines_through
from vision.learned.searched_places import LIKE_SIZED, SIZED, in_one_place
from vision.learned.sides import find_sides
from vision.learned.sized_outlines import outlines_like
from vision.learned.views import cut, cut_wide, view_size

MOST_OUTLINES: Final = 100
CARD_FROM: Final = 0.15
"""The minimum fit of an outline to a face of the deck: with less it shows no card of the deck."""
SURE_FROM: Final = 0.95
"""The fit from which an outline surely shows a face."""
OUTLINED_FROM: Final = 0.8
"""An outline of this score, and of the size of the others, is a card even if it fits no face."""
SURELY_SIZED: Final = 3.0
"""Areas of outlines that surely show a face differ by less than this factor: seen aslant, near cards are larger."""
WORTH_ALIGNING: Final = 0.55
SCORE_WEIGHT: Final = 0.2
"""The weight of an outline's score beside its likeness to a face: a part of a back may look like the whole."""
MOST_ALIGNED: Final = 14
MOST_CARDS: Final = 12
MOST_LIKE: Final = 24
MOST_LIKE_ALIGNED: Final = 6
"""How many more outlines, as large as those found, are considered, and how many of them are aligned."""


class OutlineMatcher:
    """Compares outlines in a picture with the faces of one deck."""

    def __init__(self, deck: LearnedDeck, matcher: Matcher) -> None:
        self._aspect = deck.aspect
        self._size = view_size(deck.aspect)
        self._backs = {place for place, face in enumerate(deck.faces) if face.name == BACK}
        self._matcher = matcher

    def find(self, bgr: Picture, maps: OutlineMaps) -> MatchedOutlines:
        """Returns outlines that may be cards, and last those that are as large as the surest ones."""
        corners = find_corners(find_sides(maps))
        seen = outlines_through(corners, maps, self._aspect, MOST_OUTLINES)
        first = self._align(bgr, seen, [], MOST_ALIGNED)
        places = first.sure_places()
        sure = [first.quads[place] for place in places]
        if not sure or len(sure) >= MOST_CARDS:
            return first
        sized = without_odd_backs(places, first.quads, first.matches, self._backs)
        like = outlines_like([first.quads[place] for place in sized], maps, corners, self._aspect, MOST_LIKE)
        return first.joined(self._align(bgr, like, sure, MOST_LIKE_ALIGNED))

    def _align(self, bgr: Picture, seen: Outlines, sure: Sequence[Quad], most: int) -> MatchedOutlines:
        """Aligns up to `most` outlines that may be cards with learned views, and returns what they show.

        What overlaps an outline of a `sure` card is no other card.
        """
        as_seen = [upright(quad) for quad in seen.quads]
        quads = [*as_seen]
        nearest = [self._matcher.nearest(cut(bgr, quad, self._size)) for quad in quads]
        matches: list[FaceMatch | None] = [None] * len(quads)
        done, tried = [*sure], 0
        for place in sorted(range(len(quads)), key=lambda place: nearest[place][1] - SCORE_WEIGHT * seen.scores[place]):
            view, cost = nearest[place]
            if len(done) >= MOST_CARDS or tried >= most:
                break
            if cost > WORTH_ALIGNING:
                continue
            if any(in_one_place(quads[place], other) for other in done):
                continue
            tried += 1
            better = align(bgr, quads[place], self._matcher.views[view])
            if better is None or self._matcher.nearest(cut(bgr, better, self._size))[1] >= cost:
                better = quads[place]
            if is_part_of_clearer(better, seen.quads, seen.scores):
                continue
            match = self._matcher.match(cut_wide(bgr, better, self._size))
            quads[place], matches[place] = better, match
            if match.fit > ALIGNED_FROM:
                done.append(quads[place])
        return MatchedOutlines(quads, seen.scores, matches, as_seen)

    def select(self, found: MatchedOutlines) -> list[int]:
        """Returns the places of outlines that are cards, each once."""
        quads, matches = found.quads, found.matches
        fits = [match.fit if match else 0.0 for match in matches]
        areas = [cv2.contourArea(quad) for quad in quads]

        def overlaps(place: int, kept: list[int]) -> bool:
            return any(in_one_place(quads[place], quads[other]) for other in kept)

        order = sorted(range(len(quads)), key=lambda place: -fits[place])
        likely = [place for place in order if fits[place] >= CARD_FROM]
        sized = without_odd_backs(without_overlap(likely, overlaps), quads, matches, self._backs)
        usual = float(np.median([areas[place] for place in sized] or [0.0]))
        cards = [place for place in order if _is_like_sized(areas[place], usual, fits[place])]
        shown = [place for place in cards if fits[place] >= CARD_FROM or found.scores[place] >= OUTLINED_FROM]
        return without_overlap(shown, overlaps)


def _is_like_sized(area: float, usual: float, fit: float) -> bool:
    """Says whether an outline is about as large as cards usually are; the worse its fit, the stricter."""
    most = SURELY_SIZED if fit >= SURE_FROM else SIZED if fit >= CARD_FROM else LIKE_SIZED
    return is_about_as_large(area, usual, most)
