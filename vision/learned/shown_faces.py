"""The faces of a list, shown to a camera one after the other: each counts once it was seen in two positions."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from vision.frames import Picture
from vision.geometry import Quad, intersection_over_union
from vision.learned.deck import ENOUGH_VIEWS
from vision.learned.laid_cards import SAME_PLACE
from vision.learned.outlined_picture import OutlinedPicture
from vision.learned.shown_cards import has_several_cards, likeness_of, look_closer
from vision.learned.similarity import LISTED_FROM, MAY_BE_SAME, compare_pictures


class Showing(StrEnum):
    """What a picture showed."""

    EMPTY = "empty"
    UNMOVED = "unmoved"
    """The card that lay there before, in the same place."""
    LAID = "laid"
    """The wanted face, for the first time."""
    LEARNED = "learned"
    """The wanted face, in another position than before; the next one is wanted now."""
    SEVERAL = "several"
    """More than one card: it is not guessed which one is meant."""
    DOUBTFUL = "doubtful"
    """A card that may be the wanted face or not: a person must say it."""


@dataclass(frozen=True, slots=True, eq=False)
class _PlacedView:
    """The part of a picture (h, w, 3) with a card, what is seen in it, and the outline (4, 2) in the whole picture."""

    part: Picture
    seen: OutlinedPicture
    quad: Quad


@dataclass(slots=True)
class ShownFaces:
    """Takes in a picture after the other, of the faces in the order of `names`.

    A card that looks like a face that is learned may be that face, shown again, or its twin; and one that does not
    look like the face that was laid may be another, or the same in other light. Both are doubtful.
    `looks_like` is which learned face the card that was looked at last may be, if it may be one.
    """

    names: Sequence[str]
    looks_like: str | None = field(default=None, init=False)
    _learned: list[tuple[_PlacedView, ...]] = field(default_factory=list)
    _first: _PlacedView | None = None
    _was_empty: bool = True

    @property
    def learned(self) -> list[tuple[Picture, ...]]:
        """The pictures of each face that was seen in two positions, in the order of the list."""
        return [tuple(view.part for view in views) for views in self._learned]

    @property
    def wanted(self) -> str | None:
        """The face that is to be shown; None if all are learned."""
        return self.names[len(self._learned)] if len(self._learned) < len(self.names) else None

    @property
    def is_laid(self) -> bool:
        """Whether the wanted face was seen in one position."""
        return self._first is not None

    def look(self, bgr: Picture, *, is_wanted: bool = False) -> Showing:
        """Adds a picture (h, w, 3) of the still table; `is_wanted`: a person says that the wanted face lies there.

        If it is doubtful, or shows several cards, nothing changes.
        """
        self.looks_like = None
        closer = look_closer(bgr)
        was_empty, self._was_empty = self._was_empty, closer is None
        if closer is None:
            return Showing.EMPTY
        if has_several_cards(bgr):
            return Showing.SEVERAL
        view = _PlacedView(*closer)
        if self._first is not None:
            return self._see_again(self._first, view, is_wanted=is_wanted)
        if not is_wanted and self._learned:
            likeness = max(_likeness(one, view) for one in self._learned[-1])
            if not was_empty and likeness >= LISTED_FROM and _is_in_place(self._learned[-1][-1], view):
                return Showing.UNMOVED
            last = self.names[len(self._learned) - 1]
            self.looks_like = last if likeness >= MAY_BE_SAME else self._find_earlier(view)
            if self.looks_like:
                return Showing.DOUBTFUL
        self._first = view
        return Showing.LAID

    def _find_earlier(self, view: _PlacedView) -> str | None:
        """Returns the face, among those learned before the last one, that a card looks most like; None if like none.

        One view of each is compared, in at most 8 ms each: only a clear likeness is asked about.
        """
        earlier = zip(self.names, self._learned[:-1], strict=False)
        likely = [(compare_pictures(views[0].seen, view.seen), name) for name, views in earlier]
        likeness, name = max(likely, default=(0.0, ""))
        return name if likeness >= LISTED_FROM else None

    def _see_again(self, first: _PlacedView, view: _PlacedView, *, is_wanted: bool) -> Showing:
        if not is_wanted and _likeness(first, view) < LISTED_FROM:
            return Showing.DOUBTFUL
        if _is_in_place(first, view):
            return Showing.UNMOVED
        self._learned.append((first, view))
        self._first = None
        assert len(self._learned[-1]) == ENOUGH_VIEWS
        return Showing.LEARNED


def _likeness(one: _PlacedView, other: _PlacedView) -> float:
    return likeness_of(one.seen, other.seen)


def _is_in_place(one: _PlacedView, other: _PlacedView) -> bool:
    return intersection_over_union(one.quad, other.quad) >= SAME_PLACE
