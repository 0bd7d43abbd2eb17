"""Lunar on the screen: its own screens, and what the shared ones need from it."""

from typing import Final

from companion.app.game_screens import BY_HAND, TALLY, WATCH, GameScreens, rule_of_task
from companion.engine.deferred import DeferredModule

SCREENS_IN: Final = f"{__name__}.screens"
GUIDANCE: Final = DeferredModule(f"{__name__}.guidance")
SUMMARY: Final = DeferredModule(f"{__name__}.state_summary")

SCREENS: Final = GameScreens(
    screens={
        "variant": (f"{SCREENS_IN}.options", "LunarOptionsScreen"),
        "seats": (f"{SCREENS_IN}.options", "LunarSeatsScreen"),
        "play": (f"{SCREENS_IN}.play", "LunarPlayScreen"),
        "correct": (f"{SCREENS_IN}.correct", "LunarCorrectScreen"),
    },
    ways=(WATCH, BY_HAND, TALLY),
    likely_by_hand=TALLY,
    way_of=SUMMARY.way_of,
    describe_score=SUMMARY.describe_score,
    rule_of=rule_of_task,
    asks=SUMMARY.asks,
    picture="lunar/crescent",
    backdrop="lunar/wolf",
    lessons=GUIDANCE.lessons,
    stand_in=GUIDANCE.stand_in,
    replay_table=("companion.ui.trick_table.replay_trick", "ReplayTrick"),
    deck_faces=DeferredModule(f"{__name__}.prints").list_faces,
)
