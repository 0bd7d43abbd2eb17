"""Draft: what was touched of Mast Year and not yet entered; it lasts until the next entry."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class MastYearDraft:
    """`counts`: the cards are dealt, and the hand is only counted; `said`: the words at the pass, by seat.

    `laid`: by a card's name, whether it lay in the trick; `counted`: by name, the numbers that a hand brought.
    """

    counts: bool = False
    said: dict[int, str] = field(default_factory=dict)
    laid: dict[str, bool] = field(default_factory=dict)
    counted: dict[str, object] = field(default_factory=dict)
