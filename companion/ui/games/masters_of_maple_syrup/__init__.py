"""Masters of Maple Syrup on the screen: its own screens, and what the shared ones need from it."""

from typing import Final

from companion.app.game_screens import GameScreens, rule_of_task
from companion.engine.deferred import DeferredModule

SCREENS_IN: Final = f"{__name__}.screens"
GUIDANCE: Final = DeferredModule(f"{__name__}.guidance")
SUMMARY: Final = DeferredModule(f"{__name__}.state_summary")

SCREENS: Final = GameScreens(
    screens={
        "variant": (f"{SCREENS_IN}.options", "MapleOptionsScreen"),
        "catalogue": (f"{SCREENS_IN}.catalogue", "CatalogueScreen"),
        "play": (f"{SCREENS_IN}.play", "MaplePlayScreen"),
        "between": (f"{SCREENS_IN}.tally", "TallyScreen"),
        "tally": (f"{SCREENS_IN}.tally", "TallyScreen"),
        "correct": (f"{SCREENS_IN}.correct", "MapleCorrectScreen"),
        "over": (f"{SCREENS_IN}.over", "MapleOverScreen"),
    },
    describe_score=SUMMARY.describe_score,
    rule_of=rule_of_task,
    asks=SUMMARY.asks,
    picture="maple/leaf",
    backdrop="maple/tree",
    pauses=SUMMARY.pauses,
    lessons=GUIDANCE.lessons,
    stand_in=GUIDANCE.stand_in,
    replay_table=(f"{__name__}.widgets.replay_properties", "ReplayProperties"),
    deck_faces=DeferredModule(f"{__name__}.deck_faces").list_faces,
    card_list="catalogue",
)
