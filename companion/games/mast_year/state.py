"""Where a game of Mast Year stands: frozen values, from the card up to the whole game."""

from dataclasses import dataclass
from enum import StrEnum

from companion.cards import Card, Suit, card_bits, cards_in
from companion.games.mast_year.actions import Count, Passed, Tally
from companion.games.mast_year.deck import ACORNS, BOUNTY
from companion.games.mast_year.irregularity_watch import IrregularityWatch
from companion.games.mast_year.options import PAIRS, Options, Pair


class Phase(StrEnum):
    """What the table does now."""

    DEAL = "deal"
    PASS = "pass"
    TRUNK = "trunk"
    TRICKS = "tricks"
    EAT = "eat"
    REVEAL = "reveal"
    SPEEDY = "speedy"
    OVER = "over"


class Outcome(StrEnum):
    """What became of a trick (MY-6)."""

    DISCARDED = "discarded"
    STASHED = "stashed"
    STASHED_EATEN = "stashed-eaten"
    ATE = "ate"
    KEPT = "kept"


@dataclass(frozen=True, slots=True)
class Deal:
    """What is fixed when a hand begins: `deck` as card bits, `unseen` the cards that nobody is dealt (MY-9.2).

    `tricks` is how many the hand has (MY-3.3).
    """

    number: int
    squirrels: Pair
    speedy: int
    deck: int
    unseen: int
    tricks: int

    @property
    def oaks(self) -> Pair:
        """The Oaks' seats (MY-2.1)."""
        return PAIRS[1 - PAIRS.index(self.squirrels)]

    @property
    def bounty(self) -> tuple[Card, ...]:
        """The ♥ of this hand's deck, low to high."""
        return tuple(card for card in cards_in(self.deck) if card.suit is BOUNTY)

    @property
    def acorn_count(self) -> int:
        """How many acorn cards the deck holds."""
        return (self.deck & ACORNS).bit_count()

    def hand_size(self, seat: int) -> int:
        """Returns how many cards `seat` is dealt (MY-3.3)."""
        slow = seat in self.squirrels and seat != self.speedy
        return self.tricks if slow else self.tricks + 1

    def held_before(self, seat: int, trick: int) -> int:
        """Returns how many cards `seat` holds before it plays to `trick`, the trunk card being shown (MY-5.1)."""
        return self.hand_size(seat) - (seat == self.speedy) - (trick - 1)


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick; `squirrel`: a squirrel card was in it.

    `outcome` is None while its winner chooses, `ate` the trick whose stash was eaten.
    `partial`: only the winner and the acorn cards were noted, `cards` holds what was seen before that.
    """

    number: int
    leader: int
    cards: tuple[Card, ...]
    winner: int
    acorns: tuple[Card, ...]
    squirrel: bool
    outcome: Outcome | None
    ate: int | None = None
    partial: bool = False


@dataclass(frozen=True, slots=True)
class Stash:
    """The acorn cards that `seat` took with a trick; `eaten`: face-down (MY-6)."""

    trick: int
    seat: int
    cards: tuple[Card, ...]
    eaten: bool


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand, as far as it has been played. `seen` holds every card shown so far, as card bits.

    `ended_game`: the game was over with its tally, so that nobody looked for a Mast Year or a Boom (MY-8).
    """

    deal: Deal
    leader: int
    trunk: Card | None = None
    table: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    stashes: tuple[Stash, ...] = ()
    seen: int = 0
    watch: IrregularityWatch = IrregularityWatch()
    revealed: tuple[tuple[int, Card], ...] = ()
    tallied: Tally | Count | None = None
    dealt: bool = False
    passed: Passed | None = None
    ended_game: bool = False

    @property
    def phase(self) -> Phase:
        """What the hand waits for; REVEAL also when nothing is left to do."""
        if self.trunk is None:
            return Phase.TRUNK if self.passed else Phase.PASS if self.dealt else Phase.DEAL
        if self.tricks and self.tricks[-1].outcome is None:
            return Phase.EAT
        return Phase.TRICKS if len(self.tricks) < self.deal.tricks else Phase.REVEAL

    @property
    def turn(self) -> int:
        """The seat that plays next."""
        return (self.leader + len(self.table)) % 4

    @property
    def trunk_suit(self) -> Suit | None:
        """The trunk suit, once it is shown (MY-5.1)."""
        return self.trunk.suit if self.trunk else None

    @property
    def done(self) -> bool:
        """Whether all tricks are played and decided, or the hand was tallied (MY-5.7)."""
        return self.tallied is not None or self.phase is Phase.REVEAL

    @property
    def acorns_reachable(self) -> int:
        """How many acorn cards can lie in stashes at the hand's end: all but those seen to be out of play (MY-6.4)."""
        stashed = card_bits(card for stash in self.stashes for card in stash.cards)
        gone = self.seen & ACORNS & ~stashed & ~card_bits(self.table)
        return self.deal.acorn_count - gone.bit_count()

    def face_up(self, seat: int) -> tuple[Stash, ...]:
        """Returns the stashes that `seat` may eat (MY-6.3)."""
        return tuple(stash for stash in self.stashes if stash.seat == seat and not stash.eaten)

    def acorns_stashed(self, eaten: bool) -> int:
        """Returns how many acorn cards lie in face-down, or in face-up, stashes (MY-7.1)."""
        if self.tallied:
            return self.tallied.eaten if eaten else self.tallied.uneaten
        return sum(len(stash.cards) for stash in self.stashes if stash.eaten is eaten)


@dataclass(frozen=True, slots=True)
class Match:
    """One game to the goal: its closed hands, their scores (Squirrels, Oaks) with any bonus, and who won."""

    squirrels: Pair
    hands: tuple[Hand, ...] = ()
    scores: Pair = (0, 0)
    winner: str | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A whole game: one match, or a tournament's two, and the running hand."""

    options: Options
    players: tuple[str, ...]
    matches: tuple[Match, ...]
    hand: Hand | None

    @property
    def match(self) -> Match:
        """The match being played, or the last one."""
        return self.matches[-1]

    @property
    def phase(self) -> Phase:
        """What the table does now."""
        if self.hand is not None:
            return self.hand.phase
        return Phase.OVER if self.match.winner else Phase.SPEEDY

    @property
    def turn(self) -> int | None:
        """The seat that must act now, or None."""
        hand = self.hand
        if hand is None:
            return None
        phase = hand.phase
        if phase is Phase.TRUNK:
            return hand.deal.speedy
        return hand.turn if phase in (Phase.TRICKS, Phase.EAT) else None

    @property
    def running(self) -> Hand:
        """The hand being played; call it only while there is one."""
        assert self.hand is not None
        return self.hand

    @property
    def hands(self) -> tuple[Hand, ...]:
        """All hands, the running one last."""
        closed = tuple(hand for match in self.matches for hand in match.hands)
        return closed if self.hand is None else (*closed, self.hand)
