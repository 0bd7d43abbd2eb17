"""Masters of Maple Syrup on the screen: which screens it brings, and what the others ask it."""

from typing import Final

from companion.app.game_screens import GameScreens
from companion.games.masters_of_maple_syrup.state import Phase
from companion.games.masters_of_maple_syrup.view import view
from companion.journal.journaled_games import Standing
from companion.translations import Translation

SCREENS_IN: Final = f"{__name__}.screens"


def stands(standing: Standing, words: Translation) -> str:
    """Returns the values of both properties, and how far the game has come."""
    first, second = standing.state.scores
    turn = words.text("ui.bar.turn", number=len(standing.state.ended) + 1)
    return f"{first} : {second}  ·  {words.text('ui.games.over') if standing.over else turn}"


def rule_of(standing: Standing) -> str:
    """Returns the fact on which the moment rests."""
    return view(standing.state).task.rule or ""


SCREENS: Final = GameScreens(
    screens={
        "variant": (f"{SCREENS_IN}.options", "MapleOptionsScreen"),
        "play": (f"{SCREENS_IN}.play", "MaplePlayScreen"),
        "between": (f"{SCREENS_IN}.tally", "TallyScreen"),
        "tally": (f"{SCREENS_IN}.tally", "TallyScreen"),
        "history": ("companion.ui.screens.history", "HistoryScreen"),
        **dict.fromkeys(("correct", "question"), (f"{SCREENS_IN}.correct", "MapleCorrectScreen")),
        "over": (f"{SCREENS_IN}.over", "MapleOverScreen"),
        "statistics": ("companion.ui.screens.statistics", "StatisticsScreen"),
    },
    telling=(f"{__name__}.telling", "TELLING"),
    ways=("follow",),
    way_of=lambda _: "follow",
    stands=stands,
    rule_of=rule_of,
    asks=lambda standing: standing.state.phase is Phase.ACT,
    picture="maple/leaf",
    backdrop="maple/tree",
    pauses=lambda standing: standing.state.phase is Phase.TALLY,
)
