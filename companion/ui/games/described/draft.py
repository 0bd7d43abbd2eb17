"""Draft: numbers that were counted and not yet entered; it lasts until the next entry."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Self

from companion.app.drafts import StoredDraft
from companion.app.game_screens import WATCH
from companion.engine.fields import AnyField, Field, integer, named, one_of, read_fields
from companion.ui.games.described.participation import BY_CARD, TALLY, WINNERS

MOST: Final = 10**9


@dataclass(slots=True)
class DescribedDraft(StoredDraft):
    """`counted` are numbers by their names, `laid` the cards that were touched in a told trick.

    `way` is the way of taking part that was chosen since the last entry, "" if none was.
    """

    counted: dict[str, int] = field(default_factory=dict)
    laid: dict[str, bool] = field(default_factory=dict)
    way: str = ""

    def write(self) -> Mapping[str, object]:
        """Returns what was touched; of a told trick only the last touches would be lost."""
        said = {"counted": dict(self.counted), "way": self.way}
        return {name: value for name, value in said.items() if value}

    @classmethod
    def read(cls, said: Mapping[str, object]) -> Self:
        """Returns the draft that `write` returned. Raises BadRecordError."""
        return cls(**read_fields("draft", said, WRITTEN))


WRITTEN: Final[Mapping[str, AnyField]] = {
    "counted": Field(named(integer(-MOST, MOST, "count").read)),
    "way": one_of(WATCH, BY_CARD, WINNERS, TALLY),
}
"""The fields of a draft in the journal."""
