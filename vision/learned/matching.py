"""Tells which learned face an upright view shows: blocks of it are compared with the learned views, both ways up."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats
from vision.learned.blocks import ROWS, describe, difference, shifted
from vision.learned.confidence import likelihood_of_face, likelihood_of_fit
from vision.learned.deck import LearnedDeck
from vision.learned.views import fine_size, resized, standardised, view_size, with_margin, within_margin

SHORTLIST: Final = 12
"""So many learned views are compared block by block."""
LEAST_LIKE: Final = 0.25
"""What correlates less with every learned view is no card of the deck, or too little of one is seen."""
CAP: Final = 1.2
"""No block speaks against a face with more than this."""
PLAIN: Final = 0.08
"""How much a plain block counts beside a printed one, which counts up to about 1."""
SEEN: Final = 0.7
"""A block that differs more from every likely face is covered by something."""
LIKELY: Final = 4
DIFFERENT: Final = 0.02
"""Two faces differ in a block by at least this much more than two pictures of one face."""
NEAR: Final = 0.25
"""Faces that differ less, on average, are compared with their views moved as well: they are near twins."""
COVERED: Final = 0.3
"""Where a view differs more from two faces than they do from each other, it tells nothing about them."""
COVER: Final = 0.25
"""Where a view differs so much from two faces, something lies on it; a block beside may be covered too."""
LASTING: Final = 0.67
"""The share of what is printed that `FaceMatch.lasting` looks at: the rest may be covered."""
RIVALS: Final = 3
"""So many other faces are compared with the best one where they differ."""
OTHERS: Final = 2
"""`FaceMatch.clearer` compares the best face with the third best other one, as the first two may be its near twins."""


@dataclass(frozen=True, slots=True)
class FaceMatch:
    """What a view shows: the best face and the next, as places in the deck, and whether the view is upside down.

    `view` says which of the matcher's views it matches. `cost` is the mean difference over the blocks that are seen,
    `seen` their share, `lasting` the difference that two thirds of what is printed stays below, and `clearer` how many
    times smaller the cost is than that of other faces, as a logarithm. `apart` is how far the view lies towards the
    best face from the next, about 1 if it is that face, and `separation` how much both differ where it is seen.
    """

    face: int
    view: int
    rival: int
    is_turned: bool
    cost: float
    seen: float
    lasting: float
    clearer: float
    apart: float
    separation: float

    @property
    def fit(self) -> float:
        """How likely it is that a card of the deck lies there: the best face, or one much like it."""
        return likelihood_of_fit(self.lasting, self.clearer)

    @property
    def certainty(self) -> float:
        """How likely it is then the best face and not the next; a deck of one face has no next one."""
        return 1.0 if self.rival == self.face else likelihood_of_face(self.apart, self.separation)


class Matcher:
    """Compares views with the faces of one deck. A pose is a face one way up: twice its place, and 1 upside down."""

    def __init__(self, deck: LearnedDeck) -> None:
        self.is_printed = deck.is_printed
        size = view_size(deck.aspect)
        self.fine_size = fine_size(size)
        views = [view for face in deck.faces for view in face.views]
        poses = [2 * place for place, face in enumerate(deck.faces) for _ in face.views]
        usual = [resized(view, size) for view in views]
        self.views = np.array([*usual, *(view[::-1, ::-1] for view in usual)], np.uint8)
        self._fine = [resized(view, self.fine_size) for view in views]
        self.faces = len(deck.faces)
        self._poses = np.array([*poses, *(pose + 1 for pose in poses)])
        self._coarse = standardised(self.views)
        self._blocks = np.stack([describe(view) for view in self.views])
        self._printed = (self._blocks**2).sum(axis=2)
        self._separations: dict[tuple[int, int], Floats] = {}

    def nearest(self, view: Picture) -> tuple[int, float]:
        """Returns which of the views looks most like one (h, w, 3), and how much it differs."""
        chosen, likeness = self._shortlist(view)
        if likeness < LEAST_LIKE:
            return int(chosen[0]), CAP
        mine = describe(view)
        costs = np.minimum(difference(self._blocks[chosen], mine[None]), CAP)
        weight = PLAIN + np.maximum((mine**2).sum(axis=1), self._printed[chosen])
        weight = weight * _is_seen(costs)
        means = (weight * costs).sum(axis=1) / weight.sum(axis=1)
        return int(chosen[means.argmin()]), float(means.min())

    def fine_view(self, view: int) -> Picture:
        """Returns one of the views in which faces that look alike are compared."""
        count = len(self._fine)
        return self._fine[view] if view < count else np.ascontiguousarray(self._fine[view - count][::-1, ::-1])

    def pose_of(self, view: int) -> int:
        """Returns the pose that a view shows."""
        return int(self._poses[view])

    def views_of(self, pose: int) -> list[int]:
        """Returns the places of a pose's views."""
        return [int(place) for place in np.flatnonzero(self._poses == pose)]

    def poses_like(self, view: int, least: float) -> list[int]:
        """Returns the pose of each other face that correlates with a view by `least` or more, most alike first."""
        likeness = self._coarse @ self._coarse[view]
        order = self._poses[np.argsort(-likeness)][: int((likeness >= least).sum())]
        own = self._poses[view] // 2
        _, first = np.unique(order // 2, return_index=True)
        return [int(order[place]) for place in np.sort(first) if order[place] // 2 != own]

    def most_like(self, view: int, pose: int) -> int:
        """Returns the view of a pose that looks most like another view."""
        return max(self.views_of(pose), key=lambda place: float(self._coarse[place] @ self._coarse[view]))

    def match(self, wide: Picture) -> FaceMatch:
        """Returns what a view with a margin around it (see `views`) shows."""
        view = within_margin(wide)
        chosen = np.flatnonzero(np.isin(self._poses, self._poses[self._shortlist(view)[0]]))
        mine = shifted(wide)
        by_view = np.minimum(difference(self._blocks[chosen], mine), CAP)
        poses = np.unique(self._poses[chosen])
        owned = [np.flatnonzero(self._poses[chosen] == pose) for pose in poses]
        costs = np.stack([by_view[own].min(axis=0) for own in owned])
        seen = _is_seen(costs)
        order = np.argsort(costs[:, seen].mean(axis=1))
        best = int(order[0])
        others = _first_of_each_face(order[poses[order] // 2 != poses[best] // 2], poses)
        best, rival, (apart, separation) = self._choose([best, *others[:RIVALS]], poses, costs, seen)
        printed = np.stack([self._printed[chosen[own]].max(axis=0) for own in owned])
        weight = PLAIN + np.maximum(printed, (mine[0] ** 2).sum(axis=1))
        means = (weight * costs * seen).sum(axis=1) / (weight * seen).sum(axis=1)
        beside = others[min(OTHERS, len(others) - 1)] if others else best
        own = owned[best]
        return FaceMatch(
            face=int(poses[best]) // 2,
            view=int(chosen[own[by_view[own].mean(axis=1).argmin()]]),
            rival=int(poses[rival]) // 2,
            is_turned=bool(poses[best] % 2),
            cost=float(means[best]),
            seen=float(seen.mean()),
            lasting=_quantile(costs[best], weight[best], LASTING),
            clearer=float(np.log((means[beside] + DIFFERENT) / (means[best] + DIFFERENT))),
            apart=apart,
            separation=separation,
        )

    def _shortlist(self, view: Picture) -> tuple[NDArray[np.intp], float]:
        """Returns the learned views that correlate most with a view, most first, and how much the first does."""
        likeness = (standardised(view[None]) @ self._coarse.T)[0]
        chosen = np.argsort(-likeness)[:SHORTLIST]
        return chosen, float(likeness[chosen[0]])

    def _choose(
        self, likely: list[int], poses: NDArray[np.intp], costs: Floats, seen: NDArray[np.bool_]
    ) -> tuple[int, int, tuple[float, float]]:
        """Returns which fits best where likely faces differ, which is told apart from it least, and how well."""

        def compare(one: int, other: int) -> tuple[float, float]:
            return self._compare((int(poses[one]), int(poses[other])), costs[[one, other]], seen)

        best = likely[0]
        for other in likely[1:]:
            if compare(best, other)[0] < 0:
                best = other
        compared = [(compare(best, other), other) for other in likely if other != best]
        if not compared:
            return best, best, (0.0, 0.0)
        least, rival = min(compared, key=lambda one: likelihood_of_face(*one[0]))
        return best, rival, least

    def _compare(self, poses: tuple[int, int], costs: Floats, seen: NDArray[np.bool_]) -> tuple[float, float]:
        between, separation = self._distinguish(poses)
        weight = separation * seen * (costs.min(axis=0) < np.maximum(between, COVERED)) * ~_is_beside_cover(costs)
        total = float((weight * np.maximum(between, 1e-3)).sum())
        if total <= 0:
            return 0.0, 0.0
        towards = float((weight * (costs[1] - costs[0])).sum()) / total
        return min(max(towards, -1.0), 1.0), float(weight.sum())

    def _distinguish(self, poses: tuple[int, int]) -> Floats:
        """Returns for each block how much two faces differ, and by how much that tells them apart: (2, n)."""
        if poses not in self._separations:
            between, within = self._differences(poses, self._blocks[:, None])
            if between.mean() < NEAR:
                own = np.flatnonzero(np.isin(self._poses, poses))
                moved = {int(place): shifted(with_margin(self.views[place])) for place in own}
                between, within = self._differences(poses, moved)
            self._separations[poses] = np.stack([between, np.maximum(between - within - DIFFERENT, 0)])
        return self._separations[poses]

    def _differences(self, poses: tuple[int, int], moved: Floats | dict[int, Floats]) -> tuple[Floats, Floats]:
        """Returns how much two faces differ in each block at least, and pictures of one face at most.

        `moved` holds the blocks (shifts, n, d) of each view.
        """
        one, other = (np.flatnonzero(self._poses == pose) for pose in poses)
        between = [
            difference(self._blocks[its], moved[int(place)])
            for its, own in ((one, other), (other, one))
            for place in own
        ]
        within = [difference(self._blocks[own[1:]], moved[int(own[0])]) for own in (one, other)]
        least = np.min([part.min(axis=0) for part in between], axis=0)
        return least, np.max([part.max(axis=0, initial=0) for part in within], axis=0)


def _is_seen(costs: Floats) -> NDArray[np.bool_]:
    """Returns which blocks are seen, from differences (faces, n)."""
    seen = costs[np.argsort(costs.mean(axis=1))[:LIKELY]].min(axis=0) < SEEN
    return seen if seen.any() else np.ones_like(seen)


def _is_beside_cover(costs: Floats) -> NDArray[np.bool_]:
    """Returns which blocks lie beside a covered one or are it, from differences (faces, n)."""
    covered = (costs.min(axis=0) > COVER).astype(np.uint8).reshape(ROWS, -1)
    return np.asarray(cv2.dilate(covered, np.ones((3, 3), np.uint8)).ravel() > 0)


def _first_of_each_face(order: NDArray[np.intp], poses: NDArray[np.intp]) -> list[int]:
    _, first = np.unique(poses[order] // 2, return_index=True)
    return [int(order[place]) for place in np.sort(first)]


def _quantile(costs: Floats, weight: Floats, share: float) -> float:
    order = np.argsort(costs)
    total = np.cumsum(weight[order]) / weight.sum()
    return float(costs[order][min(int(np.searchsorted(total, share)), len(order) - 1)])
