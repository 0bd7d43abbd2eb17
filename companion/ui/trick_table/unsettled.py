"""Irregularities in a game of tricks of which nobody has said whether they stand; without Kivy."""

from collections.abc import Callable, Sequence

from companion.engine import Irregularity, Phrase
from companion.engine.game import StateT
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.presenter import Unsettled


def find_unsettled(
    snapshot: GameSnapshot,
    kind: type[StateT],
    named: Sequence[tuple[str, Irregularity]],
    explain: Callable[[Irregularity], Phrase],
    is_its_entry: Callable[[StateT, object, Irregularity], bool],
) -> Unsettled | None:
    """Returns the last of the irregularities that nobody has accepted; each comes with the name that identifies it.

    `is_its_entry`: whether an action, entered in a state of that `kind`, is the card that should not have been played.
    """
    opened = [(name, item) for name, item in named if name not in snapshot.accepted_irregularities]
    if not opened:
        return None
    name, item = opened[-1]
    numbers = (
        logged.number
        for logged, before in zip(snapshot.entries, snapshot.states_as(kind), strict=False)
        if is_its_entry(before, logged.entry.action, item)
    )
    return Unsettled(name, explain(item), next(numbers, None), len(opened))
