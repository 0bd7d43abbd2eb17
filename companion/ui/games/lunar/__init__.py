"""Lunar on the screen: which screens it brings, and what the others ask it."""

from typing import Final

from companion.app.game_screens import GameScreens
from companion.games.lunar.state import Phase
from companion.games.lunar.view import view
from companion.journal.journaled_games import Standing
from companion.translations import Translation
from companion.ui.games.lunar.ways import FOLLOW, TALLY, way_of

SCREENS_IN: Final = f"{__name__}.screens"


def stands(standing: Standing, words: Translation) -> str:
    """Returns the points of both sides, and how far the game has come."""
    state = standing.state
    first, second = state.scores
    part = words.text("ui.bar.round", number=state.rounds[-1].number)
    return f"{first} : {second}  ·  {words.text('ui.games.over') if state.round is None else part}"


def rule_of(standing: Standing) -> str:
    """Returns the fact on which the phase rests."""
    return view(standing.state).task.rule or ""


def asks(standing: Standing) -> bool:
    """Tells whether something is asked that no card answers: stars, or points of the track."""
    return standing.state.phase in (Phase.STARS, Phase.TRACK)


SCREENS: Final = GameScreens(
    screens={
        "variant": (f"{SCREENS_IN}.options", "LunarOptionsScreen"),
        "seats": (f"{SCREENS_IN}.seats", "LunarSeatsScreen"),
        "play": (f"{SCREENS_IN}.play", "LunarPlayScreen"),
        "history": ("companion.ui.screens.history", "HistoryScreen"),
        **dict.fromkeys(("correct", "question"), (f"{SCREENS_IN}.correct", "LunarCorrectScreen")),
        "over": ("companion.ui.screens.over", "OverScreen"),
        "statistics": ("companion.ui.screens.statistics", "StatisticsScreen"),
    },
    telling=(f"{__name__}.telling", "TELLING"),
    ways=(FOLLOW, TALLY),
    way_of=way_of,
    stands=stands,
    rule_of=rule_of,
    asks=asks,
    picture="lunar/crescent",
    backdrop="lunar/wolf",
)
