"""Described games on the screen: one set of screens for every game that a file describes."""

from collections.abc import Mapping
from typing import Any, Final

from companion.app.game_screens import BY_HAND, TALLY, WATCH, WINNERS, GameScreens
from companion.engine.deferred import DeferredModule

SCREENS_IN: Final = f"{__name__}.screens"
SUMMARY: Final = DeferredModule(f"{__name__}.state_summary")


def kind_of(options: Mapping[str, Any]) -> str | None:
    """Returns what the file calls the game; None for a score sheet without cards, which is entered in one way."""
    description = options.get("description", {})
    if "rounds" in description:
        return None
    name = description.get("game", "")
    return str(next(iter(name.values()), "")) if isinstance(name, Mapping) else str(name)


SCREENS: Final = GameScreens(
    screens={
        "variant": (f"{SCREENS_IN}.more_games", "MoreGamesScreen"),
        "nearest": (f"{SCREENS_IN}.nearest_game", "NearestGameScreen"),
        "new-game": (f"{SCREENS_IN}.new_game", "NewGameScreen"),
        "seats": (f"{SCREENS_IN}.seats", "DescribedSeatsScreen"),
        "play": (f"{SCREENS_IN}.play", "DescribedPlayScreen"),
        "correct": (f"{SCREENS_IN}.correct", "DescribedCorrectScreen"),
        "rules": (f"{SCREENS_IN}.rules", "DescribedRulesScreen"),
        "statistics": (f"{SCREENS_IN}.score_matrix", "ScoreMatrixScreen"),
        "course": ("companion.ui.screens.statistics", "StatisticsScreen"),
    },
    ways=(WATCH, BY_HAND, WINNERS, TALLY),
    likely_by_hand=WINNERS,
    kind_of=kind_of,
    way_of=SUMMARY.way_of,
    title=SUMMARY.title,
    describe_score=SUMMARY.describe_score,
    rule_of=SUMMARY.rule_of,
    picture="diamonds",
    backdrop="spades",
    stand_in=DeferredModule(f"{__name__}.stand_in").stand_in,
    replay_table=("companion.ui.trick_table.replay_trick", "ReplayTrick"),
)
