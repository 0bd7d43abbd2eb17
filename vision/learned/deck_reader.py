"""Reads the cards of a learned deck in a picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import BACK
from vision.frames import Picture
from vision.geometry import Floats, Quad, intersection_over_union
from vision.learned.confidence import likelihood_of_print
from vision.learned.deck import LearnedDeck
from vision.learned.local_contrast import local_contrasts
from vision.learned.matching import FaceMatch, Matcher
from vision.learned.outline_maps import OutlineMaps, is_vivid, map_outlines, united, vivid
from vision.learned.outline_matching import CARD_FROM, MatchedOutlines, OutlineMatcher, is_part_of_clearer
from vision.learned.print_comparison import cells_of, cells_within, compare_print
from vision.learned.searched_places import LIKE_SIZED, SearchedPlaces, in_one_place
from vision.learned.twins import TwinMatch, TwinMatcher
from vision.learned.views import FAINT, cut, cut_around, cut_wide, fine_size, frame_of, size_of, standardised, view_size
from vision.setup.quality import find_flaw

MOST_AGAINST: Final = 4.0  # EXPERIMENTS.md, 2026-11-26
"""The maximum evidence against a back in an outline as it was seen, before alignment (see `PrintCells`)."""


class BackSearch:
    """Searches for the back of one deck."""

    def __init__(self, deck: LearnedDeck, matcher: Matcher) -> None:
        backs = [place for place, face in enumerate(deck.faces) if face.name == BACK]
        poses = [pose for place in backs for pose in matcher.poses_of(place)]
        self._views = [view for pose in poses for view in matcher.views_of(pose)]
        self._pictures = matcher.views[self._views]
        self._coarse = standardised(self._pictures) if self._views else None

    def search(self, view: Picture) -> int | None:
        """Returns the learned view (see `Matcher`) of the back that an upright view may show, or None."""
        if self._coarse is None:
            return None
        best = int((self._coarse @ standardised(view[None])[0]).argmax())
        worth = compare_print(view, [self._pictures[best]]).against < MOST_AGAINST
        return self._views[best] if worth else None


SIDE_SHIFTS: Final = (-0.04, 0.0, 0.04)  # EXPERIMENTS.md, 2026-11-26
"""The shifts tried for each side, as shares of the card's width or height."""
MARGIN: Final = 0.12
"""The margin cut out around an outline, in card heights."""
WORTH_SEARCHING: Final = 0.15
"""The minimum correlation of an outline with some learned view: with less it is not near a card."""
LIKE_FROM: Final = 0.4
"""The minimum correlation of a found outline with a learned view."""
COARSER: Final = 6  # EXPERIMENTS.md, 2026-11-26
"""The factor by which views are reduced before they are compared."""
AROUND_PX: Final = 2.0
"""The standard deviation of the window of `local_contrast`, at that size."""


@dataclass(frozen=True, slots=True, eq=False)
class FoundOutline:
    """An outline (4, 2), and the learned view that it shows best."""

    quad: Quad
    view: int


class OutlineSearch:
    """Searches for the learned views (n, h, w, 3) of one deck."""

    def __init__(self, views: Picture) -> None:
        width, height = size_of(views[0])
        self._size = width // COARSER, height // COARSER
        small = [cv2.resize(view, self._size, interpolation=cv2.INTER_AREA) for view in views]
        self._learned = _describe(np.array(small, np.float32))

    def search(self, bgr: Picture, quad: Quad) -> FoundOutline | None:
        """Returns the best of the outlines with sides near those of `quad` in a picture (h, w, 3), or None."""
        unmoved = _describe(np.asarray(cut(bgr, quad, self._size)[None], np.float32))
        if float((unmoved @ self._learned.T).max()) < WORTH_SEARCHING:
            return None
        width, height = 2 * self._size[0], 2 * self._size[1]
        margin = round(MARGIN * height)
        wide = np.asarray(cut_around(bgr, quad, (width, height), margin), np.float32)
        even = cv2.blur(wide, (2, 2), anchor=(0, 0))
        frames = _moved_frames(width, height)
        flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        shown = [cv2.warpAffine(even, _onto(frame, self._size, margin), self._size, flags=flags) for frame in frames]
        likeness = _describe(np.stack(shown)) @ self._learned.T
        if float(likeness.max()) < LIKE_FROM:
            return None
        best, view = (int(at) for at in np.unravel_index(int(likeness.argmax()), likeness.shape))
        onto = cv2.getPerspectiveTransform(frame_of((width, height)), np.asarray(quad - 0.5, np.float32))
        moved = cv2.perspectiveTransform(frames[best][None], onto)[0] + 0.5
        return FoundOutline(np.asarray(moved, np.float32), view)


@lru_cache(maxsize=4)
def _moved_frames(width: int, height: int) -> Floats:
    """Returns the corners (n, 4, 2) of a view with its sides moved in every combination."""
    left, top, right, low = np.array(list(product(SIDE_SHIFTS, repeat=4))).T * np.array([[width], [height]] * 2)
    corners = [(left, top), (width + right, top), (width + right, height + low), (left, height + low)]
    return np.asarray(np.array(corners).transpose(2, 0, 1) - 0.5, np.float32)


def _onto(frame: Quad, size: tuple[int, int], margin: int) -> NDArray[np.float32]:
    """Returns the affine map of a view of that size into one of twice the size, averaged over 2 × 2, with a margin.

    `frame` (4, 2) is where the view lies within the margin.
    """
    left, top = (float(at) for at in frame[0] + 0.5)
    across, down = (float(at) for at in (frame[2] - frame[0]) / size)
    return np.array([[across, 0, margin + left + across / 2 - 1], [0, down, margin + top + down / 2 - 1]], np.float32)


def _describe(views: Floats) -> Floats:
    """Returns descriptors (n, d) of length 1 of what is printed on small views (n, h, w, 3), in any light."""
    printed = local_contrasts(views, AROUND_PX, FAINT).reshape(len(views), -1)
    return np.asarray(printed / np.maximum(np.linalg.norm(printed, axis=1, keepdims=True), 1e-3), np.float32)


SHOWN_FROM: Final = 0.88  # EXPERIMENTS.md, 2026-11-27
TOLD_FROM: Final = 0.8  # EXPERIMENTS.md, 2026-11-27
"""The probabilities that some face of the deck is shown, and that it is not one of those like it.

A face is named if it reaches both; else it is a candidate."""
LEAST_PROBABILITY: Final = 1e-4
"""The minimum probability of any face: a card may be misread."""
LEAST_SHARE: Final = 0.02
SEARCHED_FROM: Final = 0.55  # EXPERIMENTS.md, 2026-11-26
"""The minimum score of an outline near which a card is searched for if none was named there."""
BACK_FROM: Final = 0.7  # EXPERIMENTS.md, 2026-11-26
"""The minimum score of an outline in which a back is searched for."""
UNMOVED_OVERLAP: Final = 0.99
"""An outline with this intersection over union with what it was moved to need not be read again."""
VIVID_SHARE: Final = 0.25
"""The minimum share of faces of vivid colours in a deck whose outlines are also searched for by their colour."""
UNKNOWN_CLEARER: Final = 0.0
"""The `clearer` of a face that was searched for (see `FaceMatch`): it is compared with no other."""


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
    """One physical card; `card` is None where it cannot be told. `candidates` are the faces that may fit, surest first.

    `confidence` is that of the first. `quad` (4, 2) is its outline in pixels, clockwise from its first learned corner.
    """

    card: FaceName | None
    confidence: float
    quad: Quad
    candidates: tuple[tuple[str, float], ...]

    def shares(self, names: Sequence[str]) -> NDArray[np.float32] | None:
        """Returns how probable each of these faces (n,) is; None for what fits none, or is most probably a back."""
        likely = dict(self.candidates) | ({self.card.name: self.confidence} if self.card else {})
        if max(likely, key=lambda name: likely[name], default=BACK) == BACK:
            return None
        known = [likely[name] for name in names if name in likely]
        rest = max(LEAST_PROBABILITY, (1.0 - sum(known)) / max(1, len(names) - len(known)))
        shares = np.array([likely.get(name, rest) for name in names])
        return np.asarray(shares / shares.sum(), np.float32)


class DeckReader:
    """Reads cards of one learned deck; reading is deterministic."""

    def __init__(self, deck: LearnedDeck) -> None:
        self._deck = deck
        self._size = view_size(deck.aspect)
        are_vivid = [is_vivid(face.views[0]) for face in deck.fronts]
        self._is_vivid = sum(are_vivid) >= VIVID_SHARE * max(1, len(are_vivid))
        self._matcher = Matcher(deck)
        self._outlines = OutlineMatcher(deck, self._matcher)
        self._twins = TwinMatcher(self._matcher)
        self._outline_search = OutlineSearch(self._matcher.views)
        self._back_search = BackSearch(deck, self._matcher)

    def prepare(self) -> None:
        """Finds the twins of the next learned view, or what tells it from one of them, if any is left."""
        self._twins.prepare()

    def read(self, bgr: Picture, part_of: Picture | None = None) -> tuple[LearnedReading, ...]:
        """Returns every card seen in the picture (h, w, 3), each once; an invalid picture shows none.

        The picture may be a part of the larger one `part_of`.
        """
        if find_flaw(bgr) is not None:
            return ()
        found = self._outlines.find(bgr, self._map(bgr, part_of))
        quads = found.quads
        kept = self._outlines.select(found)
        first: list[LearnedReading] = []
        for number, place in enumerate(kept):
            others = [*(one.quad for one in first), *(quads[other] for other in kept[number + 1 :])]
            first.append(self._name_moved(bgr, found, place, others))
        told = [one.quad for one in first if one.card or sum(share for _, share in one.candidates) >= SHOWN_FROM]
        more = self._search(bgr, found, SearchedPlaces(told, self._compared(found, kept)))
        return (*(one for one in first if not any(in_one_place(one.quad, other.quad) for other in more)), *more)

    def _map(self, bgr: Picture, part_of: Picture | None) -> OutlineMaps:
        maps = map_outlines(bgr, part_of)
        return united(maps, map_outlines(vivid(bgr), part_of)) if self._is_vivid else maps

    def _compared(self, found: MatchedOutlines, kept: Sequence[int]) -> list[tuple[Quad, int]]:
        """Returns those of the `kept` outlines that were compared with a face, and in which pose."""
        fits = ((found.quads[place], found.matches[place]) for place in kept)
        return [(quad, self._matcher.pose_of(match.view)) for quad, match in fits if match is not None]

    def _search(self, bgr: Picture, found: MatchedOutlines, places: SearchedPlaces) -> list[LearnedReading]:
        """Returns the cards that are named once outlines without a named card and their surroundings are searched."""
        more = []
        for place in map(int, np.argsort(-found.scores)):
            if found.scores[place] < SEARCHED_FROM:
                break
            if places.begin_search(found.seen[place]):
                reading = self._search_back(bgr, found, place, places) or self._search_face(bgr, found, place, places)
                if reading is not None:
                    more.append(reading)
                    places.told.append(reading.quad)
        return more

    def _search_back(
        self, bgr: Picture, found: MatchedOutlines, place: int, places: SearchedPlaces
    ) -> LearnedReading | None:
        """Returns the back that lies exactly in an outline as it was first seen, if one surely does.

        A back's pattern repeats, so an outline that is aligned with it may be moved by a period of the pattern.
        """
        seen = found.seen[place]
        if found.scores[place] < BACK_FROM or not places.is_sized(seen, LIKE_SIZED):
            return None
        view = self._back_search.search(cut(bgr, seen, self._size))
        if view is None or is_part_of_clearer(seen, found.seen, found.scores):
            return None
        return self._compare(bgr, FoundOutline(seen, view), places.told)

    def _search_face(
        self, bgr: Picture, found: MatchedOutlines, place: int, places: SearchedPlaces
    ) -> LearnedReading | None:
        """Returns the face that lies near an outline, if one surely does."""
        near = self._outline_search.search(bgr, found.seen[place])
        if near is None:
            return None
        pose = self._matcher.pose_of(near.view)
        if self._deck.faces[self._matcher.face_of(pose)].name == BACK:
            return None
        return self._compare(bgr, near, places.told) if places.begin_comparison(near.quad, pose) else None

    def _compare(self, bgr: Picture, found: FoundOutline, others: Sequence[Quad]) -> LearnedReading | None:
        """Returns the reading of an outline that was found if it is sure; cards in `others` may lie on or under it.

        Faces that look alike are compared only if the print is surely that of the face.
        """
        wide, shared = cut_wide(bgr, found.quad, fine_size(self._size)), self._shared(found.quad, others)
        laid = self._twins.lay(wide, found.view, shared)
        if likelihood_of_print(laid[1].against, UNKNOWN_CLEARER) < SHOWN_FROM:
            return None
        reading = self._read(found.quad, self._twins.match(wide, found.view, shared, laid), UNKNOWN_CLEARER)
        return reading if reading.card is not None else None

    def _name_moved(self, bgr: Picture, found: MatchedOutlines, place: int, others: Sequence[Quad]) -> LearnedReading:
        """Returns what an outline shows after its alignment; where that is not sure, what it showed before it.

        Alignment may have moved it onto a similar face with a crooked learned outline, or to where it shows none. It is
        not read again where one of the `others` lies.
        """
        moved, seen = found.quads[place], found.seen[place]
        may_be_back = found.scores[place] >= SEARCHED_FROM  # the pattern of a back repeats
        reading = self._name(bgr, moved, found.matches[place], others)
        if _is_back(reading) and not may_be_back:
            return LearnedReading(None, 0.0, moved, ())
        if reading.card is not None or intersection_over_union(moved, seen) >= UNMOVED_OVERLAP:
            return reading
        if any(in_one_place(seen, other) for other in others):
            return reading
        again = self._name(bgr, seen, self._matcher.match(cut_wide(bgr, seen, self._size)), others)
        return again if again.card is not None and (may_be_back or not _is_back(again)) else reading

    def _name(self, bgr: Picture, quad: Quad, match: FaceMatch | None, others: Sequence[Quad]) -> LearnedReading:
        """Returns what an outline shows; cards in `others` may lie on it, or under it."""
        if match is None:
            return LearnedReading(None, 0.0, quad, ())
        shared = self._shared(quad, others)
        wide = cut_wide(bgr, quad, fine_size(self._size))
        return self._read(quad, self._twins.match(wide, match.view, shared), match.clearer)

    def _read(self, quad: Quad, twin: TwinMatch, clearer: float) -> LearnedReading:
        """Returns the reading of an outline from its comparison with twins; `clearer` is that of `FaceMatch`."""
        fit, certainty, rival = likelihood_of_print(twin.cells.against, clearer), twin.certainty, twin.rival
        face = self._deck.faces[self._matcher.face_of(twin.pose)]
        outline = np.roll(quad, self._matcher.quarters_of(twin.pose) - face.corner, axis=0)
        likely = [(face.name, fit * certainty)]
        if rival is not None:
            likely.append((self._deck.faces[self._matcher.face_of(rival)].name, fit * (1 - certainty)))
        candidates = tuple((name, share) for name, share in likely if fit >= CARD_FROM and share >= LEAST_SHARE)
        card = FaceName(face.name) if fit >= SHOWN_FROM and certainty >= TOLD_FROM else None
        return LearnedReading(card, fit * certainty, outline, candidates)

    def _shared(self, quad: Quad, others: Sequence[Quad]) -> list[NDArray[np.bool_]]:
        """Returns for each of the other cards which cells of the card in `quad` it shares."""
        return [cells_within(cells_of(self._size), quad, other) for other in others]


def _is_back(reading: LearnedReading) -> bool:
    return reading.card is not None and reading.card.name == BACK
