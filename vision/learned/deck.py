"""LearnedDeck: what a deck's faces and its back look like."""

from dataclasses import dataclass
from typing import Final

from companion.cards import BACK
from vision.frames import Picture

MOST_VIEWS: Final = 3  # EXPERIMENTS.md, 2026-11-24
"""The maximum number of views kept for a face: the likeliest of those that agree."""
ENOUGH_VIEWS: Final = 2
"""With fewer views than this from a camera, a face may have been seen only in part, or with a crooked outline."""


@dataclass(frozen=True, slots=True, eq=False)
class LearnedFace:
    """A face with its upright views (h, w, 3), one for each learning picture that is kept.

    `corner` says which of the view's corners, clockwise from its top left, is the card's first.
    """

    name: str
    copies: int
    corner: int
    views: tuple[Picture, ...]


@dataclass(frozen=True, slots=True, eq=False)
class LearnedDeck:
    """The faces in the order of their list, the back last if it was learned, and the cards' aspect: height over width.

    If the deck `is_printed`, its views are the exact pictures from which it is printed; else a camera took them.
    """

    faces: tuple[LearnedFace, ...]
    aspect: float
    is_printed: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the faces and of the back."""
        return tuple(face.name for face in self.faces)

    @property
    def fronts(self) -> tuple[LearnedFace, ...]:
        """The faces without the back."""
        return tuple(face for face in self.faces if face.name != BACK)
