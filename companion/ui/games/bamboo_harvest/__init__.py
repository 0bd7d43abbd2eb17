"""Bamboo Harvest on the screen: its own screens, and what the shared ones need from it."""

from typing import Final

from companion.app.game_screens import GameScreens
from companion.engine.deferred import DeferredModule

SCREENS_IN: Final = f"{__name__}.screens"
GUIDANCE: Final = DeferredModule(f"{__name__}.guidance")
SUMMARY: Final = DeferredModule(f"{__name__}.state_summary")

SCREENS: Final = GameScreens(
    screens={
        "variant": ("companion.ui.screens.seats", "SeatsScreen"),
        "play": (f"{SCREENS_IN}.play", "BambooHarvestPlayScreen"),
        "correct": (f"{SCREENS_IN}.correct", "BambooHarvestCorrectScreen"),
        "forest": (f"{SCREENS_IN}.forest", "ForestScanScreen"),
        "over": (f"{SCREENS_IN}.over", "BambooHarvestOverScreen"),
        "statistics": (f"{SCREENS_IN}.statistics", "BambooHarvestStatisticsScreen"),
    },
    describe_score=SUMMARY.describe_score,
    asks=SUMMARY.asks,
    picture="reed",
    backdrop="bamboo",
    lessons=GUIDANCE.lessons,
    stand_in=GUIDANCE.stand_in,
    token=("companion.ui.games.bamboo_harvest.widgets.token", "Token"),
    replay_table=(f"{__name__}.widgets.replay_forest", "ReplayForest"),
)
