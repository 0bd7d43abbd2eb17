"""Backs of cards: as their patterns repeat, a back is searched for only exactly where an outline was seen."""

from typing import Final

from companion.cards import BACK
from vision.frames import Picture
from vision.learned.deck import LearnedDeck
from vision.learned.matching import Matcher
from vision.learned.print_comparison import compare_print
from vision.learned.views import standardised

MOST_AGAINST: Final = 4.0
"""The maximum evidence against a back in an outline as it was seen, before alignment (see `PrintCells`)."""


class BackSearch:
    """Searches for the back of one deck."""

    def __init__(self, deck: LearnedDeck, matcher: Matcher) -> None:
        backs = [place for place, face in enumerate(deck.faces) if face.name == BACK]
        poses = [pose for place in backs for pose in matcher.poses_of(place)]
        self._views = [view for pose in poses for view in matcher.views_of(pose)]
        self._pictures = matcher.views[self._views]
        self._coarse = standardised(self._pictures) if self._views else None

    def search(self, view: Picture) -> int | None:
        """Returns the learned view (see `Matcher`) of the back that an upright view may show, or None."""
        if self._coarse is None:
            return None
        best = int((self._coarse @ standardised(view[None])[0]).argmax())
        worth = compare_print(view, [self._pictures[best]]).against < MOST_AGAINST
        return self._views[best] if worth else None
