"""The first turns of Masters of Maple Syrup, for a table that has never played it."""

from collections.abc import Mapping, Sequence
from typing import Final

from companion.app.lesson import Lesson
from companion.games.masters_of_maple_syrup.options import CHOOSE, DEVELOP, HARVEST, TAP
from companion.games.masters_of_maple_syrup.state import Phase, State
from companion.journal.standing import Standing
from companion.phrases import Player, phrase

TAUGHT_TURNS: Final = 6
"""The number of turns in which both players meet each action card."""
LESSONS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    TAP: ("tap", ("maple/tree", "maple/tap")),
    HARVEST: ("harvest", ("maple/tree", "maple/harvest")),
    DEVELOP: ("develop", ("maple/hand", "maple/develop")),
    CHOOSE: ("choose", ("maple/choose",)),
}
"""By what the selected card does: the name of its lesson, and its icons."""


def lessons(standing: Standing) -> Sequence[Lesson]:
    """Returns what a table learns in its first turns."""
    state = standing.state_as(State)
    if len(state.ended) >= TAUGHT_TURNS:
        return ()
    player = Player(state.current)
    if state.phase is Phase.SELECT:
        aim = Lesson(phrase("first-hand.aim", "MM-3.1"), ("maple/tree", "maple/leaf"))
        return (aim, Lesson(phrase("first-hand.select", "MM-2.1", player=player), ("maple/hand",)))
    if state.turn is None:
        return ()
    name, icons = LESSONS[state.turn.does]
    return (Lesson(phrase(f"first-hand.{name}", "MM-2.3", player=player), icons),)
