"""Tables whose cards lie alone or in a row before the camera: what is seen of them is given by name."""

from typing import Final

import numpy as np

from companion.learning.dialogue import LearningProgress
from companion.learning.row import GapInRow, NamedOutline
from companion.learning.session import LearningSession
from companion.learning.state import FaceToShow
from vision.geometry import Quad
from vision.learned.laid_cards import RowCard
from vision.learned.outlined_picture import OutlinedPicture

WIDE: Final = 40.0
GAP: Final = "?"
"""A place at which a card must lie that is not seen. The name of one that lies the other way round ends with "'"."""


NOTHING: Final = np.zeros((0, 4, 2), np.float32)
TWINS: Final = frozenset(("owl", "owl*"))
NEIGHBOURS: Final = frozenset(("sevens", "eights"))


def quad_at(place: float) -> Quad:
    """Returns the outline of a card in a row."""
    x = place * 2 * WIDE
    return np.array([[x, 0], [x + WIDE, 0], [x + WIDE, 60], [x, 60]], np.float32)


class RowTable:
    """Lays cards by name; owls with and without a star look alike, sevens and eights a little."""

    def __init__(self, *names: str) -> None:
        self._shown: dict[int, tuple[str, OutlinedPicture]] = {}
        self.deck = LearningSession([FaceToShow(name, 1) for name in names], self._compare, self._align_pictures)

    def lay(self, *cards: str, at: float = 0.0) -> LearningProgress:
        """Lays cards side by side, the first at a place."""
        gaps = [place for place, name in enumerate(cards) if name == GAP]
        return self.deck.see_row(
            [self._card(name, at + place) for place, name in enumerate(cards) if name != GAP],
            [GapInRow(quad_at(at + place), place - earlier) for earlier, place in enumerate(gaps)],
        )

    def show(self, *cards: str) -> LearningProgress:
        """Lays cards side by side, moves them, and takes them away."""
        self.lay(*cards)
        self.lay(*cards, at=0.5)
        return self.deck.see(None)

    def call(self, name: str, right: str) -> LearningProgress:
        """Touches the card that was taken for one face, and says which one it shows."""
        return self.deck.name(NamedOutline(name, ()), right)

    def name_of(self, seen: OutlinedPicture) -> str:
        """Returns which card is in a picture."""
        return self._shown[id(seen)][0]

    def _card(self, name: str, place: float) -> RowCard:
        quad = quad_at(place)
        looks = np.array([[[1, 0], [0, 1], [-1, 0], [0, -1]]], np.float32) * (-1 if name.endswith("'") else 1)
        one = np.ones(1, np.float32)
        seen = OutlinedPicture(np.zeros((8, 8, 3), np.uint8), quad[None], one, one, looks)
        self._shown[id(seen)] = (name.rstrip("'"), seen)
        return RowCard(seen, quad)

    def _compare(self, one: OutlinedPicture, other: OutlinedPicture) -> float:
        names = {self._shown[id(one)][0], self._shown[id(other)][0]}
        return 0.73 if len(names) == 1 else 0.6 if names == TWINS else 0.07 if names == NEIGHBOURS else 0.0

    def _align_pictures(self, one: OutlinedPicture, other: OutlinedPicture) -> tuple[float, OutlinedPicture]:
        return self._compare(one, other), other


class NamedCardTable:
    """Looks at cards by name; owls with and without a star look alike, and a cat looks a little like both."""

    def __init__(self, *names: str) -> None:
        self._shown: dict[int, tuple[str, OutlinedPicture]] = {}
        self.deck = LearningSession([FaceToShow(name, 1) for name in names], self._compare)

    def lay(self, name: str) -> LearningProgress:
        seen = OutlinedPicture(np.zeros((8, 8, 3), np.uint8), NOTHING, *(np.zeros(0, np.float32),) * 3)
        self._shown[id(seen)] = (name, seen)
        return self.deck.see(seen)

    def clear(self) -> LearningProgress:
        return self.deck.see(None)

    def show(self, name: str) -> LearningProgress:
        self.lay(name)
        self.lay(name)
        return self.clear()

    def _compare(self, one: OutlinedPicture, other: OutlinedPicture) -> float:
        names = frozenset((self._shown[id(one)][0], self._shown[id(other)][0]))
        return 0.73 if len(names) == 1 or names == TWINS else 0.3 if "cat" in names else 0.0


def names_of(progress: LearningProgress) -> list[str]:
    """Returns what the cards of a row were taken for, from left to right."""
    return [one.name for one in progress.laid]
