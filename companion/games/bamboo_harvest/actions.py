"""Everything that can be done in Bamboo Harvest, as values, and how a record writes it."""

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from companion.cards import Card
from companion.engine.fields import CARD, ActionForms, Field, integer, listed, one_of, quote, seat_of
from companion.errors import BadRecordError
from companion.games.bamboo_harvest.deck import DEEDS, EDGE, PLACES, place_at, write_place

MOST_PLAYERS: Final = 4
HANDED: Final = 2
"""The deeds that everybody lays face-up before the first turn (BH-2.3)."""
_Seat: TypeAlias = Annotated[int | None, seat_of(MOST_PLAYERS)]


def _read_place(value: object) -> int:
    if isinstance(value, list) and len(value) == 2 and all(type(part) is int and 0 <= part < EDGE for part in value):
        return place_at(*value)
    raise BadRecordError(f"{quote(value)} is no place: write [row, column], both from 0 to {EDGE - 1}")


def _write_cards(cards: tuple[Card, ...]) -> list[str]:
    return [card.name for card in cards]


def _cards(least: int, most: int) -> Field[tuple[Card, ...]]:
    return Field(listed(CARD.read, "cards", least, most), _write_cards)


_PLACE: Final = Field(_read_place, write_place)
_BACKS: Final = Field(listed(one_of("black", "green").read, "backs", 2, MOST_PLAYERS), list)
_PAIR: Final = Field(listed(_read_place, "places", 2, 2), lambda pair: [write_place(place) for place in pair])
_LAID: Final = Field(
    listed(listed(CARD.read, "cards", HANDED, HANDED), "lists, one for each seat", 2, MOST_PLAYERS),
    lambda laid: [_write_cards(cards) for cards in laid],
)


@dataclass(frozen=True, slots=True)
class Grid:
    """The forest as it lies, row by row from the north-west (BH-1.2)."""

    cards: Annotated[tuple[Card, ...], _cards(len(PLACES), len(PLACES))]


@dataclass(frozen=True, slots=True)
class Start:
    """What each seat discarded, with the backs where two are equal, or just who starts (BH-2.1)."""

    discards: Annotated[tuple[Card, ...] | None, _cards(2, MOST_PLAYERS)] = None
    backs: Annotated[tuple[str, ...] | None, _BACKS] = None
    seat: _Seat = None


@dataclass(frozen=True, slots=True)
class Place:
    """The next token of the setup (BH-2.2)."""

    on: Annotated[int, _PLACE]
    seat: _Seat = None


@dataclass(frozen=True, slots=True)
class LayDeeds:
    """Every seat's two deeds, laid face-up (BH-2.3)."""

    up: Annotated[tuple[tuple[Card, ...], ...], _LAID]


@dataclass(frozen=True, slots=True)
class Build:
    """A token is built with a deed that lies face-up or is held face-down (BH-4.1); `from_` is "up" or "down"."""

    deed: Card
    from_: Annotated[str, one_of("up", "down")]
    on: Annotated[int, _PLACE]
    seat: _Seat = None


@dataclass(frozen=True, slots=True)
class Swap:
    """Two cards of the forest change places; the disturbance token goes on `token` (BH-4.3)."""

    deed: Card
    on: Annotated[tuple[int, ...], _PAIR]
    token: Annotated[int, _PLACE]
    seat: _Seat = None


@dataclass(frozen=True, slots=True)
class HarvestSource:
    """The cards from which one token harvests."""

    token: int
    cards: tuple[int, ...]


def _read_picked(value: object) -> HarvestSource:
    if not isinstance(value, dict) or value.keys() != {"token", "cards"}:
        raise BadRecordError(f"{quote(value)} must be an object with 'token' and 'cards'")
    return HarvestSource(_read_place(value["token"]), listed(_read_place, "places", 1, 4)(value["cards"]))


def _write_picked(picked: HarvestSource) -> dict[str, object]:
    return {"token": write_place(picked.token), "cards": [write_place(place) for place in picked.cards]}


_PICKS: Final = Field(
    listed(_read_picked, "tokens", 0, len(PLACES)), lambda picks: [_write_picked(picked) for picked in picks]
)


@dataclass(frozen=True, slots=True)
class Harvest:
    """What each token harvests; one that is left out harvests nothing (BH-4.4)."""

    from_: Annotated[tuple[HarvestSource, ...], _PICKS]
    seat: _Seat = None


@dataclass(frozen=True, slots=True)
class Buy:
    """A deed is bought (BH-4.4)."""

    seat: _Seat = None


@dataclass(frozen=True, slots=True)
class Redraw:
    """A deed just drawn is discarded, and another drawn (BH-4.4)."""

    seat: _Seat = None


@dataclass(frozen=True, slots=True)
class Reveal:
    """Face-down deeds are laid face-up (BH-4.5)."""

    cards: Annotated[tuple[Card, ...], _cards(1, DEEDS)]
    seat: _Seat = None


@dataclass(frozen=True, slots=True)
class Discard:
    """Deeds beyond three are given away (BH-4.5)."""

    up: Annotated[tuple[Card, ...] | None, _cards(1, DEEDS)] = None
    down: Annotated[int | None, integer(0, DEEDS, "count of deeds")] = None
    seat: _Seat = None


@dataclass(frozen=True, slots=True)
class End:
    """The turn is over."""

    seat: _Seat = None


Action: TypeAlias = Grid | Start | Place | LayDeeds | Build | Swap | Harvest | Buy | Redraw | Reveal | Discard | End
FORMS: Final = ActionForms[Action](
    {
        "build": Build,
        "swap": Swap,
        "harvest": Harvest,
        "buy": Buy,
        "redraw": Redraw,
        "reveal": Reveal,
        "discard": Discard,
        "end": End,
        "grid": Grid,
        "start": Start,
        "place": Place,
        "deeds": LayDeeds,
    }
)
