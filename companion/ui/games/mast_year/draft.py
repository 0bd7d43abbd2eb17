"""Draft: what was touched of Mast Year and not yet entered; it lasts until the next entry."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final

from companion.app.drafts import StoredDraft
from companion.app.game_screens import BY_HAND, TALLY, WATCH, WINNERS
from companion.engine.fields import TRUTH, AnyField, Field, integer, named, one_of, read_fields
from companion.games.mast_year.actions import MOST_ACORNS, SAID

_COUNT: Final = integer(0, MOST_ACORNS, "count of acorn cards")
_WORDS: Final[Mapping[str, AnyField]] = {
    "eaten": _COUNT,
    "uneaten": _COUNT,
    "mast": one_of("", "none", "partial", "full"),
    "boom": TRUTH,
}
_SAID: Final = Field(lambda value: dict(SAID.read(value)), lambda said: SAID.write(tuple(said.items())))
_COUNTED: Final = Field(lambda value: read_fields("count", named(lambda part: part)(value), _WORDS), dict)


@dataclass(slots=True)
class MastYearDraft(StoredDraft):
    """`counts`: the cards are dealt, and the hand is only counted; `said`: the words at the pass, by seat.

    `laid`: by a card's name, whether it lay in the trick; `counted`: by name, the numbers that a hand brought.
    `way` is the way of taking part that was chosen since the last entry, "" if none was.
    """

    counts: bool = False
    said: Annotated[dict[int, str], _SAID] = field(default_factory=dict)
    laid: Annotated[dict[str, bool], Field(named(TRUTH.read), dict)] = field(default_factory=dict)
    counted: Annotated[dict[str, object], _COUNTED] = field(default_factory=dict)
    way: Annotated[str, one_of(WATCH, BY_HAND, WINNERS, TALLY)] = ""
