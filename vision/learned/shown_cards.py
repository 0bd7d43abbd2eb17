"""Cards shown to a camera one after the other: the moments at which one lay still, card by card."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from vision.frames import Frame, Picture
from vision.learned.learning import CARD_FROM, Outlined, agreement, look_at
from vision.tracking.change import CellImage, cell_image, changed_cells

STILL_S: Final = 0.35
"""What has not moved for so long is looked at."""
SAME_CARD: Final = 0.8
"""Views that agree so well are of one card, which was moved or turned."""
MOST_VIEWS: Final = 4
FEWEST_VIEWS: Final = 2
"""Each card is shown so often at least where only that tells one from the next."""
MARGIN: Final = 0.25
"""So much table is kept round a card, in parts of the card's diagonal."""


def still_pictures(frames: Iterator[Frame]) -> Iterator[Picture]:
    """Yields one picture of each moment at which nothing moves, and that differs from the one before."""
    last: CellImage | None = None
    told: CellImage | None = None
    since_s = 0.0
    for frame in frames:
        now = cell_image(frame.bgr)
        if last is None or changed_cells(last, now).any():
            last, since_s = now, frame.at_s
            continue
        is_new = told is None or changed_cells(told, now).any()
        if is_new and frame.at_s - since_s >= STILL_S:
            told = now
            yield frame.bgr


@dataclass(frozen=True, slots=True, eq=False)
class _View:
    """The part of a picture with a card; `after_none`: the table was empty before, `is_same`: it looks as before."""

    bgr: Picture
    after_none: bool
    is_same: bool


@dataclass(slots=True)
class ShownCards:
    """The cards shown so far; `tell` hears how many there are when another one is shown."""

    tell: Callable[[int], object] = lambda count: None
    _views: list[_View] = field(default_factory=list)
    _is_empty: bool = True
    _last: Outlined | None = None
    _count: int = 0

    def look(self, bgr: Picture) -> None:
        """Takes in a picture; it may be of the empty table."""
        seen = look_at(bgr, None)
        if not len(seen.rank) or float(seen.rank.max()) < CARD_FROM:
            self._is_empty = True
            return
        is_same = self._last is not None and _is_same(seen, self._last)
        if self._is_empty or not is_same:
            self._count += 1
            self.tell(self._count)
        self._views.append(_View(_part_with_card(seen), self._is_empty, is_same))
        self._last, self._is_empty = seen, False

    def pictures(self, *counts: int) -> list[tuple[Picture, ...]] | None:
        """Returns each card's pictures in the order shown; None if their number is none of `counts`.

        A card ends with an empty table, or with another card that looks otherwise, or, where near twins follow each
        other on a table that is never empty, after equally many pictures.
        """
        told = (lambda view: view.after_none, lambda view: not view.is_same)
        ways: list[tuple[Callable[[_View], bool], int]] = [(begins, count) for begins in told for count in counts]
        if not any(view.after_none for view in self._views[1:]):
            ways += [(self._begins_evenly(count), count) for count in counts]
        for begins, count in ways:
            cards: list[list[Picture]] = []
            for view in self._views:
                if begins(view) or not cards:
                    cards.append([])
                cards[-1].append(view.bgr)
            if len(cards) == count:
                return [tuple(views[:MOST_VIEWS]) for views in cards]
        return None

    @property
    def count(self) -> int:
        """How many cards were shown so far, as it seems."""
        return self._count

    @property
    def is_empty(self) -> bool:
        """Whether no card lay there when it was looked last."""
        return self._is_empty

    def _begins_evenly(self, count: int) -> Callable[[_View], bool]:
        each, left = divmod(len(self._views), count)
        first = {id(view) for view in self._views[::each]} if each >= FEWEST_VIEWS and not left else set()
        return lambda view: id(view) in first


def _is_same(seen: Outlined, other: Outlined) -> bool:
    likely = [place for place, rank in enumerate(seen.rank) if rank >= CARD_FROM]
    return any(agreement(seen, place, other)[0] >= SAME_CARD for place in likely)


def _part_with_card(seen: Outlined) -> Picture:
    """Returns the part of the picture round what may be the card: pictures of a whole deck take much memory."""
    likely = seen.quads[seen.rank >= CARD_FROM].reshape(-1, 2)
    low, high = likely.min(axis=0), likely.max(axis=0)
    margin = MARGIN * float(np.linalg.norm(high - low))
    left, top = np.maximum(low - margin, 0).astype(int)
    right, bottom = np.ceil(high + margin).astype(int)
    return np.array(seen.bgr[top:bottom, left:right])
