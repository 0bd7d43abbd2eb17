"""Where a game of Lunar stands: frozen values, from the card on the table up to the whole game."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from companion.engine import Irregularity
from companion.games.lunar.actions import TRICKS, Pair, Tally
from companion.games.lunar.deck import FACES, Area, CardKind, LunarCard, LunarSuit
from companion.games.lunar.options import Options
from companion.tricks import UnfollowedSuit

CARDS_IN_TRICK: Final = 4
"""Also of two players (LU-5.1)."""
NONE_PLAYED: Final = (0,) * len(FACES)


class Phase(StrEnum):
    """What the table does now."""

    TRUMP = "trump"
    TRICKS = "tricks"
    STARS = "stars"
    TRACK = "track"
    OVER = "over"


class WinReason(StrEnum):
    """Why a combination wins (LU-3.3)."""

    TRUMP = "trump"
    RANK = "rank"
    LAST = "last"
    LEAD = "lead"


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card on the table, and where it came from in a game for two."""

    card: LunarCard
    area: Area | None = None

    @property
    def name(self) -> str:
        """The card's name in a record."""
        return self.card.name


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick; `team` won it, `stars` is None until they are told."""

    number: int
    leader: int
    cards: tuple[PlayedCard, ...]
    team: int
    because: WinReason
    lead: LunarSuit
    stars: int | None


Seen: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], tuple[UnfollowedSuit, ...], tuple[Irregularity, ...]]
"""What the cards of a round have shown: its `left`, `played`, `unfollowed` and `irregularities`."""


@dataclass(frozen=True, slots=True)
class Round:
    """One round, as far as it has been played.

    `leader` begins the running trick. `played` counts the cards by face, `left` those not yet played by hand and
    kind: two numbers (ranks, suits) for each seat, then in a game for two those of the Sky.
    `track` holds the points from the track once the round is closed.
    """

    number: int
    start: int
    leader: int
    trump: LunarSuit | None = None
    exchanged: bool = False
    table: tuple[PlayedCard, ...] = ()
    tricks: tuple[Trick, ...] = ()
    left: tuple[int, ...] = ()
    played: tuple[int, ...] = NONE_PLAYED
    unfollowed: tuple[UnfollowedSuit, ...] = ()
    irregularities: tuple[Irregularity, ...] = ()
    tallied: Tally | None = None
    track: Pair | None = None

    @property
    def phase(self) -> Phase:
        """What the round waits for; TRACK also when nothing is left to do."""
        if self.trump is None:
            return Phase.TRUMP
        if self.tricks and self.tricks[-1].stars is None:
            return Phase.STARS
        return Phase.TRICKS if len(self.tricks) < TRICKS else Phase.TRACK

    @property
    def has_begun(self) -> bool:
        """Whether it is followed, so that it can no longer only be counted."""
        return self.exchanged or self.trump is not None

    @property
    def lead(self) -> LunarSuit | None:
        """The lead suit of the running trick: its first suit card (LU-3.2)."""
        return next((laid.card.face.suit for laid in self.table if laid.card.kind is CardKind.SUIT), None)

    def laid_by(self, team: int) -> tuple[PlayedCard, ...]:
        """Returns what a team has laid in the running trick."""
        return self.table[(team - self.leader) % 2 :: 2]

    @property
    def spaces(self) -> Pair:
        """How far each team's marker has moved (LU-3.4)."""
        if self.tallied:
            return self.tallied.spaces
        second = sum(trick.team for trick in self.tricks)
        return (len(self.tricks) - second, second)

    @property
    def stars(self) -> Pair:
        """How many star cards each team has kept, as far as they are told (LU-3.4)."""
        if self.tallied:
            return self.tallied.stars
        first, second = (sum(trick.stars or 0 for trick in self.tricks if trick.team == team) for team in (0, 1))
        return (first, second)

    @property
    def points(self) -> Pair | None:
        """What the round brought each team, once it is closed (LU-4.1)."""
        if self.track is None:
            return None
        (first, second), stars = self.track, self.stars
        return (first + stars[0], second + stars[1])


@dataclass(frozen=True, slots=True)
class State:
    """A whole game: its closed rounds, and the running one, which is None when the game is over."""

    options: Options
    players: tuple[str, ...]
    closed: tuple[Round, ...]
    round: Round | None

    @property
    def phase(self) -> Phase:
        """What the table does now."""
        return self.round.phase if self.round else Phase.OVER

    @property
    def turn(self) -> int | None:
        """The seat that plays next, or None."""
        return self.seat_of_turn(self.round) if self.round and self.round.phase is Phase.TRICKS else None

    def seat_of_turn(self, running: Round) -> int:
        """Returns the seat whose card comes next in the running trick (LU-3.1, LU-5.4)."""
        return (running.leader + len(running.table)) % len(self.players)

    @property
    def scores(self) -> Pair:
        """The points of the closed rounds, by team (LU-4.1)."""
        points = [played.points for played in self.closed]
        return (sum(each[0] for each in points if each), sum(each[1] for each in points if each))

    @property
    def winner(self) -> int | None:
        """The team that has won, once the game is over (LU-4.2)."""
        return None if self.round else int(self.scores[1] > self.scores[0])

    @property
    def rounds(self) -> tuple[Round, ...]:
        """All rounds, the running one last."""
        return self.closed if self.round is None else (*self.closed, self.round)

    @property
    def exchanges(self) -> bool:
        """Whether partners exchange cards now (LU-2.1)."""
        return self.phase is Phase.TRUMP and not (self.is_for_two or self.rounds[-1].exchanged)

    @property
    def is_for_two(self) -> bool:
        """Whether two play, with the Sky (LU-5)."""
        return len(self.players) == 2


def team_of(seat: int) -> int:
    """Returns the team of `seat`: partners sit opposite; of two players each is a team."""
    return seat % 2
