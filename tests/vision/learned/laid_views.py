"""Views laid side by side on a grey table, and a reader that sees given outlines there."""

import numpy as np
import pytest

from vision.frames import Picture
from vision.geometry import Quad, centre_of
from vision.learned import DeckReader
from vision.learned.outline_maps import OutlineMaps
from vision.learned.outline_matching import MatchedOutlines, OutlineMatcher
from vision.learned.views import cut_wide


def lay(views: list[Picture]) -> tuple[Picture, list[Quad]]:
    """Returns a picture of a grey table with views side by side, and their outlines."""
    height, width = views[0].shape[:2]
    bgr = np.full((height + 200, len(views) * (width + 100) + 100, 3), 90, np.uint8)
    card = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32) + 100
    cards = [card + np.array([nth * (width + 100), 0], np.float32) for nth in range(len(views))]
    for view, quad in zip(views, cards, strict=True):
        left, top = quad[0].astype(int)
        bgr[top : top + height, left : left + width] = view
    return bgr, cards


def enlarged(quad: Quad, times: float) -> Quad:
    """Returns an outline so many times as high and as wide about its middle."""
    return np.asarray(centre_of(quad) + (quad - centre_of(quad)) * times, np.float32)


def find(
    reader: DeckReader, monkeypatch: pytest.MonkeyPatch, quads: list[Quad], scores: list[float], moved: int = 1
) -> None:
    """Lets a reader see these outlines in pictures, of which only the first ones were moved onto what they show."""

    def match(self: OutlineMatcher, bgr: Picture, maps: OutlineMaps) -> MatchedOutlines:
        first = [self._matcher.match(cut_wide(bgr, quad, self._size)) for quad in quads[:moved]]
        matches = [*first, *[None] * (len(quads) - moved)]
        return MatchedOutlines(quads, np.array(scores, np.float32), matches, quads)

    monkeypatch.setattr(OutlineMatcher, "find", match)


def named(reader: DeckReader, bgr: Picture) -> list[str | None]:
    """Returns the name of each card that a reader sees, None for those that it leaves unnamed."""
    return [one.card.name if one.card else None for one in reader.read(bgr)]
