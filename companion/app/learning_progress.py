"""LearningProgress: how far a deck is shown to the camera, and what is said to whoever shows it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from companion.app.laid_row import NamedOutline
from companion.cards import BACK

ENOUGH: Final = 2
"""A face is learned once it was seen so often."""


@dataclass(frozen=True, slots=True)
class FaceToShow:
    """A face of a deck: its name in records, and how often it is in the deck; the back has no copies."""

    name: str
    copies: int


class Instruction(StrEnum):
    """What is said to whoever shows the cards; the value ends the key of the sentence."""

    LAY = "lay"
    TURN = "turn"
    NEXT = "next"
    OTHER = "other"
    ALIKE = "alike"
    ALL = "all"
    KEPT_BEFORE = "kept-before"
    ROW = "row"
    ROW_LEFT = "row-left"
    ROW_NEXT = "row-next"
    ROW_OTHER = "row-other"
    ROW_OTHERS = "row-others"
    ROW_MORE = "row-more"
    ROW_GAP = "row-gap"

    @property
    def is_trouble(self) -> bool:
        """Whether something has to be put right."""
        return self in {self.OTHER, self.ALIKE, self.ROW_OTHER, self.ROW_OTHERS, self.ROW_MORE, self.ROW_GAP}


@dataclass(frozen=True, slots=True)
class LearningProgress:
    """How far a deck is shown: each face's name and how often it was seen, and the pairs that cannot be told apart.

    `card` is the face that is wanted, or was shown; `other` the one that comes next, or looks like it. `laid` are the
    cards that lie there side by side or in rows, in reading order, as what they were taken for. `left_out` are faces
    that are not wanted, `as_before` those that stay as they are kept or learned already: they were not shown again.
    """

    seen: tuple[tuple[str, int], ...]
    instruction: Instruction
    card: str = ""
    other: str = ""
    wanted: str = ""
    alike: tuple[tuple[str, str], ...] = ()
    laid: tuple[NamedOutline, ...] = ()
    left_out: tuple[str, ...] = ()
    as_before: tuple[str, ...] = ()

    @property
    def learned(self) -> tuple[str, ...]:
        """The names of the faces that are learned, without the back."""
        return tuple(name for name, count in self.seen if count >= ENOUGH and name != BACK)

    @property
    def can_be_kept(self) -> bool:
        """Whether a face is learned, now or before it was touched to be shown again."""
        return bool(self.learned or self.as_before)
