"""The cards of Lunar: ranks without suits and suits without ranks, some with a star (LU-1)."""

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Final


class Suit(StrEnum):
    """One of the four suits; the value is its card's name in a record."""

    WOLF = "W"
    OWL = "O"
    LYNX = "L"
    BAT = "B"


class Kind(IntEnum):
    """What a card has: a rank or a suit."""

    RANK = 0
    SUIT = 1


class Area(StrEnum):
    """Where a card of a game for two comes from (LU-5.1)."""

    HAND = "hand"
    SKY = "sky"


@dataclass(frozen=True, slots=True)
class Face:
    """What a card shows beside a star; `place` is its place in FACES, `copies` how often the deck has it."""

    rank: int | None
    suit: Suit | None
    place: int = field(compare=False, repr=False)

    @property
    def name(self) -> str:
        """The face in a record, as in "5" or "W"."""
        return self.suit.value if self.suit else str(self.rank)

    @property
    def kind(self) -> Kind:
        """Whether it is a rank card or a suit card."""
        return Kind.SUIT if self.suit else Kind.RANK

    @property
    def copies(self) -> int:
        """How often the deck has it (LU-1.1)."""
        return SUIT_COPIES if self.suit else RANK_COPIES


@dataclass(frozen=True, slots=True)
class Card:
    """A card as it is named: its face, and a star where the deck's cards are marked with them."""

    face: Face
    star: bool = False
    kind: Kind = field(init=False, compare=False, repr=False)
    name: str = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "kind", self.face.kind)
        object.__setattr__(self, "name", self.face.name + "*" * self.star)


RANKS: Final = range(1, 9)
RANK_COPIES: Final = 3
SUIT_COPIES: Final = 6
FACES: Final[tuple[Face, ...]] = (
    *(Face(rank, None, place) for place, rank in enumerate(RANKS)),
    *(Face(None, suit, place) for place, suit in enumerate(Suit, len(RANKS))),
)
"""The twelve faces: ranks low to high, then the suits."""
CARDS: Final[dict[str, Card]] = {
    card.name: card for star in (False, True) for face in FACES for card in [Card(face, star)]
}
"""Each card by its name in a record."""
