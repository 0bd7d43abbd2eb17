"""Tells faces apart that look alike: a network compares the card with both of them where they differ most."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats
from vision.learned.alignment import Homography, find_homography, find_known, warp, warp_fine
from vision.learned.confidence import likelihood_of_twin
from vision.learned.deck import ENOUGH_VIEWS
from vision.learned.matching import Matcher
from vision.learned.print_comparison import MOST_VIEWS, PrintCells, compare_print
from vision.learned.twin_parts import REACH_PX, TwinPart, find_distinguishing_parts, log_odds, places_of
from vision.learned.views import coarser, size_of, standardised, with_margin

LIKE: Final = 0.7
"""The correlation from which two views are of faces that look alike, at a sixth of their size."""
ROUGHLY_LIKE: Final = 0.5
"""The minimum correlation from which views are aligned to see whether they look alike."""
MOST_ALIGNED: Final = 5
MOST_TWINS: Final = 3
"""The maximum number of twins with which a card is compared, beside the face that it fits best."""
ONCE: Final = 0.75  # EXPERIMENTS.md, 2026-11-27
"""The maximum probability of a face over a twin if a camera saw either only once: its outline may be wrong.

That is too little for a name (see `DeckReader`).
"""
USUALLY_OFF_PX: Final = 8
"""How far outlines of learned cards are usually off, in pixels of a fine view; one on a printed frame is farther."""
MOST_PAIRS: Final = 200  # EXPERIMENTS.md, 2026-11-24
"""The maximum number of pairs of a view and a twin kept in memory, 0.4 MB each (least recently used)."""
MOST_TURNS: Final = 3
"""How often, at most, a twin that fits better replaces the face of the first guess."""

Laid: TypeAlias = tuple[Homography, PrintCells]
"""How a learned view lies in a fine view with a margin, and what the print there is beside its face."""


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
        self._homographies: dict[tuple[int, int], Homography] = {}
        self._parts_of = lru_cache(MOST_PAIRS)(self._find_parts)
        self._ahead = self._prepare_all()

    def prepare(self) -> None:
        """Looks at what one more learned view is like, or what tells it from a twin, if any is left."""
        next(self._ahead, None)

    def _prepare_all(self) -> Iterator[None]:
        """Looks at the first view of every pose, then at the second ones, one thing at a time."""
        by_pose = map(self._matcher.views_of, range(self._matcher.poses))
        for view in (view for views in zip_longest(*by_pose) for view in views if view is not None):
            twins = self._twins_of(view)
            yield
            for twin in twins:
                if self._parts_of.cache_info().currsize >= MOST_PAIRS:
                    break
                self._parts_of(view, twin)
                yield

    def match(
        self, wide: Picture, view: int, shared: Sequence[NDArray[np.bool_]], laid: Laid | None = None
    ) -> TwinMatch:
        """Returns which face a fine view with a margin shows: that of the learned `view`, or a twin of it.

        Other cards lie on its `shared` cells or under them (see `cells_within`); `laid` is the result of `lay` for
        these arguments, if it is known.
        """
        best = self._compare(wide, view, shared, laid)
        for _ in range(MOST_TURNS):
            if best.rival is None or best.certainty >= 0.5:
                break
            other = self._compare(wide, self._matcher.most_like(best.view, best.rival), shared)
            if other.certainty <= best.certainty:
                break
            best = other
        return best

    def lay(self, wide: Picture, view: int, shared: Sequence[NDArray[np.bool_]]) -> Laid:
        """Returns how a learned view lies in a fine view with a margin, and what the print there is beside its face."""
        usual, target = coarser(wide), self._matcher.views[view]
        homography = find_homography(usual, target)
        learned = self._learned_views(self._matcher.pose_of(view))
        return homography, compare_print(warp(usual, homography, size_of(target)), learned).beneath(shared)

    def _compare(
        self, wide: Picture, view: int, shared: Sequence[NDArray[np.bool_]], laid: Laid | None = None
    ) -> TwinMatch:
        """Returns how likely it is the face of that view, and not a twin of it."""
        pose = self._matcher.pose_of(view)
        twins = self._twins_of(view)
        homography, cells = laid or self.lay(wide, view, shared)
        reached = warp_fine(wide, homography, self._matcher.fine_size, REACH_PX)
        uncovered = cells.uncovered(places_of(self._matcher.fine_size))
        likelihoods = {twin: self._weigh(reached, view, twin, uncovered) for twin in twins}
        rival = min(likelihoods, key=lambda twin: likelihoods[twin], default=None)
        return TwinMatch(pose, view, tuple(twins), rival, 1.0 if rival is None else likelihoods[rival], cells)

    def _weigh(self, reached: Picture, view: int, twin: int, uncovered: Floats) -> float:
        """Returns how likely a card that was laid onto a view shows its face and not a twin."""
        likelihood = likelihood_of_twin(log_odds(self._parts_of(view, twin), reached, uncovered))
        return min(likelihood, self._surest(self._matcher.pose_of(view), twin))

    def _find_parts(self, view: int, twin: int) -> list[TwinPart]:
        """Returns the parts by which a view's face is told from a twin."""
        poses = self._matcher.pose_of(view), twin
        own, its = (self._aligned_fine_views(pose, view) for pose in poses)
        return find_distinguishing_parts(own, its, self._known(poses, view))

    def _surest(self, *poses: int) -> float:
        """Returns the maximum probability of a face over a twin."""
        was_seen_once = any(len(self._matcher.views_of(pose)) < ENOUGH_VIEWS for pose in poses)
        return ONCE if was_seen_once and not self._matcher.is_printed else 1.0

    def _twins_of(self, view: int) -> list[int]:
        """Returns the poses of the faces that look like a view's, also of those learned with less exact outlines."""
        if view not in self._like:
            wanted = standardised(self._matcher.views[view][None])[0]
            likeness = {
                pose: float((standardised(np.stack(self._aligned_views(pose, view))) @ wanted).max())
                for pose in self._matcher.poses_like(view, ROUGHLY_LIKE)[:MOST_ALIGNED]
            }
            twins = [pose for pose in sorted(likeness, key=lambda pose: -likeness[pose]) if likeness[pose] >= LIKE]
            self._like[view] = twins[:MOST_TWINS]
        return self._like[view]

    def _learned_views(self, pose: int) -> tuple[Picture, ...]:
        return tuple(self._matcher.views[place] for place in self._matcher.views_of(pose))

    def _aligned_views(self, pose: int, onto: int) -> tuple[Picture, ...]:
        """Returns learned views of a pose aligned with a view."""
        views, size = self._matcher.views, size_of(self._matcher.views[onto])
        places = self._matcher.views_of(pose)[:MOST_VIEWS]
        return tuple(warp(with_margin(views[place]), self._homography(place, onto), size) for place in places)

    def _aligned_fine_views(self, pose: int, onto: int) -> tuple[Picture, ...]:
        """Returns the fine learned views of a pose aligned with a view."""
        views, size = self._matcher.fine_view, self._matcher.fine_size
        places = self._matcher.views_of(pose)[:MOST_VIEWS]
        return tuple(warp_fine(with_margin(views(place)), self._homography(place, onto), size) for place in places)

    def _known(self, poses: Sequence[int], onto: int) -> NDArray[np.bool_]:
        """Returns which pixels of a fine view are known in all learned views of these poses.

        Outlines usually differ by a few pixels, which is ignored: then all pixels count as known.
        """
        views, size = self._matcher.fine_view, self._matcher.fine_size
        places = [place for pose in poses for place in self._matcher.views_of(pose)[:MOST_VIEWS]]
        known = [find_known(views(place), self._homography(place, onto), size) for place in places]
        all_know = np.min(known, axis=0) > 0
        inner = all_know[USUALLY_OFF_PX:-USUALLY_OFF_PX, USUALLY_OFF_PX:-USUALLY_OFF_PX]
        return np.ones_like(all_know) if inner.all() else all_know

    def _homography(self, view: int, onto: int) -> Homography:
        """Returns how a learned view is mapped onto another."""
        if (view, onto) not in self._homographies:
            views = self._matcher.views
            self._homographies[view, onto] = find_homography(with_margin(views[view]), views[onto])
        return self._homographies[view, onto]
