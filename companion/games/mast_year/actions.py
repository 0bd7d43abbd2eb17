"""Everything that can be done in Mast Year, as values, and how a record writes it."""

from dataclasses import dataclass, field
from typing import Annotated, Final, TypeAlias

from companion.cards import Card
from companion.engine.fields import CARD, ActionForms, Field, integer, one_of, quote, seat_of
from companion.errors import BadRecordError

Said: TypeAlias = tuple[tuple[int, str], ...]
MOST_ACORNS: Final = 15
MOST_TRICKS: Final = 12


def _read_said(value: object) -> Said:
    if not isinstance(value, dict):
        raise BadRecordError(f'{quote(value)} must be an object such as {{"0": "many"}}')
    for seat, word in value.items():
        if seat not in ("0", "1", "2", "3"):
            raise BadRecordError(f'{quote(seat)} is no seat: write "0" to "3"')
        if word not in ("many", "few"):
            raise BadRecordError(f"{quote(word)} must be 'many' or 'few'")
    return tuple(sorted((int(seat), word) for seat, word in value.items()))


def _read_acorns(value: object) -> tuple[Card, ...]:
    if not isinstance(value, list) or len(value) > 4:
        raise BadRecordError(f"{quote(value)} must be a list of at most four cards")
    cards = tuple(CARD.read(item) for item in value)
    if len(set(cards)) < len(cards):
        raise BadRecordError("a card stands twice in the list")
    return cards


SAID: Final = Field(_read_said, lambda said: {str(seat): word for seat, word in said})
_ACORNS: Final = Field(_read_acorns, lambda cards: [card.name for card in cards])
_Seat: TypeAlias = Annotated[int, seat_of(4)]
_Counted: TypeAlias = Annotated[int, integer(0, MOST_ACORNS, "count of acorn cards")]
_Mast: TypeAlias = Annotated[str | None, one_of("none", "partial", "full")]


@dataclass(frozen=True, slots=True)
class Dealt:
    """The deal is done (MY-3)."""


@dataclass(frozen=True, slots=True)
class Passed:
    """The pass is done (MY-4); `said` holds (seat, "many" or "few") by seat, or None."""

    said: Annotated[Said | None, SAID] = None


@dataclass(frozen=True, slots=True)
class Trunk:
    """The Speedy Squirrel shows a card (MY-5.1)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Play:
    """A card is played; the seat follows from the turn, and `seat` must agree if it is given.

    Plays of the same card are equal, whether or not they name the seat.
    """

    card: Card
    seat: _Seat | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Won:
    """A trick of which only the winner and the acorn cards were noted; `squirrel`: a squirrel card was in it."""

    seat: _Seat
    acorns: Annotated[tuple[Card, ...], _ACORNS]
    squirrel: bool = False


@dataclass(frozen=True, slots=True)
class Eat:
    """The winner turns the stash of an earlier trick face-down (MY-6.3)."""

    trick: Annotated[int, integer(1, MOST_TRICKS, "trick")]


@dataclass(frozen=True, slots=True)
class Keep:
    """The winner leaves all stashes as they are (MY-6.3)."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """An Oak shows the last card (MY-8.1)."""

    seat: _Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Tally:
    """A hand that was played without tracking: what stood at its end."""

    eaten: _Counted
    uneaten: _Counted
    mast: _Mast = None
    boom: bool | None = None


@dataclass(frozen=True, slots=True)
class Count:
    """The rest of a hand was played without tracking: what stood at its end."""

    eaten: _Counted
    uneaten: _Counted
    mast: _Mast = None
    boom: bool | None = None


@dataclass(frozen=True, slots=True)
class Speedy:
    """The first Speedy Squirrel of a tournament's second game (MY-9.4)."""

    seat: _Seat


Action: TypeAlias = Dealt | Passed | Trunk | Play | Won | Eat | Keep | Reveal | Tally | Count | Speedy
FORMS: Final = ActionForms[Action](
    {
        "play": Play,
        "dealt": Dealt,
        "passed": Passed,
        "trunk": Trunk,
        "won": Won,
        "eat": Eat,
        "keep": Keep,
        "reveal": Reveal,
        "tally": Tally,
        "count": Count,
        "speedy": Speedy,
    }
)
