"""Everything that can be done in Masters of Maple Syrup, as values, and how a record writes it."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from companion.engine.fields import ActionForm, ActionForms, Field, integer, one_of, quote, seat_of
from companion.errors import BadRecordError
from companion.games.masters_of_maple_syrup.catalogue import CARDS, NAME, NUMBER, VALUE
from companion.games.masters_of_maple_syrup.options import CHOOSE, DEVELOP, HARVEST, PLAYERS, TAP

Places = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Select:
    """The current player turns an action card; `chosen` is what "choose" is used for (MM-2.1, MM-4.1)."""

    action: str
    chosen: str | None = None


@dataclass(frozen=True, slots=True)
class Tap:
    """Trees of a player's property are tapped (MM-2.3)."""

    seat: int
    places: Places


@dataclass(frozen=True, slots=True)
class Harvest:
    """Tapped trees are turned upright, and cards are drawn; `drew` None: as many as the catalogue says (MM-2.3)."""

    seat: int
    places: Places
    drew: int | None = None


@dataclass(frozen=True, slots=True)
class Develop:
    """A card from hand is placed on the property; `paid` None: as much as the catalogue says (MM-2.3)."""

    seat: int
    card: str
    paid: int | None = None


@dataclass(frozen=True, slots=True)
class Effect:
    """What the text of the card at `place` allowed, in the order of these fields (MM-5.1).

    `tuck` takes its cards `from_` the "hand", the "deck" or the "discard" pile.
    """

    seat: int
    place: int
    draw: int | None = None
    take: int | None = None
    discard: int | None = None
    tap: Places | None = None
    untap: Places | None = None
    tuck: int | None = None
    from_: str | None = None
    untuck: int | None = None
    develop: str | None = None


@dataclass(frozen=True, slots=True)
class End:
    """The current player discards down to five, and the turn passes (MM-2.4)."""

    discard: int | None = None


@dataclass(frozen=True, slots=True)
class Value:
    """What a card is worth at the end, with its bonus (MM-3.2)."""

    seat: int
    place: int
    points: int


TurnAction: TypeAlias = Tap | Harvest | Develop | Effect
Action: TypeAlias = Select | TurnAction | End | Value

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

FORMS: Final = ActionForms[Action](
    ActionForm(
        "select",
        Select,
        action=one_of(TAP, HARVEST, DEVELOP, CHOOSE),
        chosen=one_of(TAP, HARVEST, DEVELOP).as_optional(),
    ),
    ActionForm("tap", Tap, seat=SEAT, places=PLACES),
    ActionForm("harvest", Harvest, seat=SEAT, places=PLACES, drew=NUMBER.as_optional()),
    ActionForm("develop", Develop, seat=SEAT, card=NAME, paid=NUMBER.as_optional()),
    ActionForm(
        "effect",
        Effect,
        seat=SEAT,
        place=PLACE,
        draw=NUMBER.as_optional(),
        take=NUMBER.as_optional(),
        discard=NUMBER.as_optional(),
        tap=PLACES.as_optional(),
        untap=PLACES.as_optional(),
        tuck=NUMBER.as_optional(),
        from_=one_of(HAND, DECK, DISCARD).as_optional(),
        untuck=NUMBER.as_optional(),
        develop=NAME.as_optional(),
    ),
    ActionForm("end", End, discard=NUMBER.as_optional()),
    ActionForm("value", Value, seat=SEAT, place=PLACE, points=VALUE),
)
