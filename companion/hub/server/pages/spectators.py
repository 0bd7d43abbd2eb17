"""Spectators: the table as everybody at it sees it; nothing that a player hides ever reaches the hub."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from companion.card_notation import parse_card
from companion.cards import Suit
from companion.errors import BadInputError
from companion.exports.palette import RED, SUIT_COLOURS
from companion.hub.server.pages.tiles import is_stale, minutes_of, phase_of, silent_s, text_of, title_of
from companion.hub.server.pages.words import PageWords, shorten
from companion.hub.server.values import JoinedTable

MOST_SEATS: Final = 12
MOST_CARDS: Final = 40
MOST_LINES: Final = 4
"""How many of the last lines of what was told are shown."""
LONGEST_LINE: Final = 240


@dataclass(frozen=True, slots=True)
class OpenCard:
    """A card that lies open: its sign, or the name of a face that is no standard card."""

    sign: str
    is_red: bool = False
    is_named: bool = False


@dataclass(frozen=True, slots=True)
class ShownSeat:
    """A seat with what lies open before it."""

    label: str
    points: str
    acts: bool
    leads: bool
    cards: tuple[OpenCard, ...]


@dataclass(frozen=True, slots=True)
class ShownTable:
    """What spectators see; without `seats` the table shows no game. `stale` says that nothing is heard of it."""

    name: str
    title: str
    phase: str
    minutes: str
    stale: str
    language: str
    seats: tuple[ShownSeat, ...] = ()
    trump: OpenCard | None = None
    score: tuple[tuple[str, str], ...] = ()
    told: tuple[str, ...] = ()


def show_table(table: JoinedTable, now: datetime, say: PageWords) -> ShownTable:
    """Returns what spectators see of a table."""
    said = table.state.get("view")
    view: Mapping[str, object] = said if isinstance(said, dict) else {}
    minutes = minutes_of(table.state)
    head = (
        shorten(table.name) or table.journal,
        title_of(table.state, say),
        text_of(view, "phase") or phase_of(table.state, say),
        say.span(minutes * 60) if minutes is not None and text_of(table.state, "group") else "",
        _stale(table, now, say),
        text_of(view, "language") or say.language,
    )
    return ShownTable(*head, _seats(view), _trump(view), _score(view), _told(view)) if view else ShownTable(*head)


def show_no_table(say: PageWords) -> ShownTable:
    """Returns what spectators see where a table has left the hub."""
    return ShownTable("", "", "", "", say("standing.never"), say.language)


def _stale(table: JoinedTable, now: datetime, say: PageWords) -> str:
    silent = silent_s(table, now)
    if silent is None:
        return say("standing.never")
    return say("show.stale", time=say.span(silent)) if is_stale(table, now) else ""


def sample_table(say: PageWords) -> ShownTable:
    """Returns a made-up table, by which an overlay is placed."""
    cards = ((OpenCard("10♥", is_red=True),), (OpenCard("K♠"),), (OpenCard("2♦", is_red=True),), ())
    seats = tuple(
        ShownSeat(label, points, acts=label == "D", leads=label == "A", cards=laid)
        for label, points, laid in zip("ABCD", ("3", "1", "4", "1"), cards, strict=True)
    )
    score = ((say("overlay.first-side"), "12"), (say("overlay.second-side"), "9"))
    told = (say("overlay.told"),)
    return ShownTable(say("overlay.table"), "", "", "", "", say.language, seats, OpenCard("♣"), score, told)


def _seats(view: Mapping[str, object]) -> tuple[ShownSeat, ...]:
    laid: dict[object, tuple[OpenCard, ...]] = {}
    for one in _listed(view, "open"):
        cards = one.get("cards")
        if isinstance(cards, list) and isinstance(one.get("seat"), int):
            laid[one["seat"]] = tuple(show_card(card) for card in cards[:MOST_CARDS] if isinstance(card, str))
    return tuple(
        ShownSeat(
            text_of(seat, "label"),
            _points(seat),
            seat.get("acts") is True,
            seat.get("leads") is True,
            laid.get(index, ()),
        )
        for index, seat in enumerate(_listed(view, "seats")[:MOST_SEATS])
    )


def _trump(view: Mapping[str, object]) -> OpenCard | None:
    trump = view.get("trump")
    return show_card(trump) if isinstance(trump, str) and trump else None


def _score(view: Mapping[str, object]) -> tuple[tuple[str, str], ...]:
    return tuple((text_of(side, "side"), _points(side)) for side in _listed(view, "score")[:MOST_SEATS])


def _told(view: Mapping[str, object]) -> tuple[str, ...]:
    told = view.get("told")
    lines = [line[:LONGEST_LINE] for line in (told if isinstance(told, list) else []) if isinstance(line, str)]
    return tuple(lines[-MOST_LINES:])


def show_card(name: str) -> OpenCard:
    """Returns a card, or a suit, by its letters; any other face is shown by its name."""
    if name in tuple(Suit):
        return OpenCard(Suit(name).symbol, SUIT_COLOURS[Suit(name)] == RED)
    try:
        card = parse_card(name)
    except BadInputError:
        return OpenCard(shorten(name), is_named=True)
    return OpenCard(card.sign, SUIT_COLOURS[card.suit] == RED)


def _listed(view: Mapping[str, object], key: str) -> list[dict[str, object]]:
    found = view.get(key)
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def _points(said: Mapping[str, object]) -> str:
    points = said.get("points")
    is_number = isinstance(points, int | float) and not isinstance(points, bool)
    return str(points)[:10] if is_number else shorten(points) if isinstance(points, str) else ""
