"""Draft: numbers that were counted and not yet entered; it lasts until the next entry."""

from dataclasses import dataclass, field
from typing import Annotated, Final

from companion.app.drafts import StoredDraft
from companion.app.game_screens import BY_HAND, TALLY, WATCH, WINNERS
from companion.engine.fields import Field, integer, named, one_of

MOST: Final = 10**9
_COUNTS: Final = Field(named(integer(-MOST, MOST, "count").read), dict)


@dataclass(slots=True)
class DescribedDraft(StoredDraft):
    """`counted` are numbers by their names, `laid` the cards that were touched in a told trick.

    The journal does not keep these, as only the last touches would be lost.
    `way` is the way of taking part that was chosen since the last entry, "" if none was.
    """

    counted: Annotated[dict[str, int], _COUNTS] = field(default_factory=dict)
    laid: dict[str, bool] = field(default_factory=dict)
    way: Annotated[str, one_of(WATCH, BY_HAND, WINNERS, TALLY)] = ""
