"""Tiles: what the host's page shows of each table, and in which order."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from companion.hub.server.pages.words import PageWords, clock_time, shorten
from companion.hub.server.values import JoinedTable

STALE_S: Final = 30.0
"""A table that has been silent for so long is never shown as current."""
_DIGITS: Final = re.compile(r"(\d+)")


class TableStanding(StrEnum):
    """How a table stands, what needs the host most first."""

    HELP = "help"
    QUARANTINED = "quarantined"
    STALE = "stale"
    PLAYING = "playing"
    FREE = "free"


ORDER: Final = tuple(TableStanding)
SIGNS: Final[Mapping[TableStanding, str]] = {
    TableStanding.HELP: "!",
    TableStanding.QUARANTINED: "≠",
    TableStanding.STALE: "?",
    TableStanding.PLAYING: "▶",
    TableStanding.FREE: "○",
}
"""No standing is told by its colour alone."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A table on the host's page; `facts` are labels with what stands beside them."""

    journal: str
    name: str
    standing: TableStanding
    sign: str
    said: str
    title: str
    facts: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Filter:
    """A standing by which tables can be chosen, with how many have it; an empty key is all tables."""

    key: str
    said: str
    count: int


def standing_of(table: JoinedTable, now: datetime) -> TableStanding:
    """Returns how a table stands."""
    if table.state.get("help") is True:
        return TableStanding.HELP
    if table.is_quarantined:
        return TableStanding.QUARANTINED
    if silent_s(table, now) is None or is_stale(table, now):
        return TableStanding.STALE
    return TableStanding.PLAYING if text_of(table.state, "group") else TableStanding.FREE


def silent_s(table: JoinedTable, now: datetime) -> float | None:
    """Returns since when nothing has been heard of a table, in seconds; None if nothing ever was."""
    return None if table.heard_at is None else (now - table.heard_at).total_seconds()


def is_stale(table: JoinedTable, now: datetime) -> bool:
    """Tells whether a table has been silent for so long that what is known of it may be old."""
    silent = silent_s(table, now)
    return silent is None or silent >= STALE_S


def make_tiles(tables: Sequence[JoinedTable], now: datetime, say: PageWords) -> list[Tile]:
    """Returns the tiles: needs help first, then by the names of tables, in which 2 comes before 10."""
    tiles = [make_tile(table, now, say) for table in tables]
    return sorted(tiles, key=lambda tile: (ORDER.index(tile.standing), natural(tile.name), tile.journal))


def make_tile(table: JoinedTable, now: datetime, say: PageWords) -> Tile:
    """Returns the tile of a table."""
    standing = standing_of(table, now)
    return Tile(
        table.journal,
        shorten(table.name) or table.journal,
        standing,
        SIGNS[standing],
        _said(standing, table, now, say),
        title_of(table.state, say),
        tuple(_facts(table, now, say)),
    )


def make_filters(tiles: Sequence[Tile], say: PageWords) -> list[Filter]:
    """Returns what can be chosen among tables, with how many there are."""
    found = [Filter("", say("filter.all"), len(tiles))]
    for standing in ORDER:
        count = sum(tile.standing is standing for tile in tiles)
        found.append(Filter(standing.value, say(f"filter.{standing.value}"), count))
    return found


def find_waiting(tables: Sequence[JoinedTable]) -> list[tuple[str, str, str]]:
    """Returns the groups whose game was put aside: code, and the table's journal and name."""
    waiting = []
    for table in tables:
        parked = table.state.get("parked")
        codes = parked if isinstance(parked, list) else []
        waiting += [(shorten(code), table.journal, table.name) for code in codes if isinstance(code, str)]
    return sorted(waiting)


def natural(name: str) -> list[tuple[int, str]]:
    """Returns the order of a name: numbers count as numbers."""
    parts = _DIGITS.split(name.casefold())
    return [(int(part[:9]), "") if part.isdecimal() else (-1, part) for part in parts]


def title_of(state: Mapping[str, object], say: PageWords) -> str:
    """Returns which game is on a table, and which version."""
    game, version = text_of(state, "game"), text_of(state, "version")
    if not game:
        return ""
    return say("game-version", game=say.game(game), version=version) if version else say.game(game)


def phase_of(state: Mapping[str, object], say: PageWords) -> str:
    """Returns the phase of the game on a table."""
    phase = text_of(state, "phase")
    return say.phase(text_of(state, "game"), phase) if phase else ""


def text_of(state: Mapping[str, object], key: str) -> str:
    """Returns a text that a table sends; "" for anything else."""
    value = state.get(key)
    return shorten(value.strip()) if isinstance(value, str) else ""


def minutes_of(state: Mapping[str, object]) -> int | None:
    """Returns for how many minutes a group has been playing."""
    value = state.get("minutes")
    is_count = isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < 10**6
    return int(value) if is_count and isinstance(value, int | float) else None


def _said(standing: TableStanding, table: JoinedTable, now: datetime, say: PageWords) -> str:
    silent = silent_s(table, now)
    if silent is None:
        return say("standing.never")
    if standing is TableStanding.STALE:
        return say("standing.stale", time=say.span(silent)) if silent >= 60 else say("standing.stale-now")
    return say(f"standing.{standing.value}")


def _facts(table: JoinedTable, now: datetime, say: PageWords) -> list[tuple[str, str]]:
    state, minutes = table.state, minutes_of(table.state)
    silent = silent_s(table, now)
    is_old = silent is not None and is_stale(table, now) and standing_of(table, now) is not TableStanding.STALE
    facts = [
        (say("fact.silent"), say.span(silent) if is_old and silent is not None else ""),
        (say("fact.phase"), phase_of(state, say)),
        (say("fact.group"), text_of(state, "group")),
        (say("fact.minutes"), say.span(minutes * 60) if minutes is not None and text_of(state, "group") else ""),
        (say("fact.last"), clock_time(table.last_at) if table.last_at else ""),
        (say("fact.camera"), say.named("camera", text_of(state, "camera"))),
        (say("fact.disk"), say.named("disk", text_of(state, "disk"))),
        (say("fact.delivered"), delivered(table, say)),
    ]
    return [(label, value) for label, value in facts if value]


def delivered(table: JoinedTable, say: PageWords) -> str:
    """Returns up to which entry a table has delivered."""
    if not table.acked:
        return say("delivered.none")
    return say("delivered.all" if table.delivered_all else "delivered.to", seq=table.acked)
