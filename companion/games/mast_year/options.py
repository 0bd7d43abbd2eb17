"""Options: what a table agrees on before the first deal (MY-9)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from companion.engine.fields import Field, fields_of, integer, one_of, quote, read_fields, seat_of
from companion.engine.options import Alternatives, Amount, Option, Switch
from companion.errors import BadRecordError

Pair = tuple[int, int]
PAIRS: Final[tuple[Pair, Pair]] = ((0, 2), (1, 3))
LARGEST_GOAL: Final = 1_000_000


def _read_pair(value: object) -> Pair:
    for pair in PAIRS:
        if isinstance(value, list) and value == list(pair) and not any(isinstance(seat, bool) for seat in value):
            return pair
    raise BadRecordError(f"{quote(value)} is no pair of partners: write [0, 2] or [1, 3] (MY-2.1)")


PLAY_ON: Final = "play-on"
SHARED: Final = "shared"
OFFERED: Final[tuple[Option, ...]] = (
    Amount("goal", usual=10, offered=(7, 10, 20, 30), not_with="single_hand"),
    Switch("single_hand"),
    Alternatives("equal_scores", (PLAY_ON, SHARED), not_with="single_hand"),
    Switch("incomplete_information"),
    Switch("tournament", not_with="single_hand"),
    Switch("silent"),
)
"""What a screen offers; the seats are agreed on where the players sit down."""


@dataclass(frozen=True, slots=True)
class Options:
    """The agreed variant; `squirrels` and `speedy` are those of the first game."""

    goal: Annotated[int, integer(1, LARGEST_GOAL, "goal")] = 10
    incomplete_information: bool = False
    single_hand: bool = False
    tournament: bool = False
    silent: bool = False
    equal_scores: Annotated[str, one_of(PLAY_ON, SHARED)] = PLAY_ON
    squirrels: Annotated[Pair, Field(_read_pair, list)] = PAIRS[0]
    speedy: Annotated[int, seat_of(4)] = 0


def read_options(raw: Mapping[str, object]) -> Options:
    """Returns the options of a record. Raises BadRecordError."""
    values: dict[str, Any] = read_fields("option", raw, fields_of(Options))
    squirrels: Pair = values.get("squirrels", PAIRS[0])
    speedy = values.setdefault("speedy", squirrels[0])
    if speedy not in squirrels:
        raise BadRecordError(
            f"option 'speedy': seat {speedy} is an Oak; the Speedy Squirrel is one of {list(squirrels)} (MY-2.2)"
        )
    return Options(**values)
