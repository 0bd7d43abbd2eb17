"""Description: a game as its file says it, checked; nothing of it can fail in play."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from companion.games.described.formulas import Formula

SUIT_NAMES: Final = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
NO_TRUMP: Final = "none"
TURNED_UP, OFFERED, DECLARED, BID = "turned up", "offered", "declared", "bid"


class Per(StrEnum):
    """Whom a line, a counter or an ask is for."""

    PLAYER = "player"
    SIDE = "side"
    HAND = "hand"
    DECLARER = "declarer"
    DECLARING_SIDE = "declaring side"
    DEFENDERS = "defenders"
    EACH_DEFENDER = "each defender"


OF_A_PLAYER: Final = (Per.PLAYER, Per.DECLARER, Per.EACH_DEFENDER)
"""The lines whose words are one player's own."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text by language; a missing language falls back to the first."""

    by_language: tuple[tuple[str, str], ...]

    @property
    def first(self) -> str:
        """The text in the first language."""
        return self.by_language[0][1]

    def in_language(self, language: str) -> str:
        """Returns the text in `language`, or in the first."""
        return dict(self.by_language).get(language, self.first)


@dataclass(frozen=True, slots=True)
class DeckFace:
    """What a card shows; `suit` and `rank` are "" for a card that has none; `copies` are in the deck."""

    name: str
    suit: str
    rank: str
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards; `ranks` low to high. `is_standard`: all are of the 52. `is_learned`: the camera learns them."""

    faces: tuple[DeckFace, ...]
    ranks: tuple[str, ...]
    suits: tuple[str, ...]
    is_standard: bool = True
    is_learned: bool = False

    @property
    def size(self) -> int:
        """How many cards there are."""
        return sum(face.copies for face in self.faces)


@dataclass(frozen=True, slots=True)
class Dealing:
    """How cards are dealt: `each` None for as many as go round, `sizes` by hand if they differ."""

    each: int | None = None
    sizes: tuple[int, ...] = ()
    left: str = ""
    counts: str = "nobody"
    dealer: str = "next"
    clockwise: bool = True


@dataclass(frozen=True, slots=True)
class Passing:
    """How many cards are passed, and to whom by hand."""

    cards: int
    to: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Bidding:
    """How is bid; `most` None: no bound, HAND: the cards in a hand."""

    kind: str
    least: int = 0
    most: int | None = None
    most_is_hand: bool = False
    step: int = 1
    total_not_hand: bool = False
    of: tuple[str, ...] = ()
    nobody: str = "again"
    doubling: int = 0
    rounds: int = 1


@dataclass(frozen=True, slots=True)
class TrumpRule:
    """What is trump, by hand; `always`, `highest` and `order` as the file writes them, checked."""

    suits: tuple[str, ...] = (NO_TRUMP,)
    turned: str = ""
    may: tuple[str, ...] = ()
    always: tuple[str, ...] = ()
    highest: tuple[str, ...] = ()
    order: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract that can be bid by its name."""

    name: str
    trump: str | None = None
    order: tuple[str, ...] = ()
    value: int = 0
    goal: int = 0


@dataclass(frozen=True, slots=True)
class PlayRule:
    """How is played; cards are named as the file names them: a card, a rank or a suit's name."""

    leads: str = "left"
    follow: str = "suit"
    void: str = "any"
    beat: str = "no"
    exempt: tuple[str, ...] = ()
    first_trick_not: tuple[str, ...] = ()
    not_led: tuple[str, ...] = ()
    broken_by: tuple[str, ...] | None = None
    """None: the cards of `not_led`."""
    equal: str = "first"
    winner: str = "high"
    alone: bool = False
    sits_out: str = ""


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards that are told for points."""

    name: str
    points: int
    cards: Text | None = None
    when: str = "start"


@dataclass(frozen=True, slots=True)
class Ask:
    """What the table is asked for."""

    name: str
    say: Text
    per: Per = Per.PLAYER
    least: int = 0
    most: int | None = None
    is_yes: bool = False


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of points; a line without `when` always holds. `counts` sets counters."""

    say: Text
    points: Formula
    per: Per = Per.PLAYER
    when: Formula | None = None
    others: Formula | None = None
    counts: tuple[tuple[str, Formula], ...] = ()

    @property
    def formulas(self) -> Iterator[Formula]:
        """All its formulas."""
        yield from (formula for formula in (self.when, self.points, self.others) if formula)
        yield from (formula for _, formula in self.counts)


@dataclass(frozen=True, slots=True)
class Counter:
    """What is carried from hand to hand."""

    name: str
    start: int = 0
    per: Per = Per.PLAYER
    least: int | None = None
    most: int | None = None
    touch: bool = False


@dataclass(frozen=True, slots=True)
class Rounds:
    """The rounds of a game without tricks."""

    count: int | None = None
    name: Text | None = None
    prompts: tuple[Text, ...] = ()
    minutes: int | None = None
    first_player: str = "next"


@dataclass(frozen=True, slots=True)
class Category:
    """Points given once, at the end, by numbers asked then."""

    say: Text
    ask: tuple[str, ...]
    points: Formula
    tied: str = "each"


@dataclass(frozen=True, slots=True)
class Ending:
    """When the game ends, and who has won; `ties` are words that decide among those tied."""

    when: Formula | None = None
    wins: str = "highest"
    ties: tuple[str, ...] = ()
    plays_on: bool = False


@dataclass(frozen=True, slots=True)
class Example:
    """A worked case: words with a value by player or side, or one for all; `line` is where it stands, from 0."""

    say: Text
    words: tuple[tuple[str, tuple["ExampleValue", ...]], ...]
    points: tuple[int, ...]


ExampleValue: TypeAlias = int | bool | str | None


@dataclass(frozen=True, slots=True)
class Partner:
    """A partner by a called card, or those who hold a copy of `holds`."""

    is_called: bool = False
    holds: str = ""


@dataclass(frozen=True, slots=True)
class Description:
    """A whole game. Two are equal if their `source`, the file as canonical JSON, is."""

    source: str
    name: Text = field(compare=False)
    version: str = field(compare=False)
    players: tuple[int, int] = field(compare=False)
    minutes: int | None = field(compare=False)
    """About how long a game takes."""
    teams: tuple[tuple[int, ...], ...] | str = field(compare=False)
    rules: Text | None = field(compare=False)
    deck: Deck = field(compare=False)
    deal: Dealing = field(compare=False)
    passing: Passing | None = field(compare=False)
    bid: Bidding | None = field(compare=False)
    trump: TrumpRule = field(compare=False)
    contracts: tuple[Contract, ...] = field(compare=False)
    play: PlayRule = field(compare=False)
    melds: tuple[Meld, ...] = field(compare=False)
    partner: Partner | None = field(compare=False)
    values: tuple[int, ...] = field(compare=False)
    last_trick: int = field(compare=False)
    names: tuple[tuple[str, Formula], ...] = field(compare=False)
    asks: tuple[Ask, ...] = field(compare=False)
    score: tuple[ScoreLine, ...] = field(compare=False)
    counters: tuple[Counter, ...] = field(compare=False)
    rounds: Rounds | None = field(compare=False)
    categories: tuple[Category, ...] = field(compare=False)
    end: Ending = field(compare=False)
    examples: tuple[Example, ...] = field(compare=False)

    def sides_for(self, players: int) -> tuple[tuple[int, ...], ...]:
        """Returns the seats of each side, in the order of their first seats."""
        match self.teams:
            case "none":
                return tuple((seat,) for seat in range(players))
            case "across":
                half = players // 2
                return tuple((seat, seat + half) for seat in range(half))
            case "alternate":
                return tuple(tuple(range(start, players, 2)) for start in range(2))
        assert not isinstance(self.teams, str)
        return self.teams

    @property
    def has_teams(self) -> bool:
        """Whether several players share a side."""
        return self.teams != "none"
