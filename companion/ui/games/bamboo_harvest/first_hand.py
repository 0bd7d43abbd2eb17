"""The first round of Bamboo Harvest, for a table that has never played it."""

from collections.abc import Mapping, Sequence
from typing import Final

from companion.app.lesson import Lesson
from companion.games.bamboo_harvest.state import Phase, State
from companion.journal.standing import Standing
from companion.phrases import Player, phrase

SWAP: Final = ("swap", "BH-4.3", ("diamonds", "hearts"))
HARVEST: Final = ("harvest", "BH-4.4", ("reed", "reed"))
LESSONS: Final[Mapping[Phase, tuple[tuple[str, str, tuple[str, ...]], ...]]] = {
    Phase.GRID: (("aim", "BH-5.1", ("bamboo",)), ("grid", "BH-1.2", ("diamonds", "hearts"))),
    Phase.START: (("start", "BH-2.1", ("clubs", "spades")),),
    Phase.PLACE: (("place", "BH-2.2", ("bamboo",)),),
    Phase.DEEDS: (("deeds", "BH-2.3", ("clubs", "spades")),),
    Phase.BUILD: (("build", "BH-4.1", ("reed", "bamboo")), SWAP, HARVEST),
    Phase.SWAP: (SWAP, HARVEST),
    Phase.HARVEST: (HARVEST,),
    Phase.MANAGE: (("manage", "BH-4.5", ("clubs", "spades")),),
}
"""By phase: the name of each lesson, its fact, and its icons."""


def lessons(standing: Standing) -> Sequence[Lesson]:
    """Returns what a table learns at each step of the set-up and of the first round."""
    state = standing.state_as(State)
    if state.round > 1:
        return ()
    player = Player(state.turn)
    return tuple(
        Lesson(phrase(f"first-hand.{name}", rule, player=player), icons)
        for name, rule, icons in LESSONS.get(state.phase, ())
    )
