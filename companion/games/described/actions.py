"""Everything that can be done in a described game, as values, and how a record writes it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from companion.engine.fields import MOST_PLAYERS, ActionForm, ActionForms, Field, listed, quote, seat_of
from companion.errors import BadRecordError

LONGEST_NAME: Final = 200
MOST_CARDS: Final = 1000


@dataclass(frozen=True, slots=True)
class Deal:
    """A hand begins; `turned` is the card that was turned up."""

    turned: str | None = None
    seat: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Passed:
    """The pass is done."""

    seat: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid: a number, a contract's name, or None for taking it."""

    bid: int | str | None = None
    seat: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class NoBid:
    """A seat passes in the bidding."""

    seat: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Double:
    """A seat doubles instead of bidding."""

    seat: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Trump:
    """The declarer names a suit, or None for no trump."""

    suit: str | None
    seat: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Alone:
    """The declarer plays alone."""

    seat: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Call:
    """The declarer calls a card, whose holder is the partner."""

    card: str
    seat: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Tell:
    """A number or yes or no that was asked for; `seat` is a side's first, None for the hand."""

    ask: str
    value: int | bool
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Melded:
    """A player tells a meld."""

    seat: int
    meld: str


@dataclass(frozen=True, slots=True)
class Play:
    """A card is played; the seat follows from the turn, and `seat` must agree if it is given."""

    card: str
    seat: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Took:
    """A trick of which only the winner was noted, and what of value lay in it."""

    seat: int
    cards: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Count:
    """A counter that the table has changed."""

    counter: str
    value: int
    seat: int | None = None


WordValue: TypeAlias = int | bool | str | None
Words: TypeAlias = tuple[tuple[str, WordValue], ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """All of a hand or a round in its words, by player, or by side if all words are sides'."""

    words: tuple[Words, ...]
    seat: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class RoundOver:
    """A round of a game without tricks is over."""

    seat: int | None = field(default=None, compare=False)


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


def _write_words(words: tuple[Words, ...]) -> list[dict[str, WordValue]]:
    return [dict(one) for one in words]


NAME: Final = Field(_read_name)
SEAT: Final = seat_of(MOST_PLAYERS)
_SEAT: Final = SEAT.as_optional()
_CARDS: Final = Field(listed(_read_name, "cards", 0, MOST_CARDS), list)


FORMS: Final = ActionForms[Action](
    ActionForm("play", Play, card=NAME, seat=_SEAT),
    ActionForm("deal", Deal, turned=NAME.as_optional(), seat=_SEAT),
    ActionForm("passed", Passed, seat=_SEAT),
    ActionForm("bid", Bid, bid=Field(_read_bid, optional=True), seat=_SEAT),
    ActionForm("no-bid", NoBid, seat=_SEAT),
    ActionForm("double", Double, seat=_SEAT),
    ActionForm("trump", Trump, suit=Field(_read_suit), seat=_SEAT),
    ActionForm("alone", Alone, seat=_SEAT),
    ActionForm("call", Call, card=NAME, seat=_SEAT),
    ActionForm("meld", Melded, seat=SEAT, meld=NAME),
    ActionForm("took", Took, seat=SEAT, cards=_CARDS.as_optional()),
    ActionForm("tell", Tell, ask=NAME, value=Field(_read_answer), seat=_SEAT),
    ActionForm("count", Count, counter=NAME, value=Field(_read_number), seat=_SEAT),
    ActionForm("tally", Tally, words=Field(listed(_read_words, "entries", 1, MOST_PLAYERS), _write_words), seat=_SEAT),
    ActionForm("round", RoundOver, seat=_SEAT),
)
