"""Description: a game as its file says it, checked; nothing of it can fail in play."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from companion.games.described.fields import Form, key, number, word
from companion.games.described.formulas import Formula, Kind

SUIT_NAMES: Final = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
NO_TRUMP: Final = "none"
STOCK: Final = "stock"
"""What is left of a deck, and drawn after each trick."""

TURNED_UP, OFFERED, DECLARED, BID = "turned up", "offered", "declared", "bid"
MOST_HAND: Final = 500


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
FOR_SIDES: Final = (Per.SIDE, Per.DECLARING_SIDE, Per.DEFENDERS)
"""The lines whose words are the sums of sides."""


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
    """How cards are dealt: `each` None or "all" for as many as go round, `hands` are sizes by hand if they differ."""

    each: int | str | None = number(1, MOST_HAND, None, words=("all",))
    to: str = word("left", "right")
    hands: tuple[int, ...] = key(Form.NUMBERS, (), least=1, most=MOST_HAND)
    left: str = word("", "out", "kitty", STOCK)
    counts: str = word("nobody", "declarer")
    dealer: str = word("next", "winner", "same")

    @property
    def step(self) -> int:
        """How far from a seat the next one is: 1, or -1 where play goes to the right."""
        return 1 if self.to == "left" else -1


@dataclass(frozen=True, slots=True)
class Passing:
    """How many cards are passed, and to whom by hand."""

    to: tuple[str, ...]
    cards: int = number(1, MOST_HAND, touched=(1, 2, 3, 4, 5))


@dataclass(frozen=True, slots=True)
class Bidding:
    """How is bid; `most` may be "hand", for the cards in a hand."""

    kind: str = word("tricks", "auction", "take")
    most: int | str | None = number(0, usual=None, touched=(3, 5, 7, 10, 13), words=("hand",), name="bid-most")
    total_not: str = word("", "hand")
    least: int = number(0, usual=0, touched=(0, 1, 2, 3))
    step: int = number(1, usual=1, touched=(1, 5, 10))
    of: tuple[str, ...] = ()
    nobody: str = word("again", "dealer", "play")
    doubling: int = number(0, 2, 0)
    rounds: int = number(1, 2, 1)


@dataclass(frozen=True, slots=True)
class TrumpRule:
    """What is trump, by hand; `always`, `highest` and `order` as the file writes them, checked."""

    suit: tuple[str, ...] = (NO_TRUMP,)
    may: tuple[str, ...] = ()
    card: str = word("", "last", "next", name="turned")
    always: tuple[str, ...] = key(Form.CARDS, ())
    highest: tuple[str, ...] = ()
    order: tuple[str, ...] = key(Form.ORDER, ())


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract that can be bid by its name."""

    name: str = key(Form.NAME)
    trump: str | None = None
    order: tuple[str, ...] = key(Form.ORDER, ())
    value: int = number(usual=0, touched=(10, 20, 40, 50, 100), name="contract-value")
    goal: int = number(0, usual=0, touched=(5, 6, 7, 8, 10, 13))


NO_CONTRACT: Final = Contract("")


@dataclass(frozen=True, slots=True)
class PlayRule:
    """How is played; cards are named as the file names them: a card, a rank or a suit's name."""

    leads: str = "left"
    follow: str = word("suit", "free")
    void: str = word("any", "trump")
    beat: str = word("no", "trump", "any")
    exempt: tuple[str, ...] = key(Form.CARDS, ())
    first_trick_not: tuple[str, ...] = key(Form.CARDS, ())
    not_led: tuple[str, ...] = key(Form.CARDS, ())
    broken_by: tuple[str, ...] | None = key(Form.CARDS, None)
    """None: the cards of `not_led`."""
    equal: str = word("first", "last")
    winner: str = word("high", "low")
    alone: bool = key(Form.TRUTH, False)
    sits_out: str = word("", "partner")


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards that are told for points."""

    name: str = key(Form.NAME)
    points: int = number(touched=(10, 20, 40, 100), name="meld-points")
    cards: Text | None = key(Form.TEXT, None, "meld-cards")
    when: str = word("start", "trick", name="meld-when")


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """What the table is asked for."""

    name: str = key(Form.NAME)
    kind: str = word("number", "yes")
    say: Text
    per: Per = word(Per.PLAYER, Per.SIDE, Per.HAND)
    least: int = number(usual=0, touched=(0, 1, 5, 10), name="at-least")
    most: int | None = number(usual=None, touched=(1, 5, 10, 20, 100), name="at-most")

    @property
    def is_yes(self) -> bool:
        """Whether it is yes or no that is told."""
        return self.kind == "yes"


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreLine:
    """One line of points; a line without `when` always holds. `count` sets counters."""

    per: Per = word(*(one for one in Per if one is not Per.HAND))
    say: Text = key(Form.TEXT)
    points: Formula = key(Form.FORMULA)
    when: Formula | None = key(Form.FORMULA, None, kind=Kind.YES)
    others: Formula | None = key(Form.FORMULA, None)
    count: tuple[tuple[str, Formula], ...]

    @property
    def formulas(self) -> Iterator[Formula]:
        """All its formulas."""
        yield from (formula for formula in (self.when, self.points, self.others) if formula)
        yield from (formula for _, formula in self.count)


@dataclass(frozen=True, slots=True, kw_only=True)
class Counter:
    """What is carried from hand to hand."""

    least: int | None = number(usual=None, touched=(0, 1, 5, 10), name="at-least")
    most: int | None = number(usual=None, touched=(1, 5, 10, 20, 100), name="at-most")
    name: str = key(Form.NAME)
    start: int = number(usual=0, touched=(0, 1, 2, 3, 5, 10))
    per: Per = word(Per.PLAYER, Per.SIDE, Per.HAND)
    touch: bool = key(Form.TRUTH, False)


@dataclass(frozen=True, slots=True)
class Rounds:
    """The rounds of a game without tricks."""

    prompts: tuple[Text, ...] = ()
    count: int | None = number(1, 1000, None, (3, 4, 5, 6, 8, 10))
    name: Text | None = key(Form.TEXT, None)
    minutes: int | None = number(1, 1000, None, (1, 2, 3, 5, 10), name="round-minutes")
    first_player: str = word("next", "same", "winner")


@dataclass(frozen=True, slots=True, kw_only=True)
class Category:
    """Points given once, at the end, by numbers asked then."""

    ask: tuple[str, ...]
    tied: str = word("each", "shared", "none")
    points: Formula = key(Form.FORMULA)
    say: Text = key(Form.TEXT)


Line: TypeAlias = ScoreLine | Category
"""What gives points."""


@dataclass(frozen=True, slots=True)
class Ending:
    """When the game ends, and who has won; `ties` are words that decide among those tied."""

    when: Formula | None = key(Form.FORMULA, None, "end-when", kind=Kind.YES)
    wins: str = word("highest", "lowest")
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

    def ask(self, name: str) -> Ask | None:
        """Returns what the table is asked by a name; None for what only categories ask, or the game itself."""
        return next((one for one in self.asks if one.name == name), None)

    def contract(self, name: str | None) -> Contract:
        """Returns the contract of a name; without one, one of no value."""
        return next((one for one in self.contracts if one.name == name), NO_CONTRACT)

    @property
    def has_teams(self) -> bool:
        """Whether several players share a side."""
        return self.teams != "none"
