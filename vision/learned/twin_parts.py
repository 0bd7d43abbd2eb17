"""The parts of fine views by which two faces that look alike are told apart: where they differ most.

A network then tells part by part which of the two is seen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats
from vision.learned.local_contrast import local_contrast, mean_square
from vision.reader.networks import MODELS, Network

NOISE: Final = 4.0
"""The contrast of plain areas, in grey levels (see `faint` of `local_contrast`)."""
SHARPNESS_PX: Final = 1.0
"""The blur applied to views before they are compared, as they were taken from different distances."""
CONTRAST_PX: Final = 12.0
"""The radius of `local_contrast`."""
WINDOW_PX: Final = 1.5
"""The radius over which differences are averaged."""
SHIFTS: Final = tuple((down, across) for down in (-1, 0, 1) for across in (-1, 0, 1))
"""The shifts at which views are compared, up to a pixel (down, right): no outline is exact."""


def normalise(view: Picture) -> Floats:
    """Returns a view (h, w, 3) with its local contrast, without its local brightness and colour."""
    return local_contrast(_blurred(np.asarray(view, np.float32), SHARPNESS_PX), CONTRAST_PX, NOISE)


def difference(one: Floats, others: Sequence[Floats]) -> Floats:
    """Returns how much a normalised view differs at each pixel (h, w) from the one of `others` most like it there."""
    parts = [
        _blurred(mean_square(np.roll(other, shift, axis=(0, 1)) - one), WINDOW_PX)
        for other in others
        for shift in SHIFTS
    ]
    return np.asarray(np.min(parts, axis=0), np.float32)


def _blurred(values: Floats, pixels: float) -> Floats:
    return np.asarray(cv2.GaussianBlur(values, (0, 0), pixels), np.float32)


ENLARGED: Final = 1.5  # EXPERIMENTS.md, 2026-11-24
"""The factor by which parts of fine views are enlarged before they are compared."""
VIEWS: Final = 2
"""The number of learned views of each face that are compared; a single one is used twice."""


@lru_cache(maxsize=1)
def _networks() -> tuple[Network, Network]:
    return Network(MODELS / "twin_descriptions.onnx"), Network(MODELS / "twins.onnx")


def describe_views(views: Sequence[Picture]) -> Floats:
    """Returns descriptions of views, or of parts (h, w, 3), as they are compared: (n, c, h / 4, w / 4)."""
    return _networks()[0].run_on_pictures(np.stack(views))


def compare_twins(seen: Floats, one: Floats, other: Floats) -> Floats:
    """Returns the evidence (n, h, w) of each place of seen views for `one` face against the `other`, as log odds.

    Summed over places it gives the view's log odds. All three are descriptions (n, c, h, w) of views aligned with
    the same one.
    """
    return _networks()[1].run(np.concatenate([_both(one), _both(other), seen]))


def _both(views: Floats) -> Floats:
    return views[[min(place, len(views) - 1) for place in range(VIEWS)]]


PART_PX: Final = 48  # EXPERIMENTS.md, 2026-11-24
"""A part's height and width."""
GRID_PX: Final = 4
"""The grid on which parts begin, and the size of a place of the network that compares them."""
CANDIDATES: Final = 6  # EXPERIMENTS.md, 2026-11-24
"""How many parts are tried first: those in which the views differ most."""
MORE_CANDIDATES: Final = 3  # EXPERIMENTS.md, 2026-11-26
"""How many more are tried if none of these is clear: those with the most evidence in the network's view."""
MOST_PARTS: Final = 3  # EXPERIMENTS.md, 2026-11-24
"""How many are kept: those in which the learned views themselves are told apart best."""
CLEAR_ODDS: Final = 12.0  # EXPERIMENTS.md, 2026-11-26
"""The log odds between the learned views themselves from which no further part is searched for."""
TOLD_ODDS: Final = 6.0  # EXPERIMENTS.md, 2026-11-27
"""The log odds for the face, 400 to 1, from which no further part of a card is compared."""
LEAST_DISTANCE_PX: Final = 18
"""The minimum distance between the middles of two parts, down or across."""
NOISE_FLOOR: Final = 0.1
"""Added to the difference between two pictures of one face, before it divides; in squares of normalised contrast."""
AROUND_PX: Final = 9
REACH_PX: Final = 8
"""How far around its place a part is searched for: the alignment with a learned view may be off by this."""
BETTER_BY: Final = 0.05
"""The gain in correlation with a learned part for which a part is taken from another place."""
GREY: Final = 128
MOST_STEPS: Final = np.iinfo(np.int16).max
"""The largest number of a description that is kept with 16 bits."""
LEAST_VALUE: Final = 1e-6
EDGE_PX: Final = 4
"""The margin of a view that is ignored: the table lies beside it."""


@dataclass(frozen=True, slots=True, eq=False)
class TwinPart:
    """A square part of fine views, PART_PX high, by its first row and column, and what two faces' views show there.

    `one` and `other` are descriptions of the faces' views, as multiples of `step`; `grey` are both faces' views in
    grey, not enlarged. `known` (PART_PX, PART_PX) says where all views show the card: what any of them lacks, because
    its outline was too small, is GREY in all. `separation` says how clearly the learned views themselves are told apart
    there, as log odds; 0 or less if not.
    """

    top: int
    left: int
    one: NDArray[np.int16]
    other: NDArray[np.int16]
    step: np.float32
    separation: float
    grey: tuple[Picture, ...]
    known: NDArray[np.bool_]

    def log_odds(self, reached: Picture, uncovered: Floats) -> float:
        """Returns the log odds that a fine view shows the first face rather than the other, by this part.

        The view has a margin of REACH_PX. `uncovered` (h / 4, w / 4) is the probability that nothing lies on a place.
        """
        row, column = self._find(reached)
        part = _without_unknown(reached[row : row + PART_PX, column : column + PART_PX], self.known)
        [shares] = compare_twins(describe_views([_enlarged(part)]), self.step * self.one, self.step * self.other)
        around = cv2.copyMakeBorder(uncovered, *(REACH_PX // GRID_PX,) * 4, cv2.BORDER_REPLICATE)
        top, left, side = round(row / GRID_PX), round(column / GRID_PX), PART_PX // GRID_PX
        seen = cv2.resize(around[top : top + side, left : left + side], shares.shape[::-1])
        return float((shares * seen).sum())

    def _find(self, reached: Picture) -> tuple[int, int]:
        """Returns the first row and column at which a view with a margin of REACH_PX shows this part best."""
        side = PART_PX + 2 * REACH_PX
        around = _grey(reached[self.top : self.top + side, self.left : self.left + side])
        alike = np.max([_correlation(around, wanted, self.known) for wanted in self.grey], axis=0)
        row, column = (int(at) for at in np.unravel_index(int(alike.argmax()), alike.shape))
        if alike[row, column] < alike[REACH_PX, REACH_PX] + BETTER_BY:
            row = column = REACH_PX
        return self.top + row, self.left + column


def log_odds(parts: Sequence[TwinPart], reached: Picture, uncovered: Floats) -> float:
    """Returns the log odds that a fine view, with a margin of REACH_PX, shows the first face rather than the other.

    The log odds of the parts are summed until they clearly favour the first face.
    """
    odds = 0.0
    for part in parts:
        if odds >= TOLD_ODDS:
            break
        odds += part.log_odds(reached, uncovered)
    return odds


def places_of(size: tuple[int, int]) -> tuple[int, int]:
    """Returns how many rows and columns of places a fine view of that size (width, height) has."""
    return size[1] // GRID_PX, size[0] // GRID_PX


def find_distinguishing_parts(
    one: Sequence[Picture], other: Sequence[Picture], known: NDArray[np.bool_]
) -> list[TwinPart]:
    """Returns the parts by which the fine views of two faces are told apart best.

    `known` (h, w) says where all views show the card.
    """
    one, other = ([_without_unknown(view, known) for view in views] for views in (one, other))
    differ = _differ(one, other)
    places = _highest(differ, CANDIDATES, differ.shape, PART_PX // 2)
    parts = [_compare_part(one, other, known, *at) for at in places]
    if max((part.separation for part in parts), default=0.0) < CLEAR_ODDS:
        told = _highest(_separations(one, other), MORE_CANDIDATES, differ.shape)
        parts += [_compare_part(one, other, known, *at) for at in told if at not in places]
    separate = sorted((part for part in parts if part.separation > 0), key=lambda part: -part.separation)
    return separate[:MOST_PARTS]


def _compare_part(
    one: Sequence[Picture], other: Sequence[Picture], known: NDArray[np.bool_], top: int, left: int
) -> TwinPart:
    described = describe_views([cut_part(view, top, left) for view in (*one, *other)])
    its, others = described[: len(one)], described[len(one) :]
    odds = compare_twins(described, its, others).sum(axis=(1, 2))
    own, its_twins = odds[: len(its)], odds[len(its) :]
    there = slice(top, top + PART_PX), slice(left, left + PART_PX)
    grey = tuple(_grey(view[there]) for view in (*one, *other))
    step = np.float32(max(float(np.abs(described).max()), LEAST_VALUE) / MOST_STEPS)
    its_steps, others_steps = (np.round(views / step).astype(np.int16) for views in (its, others))
    separation = float(own.min() - its_twins.max())
    return TwinPart(top, left, its_steps, others_steps, step, separation, grey, known[there].copy())


def cut_part(fine: Picture, top: int, left: int) -> Picture:
    """Returns a square part of a fine view, enlarged for the comparison."""
    return _enlarged(fine[top : top + PART_PX, left : left + PART_PX])


def _enlarged(view: Picture) -> Picture:
    size = round(ENLARGED * view.shape[1]), round(ENLARGED * view.shape[0])
    return np.asarray(cv2.resize(view, size, interpolation=cv2.INTER_CUBIC), np.uint8)


def _without_unknown(view: Picture, known: NDArray[np.bool_]) -> Picture:
    """Returns a view, or a part, that is GREY where not all views show the card."""
    return view if known.all() else np.where(known[:, :, None], view, np.uint8(GREY))


def _grey(view: Picture) -> Picture:
    return np.asarray(cv2.cvtColor(view, cv2.COLOR_BGR2GRAY), np.uint8)


def _correlation(around: Picture, wanted: Picture, known: NDArray[np.bool_]) -> Floats:
    """Returns the correlation of the known pixels of a part with each place in a view, both grey (h, w)."""
    mask = None if known.all() else known.astype(np.uint8)  # the border of the unknown is not print
    found = cv2.matchTemplate(around, wanted, cv2.TM_CCOEFF_NORMED, mask=mask)
    return np.nan_to_num(np.asarray(found, np.float32), posinf=0, neginf=0)


def _highest(values: Floats, most: int, size: tuple[int, ...], before: int = 0) -> list[tuple[int, int]]:
    """Returns the first row and column of the parts that begin `before` pixels before the highest values.

    `size` are the rows and columns of the whole view; `values` (rows, columns) may be a coarser map of it.
    """
    step = size[0] / values.shape[0]
    apart, left_over = round(LEAST_DISTANCE_PX / step), values.copy()
    parts: list[tuple[int, int]] = []
    for _ in range(most):
        row, column = (int(at) for at in np.unravel_index(int(left_over.argmax()), left_over.shape))
        if left_over[row, column] <= 0:
            break
        part = _start(row * step - before, size[0]), _start(column * step - before, size[1])
        parts += [part] if part not in parts else []  # several of the highest values may lie at an edge
        left_over[max(0, row - apart) : row + apart, max(0, column - apart) : column + apart] = 0
    return parts


def _separations(one: Sequence[Picture], other: Sequence[Picture]) -> Floats:
    """Returns a map (rows, columns) of the log odds between the first views, each of the part that begins there.

    Parts that would reach beyond the view are summed as far as they lie in it.
    """
    its, others = (describe_views([_enlarged(view) for view in views]) for views in (one, other))
    shown, hidden = compare_twins(np.stack([its[0], others[0]]), its, others)
    told = np.zeros_like(shown)
    edge, side = round(ENLARGED * EDGE_PX / GRID_PX), round(ENLARGED * PART_PX / GRID_PX)
    told[edge:-edge, edge:-edge] = (shown - hidden)[edge:-edge, edge:-edge]
    sums = cv2.boxFilter(told, -1, (side, side), anchor=(0, 0), normalize=False, borderType=cv2.BORDER_CONSTANT)
    return np.asarray(sums, np.float32)


def _differ(one: Sequence[Picture], other: Sequence[Picture]) -> Floats:
    """Returns how much two faces differ around each pixel (h, w), relative to pictures of one face."""
    its, others = ([normalise(view) for view in views] for views in (one, other))
    apart = np.min([difference(view, others) for view in its], axis=0)
    alone = [difference(views[0], views[1:]) for views in (its, others) if len(views) > 1]
    within = np.max(alone, axis=0) if alone else np.zeros_like(apart)
    around = cv2.blur(np.asarray(apart / (within + NOISE_FLOOR), np.float32), (AROUND_PX, AROUND_PX))
    inner = np.zeros_like(around)
    inner[EDGE_PX:-EDGE_PX, EDGE_PX:-EDGE_PX] = around[EDGE_PX:-EDGE_PX, EDGE_PX:-EDGE_PX]
    return np.asarray(inner, np.float32)


def _start(first: float, side: int) -> int:
    """Returns where on the grid a part begins that should begin at about `first`, within a `side` in pixels."""
    return int(min(max(first, 0), side - PART_PX)) // GRID_PX * GRID_PX
