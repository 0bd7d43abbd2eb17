"""What a drawn scene truly shows: cards, corners, and how much of each is seen."""

from dataclasses import dataclass

from companion.cards import Card
from vision.frames import Picture
from vision.geometry import Quad


@dataclass(frozen=True, slots=True, eq=False)
class CornerTruth:
    """One corner index: the tight box round rank and suit symbol, the share of it that is seen, and its letters.

    `letters` is the rank as printed, such as "10" or a German jack's "B".
    """

    index_quad: Quad
    visible: float
    letters: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class CardTruth:
    """One card on the table; `card` is None and `corners` empty where it lies face down or is a joker."""

    card: Card | None
    quad: Quad
    corners: tuple[CornerTruth, ...]
    visible: float


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """A drawn picture, shape (height, width, 3), with its cards from bottom to top."""

    bgr: Picture
    cards: tuple[CardTruth, ...]
    seed: int
