"""Everything that can be done in Masters of Maple Syrup, as values, and how a record writes it."""

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from companion.engine.fields import ActionForms, Field, integer, one_of, quote, seat_of
from companion.errors import BadRecordError
from companion.games.masters_of_maple_syrup.catalogue import CARDS, NAME, NUMBER, VALUE
from companion.games.masters_of_maple_syrup.options import CHOOSE, DEVELOP, HARVEST, PLAYERS, TAP

Places = tuple[int, ...]
HAND: Final = "hand"
DECK: Final = "deck"
DISCARD: Final = "discard"
PLACE: Final = integer(0, CARDS - 1, "place on a property")
SEAT: Final = seat_of(PLAYERS)


def _read_places(value: object) -> Places:
    if not isinstance(value, list) or len(value) > CARDS:
        raise BadRecordError(f"{quote(value)} must be a list of places on a property, such as [0, 2]")
    return tuple(PLACE.read(item) for item in value)


PLACES: Final = Field(_read_places, list)
_Seat: TypeAlias = Annotated[int, SEAT]
_Place: TypeAlias = Annotated[int, PLACE]
_Number: TypeAlias = Annotated[int, NUMBER]
_Name: TypeAlias = Annotated[str, NAME]
_Places: TypeAlias = Annotated[Places, PLACES]


@dataclass(frozen=True, slots=True)
class Select:
    """The current player turns an action card; `chosen` is what "choose" is used for (MM-2.1, MM-4.1)."""

    action: Annotated[str, one_of(TAP, HARVEST, DEVELOP, CHOOSE)]
    chosen: Annotated[str | None, one_of(TAP, HARVEST, DEVELOP)] = None


@dataclass(frozen=True, slots=True)
class Tap:
    """Trees of a player's property are tapped (MM-2.3)."""

    seat: _Seat
    places: _Places


@dataclass(frozen=True, slots=True)
class Harvest:
    """Tapped trees are turned upright, and cards are drawn; `drew` None: as many as the catalogue says (MM-2.3)."""

    seat: _Seat
    places: _Places
    drew: _Number | None = None


@dataclass(frozen=True, slots=True)
class Develop:
    """A card from hand is placed on the property; `paid` None: as much as the catalogue says (MM-2.3)."""

    seat: _Seat
    card: _Name
    paid: _Number | None = None


@dataclass(frozen=True, slots=True)
class Effect:
    """What the text of the card at `place` allowed, in the order of these fields (MM-5.1).

    `tuck` takes its cards `from_` the "hand", the "deck" or the "discard" pile.
    """

    seat: _Seat
    place: _Place
    draw: _Number | None = None
    take: _Number | None = None
    discard: _Number | None = None
    tap: _Places | None = None
    untap: _Places | None = None
    tuck: _Number | None = None
    from_: Annotated[str | None, one_of(HAND, DECK, DISCARD)] = None
    untuck: _Number | None = None
    develop: _Name | None = None


@dataclass(frozen=True, slots=True)
class End:
    """The current player discards down to five, and the turn passes (MM-2.4)."""

    discard: _Number | None = None


@dataclass(frozen=True, slots=True)
class Value:
    """What a card is worth at the end, with its bonus (MM-3.2)."""

    seat: _Seat
    place: _Place
    points: Annotated[int, VALUE]


TurnAction: TypeAlias = Tap | Harvest | Develop | Effect
Action: TypeAlias = Select | TurnAction | End | Value
FORMS: Final = ActionForms[Action](
    {
        "select": Select,
        "tap": Tap,
        "harvest": Harvest,
        "develop": Develop,
        "effect": Effect,
        "end": End,
        "value": Value,
    }
)
