"""Draft: what was touched of Mast Year and not yet entered; it lasts until the next entry."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Self

from companion.app.drafts import StoredDraft
from companion.app.game_screens import WATCH
from companion.engine.fields import TRUTH, AnyField, Field, integer, named, one_of, read_fields
from companion.games.mast_year.actions import MOST_ACORNS, SAID
from companion.ui.games.mast_year.participation import BY_CARD, TALLY, WINNERS


@dataclass(slots=True)
class MastYearDraft(StoredDraft):
    """`counts`: the cards are dealt, and the hand is only counted; `said`: the words at the pass, by seat.

    `laid`: by a card's name, whether it lay in the trick; `counted`: by name, the numbers that a hand brought.
    `way` is the way of taking part that was chosen since the last entry, "" if none was.
    """

    counts: bool = False
    said: dict[int, str] = field(default_factory=dict)
    laid: dict[str, bool] = field(default_factory=dict)
    counted: dict[str, object] = field(default_factory=dict)
    way: str = ""

    def write(self) -> Mapping[str, object]:
        """Returns what was touched."""
        said = {
            "counts": self.counts,
            "said": SAID.write(tuple(self.said.items())),
            "laid": dict(self.laid),
            "counted": dict(self.counted),
            "way": self.way,
        }
        return {name: value for name, value in said.items() if value}

    @classmethod
    def read(cls, said: Mapping[str, object]) -> Self:
        """Returns the draft that `write` returned. Raises BadRecordError."""
        return cls(**read_fields("draft", said, WRITTEN))


COUNT: Final = integer(0, MOST_ACORNS, "count of acorn cards")
COUNTED: Final[Mapping[str, AnyField]] = {
    "eaten": COUNT,
    "uneaten": COUNT,
    "mast": one_of("", "none", "partial", "full"),
    "boom": TRUTH,
}
WRITTEN: Final[Mapping[str, AnyField]] = {
    "counts": TRUTH,
    "said": Field(lambda value: dict(SAID.read(value))),
    "laid": Field(named(TRUTH.read)),
    "counted": Field(lambda value: read_fields("count", named(lambda part: part)(value), COUNTED)),
    "way": one_of(WATCH, BY_CARD, WINNERS, TALLY),
}
"""The fields of a draft in the journal."""
