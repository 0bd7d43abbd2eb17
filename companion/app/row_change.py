"""RowChange: what has become of the cards of a row since the last picture of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from companion.app.learning_state import LearningState


class RowChange(Enum):
    """Every picture of a row is one of these."""

    SAME_CARDS = auto()
    """No other card is seen; one that is not seen may lie in a gap."""
    GAPS_SEEN = auto()
    """Cards are seen that lay in gaps before: they have the names of these."""
    CARDS_ADDED = auto()
    """Cards have joined the others: they get the next names of the list."""
    NAMES_BEGIN_ANEW = auto()
    """Cards have come among some of which none is learned, nor named by touch: all get names anew, in their order."""
    OTHER_CARD = auto()
    """Another card lies in the place of one that is not learned yet."""
    OTHER_ROW = auto()
    """Other cards lie in the place of a row that is not learned yet."""


@dataclass(frozen=True, slots=True)
class SeenRow:
    """A picture of a row: which face each card is taken for, "" for none yet, in reading order.

    `missing` are the faces of the row that are not learned and not seen in this picture.
    """

    change: RowChange
    names: Sequence[str]
    missing: Sequence[str]


def find_change(state: LearningState, names: Sequence[str], gaps: int) -> SeenRow:
    """Says what a picture of a row means.

    `names` are the faces of the row that its cards match, "" for none; so many `gaps` are seen, in each of which a
    card must lie.
    """
    row, unlearned = state.row, state.unlearned_in_row
    missing = [name for name in unlearned if name not in names]
    unnamed = names.count("")
    if unnamed and len(missing) > gaps:
        if any(names) and 2 * len(missing) <= len(row.names):
            return SeenRow(RowChange.OTHER_CARD, names, missing)
        return SeenRow(RowChange.OTHER_ROW, [""] * len(names), unlearned)  # the few that match do so by chance
    hidden = [name for name in row.in_gaps if name not in row.names]  # never seen yet
    is_pushed_together = bool(hidden) and not gaps and not missing
    if not unnamed and not is_pushed_together:
        return SeenRow(RowChange.SAME_CARDS, names, missing)
    if 0 < unnamed <= len(hidden):
        return SeenRow(RowChange.GAPS_SEEN, names, missing)
    may_forget = len(unlearned) == len(row.names) and not row.is_named_by_touch
    if may_forget and (is_pushed_together or state.pictures.of(state.wanted) or not any(names)):
        return SeenRow(RowChange.NAMES_BEGIN_ANEW, [""] * len(names), [])
    return SeenRow(RowChange.CARDS_ADDED, names, missing)
