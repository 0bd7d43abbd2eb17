"""Tells faces apart that look alike: by the pixels where they differ, and by a network that compares all three."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats
from vision.learned.alignment import lay_onto
from vision.learned.confidence import likelihood_of_twin
from vision.learned.deck import ENOUGH_VIEWS
from vision.learned.local_differences import difference, moved_about, normalise
from vision.learned.matching import Matcher
from vision.learned.print_comparison import MOST_VIEWS, PrintCells, compare_print
from vision.learned.twin_comparison import TellingPlaces, compare_twins, find_telling_places
from vision.learned.views import standardised, with_margin

LIKE: Final = 0.7
"""Views of faces that look alike correlate so much at a sixth of their size."""
ROUGHLY_LIKE: Final = 0.5
"""Views that correlate less are not laid onto each other to see whether they look alike."""
MOST_LAID: Final = 5
MOST_TWINS: Final = 3
"""A card is compared with so many faces that are like the one that it fits best."""
NOISE: Final = 0.7
"""Two faces differ where they do so by more than this times what two pictures of one face do."""
DIFFERENT: Final = 0.05
"""Two faces differ where they do so by more than this beside that; squares of normalised contrast."""
STRONGEST: Final = 0.25
"""Where two faces differ by less than this share of the most that they differ anywhere, it does not count."""
EDGE_PX: Final = 3
"""So much of a view's edge does not count: the table lies beside it."""
MOST_CLEAR: Final = 300
"""So many pixels at most, the clearest, tell two faces apart, with those beside them."""
BESIDE_PX: Final = 5
"""The pixels within a square of this side round each of them are compared too."""
MOST_PIXELS: Final = 800
"""Of more pixels than that, some evenly spread ones are compared."""
UNLIKE: Final = 2.0
"""How much it counts that a view differs from both faces: something may lie on it."""
LEAST_APART: Final = 0.02
"""The least divisor; squares of normalised contrast."""
ONCE: Final = 0.9
"""No face is told from one like it more surely than that if a camera saw one of both only once: it may be askew."""
MOST_TURNS: Final = 3
"""So often a twin that fits better takes the place of the face that was taken first."""


@dataclass(frozen=True, slots=True, eq=False)
class TwinMatch:
    """The face that a card shows rather than any like it: its pose and view (see `Matcher`), and how likely that is.

    `twins` are the poses of the faces like it that it was compared with, `rival` the one from which it is told least
    clearly, None if there are none.
    """

    pose: int
    view: int
    twins: tuple[int, ...]
    rival: int | None
    certainty: float
    cells: PrintCells


class TwinMatcher:
    """Compares cards with the faces of one deck that look alike; what differs between two is looked at once."""

    def __init__(self, matcher: Matcher) -> None:
        self._matcher = matcher
        self._like: dict[int, list[int]] = {}
        self._laid: dict[tuple[int, int], tuple[Picture, ...]] = {}
        self._places: dict[tuple[int, int], TellingPlaces] = {}
        self._spots: dict[tuple[int, int], Spot | None] = {}

    def match(self, wide: Picture, view: int, hidden: NDArray[np.bool_]) -> TwinMatch:
        """Returns which face lies there, by a view with a margin, that fits a learned view, or one like it, best.

        Other cards lie on the `hidden` cells (see `cells_within`).
        """
        best = self._compare(wide, view, hidden)
        for _ in range(MOST_TURNS):
            if best.rival is None or best.certainty >= 0.5:
                break
            other = self._compare(wide, self._matcher.most_like(best.view, best.rival), hidden)
            if other.certainty <= best.certainty:
                break
            best = other
        return best

    def _compare(self, wide: Picture, view: int, hidden: NDArray[np.bool_]) -> TwinMatch:
        """Returns how likely it is the face of that view, and not one like it."""
        pose = self._matcher.pose_of(view)
        twins = self._twins_of(view)
        laid = lay_onto(wide, self._matcher.views[view])
        faces = [self._learned_views(pose), *(self._laid_views(twin, view) for twin in twins)]
        own, *others = (cells.without(hidden) for cells in compare_print(laid, faces))
        likelihoods = {
            twin: min(likelihood, self._surest(pose, twin))
            for twin, likelihood in (self._weigh_twins(laid, view, own, others) if twins else {}).items()
        }
        rival = min(likelihoods, key=lambda twin: likelihoods[twin], default=None)
        return TwinMatch(pose, view, tuple(twins), rival, 1.0 if rival is None else likelihoods[rival], own)

    def _weigh_twins(self, laid: Picture, view: int, own: PrintCells, others: Sequence[PrintCells]) -> dict[int, float]:
        """Returns for each twin how likely a card that was laid onto a view shows its face and not that twin."""
        twins, seen = self._twins_of(view), moved_about(normalise(laid))
        its = self._laid_views(self._matcher.pose_of(view), view)
        shares = compare_twins(laid, its, [self._laid_views(twin, view) for twin in twins])
        return {
            twin: likelihood_of_twin(
                self._lean_locally(seen, view, twin, own.shown_beside(cells, laid.shape[:2])),
                self._telling(view, twin).lean(share * own.shown_beside(cells, share.shape)),
            )
            for twin, share, cells in zip(twins, shares, others, strict=True)
        }

    def _surest(self, *poses: int) -> float:
        """Returns how surely faces are told apart at most."""
        was_seen_once = any(len(self._matcher.views_of(pose)) < ENOUGH_VIEWS for pose in poses)
        return ONCE if was_seen_once and not self._matcher.is_printed else 1.0

    def _twins_of(self, view: int) -> list[int]:
        """Returns the poses of the faces that look like a view's, also of those learned with less exact outlines."""
        if view not in self._like:
            wanted = standardised(self._matcher.views[view][None])[0]
            likeness = {
                pose: float((standardised(np.stack(self._laid_views(pose, view))) @ wanted).max())
                for pose in self._matcher.poses_like(view, ROUGHLY_LIKE)[:MOST_LAID]
            }
            twins = [pose for pose in sorted(likeness, key=lambda pose: -likeness[pose]) if likeness[pose] >= LIKE]
            self._like[view] = twins[:MOST_TWINS]
        return self._like[view]

    def _learned_views(self, pose: int) -> tuple[Picture, ...]:
        return tuple(self._matcher.views[place] for place in self._matcher.views_of(pose)[:MOST_VIEWS])

    def _laid_views(self, pose: int, onto: int) -> tuple[Picture, ...]:
        """Returns learned views of a pose laid onto a view."""
        if (pose, onto) not in self._laid:
            target = self._matcher.views[onto]
            self._laid[pose, onto] = tuple(lay_onto(with_margin(view), target) for view in self._learned_views(pose))
        return self._laid[pose, onto]

    def _telling(self, view: int, twin: int) -> TellingPlaces:
        if (view, twin) not in self._places:
            own = self._laid_views(self._matcher.pose_of(view), view)
            self._places[view, twin] = find_telling_places(own, self._laid_views(twin, view))
        return self._places[view, twin]

    def _lean_locally(self, seen: Floats, view: int, twin: int, shown: Floats) -> float:
        """Returns how far a normalised view, moved about, leans to its own face, up to 1, or to a twin, from -1 on."""
        if (view, twin) not in self._spots:
            one = [normalise(each) for each in self._laid_views(self._matcher.pose_of(view), view)]
            other = [normalise(each) for each in self._laid_views(twin, view)]
            self._spots[view, twin] = find_spot(one, other)
        spot = self._spots[view, twin]
        return 0.0 if spot is None else spot.lean(seen) * float(shown.ravel()[spot.places].mean())


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """The pixels by which two faces are told apart, their normalised views there (views, n, 3), and how they differ.

    `places` (n,) are the pixels in a view's rows, one after the other. `apart` is how much two pictures of both faces
    differ there at least, `within` two of one face at most, both as means of squares.
    """

    places: NDArray[np.intp]
    one: Floats
    other: Floats
    apart: float
    within: float

    def lean(self, moved: Floats) -> float:
        """Returns how far a normalised view, moved about (moves, h · w, 3), leans: 1 to the one, -1 to the other.

        It leans less where pictures of one face differ as much as both faces do, or where it is like neither.
        """
        seen = moved[:, self.places]
        to_one, to_other = (min(_least_unlike(seen, view) for view in views) for views in (self.one, self.other))
        both = self.apart + self.within
        towards = (to_other - to_one) / (both + UNLIKE * min(to_one, to_other) + LEAST_APART)
        return float(np.clip(towards * self.apart / max(both, LEAST_APART), -1, 1))


def find_spot(one: Sequence[Floats], other: Sequence[Floats]) -> Spot | None:
    """Returns where two faces differ by more than pictures of one do; None for a face learned from one picture."""
    if min(len(one), len(other)) < 2:
        return None
    apart = np.min([difference(view, other) for view in one], axis=0)
    within = np.max([difference(views[0], views[1:]) for views in (one, other)], axis=0)
    telling = np.maximum(apart - NOISE * within - DIFFERENT, 0)
    inner = np.zeros_like(telling)
    inner[EDGE_PX:-EDGE_PX, EDGE_PX:-EDGE_PX] = telling[EDGE_PX:-EDGE_PX, EDGE_PX:-EDGE_PX]
    clearest = np.partition(inner.ravel(), -MOST_CLEAR)[-MOST_CLEAR]
    is_clear = (inner > 0) & (inner >= max(STRONGEST * float(inner.max()), float(clearest)))
    places = np.flatnonzero(cv2.dilate(is_clear.astype(np.uint8), np.ones((BESIDE_PX,) * 2, np.uint8)))
    if not len(places):
        return None
    places = places[:: -(-len(places) // MOST_PIXELS)]
    its, others = (np.stack([view.reshape(-1, 3)[places] for view in views]) for views in (one, other))
    between = np.min([((mine - theirs) ** 2).mean(axis=1) for mine in its for theirs in others], axis=0)
    inside = [float(((views[0] - view) ** 2).mean()) for views in (its, others) for view in views[1:]]
    return Spot(places, its, others, float(between.mean()), max(inside))


def _least_unlike(moved: Floats, view: Floats) -> float:
    """Returns the mean square by which the pixels (n, 3) of a view differ from moved ones (moves, n, 3) at least."""
    flat = moved.reshape(len(moved), -1)
    squares = np.einsum("ij,ij->i", flat, flat) - 2 * flat @ view.ravel() + float((view**2).sum())
    return float(squares.min()) / view.size
