"""What the tricks that were played tell: which cards lie on the table, who held which, and where a replay stands."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from companion.cards import Card
from companion.engine.faces import Face
from companion.engine.positions import LaidCard
from companion.phrases import Phrase
from companion.tricks.screen_table import LastTrick

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


def cards_of(tricks: Iterable[PlayedTrick[FaceT]], seat: int, players: int) -> tuple[FaceT, ...]:
    """Returns what `seat` played to `tricks`, in order."""
    return tuple(
        card for trick in tricks for place, card in enumerate(trick.cards) if (trick.leader + place) % players == seat
    )


@dataclass(frozen=True, slots=True)
class ShownTrick(Generic[FaceT]):
    """The cards that lie on the table: of the running trick, or of the last one until the next has begun.

    `winners` are the places in the trick of the cards that win, or are winning.
    """

    players: int
    leader: int = 0
    cards: tuple[FaceT, ...] = ()
    winners: tuple[int, ...] = ()

    def of(self, seat: int) -> tuple[FaceT, ...]:
        """Returns the cards that lie before `seat`."""
        return cards_of((self,), seat, self.players)

    def leads(self, seat: int) -> bool:
        """Whether the first card is that of `seat`."""
        return bool(self.cards) and seat == self.leader

    def is_won_by(self, seat: int) -> bool:
        """Whether a card of `seat` wins."""
        return any((self.leader + place) % self.players == seat for place in self.winners)

    def laid(self, named: Callable[[FaceT], Card | Phrase]) -> tuple[LaidCard, ...]:
        """Returns the cards as a replay shows them; `named` says one that is none of the standard deck in words."""
        return tuple(
            LaidCard((self.leader + place) % self.players, named(card), leads=place == 0, wins=place in self.winners)
            for place, card in enumerate(self.cards)
        )

    def as_last(self) -> LastTrick:
        """Returns the same trick as the table shows it while the next one is played."""
        return LastTrick(self.cards, self.winners)
