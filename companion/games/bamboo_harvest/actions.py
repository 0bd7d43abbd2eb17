"""Everything that can be done in Bamboo Harvest, as values, and how a record writes it."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from companion.cards import Card
from companion.engine.fields import CARD, ActionForm, ActionForms, Field, integer, listed, one_of, quote, seat_of
from companion.errors import BadRecordError
from companion.games.bamboo_harvest.deck import DEEDS
from companion.games.bamboo_harvest.forest import EDGE, PLACES, place_at, write_place

MOST_PLAYERS: Final = 4
HANDED: Final = 2
"""The deeds that everybody lays face-up before the first turn (BH-2.3)."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The forest as it lies, row by row from the north-west (BH-1.2)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Start:
    """What each seat discarded, with the backs where two are equal, or just who starts (BH-2.1)."""

    discards: tuple[Card, ...] | None = None
    backs: tuple[str, ...] | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """The next token of the setup (BH-2.2)."""

    on: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class LayDeeds:
    """Every seat's two deeds, laid face-up (BH-2.3)."""

    up: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Build:
    """A token is built with a deed that lies face-up or is held face-down (BH-4.1); `from_` is "up" or "down"."""

    deed: Card
    from_: str
    on: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Swap:
    """Two cards of the forest change places; the disturbance token goes on `token` (BH-4.3)."""

    deed: Card
    on: tuple[int, ...]
    token: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class HarvestSource:
    """The cards from which one token harvests."""

    token: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Harvest:
    """What each token harvests; one that is left out harvests nothing (BH-4.4)."""

    from_: tuple[HarvestSource, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Buy:
    """A deed is bought (BH-4.4)."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Redraw:
    """A deed just drawn is discarded, and another drawn (BH-4.4)."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Reveal:
    """Face-down deeds are laid face-up (BH-4.5)."""

    cards: tuple[Card, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """Deeds beyond three are given away (BH-4.5)."""

    up: tuple[Card, ...] | None = None
    down: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class End:
    """The turn is over."""

    seat: int | None = None


Action: TypeAlias = Grid | Start | Place | LayDeeds | Build | Swap | Harvest | Buy | Redraw | Reveal | Discard | End


def _read_place(value: object) -> int:
    if isinstance(value, list) and len(value) == 2 and all(type(part) is int and 0 <= part < EDGE for part in value):
        return place_at(*value)
    raise BadRecordError(f"{quote(value)} is no place: write [row, column], both from 0 to {EDGE - 1}")


def _write_cards(cards: tuple[Card, ...]) -> list[str]:
    return [card.name for card in cards]


def _cards(least: int, most: int) -> Field[tuple[Card, ...]]:
    return Field(listed(CARD.read, "cards", least, most), _write_cards)


def _read_picked(value: object) -> HarvestSource:
    if not isinstance(value, dict) or value.keys() != {"token", "cards"}:
        raise BadRecordError(f"{quote(value)} must be an object with 'token' and 'cards'")
    return HarvestSource(_read_place(value["token"]), listed(_read_place, "places", 1, 4)(value["cards"]))


def _write_picked(picked: HarvestSource) -> dict[str, object]:
    return {"token": write_place(picked.token), "cards": [write_place(place) for place in picked.cards]}


_SEAT: Final = seat_of(MOST_PLAYERS).as_optional()
_PLACE: Final = Field(_read_place, write_place)
_BACKS: Final = Field(listed(one_of("black", "green").read, "backs", 2, MOST_PLAYERS), list)
_PAIR: Final = Field(listed(_read_place, "places", 2, 2), lambda pair: [write_place(place) for place in pair])
_LAID: Final = Field(
    listed(listed(CARD.read, "cards", HANDED, HANDED), "lists, one for each seat", 2, MOST_PLAYERS),
    lambda laid: [_write_cards(cards) for cards in laid],
)
_PICKS: Final = Field(
    listed(_read_picked, "tokens", 0, len(PLACES)), lambda picks: [_write_picked(picked) for picked in picks]
)

FORMS: Final = ActionForms[Action](
    ActionForm("build", Build, deed=CARD, from_=one_of("up", "down"), on=_PLACE, seat=_SEAT),
    ActionForm("swap", Swap, deed=CARD, on=_PAIR, token=_PLACE, seat=_SEAT),
    ActionForm("harvest", Harvest, from_=_PICKS, seat=_SEAT),
    ActionForm("buy", Buy, seat=_SEAT),
    ActionForm("redraw", Redraw, seat=_SEAT),
    ActionForm("reveal", Reveal, cards=_cards(1, DEEDS), seat=_SEAT),
    ActionForm(
        "discard",
        Discard,
        up=_cards(1, DEEDS).as_optional(),
        down=integer(0, DEEDS, "count of deeds").as_optional(),
        seat=_SEAT,
    ),
    ActionForm("end", End, seat=_SEAT),
    ActionForm("grid", Grid, cards=_cards(len(PLACES), len(PLACES))),
    ActionForm(
        "start",
        Start,
        discards=_cards(2, MOST_PLAYERS).as_optional(),
        backs=_BACKS.as_optional(),
        seat=_SEAT,
    ),
    ActionForm("place", Place, on=_PLACE, seat=_SEAT),
    ActionForm("deeds", LayDeeds, up=_LAID),
)
