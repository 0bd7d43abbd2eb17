"""Where a described game stands: frozen values, from the trick up to the whole game."""

from dataclasses import dataclass
from enum import StrEnum

from companion.engine import Irregularity
from companion.games.described.description import Description
from companion.games.described.formulas import Value
from companion.games.described.scoring import HandScore, Ledger, Scored
from companion.games.described.words import Facts


class Phase(StrEnum):
    """What the table does now."""

    DEAL = "deal"
    PASS = "pass"
    BID = "bid"
    TRUMP = "trump"
    KITTY = "kitty"
    PLAY = "play"
    ASK = "ask"
    ROUND = "round"
    CATEGORIES = "categories"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick; of a told one, `faces` are those told with it and `leader` is None if it is not known."""

    leader: int | None
    faces: tuple[int, ...]
    winner: int
    because: str
    is_told: bool = False


@dataclass(frozen=True, slots=True)
class Duty:
    """A duty that `seat` may have missed in `trick`: a later card of the set `proofs` proves it."""

    kind: str
    seat: int
    trick: int
    proofs: int


@dataclass(frozen=True, slots=True)
class Suspicion:
    """A barred card that was noted as the irregularity at `place`; a later card of the set `proofs` proves it.

    `is_unseen`: a card of the seat was not noted since, so that nothing can clear it.
    """

    place: int
    seat: int
    proofs: int
    is_unseen: bool = False


@dataclass(frozen=True, slots=True)
class Tricks:
    """The tricks of a hand so far; `seen` holds one bit for each copy of a card that was played or is out of play."""

    leader: int | None
    table: tuple[int, ...] = ()
    done: tuple[Trick, ...] = ()
    seen: int = 0
    is_broken: bool = False
    has_told: bool = False
    duties: tuple[Duty, ...] = ()
    suspicions: tuple[Suspicion, ...] = ()
    irregularities: tuple[Irregularity, ...] = ()


@dataclass(frozen=True, slots=True)
class Auction:
    """The bidding: `bids` by seat, each one's last; `log` all in order; `high` the last of an auction's.

    `last` is who bid or doubled last, `turn` None once the bidding is over.
    """

    turn: int | None
    bids: tuple[int | None, ...]
    log: tuple[tuple[int, int], ...] = ()
    passed: tuple[int, ...] = ()
    doubled: int = 0
    last: int | None = None
    round: int = 1
    barred: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Dealt:
    """What is fixed when a hand is dealt; a round of a game without tricks has `dealer` None and a `first` player.

    Each player is dealt `size` cards, and draws `drawn` more from a stock, one after each trick.
    """

    number: int
    dealer: int | None
    size: int
    turned: int | None = None
    first: int = 0
    drawn: int = 0

    @property
    def tricks(self) -> int:
        """How many tricks the hand has."""
        return self.size + self.drawn


@dataclass(frozen=True, slots=True)
class Agreed:
    """What the bidding came to: `trump` None while it is not known, "none" for no trump."""

    trump: str | None = None
    declarer: int | None = None
    contract: str | None = None
    called: int | None = None
    is_alone: bool = False
    takes_up: int | None = None


@dataclass(frozen=True, slots=True)
class Closed:
    """A hand or round that is over: its facts, and what it brought. `is_tallied`: told in its words alone."""

    facts: Facts
    score: HandScore
    is_tallied: bool = False
    told: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand, or one round of a game without tricks, as far as it has gone."""

    dealt: Dealt
    phase: Phase
    auction: Auction
    agreed: Agreed
    tricks: Tricks
    melds: tuple[tuple[int, int], ...] = ()
    answers: tuple[tuple[str, int, int | bool], ...] = ()
    closed: Closed | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A whole game: the hands that are over, and the running one; None once the game is over or asks for categories."""

    description: Description
    players: tuple[str, ...]
    ledger: Ledger
    hands: tuple[Hand, ...]
    hand: Hand | None
    answers: tuple[tuple[str, int, int | bool], ...] = ()
    categories: tuple[Scored, ...] = ()
    winners: tuple[int, ...] = ()

    @property
    def phase(self) -> Phase:
        """What the table does now."""
        if self.hand is not None:
            return self.hand.phase
        return Phase.OVER if self.winners else Phase.CATEGORIES

    @property
    def all_hands(self) -> tuple[Hand, ...]:
        """The hands that are over, and the running one."""
        return self.hands if self.hand is None else (*self.hands, self.hand)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""
        return self.ledger.sides

    @property
    def totals(self) -> tuple[Value, ...]:
        """The points of each side."""
        return self.ledger.totals
