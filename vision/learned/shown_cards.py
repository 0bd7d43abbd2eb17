"""Cards shown to a camera one after the other: the moments at which one lay still, card by card."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from vision.frames import Frame, Picture
from vision.geometry import Quad
from vision.learned.laid_cards import part_round
from vision.learned.laid_outlines import find_laid_cards
from vision.learned.learning import CARD_FROM
from vision.learned.outline_maps import brightened, negative, vivid
from vision.learned.outlined_picture import OutlinedPicture, outline_picture, picture_with_outlines
from vision.learned.similarity import LISTED_FROM, align_pictures, compare_pictures
from vision.tracking.still_moments import StillMoments

MOST_VIEWS: Final = 4
FEWEST_VIEWS: Final = 2
"""The minimum number of views of each card where cards can be told apart only by counting their views."""
CLEAR_FROM: Final = 0.65
"""The minimum score of a card in a negative or brightened picture, where a bare table's grain is clearer too."""
MARGIN: Final = 0.25
"""The margin of table kept around a card, as a share of the card's diagonal."""


def still_frames(frames: Iterator[Frame]) -> Iterator[Frame]:
    """Yields one frame of each moment at which nothing moves and the table has changed since the last one."""
    moments = StillMoments()
    return (frame for frame in frames if moments.is_one(frame))


def cut_out_cards(bgr: Picture) -> list[tuple[Picture | None, Quad]]:
    """Returns the part of a picture (h, w, 3) round each card, and its outline in the whole, in reading order.

    A single card may lie anywhere; several must be of like size, side by side or in rows. The part is None for a gap in
    a row where, by the cards around it, a card must lie.
    """
    laid = find_laid_cards(bgr)
    if laid:
        return [(part_round(bgr, card.quad) if card.is_seen else None, card.quad) for card in laid]
    seen = find_shown_card(bgr)
    return [] if seen is None else [(_part_with_card(seen), seen.quads[seen.scores.argmax()])]


def has_several_cards(bgr: Picture) -> bool:
    """Says whether more than one card lies in a picture (h, w, 3), side by side or in rows."""
    return len(find_laid_cards(bgr)) > 1


def find_shown_card(bgr: Picture, clearly: float = CLEAR_FROM) -> OutlinedPicture | None:
    """Returns what is probably a card in a picture (h, w, 3), or in its negative or brightened; None if there is none.

    `clearly` is the minimum score in the negative and the brightened picture.
    """
    seen = outline_picture(bgr, None)
    if _has_card(seen, CARD_FROM):
        return seen
    for made in (negative, brightened, vivid):
        seen = outline_picture(made(bgr), None)
        if _has_card(seen, clearly):
            return picture_with_outlines(bgr, seen.quads, seen.scores)
    return None


def look_closer(bgr: Picture) -> tuple[Picture, OutlinedPicture, Quad] | None:
    """Returns the part of a picture (h, w, 3) with a card, what is seen in it, and the outline (4, 2) in the whole.

    None where no card lies.
    """
    seen = find_shown_card(bgr)
    if seen is None:
        return None
    part = _part_with_card(seen)
    near = find_shown_card(part, CARD_FROM) or seen  # a card that fills the picture is outlined more exactly
    return part, near, seen.quads[seen.scores.argmax()]


def likeness_of(one: OutlinedPicture, other: OutlinedPicture) -> float:
    """Returns how likely two pictures show the same card, even if a printed frame was taken for its edge in one."""
    likeness = compare_pictures(one, other)
    return likeness if likeness >= LISTED_FROM else max(likeness, align_pictures(one, other)[0])


def _has_card(seen: OutlinedPicture, least: float) -> bool:
    return bool(len(seen.scores)) and float(seen.scores.max()) >= least


@dataclass(frozen=True, slots=True, eq=False)
class _View:
    """The part of a picture with a card; `after_none`: the table was empty before, `is_same`: like the card before."""

    bgr: Picture
    at_s: float
    after_none: bool
    is_same: bool


@dataclass(slots=True)
class ShownCards:
    """The cards of a recording, shown one after the other."""

    several_at_s: list[float] = field(default_factory=list, init=False)
    """The times, in seconds, at which several cards lay there; these frames were ignored."""
    _views: list[_View] = field(default_factory=list)
    _is_empty: bool = True
    _last: OutlinedPicture | None = None

    def look(self, frame: Frame) -> None:
        """Adds a frame of the still table, which may be empty; a frame with several cards is ignored."""
        closer = look_closer(frame.bgr)
        if closer is None:
            self._is_empty = True
            return
        if has_several_cards(frame.bgr):
            self.several_at_s.append(frame.at_s)
            return
        part, near, _ = closer
        is_same = self._last is not None and likeness_of(self._last, near) >= LISTED_FROM
        self._views.append(_View(part, frame.at_s, self._is_empty, is_same))
        self._last, self._is_empty = near, False

    def pictures(self, *counts: int) -> list[tuple[Picture, ...]] | None:
        """Returns each card's pictures in the order shown; None if the number of cards is none of `counts`.

        A card ends with an empty table, or with another card that looks otherwise, or, where near twins follow each
        other on a table that is never empty, after equally many pictures. Where the table was empty and every second
        card looks like the one before, each card was lifted to turn it.
        """
        lifted = [view for view in self._views if view.after_none]
        is_turned_in_hand = sum(view.is_same for view in lifted) * 2 >= len(lifted)
        ways: list[tuple[Callable[[_View], bool], int]] = []
        if not is_turned_in_hand:
            ways += [(lambda view: view.after_none, count) for count in counts]
        ways += [(lambda view: not view.is_same, count) for count in counts]
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
    def begun_at_s(self) -> tuple[float, ...]:
        """The times, in seconds, at which a card was seen that differs from the one before."""
        return tuple(view.at_s for view in self._views if not view.is_same)

    def _begins_evenly(self, count: int) -> Callable[[_View], bool]:
        each, left = divmod(len(self._views), count)
        first = {id(view) for view in self._views[::each]} if each >= FEWEST_VIEWS and not left else set()
        return lambda view: id(view) in first


def _part_with_card(seen: OutlinedPicture) -> Picture:
    """Returns the part of the picture round what may be the card: pictures of a whole deck take much memory."""
    likely = seen.quads[seen.scores >= CARD_FROM].reshape(-1, 2)
    low, high = likely.min(axis=0), likely.max(axis=0)
    margin = MARGIN * float(np.linalg.norm(high - low))
    left, top = np.maximum(low - margin, 0).astype(int)
    right, bottom = np.ceil(high + margin).astype(int)
    return np.array(seen.bgr[top:bottom, left:right])
