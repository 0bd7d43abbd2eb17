"""What the tricks that were played tell: which cards lie on the table, who held which, and where a replay stands."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from companion.cards import Card
from companion.engine.faces import Face
from companion.engine.positions import LaidCard
from companion.phrases import Phrase

CardT = TypeVar("CardT")
FaceT = TypeVar("FaceT", bound=Face)
FaceT_co = TypeVar("FaceT_co", bound=Face, covariant=True)


class PlayedTrick(Protocol[FaceT_co]):
    """Cards in the order played, clockwise from the seat of `leader`."""

    @property
    def leader(self) -> int:
        """The seat that led."""
        ...

    @property
    def cards(self) -> tuple[FaceT_co, ...]:
        """Its cards."""
        ...


def seated(leader: int, cards: Iterable[CardT], players: int) -> Iterator[tuple[int, CardT]]:
    """Yields each card of a trick with the seat that played it."""
    return (((leader + place) % players, card) for place, card in enumerate(cards))


def cards_of(tricks: Iterable[PlayedTrick[FaceT]], seat: int, players: int) -> tuple[FaceT, ...]:
    """Returns what `seat` played to `tricks`, in order."""
    return tuple(card for trick in tricks for by, card in seated(trick.leader, trick.cards, players) if by == seat)


@dataclass(frozen=True, slots=True)
class ShownTrick(Generic[FaceT_co]):
    """The cards that lie on the table: of the running trick, or of the last one until the next has begun.

    `winners` are the places in the trick of the cards that win, or are winning.
    """

    players: int
    leader: int = 0
    cards: tuple[FaceT_co, ...] = ()
    winners: tuple[int, ...] = ()

    def of(self, seat: int) -> tuple[FaceT_co, ...]:
        """Returns the cards that lie before `seat`."""
        return cards_of((self,), seat, self.players)

    def leads(self, seat: int) -> bool:
        """Whether the first card is that of `seat`."""
        return bool(self.cards) and seat == self.leader

    def is_won_by(self, seat: int) -> bool:
        """Whether a card of `seat` wins."""
        return any((self.leader + place) % self.players == seat for place in self.winners)

    def laid(self, named: Callable[[FaceT_co], Card | Phrase]) -> tuple[LaidCard, ...]:
        """Returns the cards as a replay shows them; `named` says one that is none of the standard deck in words."""
        return tuple(
            LaidCard(seat, named(card), leads=place == 0, wins=place in self.winners)
            for place, (seat, card) in enumerate(seated(self.leader, self.cards, self.players))
        )
