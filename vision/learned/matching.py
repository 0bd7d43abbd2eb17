"""Tells which learned face an upright view shows: it is compared block by block with learned views, both ways up."""

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
from vision.learned.views import (
    fine_size,
    resized,
    standardised,
    turned,
    turns_of,
    view_size,
    with_margin,
    within_margin,
)

SHORTLIST: Final = 12
"""How many learned views, those that correlate most, are compared block by block."""
LEAST_LIKE: Final = 0.25
"""The minimum correlation with some learned view: below it no card of the deck is seen, or too little of one."""
MOST_DIFFERENCE: Final = 1.2
"""The maximum difference that a block counts with."""
PLAIN_WEIGHT: Final = 0.08
"""The weight of a plain block; printed ones have up to about 1."""
SEEN_BELOW: Final = 0.7
"""A block that differs by more than this from each of the LIKELY best faces is covered by something."""
LIKELY: Final = 4
DIFFERENT: Final = 0.02
"""How much more than two pictures of one face two faces must differ in a block for it to tell them apart."""
NEAR_TWINS: Final = 0.25
"""Faces whose mean difference is smaller are near twins: their views are compared at several shifts, too."""
IGNORED_FROM: Final = 0.3
"""A block that differs from both of two faces by this, and by more than they do from each other, is ignored."""
COVERED_FROM: Final = 0.25
"""A block that differs from both of two faces by this is covered by something, and its neighbours may be."""
LASTING_QUANTILE: Final = 0.67
"""The quantile of the differences that is `FaceMatch.lasting`: the rest of the card may be covered."""
MOST_RIVALS: Final = 3
"""How many other faces are compared with the best one in the blocks in which they differ."""
THIRD_OTHER: Final = 2
"""`FaceMatch.clearer` compares the best face with the third of the others, as the first two may be its near twins."""


@dataclass(frozen=True, slots=True)
class FaceMatch:
    """What a view shows: the best face and the next, as places in the deck, and by how many `quarters` it is turned.

    `view` is the one of the matcher's views that matches. `cost` is the mean difference over the blocks that are seen,
    `seen` their share, `lasting` the two-thirds quantile of the differences, weighted by print, and `clearer` the
    logarithm of another face's cost over this one's. `apart` is the view's position between the next face (-1) and the
    best one (1), and `separation` the sum over the seen blocks of how much the two faces differ.
    """

    face: int
    view: int
    rival: int
    quarters: int
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
        """How likely it is, if so, the best face and not the next; 1 if the deck has only one face."""
        return 1.0 if self.rival == self.face else likelihood_of_face(self.apart, self.separation)


class Matcher:
    """Compares views with the faces of one deck. A pose is a face one way up (see `face_of` and `quarters_of`)."""

    def __init__(self, deck: LearnedDeck) -> None:
        self.is_printed = deck.is_printed
        size = view_size(deck.aspect)
        self.fine_size = fine_size(size)
        views = [view for face in deck.faces for view in face.views]
        self._turns = turns_of(float(np.log(deck.aspect)))
        poses = [len(self._turns) * place for place, face in enumerate(deck.faces) for _ in face.views]
        usual = [resized(view, size) for view in views]
        self.views = np.array([turned(view, quarters) for quarters in self._turns for view in usual], np.uint8)
        self._fine = [resized(view, self.fine_size) for view in views]
        self.poses = len(self._turns) * len(deck.faces)
        self._poses = np.array([pose + way for way in range(len(self._turns)) for pose in poses])
        self._faces = self._poses // len(self._turns)
        self._coarse = standardised(self.views)
        self._blocks = np.stack([describe(view) for view in self.views])
        self._printed = (self._blocks**2).sum(axis=2)
        self._separations: dict[tuple[int, int], Floats] = {}

    def nearest(self, view: Picture) -> tuple[int, float]:
        """Returns which of the views looks most like one (h, w, 3), and how much it differs."""
        chosen, likeness = self._shortlist(view)
        if likeness < LEAST_LIKE:
            return int(chosen[0]), MOST_DIFFERENCE
        mine = describe(view)
        costs = np.minimum(difference(self._blocks[chosen], mine[None]), MOST_DIFFERENCE)
        weight = PLAIN_WEIGHT + np.maximum((mine**2).sum(axis=1), self._printed[chosen])
        weight = weight * _is_seen(costs)
        means = (weight * costs).sum(axis=1) / weight.sum(axis=1)
        return int(chosen[means.argmin()]), float(means.min())

    def fine_view(self, view: int) -> Picture:
        """Returns one of the views at the higher resolution at which faces that look alike are compared."""
        way, place = divmod(view, len(self._fine))
        return turned(self._fine[place], self._turns[way])

    def pose_of(self, view: int) -> int:
        """Returns the pose that a view shows."""
        return int(self._poses[view])

    def face_of(self, pose: int) -> int:
        """Returns the place in the deck of a pose's face."""
        return pose // len(self._turns)

    def quarters_of(self, pose: int) -> int:
        """Returns by how many quarters a pose's face is turned (see `turned`)."""
        return self._turns[pose % len(self._turns)]

    def poses_of(self, face: int) -> range:
        """Returns the poses of the face at a place in the deck."""
        return range(len(self._turns) * face, len(self._turns) * (face + 1))

    def views_of(self, pose: int) -> list[int]:
        """Returns the places of a pose's views."""
        return [int(place) for place in np.flatnonzero(self._poses == pose)]

    def poses_like(self, view: int, least: float) -> list[int]:
        """Returns the pose of each other face that correlates with a view by `least` or more, most alike first."""
        likeness = self._coarse @ self._coarse[view]
        order = np.argsort(-likeness)[: int((likeness >= least).sum())]
        _, first = np.unique(self._faces[order], return_index=True)
        return [int(self._poses[place]) for place in order[np.sort(first)] if self._faces[place] != self._faces[view]]

    def most_like(self, view: int, pose: int) -> int:
        """Returns the view of a pose that looks most like another view."""
        return max(self.views_of(pose), key=lambda place: float(self._coarse[place] @ self._coarse[view]))

    def match(self, wide: Picture) -> FaceMatch:
        """Returns what a view with a margin around it (see `views`) shows."""
        view = within_margin(wide)
        chosen = np.flatnonzero(np.isin(self._poses, self._poses[self._shortlist(view)[0]]))
        mine = shifted(wide)
        by_view = np.minimum(difference(self._blocks[chosen], mine), MOST_DIFFERENCE)
        poses = np.unique(self._poses[chosen])
        owned = [np.flatnonzero(self._poses[chosen] == pose) for pose in poses]
        costs = np.stack([by_view[own].min(axis=0) for own in owned])
        seen = _is_seen(costs)
        order = np.argsort(costs[:, seen].mean(axis=1))
        best = int(order[0])
        faces = poses // len(self._turns)
        others = _first_of_each_face(order[faces[order] != faces[best]], faces)
        best, rival, (apart, separation) = self._choose([best, *others[:MOST_RIVALS]], poses, costs, seen)
        printed = np.stack([self._printed[chosen[own]].max(axis=0) for own in owned])
        weight = PLAIN_WEIGHT + np.maximum(printed, (mine[0] ** 2).sum(axis=1))
        means = (weight * costs * seen).sum(axis=1) / (weight * seen).sum(axis=1)
        beside = others[min(THIRD_OTHER, len(others) - 1)] if others else best
        own = owned[best]
        return FaceMatch(
            face=int(faces[best]),
            view=int(chosen[own[by_view[own].mean(axis=1).argmin()]]),
            rival=int(faces[rival]),
            quarters=self.quarters_of(int(poses[best])),
            cost=float(means[best]),
            seen=float(seen.mean()),
            lasting=_quantile(costs[best], weight[best], LASTING_QUANTILE),
            clearer=float(np.log((means[beside] + DIFFERENT) / (means[best] + DIFFERENT))),
            apart=apart,
            separation=separation,
        )

    def _shortlist(self, view: Picture) -> tuple[NDArray[np.intp], float]:
        """Returns the learned views that correlate most with a view, best first, and the highest correlation."""
        likeness = (standardised(view[None]) @ self._coarse.T)[0]
        chosen = np.argsort(-likeness)[:SHORTLIST]
        return chosen, float(likeness[chosen[0]])

    def _choose(
        self, likely: list[int], poses: NDArray[np.intp], costs: Floats, seen: NDArray[np.bool_]
    ) -> tuple[int, int, tuple[float, float]]:
        """Returns the best of the likely faces, the one least clearly told from it, and their comparison."""

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
        """Returns `apart` and `separation` of two poses (see `FaceMatch`)."""
        between, separation = self._distinguish(poses)
        weight = separation * seen * (costs.min(axis=0) < np.maximum(between, IGNORED_FROM)) * ~_is_beside_cover(costs)
        total = float((weight * np.maximum(between, 1e-3)).sum())
        if total <= 0:
            return 0.0, 0.0
        towards = float((weight * (costs[1] - costs[0])).sum()) / total
        return min(max(towards, -1.0), 1.0), float(weight.sum())

    def _distinguish(self, poses: tuple[int, int]) -> Floats:
        """Returns (2, n): how much two faces differ in each block, and how much of that tells them apart."""
        if poses not in self._separations:
            between, within = self._differences(poses, self._blocks[:, None])
            if between.mean() < NEAR_TWINS:
                own = np.flatnonzero(np.isin(self._poses, poses))
                moved = {int(place): shifted(with_margin(self.views[place])) for place in own}
                between, within = self._differences(poses, moved)
            self._separations[poses] = np.stack([between, np.maximum(between - within - DIFFERENT, 0)])
        return self._separations[poses]

    def _differences(self, poses: tuple[int, int], moved: Floats | dict[int, Floats]) -> tuple[Floats, Floats]:
        """Returns for each block the least difference between two faces, and the largest between views of one face.

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
    """Returns which blocks (n,) are not covered, from differences (faces, n)."""
    seen = costs[np.argsort(costs.mean(axis=1))[:LIKELY]].min(axis=0) < SEEN_BELOW
    return seen if seen.any() else np.ones_like(seen)


def _is_beside_cover(costs: Floats) -> NDArray[np.bool_]:
    """Returns which blocks (n,) are covered or next to a covered one, from differences (faces, n)."""
    covered = (costs.min(axis=0) > COVERED_FROM).astype(np.uint8).reshape(ROWS, -1)
    return np.asarray(cv2.dilate(covered, np.ones((3, 3), np.uint8)).ravel() > 0)


def _first_of_each_face(order: NDArray[np.intp], faces: NDArray[np.intp]) -> list[int]:
    _, first = np.unique(faces[order], return_index=True)
    return [int(order[place]) for place in np.sort(first)]


def _quantile(costs: Floats, weight: Floats, share: float) -> float:
    order = np.argsort(costs)
    total = np.cumsum(weight[order]) / weight.sum()
    return float(costs[order][min(int(np.searchsorted(total, share)), len(order) - 1)])
