"""Described games on the screen: one set of screens for every game that a file describes."""

from typing import Final

from companion.app.game_screens import WATCH, GameScreens, load_later
from companion.ui.games.described.participation import BY_CARD, TALLY, WINNERS, kind_of, way_of

SCREENS_IN: Final = f"{__name__}.screens"
SUMMARY: Final = f"{__name__}.state_summary"

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
    presenter=(f"{__name__}.presenter", "PRESENTER"),
    ways=(WATCH, BY_CARD, WINNERS, TALLY),
    likely_by_hand=WINNERS,
    kind_of=kind_of,
    way_of=way_of,
    title=load_later(SUMMARY, "title"),
    describe_score=load_later(SUMMARY, "describe_score"),
    rule_of=load_later(SUMMARY, "rule_of"),
    picture="diamonds",
    backdrop="spades",
    stand_in=load_later(f"{__name__}.stand_in", "stand_in"),
    replay_table=("companion.ui.trick_table.replay_trick", "ReplayTrick"),
)
