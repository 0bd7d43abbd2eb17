"""Mast Year on the screen: which screens it brings, and what the others ask it."""

from typing import Any, Final

from companion.app.game_screens import WATCH, GameScreens
from companion.games.mast_year.state import Phase
from companion.translations import Translation
from companion.ui.games.mast_year.ways import FOLLOW, TALLY, WINNERS, way_of

SCREENS_IN: Final = f"{__name__}.screens"
LOOKS_IN: Final = f"{__name__}.looks"


def stands(standing: Any, words: Translation) -> str:
    """Returns the points of both teams, and how far the game has come."""
    line = standing.game.summary(standing.state)
    hand = standing.state.hand.deal.number if standing.state.hand else len(standing.state.hands)
    points = _points(line, words)
    if "games" in line:
        games = enumerate(line["games"], 1)
        named = (f"{words.text('statistics.game', number=at)}: {_points(one, words)}" for at, one in games)
        points = "  ·  ".join(named)
    return f"{points}  ·  {words.text('ui.games.over') if line['over'] else words.text('ui.bar.hand', number=hand)}"


def _points(game: dict[str, Any], words: Translation) -> str:
    return words.text("ui.games.stands", **game["scores"])


def rule_of(standing: Any) -> str:
    """Returns the fact on which the phase rests."""
    return standing.game.view(standing.state).task.rule or ""


def asks(standing: Any) -> bool:
    """Tells whether the winner must choose what to eat."""
    return standing.state.phase is Phase.EAT


SCREENS: Final = GameScreens(
    screens={
        "variant": ("companion.ui.screens.options", "OptionsScreen"),
        "seats": (f"{SCREENS_IN}.seats", "MastYearSeatsScreen"),
        "play": (f"{SCREENS_IN}.play", "MastYearPlayScreen"),
        "history": ("companion.ui.screens.history", "HistoryScreen"),
        "correct": (f"{SCREENS_IN}.correct", "CorrectCountScreen"),
        "question": (f"{SCREENS_IN}.correct", "CorrectCountScreen"),
        "marks": (f"{SCREENS_IN}.marks", "MarksScreen"),
        "between": (f"{SCREENS_IN}.between", "BetweenScreen"),
        "over": ("companion.ui.screens.over", "OverScreen"),
        "statistics": ("companion.ui.screens.statistics", "StatisticsScreen"),
    },
    telling=(f"{__name__}.telling", "TELLING"),
    ways=(WATCH, FOLLOW, WINNERS, TALLY),
    way_of=way_of,
    stands=stands,
    rule_of=rule_of,
    asks=asks,
    picture="squirrel",
    backdrop="oak",
    stands_first=True,
    pauses=lambda standing: standing.state.phase is Phase.SPEEDY,
    looks={"deck": (LOOKS_IN, "look_at_deck"), "stashes": (LOOKS_IN, "look_at_stashes")},
)
