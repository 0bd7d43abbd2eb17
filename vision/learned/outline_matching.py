"""Finds outlines that may be cards of a learned deck, moves them onto its faces, and selects those that are cards."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import BACK
from vision.frames import Picture
from vision.geometry import (
    Floats,
    Quad,
    centre_of,
    cross,
    intersection_over_union,
    is_about_as_large,
    upright,
    without_overlap,
)
from vision.learned.alignment import align
from vision.learned.corners import Corners, find_corners
from vision.learned.deck import LearnedDeck
from vision.learned.matching import FaceMatch, Matcher
from vision.learned.outline_maps import OutlineMaps
from vision.learned.outlined_picture import is_part
from vision.learned.outlines import Outlines, outlines_through, refined_outlines, to_maps
from vision.learned.searched_places import LIKE_SIZED, SIZED, in_one_place
from vision.learned.sides import find_sides
from vision.learned.view_agreement import CLEAR
from vision.learned.views import cut, cut_wide, view_size

ALIGNED_FROM: Final = 0.6
"""The fit from which an outline counts as that of a card, so that no other one is tried there."""
SAME_OUTLINE: Final = 0.8
"""With this intersection over union an aligned outline is still the one that was seen."""


@dataclass(frozen=True, slots=True, eq=False)
class MatchedOutlines:
    """Outlines (4, 2), `scores` (n,) that say how likely each is a card's, and the matches with learned faces, if any.

    `seen` are the outlines before their alignment with what they show.
    """

    quads: list[Quad]
    scores: Floats
    matches: list[FaceMatch | None]
    seen: list[Quad]

    def sure_places(self) -> list[int]:
        """Returns the places of the outlines that show a learned face for sure."""
        return [place for place, match in enumerate(self.matches) if match is not None and match.fit > ALIGNED_FROM]

    def joined(self, more: "MatchedOutlines") -> "MatchedOutlines":
        """Returns these outlines and `more`."""
        scores = np.concatenate([self.scores, more.scores])
        matches = [*self.matches, *more.matches]
        return MatchedOutlines([*self.quads, *more.quads], scores, matches, [*self.seen, *more.seen])


def without_odd_backs(
    places: Sequence[int], quads: Sequence[Quad], matches: Sequence[FaceMatch | None], backs: Collection[int]
) -> list[int]:
    """Returns `places` without those of backs that are not about as large as the faces shown for sure.

    `backs` are the places of backs in the deck. A part of a back's regular pattern looks like the whole.
    """
    areas = {place: cv2.contourArea(quads[place]) for place in places}
    shown = [(place, match) for place in places if (match := matches[place]) is not None]
    faces = [areas[place] for place, match in shown if match.fit > ALIGNED_FROM and match.face not in backs]
    if not faces:
        return [*places]
    usual = float(np.median(faces))
    backs_shown = [place for place, match in shown if match.face in backs]
    odd = {place for place in backs_shown if not is_about_as_large(areas[place], usual, SIZED)}
    return [place for place in places if place not in odd]


def is_part_of_clearer(quad: Quad, seen: Sequence[Quad] | Floats, scores: Floats) -> bool:
    """Says whether an outline is a part of a larger one that is seen more clearly: of a card, perhaps an unknown one.

    A card in a clearly larger holder is such a part, too, as it cannot be told from a face printed on an unknown card.
    """
    others = [*zip(seen, scores, strict=True)]
    around = max((its for other, its in others if its >= CLEAR and is_part(quad, other)), default=0.0)
    own = (its for other, its in others if its >= around and intersection_over_union(quad, other) >= SAME_OUTLINE)
    return around > 0 and not any(own)


NEAR_PX: Final = 20.0
"""The distance, in pixels of the maps, within which all cards weigh about the same."""


@dataclass(frozen=True, slots=True, eq=False)
class TableScale:
    """The scale of a table where cards lie: at `middles` (n, 2) the metric tensors (n, 2, 2) of the plane.

    A vector v in the picture is sqrt(v · M v) short sides of a card long.
    """

    middles: Floats
    metrics: Floats

    def at(self, places: Floats) -> Floats:
        """Returns the tensors (m, 2, 2) interpolated at other places (m, 2): the nearest cards weigh most."""
        off = ((places[:, None] - self.middles[None]) ** 2).sum(axis=2)
        share = 1 / (off + NEAR_PX**2)
        return np.asarray(np.tensordot(share / share.sum(axis=1, keepdims=True), self.metrics, 1), np.float32)


def scale_of(quads: Sequence[Quad], aspect: float) -> TableScale:
    """Returns the scale of the table from outlines (4, 2) of cards with this aspect."""
    metrics = []
    for quad in map(upright, quads):
        across = (quad[1] - quad[0] + quad[2] - quad[3]) / 2
        down = (quad[3] - quad[0] + quad[2] - quad[1]) / 2 / aspect
        sides = np.stack([across, down], axis=1)
        metrics.append(np.linalg.inv(sides @ sides.T))
    return TableScale(np.array([centre_of(quad) for quad in quads], np.float32), np.array(metrics, np.float32))


def outlines_like(found: Sequence[Quad], maps: OutlineMaps, corners: Corners, aspect: float, most: int) -> Outlines:
    """Returns outlines of further cards as large as those `found`, (4, 2) in pixels of the picture."""
    known = [to_maps(quad, maps) for quad in found]
    quads = complete_corners(corners, scale_of(known, aspect), aspect)
    return refined_outlines(quads[_is_beside(quads, known)], maps, most)


def complete_corners(corners: Corners, scale: TableScale, aspect: float) -> Floats:
    """Returns for each corner the two outlines (2 n, 4, 2) of a card whose corner it may be."""
    metrics = scale.at(corners.places)
    onward, back = (_unit(way, metrics) for way in (corners.onward, corners.back))
    lean = np.asarray(_dot(onward, back, metrics)[:, None] / 2, np.float32)
    onward, back = _unit(onward - lean * back, metrics), _unit(back - lean * onward, metrics)
    places = corners.places
    made = [
        np.stack([places, places + onward * one, places + onward * one + back * other, places + back * other], axis=1)
        for one, other in ((1.0, aspect), (aspect, 1.0))
    ]
    return np.concatenate(made).astype(np.float32)


def _dot(one: Floats, other: Floats, metrics: Floats) -> Floats:
    return np.asarray(np.einsum("ni,nij,nj->n", one, metrics, other), np.float32)


def _unit(ways: Floats, metrics: Floats) -> Floats:
    """Returns vectors (n, 2) that are one short side of a card long."""
    return np.asarray(ways / np.sqrt(np.maximum(_dot(ways, ways, metrics), 1e-9))[:, None], np.float32)


def _is_beside(quads: Floats, known: Sequence[Quad]) -> NDArray[np.bool_]:
    """Returns which outlines (n, 4, 2) have their middle in none of the known ones."""
    middles, others = quads.mean(axis=1), np.array(known)
    steps = np.roll(others, -1, axis=1) - others
    turns = np.asarray(cross(steps[None], middles[:, None, None] - others[None]))
    return np.asarray(~np.any(np.all(turns > 0, axis=2), axis=1), np.bool_)


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
