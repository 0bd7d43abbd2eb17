"""Tells faces apart that look alike: where the network sees that they differ, it compares the card with both."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations, product
from typing import Final

import numpy as np

from vision.frames import Picture
from vision.geometry import Floats
from vision.learned.alignment import lay_onto
from vision.learned.confidence import likelihood_of_twin
from vision.learned.local_differences import difference, normalise
from vision.learned.matching import Matcher
from vision.learned.print_comparison import MOST_VIEWS, PrintCells, compare_print
from vision.learned.views import with_margin
from vision.reader.letters import sigmoid

LIKE: Final = 0.7
"""Views of faces that look alike correlate so much at a sixth of their size."""
MOST_TWINS: Final = 3
"""A card is compared with so many faces that are like the one that it fits best."""
LEAST: Final = 1e-3
"""The least divisor."""
NOISE: Final = 0.7
"""Two faces differ where they do so by more than this times what two pictures of one face do."""
DIFFERENT: Final = 0.05
"""Two faces differ where they do so by more than this beside that; squares of normalised contrast."""
STRONGEST: Final = 0.25
"""Where two faces differ by less than this share of the most that they differ anywhere, it does not count."""
USUAL: Final = 1.5
"""A view that differs from both faces by more than this times what their pictures do lies badly, or is blurred."""
COVERED: Final = 0.7
"""A pixel that differs from both faces by this share of what they differ by counts half: something may lie on it."""
EDGE_PX: Final = 3
"""So much of a view's edge does not count: the table lies beside it."""
MARGIN_PX: Final = 8
"""So much round what tells two faces apart is looked at."""
UNSEEN_ODDS: Final = -3.0
"""The log odds of another print in a second picture of one face, where there is none."""


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
        self._laid: dict[tuple[int, int], tuple[Picture, ...]] = {}
        self._apart: dict[tuple[int, int], Floats] = {}
        self._spots: dict[tuple[int, int], Spot | None] = {}

    def match(self, wide: Picture, view: int) -> TwinMatch:
        """Returns which face lies there, by a view with a margin, that fits a learned view, or one like it, best."""
        first = self._compare(wide, view)
        if first.certainty >= 0.5 or first.rival is None:
            return first
        return self._compare(wide, self._matcher.most_like(view, first.rival))

    def _compare(self, wide: Picture, view: int) -> TwinMatch:
        """Returns how likely it is the face of that view, and not one like it."""
        pose = self._matcher.pose_of(view)
        twins = self._matcher.poses_like(view, LIKE)[:MOST_TWINS]
        laid = lay_onto(wide, self._matcher.views[view])
        own, *others = compare_print(
            laid, [self._learned_views(pose), *(self._laid_views(twin, view) for twin in twins)]
        )
        seen = normalise(laid) if twins else np.zeros((0, 0, 3), np.float32)
        likelihoods = {
            twin: likelihood_of_twin(lean(own, other, self._differ(view, twin)), self._lean_locally(seen, view, twin))
            for twin, other in zip(twins, others, strict=True)
        }
        rival = min(likelihoods, key=lambda twin: likelihoods[twin], default=None)
        return TwinMatch(pose, view, tuple(twins), rival, 1.0 if rival is None else likelihoods[rival], own)

    def _learned_views(self, pose: int) -> tuple[Picture, ...]:
        return tuple(self._matcher.views[place] for place in self._matcher.views_of(pose)[:MOST_VIEWS])

    def _laid_views(self, pose: int, onto: int) -> tuple[Picture, ...]:
        """Returns learned views of a pose laid onto a view."""
        if (pose, onto) not in self._laid:
            target = self._matcher.views[onto]
            self._laid[pose, onto] = tuple(lay_onto(with_margin(view), target) for view in self._learned_views(pose))
        return self._laid[pose, onto]

    def _differ(self, view: int, twin: int) -> Floats:
        """Returns how surely a twin's print is another in each cell (h, w), from 0 to 1."""
        if (view, twin) not in self._apart:
            one = self._laid_views(self._matcher.pose_of(view), view)
            other = self._laid_views(twin, view)
            between = _mean_odds([*product(one, other), *product(other, one)])
            within = _mean_odds([pair for views in (one, other) for pair in permutations(views, 2)])
            self._apart[view, twin] = (sigmoid(between) * (1 - sigmoid(within))) ** 2
        return self._apart[view, twin]

    def _lean_locally(self, seen: Floats, view: int, twin: int) -> float:
        """Returns how far a normalised view leans to its own face, up to 1, or to a twin, from -1 on; 0 if unknown."""
        if (view, twin) not in self._spots:
            one = [normalise(each) for each in self._laid_views(self._matcher.pose_of(view), view)]
            other = [normalise(each) for each in self._laid_views(twin, view)]
            self._spots[view, twin] = find_spot(one, other)
        spot = self._spots[view, twin]
        return 0.0 if spot is None else spot.lean(seen)


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """The part of a view in which two faces differ: their normalised views there, and by how much they differ.

    `apart` (h, w) is how far the faces are apart, `within` two pictures of one, `telling` by how much more the faces.
    """

    part: tuple[slice, slice]
    one: tuple[Floats, ...]
    other: tuple[Floats, ...]
    apart: Floats
    within: Floats
    telling: Floats

    def lean(self, seen: Floats) -> float:
        """Returns how far a normalised view leans to the one, up to 1, or to the other, from -1 on."""
        cut = seen[self.part]
        to_one, to_other = (difference(cut, views) for views in (self.one, self.other))
        least = np.minimum(to_one, to_other) / np.maximum(self.apart, LEAST)
        weight = self.telling**2
        explained = weight / (1 + (least / COVERED) ** 2)
        towards = (explained * (to_other - to_one)).sum() / max(float((weight * self.apart).sum()), LEAST)
        return float(np.clip(towards, -1, 1)) * self._trust(np.minimum(to_one, to_other))

    def _trust(self, unlike: Floats) -> float:
        """Returns how well the view lies on the learned ones, up to 1: round what tells, it differs (h, w) little."""
        round_it = self.telling == 0
        here, usual = float(unlike[round_it].mean()), float(self.within[round_it].mean())
        return min(1.0, (USUAL * usual + DIFFERENT) / max(here, LEAST)) ** 2


def find_spot(one: Sequence[Floats], other: Sequence[Floats]) -> Spot | None:
    """Returns where two faces differ by more than pictures of one do; None for a face learned from one picture."""
    if min(len(one), len(other)) < 2:
        return None
    apart = np.min([difference(view, other) for view in one], axis=0)
    within = np.max([difference(views[0], views[1:]) for views in (one, other)], axis=0)
    telling = np.maximum(apart - NOISE * within - DIFFERENT, 0)
    inner = np.zeros_like(telling)
    inner[EDGE_PX:-EDGE_PX, EDGE_PX:-EDGE_PX] = telling[EDGE_PX:-EDGE_PX, EDGE_PX:-EDGE_PX]
    inner[inner < STRONGEST * inner.max()] = 0
    rows, columns = (np.flatnonzero(inner.any(axis=axis)) for axis in (1, 0))
    if not len(rows):
        return None
    part = tuple(slice(max(0, int(side[0]) - MARGIN_PX), int(side[-1]) + 1 + MARGIN_PX) for side in (rows, columns))
    box = (part[0], part[1])
    views = (tuple(np.ascontiguousarray(view[box]) for view in face) for face in (one, other))
    maps = (np.asarray(each[box], np.float32) for each in (apart, within, inner))
    return Spot(box, next(views), next(views), *maps)


def lean(own: PrintCells, other: PrintCells, differ: Floats) -> float:
    """Returns how far a card leans to its own face, above 0, or to one like it, below, where both `differ` (h, w)."""
    towards = (differ * (1 - own.covered) * (other.other - own.other)).sum()
    return float(np.sign(towards) * np.log1p(np.abs(towards)))


def _mean_odds(pairs: Sequence[tuple[Picture, Picture]]) -> Floats:
    """Returns for each cell (h, w) the mean log odds that pairs of views show another print."""
    odds = [compare_print(one, [[other]])[0].other for one, other in pairs]
    return np.asarray(np.mean(odds, axis=0) if odds else UNSEEN_ODDS, np.float32)
