"""Bamboo Harvest on the screen: its own screens, and what the shared ones need from it."""

from typing import Final

from companion.app.game_screens import GameScreens, load_later

SCREENS_IN: Final = f"{__name__}.screens"
STATE_SUMMARY: Final = f"{__name__}.state_summary"

SCREENS: Final = GameScreens(
    screens={
        "variant": ("companion.ui.screens.seats", "SeatsScreen"),
        "play": (f"{SCREENS_IN}.play", "BambooHarvestPlayScreen"),
        "correct": (f"{SCREENS_IN}.correct", "BambooHarvestCorrectScreen"),
        "forest": (f"{SCREENS_IN}.forest", "ForestScanScreen"),
        "over": (f"{SCREENS_IN}.over", "BambooHarvestOverScreen"),
        "statistics": (f"{SCREENS_IN}.statistics", "BambooHarvestStatisticsScreen"),
    },
    presenter=(f"{__name__}.presenter", "PRESENTER"),
    describe_score=load_later(STATE_SUMMARY, "describe_score"),
    asks=load_later(STATE_SUMMARY, "asks"),
    picture="reed",
    backdrop="bamboo",
    lessons=load_later(f"{__name__}.first_hand", "lessons"),
    stand_in=load_later(f"{__name__}.stand_in", "stand_in"),
    token=("companion.ui.games.bamboo_harvest.widgets.token", "Token"),
    replay_table=(f"{__name__}.widgets.replay_forest", "ReplayForest"),
)
