"""Options: who starts, how stars are counted, and what the track is worth (LU-3.4, LU-4.1)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final

from companion.engine.fields import Field, fields_of, integer, one_of, quote, read_fields, seat_of
from companion.engine.options import Alternatives, FirstSeat
from companion.errors import BadRecordError

SEATS: Final = (2, 4)
MOST_POINTS: Final = 1_000_000
LONGEST_TRACK: Final = 100
ASKED: Final = "asked"
MARKED: Final = "marked"
POINTS: Final = integer(0, MOST_POINTS, "number of points")


def _read_track(value: object) -> tuple[int, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list) or not 0 < len(value) <= LONGEST_TRACK:
        raise BadRecordError(f"{quote(value)} is no track: write a list of the points of each place, or null")
    return tuple(POINTS.read(points) for points in value)


OFFERED: Final = (Alternatives("stars", (ASKED, MARKED)), FirstSeat("start"))


@dataclass(frozen=True, slots=True)
class Options:
    """What a table agrees on: `track` holds the points of each place, from 0 spaces on, or None: the table is asked."""

    start: Annotated[int, seat_of(4)] = 0
    stars: Annotated[str, one_of(ASKED, MARKED)] = ASKED
    track: Annotated[tuple[int, ...] | None, Field(_read_track)] = None

    @property
    def stars_are_marked(self) -> bool:
        """Whether a card with a star is entered as one."""
        return self.stars == MARKED

    def points_at(self, spaces: int) -> int | None:
        """Returns what the track gives at a place, or None if the table is asked (LU-4.1)."""
        return None if self.track is None else self.track[min(spaces, len(self.track) - 1)]


def read_options(raw: Mapping[str, object], players: tuple[str, ...]) -> Options:
    """Returns the options of a record. Raises BadRecordError, also for a wrong number of players."""
    if len(players) not in SEATS:
        raise BadRecordError(f"'players' has {len(players)} names; Lunar has two or four players (LU-1.2)")
    options = Options(**read_fields("option", raw, fields_of(Options)))
    if options.start >= len(players):
        raise BadRecordError(f"option 'start': nobody has seat {options.start}; seats are 0 to {len(players) - 1}")
    return options
