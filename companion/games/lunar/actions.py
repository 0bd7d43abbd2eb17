"""Everything that can be done in Lunar, as values, and how a record writes it."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from companion.engine.fields import ActionForm, ActionForms, Field, integer, one_of, quote, seat_of
from companion.errors import BadRecordError
from companion.games.lunar.deck import CARDS, Area, LunarCard, LunarSuit
from companion.games.lunar.options import MOST_POINTS

Pair = tuple[int, int]


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

    card: LunarCard
    from_: Area | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Stars:
    """How many star cards the trick just won held (LU-3.4)."""

    kept: int


@dataclass(frozen=True, slots=True)
class TrackPoints:
    """Both teams' points from the track (LU-4.1)."""

    points: Pair


@dataclass(frozen=True, slots=True)
class Tally:
    """A round that was played without tracking: spaces, kept stars and, if it is asked, track points by team."""

    spaces: Pair
    stars: Pair
    track: Pair | None = None


Action: TypeAlias = Exchanged | Trump | Play | Stars | TrackPoints | Tally

MOST_STARS: Final = 4
TRICKS: Final = 12
STAR_CARDS: Final = 48


def _read_card(value: object) -> LunarCard:
    if isinstance(value, str) and value in CARDS:
        return CARDS[value]
    raise BadRecordError(f"{quote(value)} is no card: write '1' to '8', 'W', 'O', 'L' or 'B', '*' behind it for a star")


def _pair(most: int, noun: str) -> Field[tuple[int, int]]:
    """Returns a field for a number of each team."""
    number = integer(0, most, noun)

    def read(value: object) -> Pair:
        if not isinstance(value, list) or len(value) != 2:
            raise BadRecordError(f"{quote(value)} must be a list of two numbers, one for each team")
        return (number.read(value[0]), number.read(value[1]))

    return Field(read, list)


_SUIT: Final = one_of(*LunarSuit)
_AREA: Final = one_of(*Area)
_POINTS: Final = _pair(MOST_POINTS, "number of points")

FORMS: Final = ActionForms[Action](
    ActionForm(
        "play",
        Play,
        card=Field(_read_card, lambda card: card.name),
        from_=Field(lambda value: Area(_AREA.read(value)), str, optional=True),
        seat=seat_of(4).as_optional(),
    ),
    ActionForm("exchanged", Exchanged),
    ActionForm("trump", Trump, suit=Field(lambda value: LunarSuit(_SUIT.read(value)), str)),
    ActionForm("stars", Stars, kept=integer(0, MOST_STARS, "number of star cards in a trick")),
    ActionForm("track", TrackPoints, points=_POINTS),
    ActionForm(
        "tally",
        Tally,
        spaces=_pair(TRICKS, "number of spaces"),
        stars=_pair(STAR_CARDS, "number of star cards"),
        track=_POINTS.as_optional(),
    ),
)
