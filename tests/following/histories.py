"""Histories of a table: cards are laid, covered, pushed, taken up and gathered, as a camera would tell of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import cos, pi, sin
from typing import Any, Final

from companion.card_notation import parse_card
from companion.cards import DECK, Card
from companion.following.decisions import Decision
from companion.following.follower import Follower
from companion.following.sightings import CardGone, CardId, CardLaid, CardOutline, Sighting
from companion.following.trick_strategy import TrickStrategy
from companion.following.trick_table_state import TrickTableState
from companion.games.mast_year.actions import Keep, Play, Trunk
from companion.games.mast_year.choices import TRICK_TABLE
from companion.session import MemoryStore, Session, start_session
from tests.games.mast_year.table import GAME, PLAYERS

SEATS: Final = ((0.0, 85.0), (-85.0, 0.0), (0.0, -85.0), (85.0, 0.0))
STASH: Final = (250.0, 200.0)
TRICK: Final = ("9S", "TS", "QS", "2S")
"""The first trick, led by the first seat."""
PLAYS: Final = ((2, "4S"), (3, "3S"), (0, "5S"), (1, "8S"))
"""The next trick: whose card each is."""
SECOND: Final = tuple(name for _, name in PLAYS)


def place_at(x: float, y: float, turn: float = 0.0) -> CardOutline:
    """A card that lies at a point of the table: upright, or turned clockwise by so much, in radians."""
    across, along = (31.75 * cos(turn), 31.75 * sin(turn)), (-44.45 * sin(turn), 44.45 * cos(turn))
    first, second, third, fourth = (
        (x + right * across[0] + down * along[0], y + right * across[1] + down * along[1])
        for right, down in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )
    return CardOutline((first, second, third, fourth))


def seen_as(card: Card, share: float = 0.999) -> tuple[float, ...]:
    """The probabilities of a card that is hardly in doubt."""
    return tuple(share if other == card else (1 - share) / 51 for other in DECK)


def keep(state: Any, choices: Sequence[Any]) -> Any | None:
    """No stash is ever eaten."""
    return Keep()


@dataclass
class TableHistory:
    """What happens at a table, and what is made of it."""

    session: Session = field(default_factory=lambda: start_session(MemoryStore(), GAME, {}, PLAYERS))
    now_s: float = 0.0
    tracks: int = 0
    on_table: dict[int, tuple[CardId, Card]] = field(default_factory=dict)
    """What lies before each seat."""
    decisions: list[Decision] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.follower: Follower[TrickTableState] = Follower(self.session, TrickStrategy(TRICK_TABLE), keep)

    @property
    def played(self) -> list[Card]:
        """The cards of the record, the trunk card first."""
        actions = [logged.entry.action for logged in self.session.standing]
        return [action.card for action in actions if isinstance(action, Play | Trunk)]

    def take(self, *sightings: Sighting, wait_s: float = 0.5) -> None:
        """Time passes, and then something is seen."""
        self.now_s += wait_s
        self.decisions += self.follower.take(sightings, self.now_s)

    def lay(self, seat: int, card: Card, aside_mm: float = 0.0) -> None:
        """A card comes to rest before a seat, as its player sits."""
        x, y = SEATS[seat]
        self.lay_at(seat, (x + aside_mm, y), card, turn=seat * pi / 2)

    def lay_at(self, seat: int, point: tuple[float, float], card: Card, turn: float = 0.0) -> None:
        """A card comes to rest somewhere; `seat` is only its name."""
        self.take(self.laid_at(point, card, turn=turn))
        self.on_table[seat] = self.tracks, card

    def lift(self, seat: int, *, bare: bool = True) -> Card:
        """A card is seen no more; it was covered, unless the bare table is seen there."""
        seen, card = self.on_table[seat]
        self.take(CardGone(seen, self.now_s, bare), wait_s=0.2)
        return card

    def see_elsewhere(self, card: Card) -> None:
        """A card is seen aside of the trick for a moment, as in a hand or a stash."""
        self.take(self.laid_at(STASH, card), wait_s=0.3)
        self.take(CardGone(self.tracks, self.now_s), wait_s=0.5)

    def see_twice(self, seat: int, aside_mm: float) -> None:
        """A card is found a second time, a little beside itself; then one of the two is seen to be nothing."""
        before, card = self.on_table[seat]
        x, y = SEATS[seat]
        self.take(self.laid_at((x + aside_mm, y), card, turn=seat * pi / 2), wait_s=0.1)
        self.take(CardGone(before, self.now_s), wait_s=0.2)
        self.on_table[seat] = self.tracks, card

    def gather(self, order: Sequence[int]) -> None:
        """The trick is gathered, one card after the other."""
        for seat in order:
            self.lift(seat)
        self.on_table.clear()
        self.take(wait_s=4.0)

    def laid_at(self, point: tuple[float, float], card: Card, share: float = 0.999, turn: float = 0.0) -> CardLaid:
        """Returns the sighting of a card that comes to rest now."""
        self.tracks += 1
        return CardLaid(self.tracks, place_at(*point, turn), seen_as(card, share), self.now_s)


def complete() -> TableHistory:
    """The trunk card was gathered, and a trick lies there."""
    table = TableHistory()
    table.lay(0, parse_card("JS"))
    table.gather([0])
    for seat, name in enumerate(TRICK):
        table.lay(seat, parse_card(name))
    return table


def followed_by(count: int) -> TableHistory:
    """That trick was gathered, and so many cards of the next lie there."""
    table = complete()
    table.gather(range(4))
    for seat, name in PLAYS[:count]:
        table.lay(seat, parse_card(name))
    return table


def names(table: TableHistory) -> list[str]:
    """The names of the cards of the record, the trunk card first."""
    return [card.name for card in table.played]
