"""Cards that lie in rows: their reading order, and where, by the cards round it, one more must or may lie."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np

from vision.geometry import (
    Floats,
    Quad,
    centre_of,
    centres_apart,
    intersection_over_smaller,
    part_in_rows,
    upright,
    width_of,
    without_overlap,
)

ROW_TOLERANCE: Final = 0.5
"""How much higher or lower a card of the same row may lie, in card widths."""
TAKEN_OVERLAP: Final = 0.25
"""A place is taken if a card overlaps it by this share of the smaller one."""
GAP_RATIO: Final = 1.6
"""A step along a row that is longer than the others by this factor leads over a gap."""
LEAST_CARDS: Final = 3
"""The minimum number of cards from which the spacing of a row can be told."""
NEAR_SHARE: Final = 0.6
"""How far a card may lie from a place and still fill it, as a share of the step along a row."""


@dataclass(frozen=True, slots=True, eq=False)
class RowGap:
    """A place (4, 2) where no card was found; whether the cards round it say that one lies there."""

    quad: Quad
    is_sure: bool


def rows_of(quads: Sequence[Quad]) -> list[list[Quad]]:
    """Returns outlines (4, 2) row by row, each from left to right."""
    return [[quads[place] for place in row] for row in part_in_rows(quads, _is_below)]


def row_by_row(quads: Sequence[Quad]) -> list[Quad]:
    """Returns outlines (4, 2) one row after the other, from left to right."""
    return [quad for row in rows_of(quads) for quad in row]


def _is_below(quad: Quad, row: Sequence[Quad]) -> bool:
    level = float(np.mean([centre_of(one)[1] for one in row]))
    return float(centre_of(quad)[1]) - level > ROW_TOLERANCE * width_of(upright(quad))


def find_gaps(quads: Sequence[Quad]) -> list[RowGap]:
    """Returns the places within and round rows of cards at which one more may lie, surest first."""
    rows = rows_of(quads)
    step = _usual_step(rows)
    if len(quads) < LEAST_CARDS or step is None:
        return []
    within = [RowGap(quad, is_sure=True) for row in rows for quad in _within(row, float(np.linalg.norm(step)))]
    between = [RowGap(quad, is_sure=is_sure) for quad, is_sure in _between_rows(rows, float(np.linalg.norm(step)))]
    beside = [RowGap(place, is_sure=False) for row in rows for place in (row[0] - step, row[-1] + step)]
    gaps = (*within, *sorted(between, key=lambda gap: not gap.is_sure), *beside)
    return without_overlap(gaps, lambda gap, kept: _is_taken(gap.quad, (*quads, *(other.quad for other in kept))))


def _is_taken(place: Quad, others: Iterable[Quad]) -> bool:
    return any(intersection_over_smaller(place, other) >= TAKEN_OVERLAP for other in others)


def _usual_step(rows: Sequence[Sequence[Quad]]) -> Floats | None:
    """Returns the median vector (2,) from a card to the next one in its row; None if no row has two cards."""
    steps = [centre_of(other) - centre_of(one) for row in rows for one, other in pairwise(row)]
    if not steps:
        return None
    lengths = np.linalg.norm(steps, axis=1)
    near = [step for step, length in zip(steps, lengths, strict=True) if length < GAP_RATIO * lengths.min()]
    return np.asarray(np.median(near, axis=0), np.float32)


def _within(row: Sequence[Quad], step: float) -> Iterator[Quad]:
    """Yields the places (4, 2) in a row where a card is missing between two others."""
    for one, other in pairwise(row):
        way = centre_of(other) - centre_of(one)
        length = float(np.linalg.norm(way))
        missed = round(length / step) - 1 if length > GAP_RATIO * step else 0
        for nth in range(1, missed + 1):
            yield np.asarray(one + way * nth / (missed + 1), np.float32)


def _between_rows(rows: Sequence[Sequence[Quad]], step: float) -> Iterator[tuple[Quad, bool]]:
    """Yields the places (4, 2) above and below each card, and whether a card must lie there.

    One must lie at the left of a row, as all rows begin in one column, and where both the row above and the row below
    have one.
    """
    ways = [_way_down(one, other, step) for one, other in pairwise(rows)]
    for nth, row in enumerate(rows):
        down, up = (ways[nth - 1] if nth else None), (ways[nth] if nth < len(ways) else None)
        above = [quad + down for quad in rows[nth - 1]] if down is not None else []
        below = [quad - up for quad in rows[nth + 1]] if up is not None else []
        first = float(centre_of(row[0])[0]) - NEAR_SHARE * step
        for place in (*above, *below):
            has_both = all(any(_is_near(place, one, step) for one in other) for other in (above, below))
            yield place, has_both or float(centre_of(place)[0]) < first
    for row, sign in ((rows[0], -1), (rows[-1], 1)):
        way = next((one for one in ways[::-sign] if one is not None), None)  # the nearest rows' own
        if way is not None:
            yield from ((np.asarray(quad + sign * way, np.float32), False) for quad in row)


def _way_down(row: Sequence[Quad], below: Sequence[Quad], step: float) -> Floats | None:
    """Returns the vector (2,) from the cards of a row to those below them; None if no card lies below another."""
    ways = []
    for quad in row:
        other = min(below, key=lambda one: abs(float(centre_of(one)[0] - centre_of(quad)[0])))
        way = centre_of(other) - centre_of(quad)
        if abs(float(way[0])) < NEAR_SHARE * step:
            ways.append(way)
    return np.asarray(np.median(ways, axis=0), np.float32) if ways else None


def _is_near(one: Quad, other: Quad, step: float) -> bool:
    return centres_apart(one, other) < NEAR_SHARE * step
