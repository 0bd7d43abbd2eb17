"""The cards of Lunar: ranks without suits and suits without ranks, some with a star (LU-1)."""

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Final


class LunarSuit(StrEnum):
    """One of the four suits; the value is its card's name in a record."""

    WOLF = "W"
    OWL = "O"
    LYNX = "L"
    BAT = "B"

    @property
    def picture(self) -> str:
        """The name of its animal's picture, on screens and on printed cards."""
        return f"lunar/{self.name.lower()}"


class CardKind(IntEnum):
    """What a card has: a rank or a suit."""

    RANK = 0
    SUIT = 1

    @property
    def other(self) -> "CardKind":
        """What a team's other card has (LU-3.1)."""
        return CardKind.RANK if self else CardKind.SUIT

    @property
    def word(self) -> str:
        """Its name in keys and sentences: "rank" or "suit"."""
        return self.name.lower()


class Area(StrEnum):
    """Where a card of a game for two comes from (LU-5.1)."""

    HAND = "hand"
    SKY = "sky"

    @property
    def other(self) -> "Area":
        """Where the player's other card of a trick comes from."""
        return Area.HAND if self is Area.SKY else Area.SKY


@dataclass(frozen=True, slots=True)
class LunarFace:
    """What a card shows beside a star; `place` is its place in FACES, `copies` how often the deck has it."""

    rank: int | None
    suit: LunarSuit | None
    place: int = field(compare=False, repr=False)

    @property
    def name(self) -> str:
        """The face in a record, as in "5" or "W"."""
        return self.suit.value if self.suit else str(self.rank)

    @property
    def kind(self) -> CardKind:
        """Whether it is a rank card or a suit card."""
        return CardKind.SUIT if self.suit else CardKind.RANK

    @property
    def copies(self) -> int:
        """How often the deck has it (LU-1.1)."""
        return SUIT_COPIES if self.suit else RANK_COPIES


@dataclass(frozen=True, slots=True)
class LunarCard:
    """A card as it is entered: its face, and a star if the deck's cards are marked with stars."""

    face: LunarFace
    star: bool = False
    kind: CardKind = field(init=False, compare=False, repr=False)
    name: str = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "kind", self.face.kind)
        object.__setattr__(self, "name", self.face.name + "*" * self.star)


RANKS: Final = range(1, 9)
RANK_COPIES: Final = 3
SUIT_COPIES: Final = 6
FACES: Final[tuple[LunarFace, ...]] = (
    *(LunarFace(rank, None, place) for place, rank in enumerate(RANKS)),
    *(LunarFace(None, suit, place) for place, suit in enumerate(LunarSuit, len(RANKS))),
)
"""The twelve faces: ranks low to high, then the suits."""
CARDS: Final[dict[str, LunarCard]] = {
    card.name: card for star in (False, True) for face in FACES for card in [LunarCard(face, star)]
}
"""Each card by its name in a record."""
SUIT_COLOURS: Final = {
    LunarSuit.WOLF: "#214799",
    LunarSuit.OWL: "#804505",
    LunarSuit.LYNX: "#a31721",
    LunarSuit.BAT: "#5c2185",
}
"""How each suit looks, on screens and on printed cards."""
