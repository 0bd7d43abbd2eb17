"""The first turns of Nice One Squirrel!, for a table that has never played it."""

from collections.abc import Sequence

from companion.app.lesson import Lesson
from companion.games.nice_one_squirrel.state import Phase, State
from companion.journal.standing import Standing
from companion.phrases import Player, phrase


def lessons(standing: Standing) -> Sequence[Lesson]:
    """Returns what a table learns in its first turns; once everybody's squirrel has moved on, nothing."""
    state = standing.state_as(State)
    player = Player(state.turn)
    if state.phase is Phase.VISIT and state.here is None:
        return (Lesson(phrase("first-hand.begin", "NS-3.1", player=player), ("squirrel", "nut-circle")),)
    if state.phase is Phase.ACT and not state.plays:
        return (
            Lesson(phrase("first-hand.play", "NS-4.1", player=player), ("acorn", "hazelnut", "walnut", "chestnut")),
        )
    moved = len(standing.entries) > 4 * len(state.players)
    if state.phase is Phase.VISIT and not moved:
        return (Lesson(phrase("first-hand.move", "NS-3.2", player=player), ("squirrel",)),)
    return ()
