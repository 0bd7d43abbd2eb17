"""Everything that can be done in Lunar, as values, and how a record writes it."""

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from companion.engine.fields import ActionForms, Field, integer, quote, seat_of
from companion.errors import BadRecordError
from companion.games.lunar.deck import CARDS, Area, LunarCard, LunarSuit
from companion.games.lunar.options import MOST_POINTS

Pair = tuple[int, int]
MOST_STARS: Final = 4
TRICKS: Final = 12
STAR_CARDS: Final = 48


def _read_card(value: object) -> LunarCard:
    if isinstance(value, str) and value in CARDS:
        return CARDS[value]
    raise BadRecordError(f"{quote(value)} is no card: write '1' to '8', 'W', 'O', 'L' or 'B', '*' behind it for a star")


def _pair(most: int, noun: str) -> Field[Pair]:
    """Returns a field for a number of each team."""
    number = integer(0, most, noun)

    def read(value: object) -> Pair:
        if not isinstance(value, list) or len(value) != 2:
            raise BadRecordError(f"{quote(value)} must be a list of two numbers, one for each team")
        return (number.read(value[0]), number.read(value[1]))

    return Field(read, list)


_POINTS: Final = _pair(MOST_POINTS, "number of points")


@dataclass(frozen=True, slots=True)
class Exchanged:
    """The exchange between partners is done (LU-2.1)."""


@dataclass(frozen=True, slots=True)
class Trump:
    """One trump card is left face-up (LU-2.2)."""

    suit: LunarSuit


@dataclass(frozen=True, slots=True)
class Play:
    """A card is played; the seat follows from the turn, and `seat` must agree if it is given.

    `from_` says where the card comes from in a game for two (LU-5.1), and is None in a game for four.
    """

    card: Annotated[LunarCard, Field(_read_card, lambda card: card.name)]
    from_: Area | None = None
    seat: Annotated[int | None, seat_of(4)] = None


@dataclass(frozen=True, slots=True)
class Stars:
    """How many star cards the trick just won held (LU-3.4)."""

    kept: Annotated[int, integer(0, MOST_STARS, "number of star cards in a trick")]


@dataclass(frozen=True, slots=True)
class TrackPoints:
    """Both teams' points from the track (LU-4.1)."""

    points: Annotated[Pair, _POINTS]


@dataclass(frozen=True, slots=True)
class Tally:
    """A round that was played without tracking: spaces, kept stars and, if it is asked, track points by team."""

    spaces: Annotated[Pair, _pair(TRICKS, "number of spaces")]
    stars: Annotated[Pair, _pair(STAR_CARDS, "number of star cards")]
    track: Annotated[Pair | None, _POINTS] = None


Action: TypeAlias = Exchanged | Trump | Play | Stars | TrackPoints | Tally
FORMS: Final = ActionForms[Action](
    {"play": Play, "exchanged": Exchanged, "trump": Trump, "stars": Stars, "track": TrackPoints, "tally": Tally}
)
