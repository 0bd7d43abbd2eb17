"""Everything that can be done in a described game, as values, and how a record writes it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final, TypeAlias

from companion.engine.fields import MOST_PLAYERS, ActionForms, Field, listed, quote, seat_of
from companion.errors import BadRecordError

LONGEST_NAME: Final = 200
MOST_CARDS: Final = 1000
WordValue: TypeAlias = int | bool | str | None
Words: TypeAlias = tuple[tuple[str, WordValue], ...]


def _read_name(value: object) -> str:
    if isinstance(value, str) and len(value) <= LONGEST_NAME:
        return value
    raise BadRecordError(f"{quote(value)} is no name: write text")


def _read_suit(value: object) -> str | None:
    return None if value is None else _read_name(value)


def _read_number(value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise BadRecordError(f"{quote(value)} is no whole number")


def _read_answer(value: object) -> int | bool:
    return value if isinstance(value, bool) else _read_number(value)


def _read_bid(value: object) -> int | str:
    return _read_name(value) if isinstance(value, str) else _read_number(value)


def _read_word_value(value: object) -> WordValue:
    if value is None or isinstance(value, bool):
        return value
    return _read_bid(value)


def _read_words(value: object) -> Words:
    if isinstance(value, Mapping):
        return tuple((name, _read_word_value(item)) for name, item in value.items())
    raise BadRecordError(f'{quote(value)} must be an object such as {{"bid": 3, "tricks": 4}}')


NAME: Final = Field(_read_name)
SEAT: Final = seat_of(MOST_PLAYERS)
_CARDS: Final = Field(listed(_read_name, "cards", 0, MOST_CARDS), list)
_WORDS: Final = Field(listed(_read_words, "entries", 1, MOST_PLAYERS), lambda words: [dict(one) for one in words])
_Name: TypeAlias = Annotated[str, NAME]
_Seat: TypeAlias = Annotated[int, SEAT]


@dataclass(frozen=True, slots=True)
class Deal:
    """A hand begins; `turned` is the card that was turned up."""

    turned: _Name | None = None
    seat: _Seat | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Passed:
    """The pass is done."""

    seat: _Seat | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid: a number, a contract's name, or None for taking it."""

    bid: Annotated[int | str | None, Field(_read_bid)] = None
    seat: _Seat | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class NoBid:
    """A seat passes in the bidding."""

    seat: _Seat | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Double:
    """A seat doubles instead of bidding."""

    seat: _Seat | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Trump:
    """The declarer names a suit, or None for no trump."""

    suit: Annotated[str | None, Field(_read_suit)]
    seat: _Seat | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Alone:
    """The declarer plays alone."""

    seat: _Seat | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Call:
    """The declarer calls a card, whose holder is the partner."""

    card: _Name
    seat: _Seat | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Tell:
    """A number or yes or no that was asked for; `seat` is a side's first, None for the hand."""

    ask: _Name
    value: Annotated[int | bool, Field(_read_answer)]
    seat: _Seat | None = None


@dataclass(frozen=True, slots=True)
class Melded:
    """A player tells a meld."""

    seat: _Seat
    meld: _Name


@dataclass(frozen=True, slots=True)
class Play:
    """A card is played; the seat follows from the turn, and `seat` must agree if it is given."""

    card: _Name
    seat: _Seat | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Took:
    """A trick of which only the winner was noted, and what of value lay in it."""

    seat: _Seat
    cards: Annotated[tuple[str, ...] | None, _CARDS] = None


@dataclass(frozen=True, slots=True)
class Count:
    """A counter that the table has changed."""

    counter: _Name
    value: Annotated[int, Field(_read_number)]
    seat: _Seat | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """All of a hand or a round in its words, by player, or by side if all words are sides'."""

    words: Annotated[tuple[Words, ...], _WORDS]
    seat: _Seat | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class RoundOver:
    """A round of a game without tricks is over."""

    seat: _Seat | None = field(default=None, compare=False)


Action: TypeAlias = (
    Deal
    | Passed
    | Bid
    | NoBid
    | Double
    | Trump
    | Alone
    | Call
    | Melded
    | Play
    | Took
    | Tell
    | Count
    | Tally
    | RoundOver
)
FORMS: Final = ActionForms[Action](
    {
        "play": Play,
        "deal": Deal,
        "passed": Passed,
        "bid": Bid,
        "no-bid": NoBid,
        "double": Double,
        "trump": Trump,
        "alone": Alone,
        "call": Call,
        "meld": Melded,
        "took": Took,
        "tell": Tell,
        "count": Count,
        "tally": Tally,
        "round": RoundOver,
    }
)
