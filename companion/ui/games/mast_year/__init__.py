"""Mast Year on the screen: its own screens, and what the shared ones need from it."""

from typing import Final

from companion.app.game_screens import BY_HAND, TALLY, WATCH, WINNERS, GameScreens, rule_of_task
from companion.engine.deferred import DeferredModule

SCREENS_IN: Final = f"{__name__}.screens"
GUIDANCE: Final = DeferredModule(f"{__name__}.guidance")
SUMMARY: Final = DeferredModule(f"{__name__}.state_summary")
SCANS_IN: Final = f"{__name__}.card_scans"

SCREENS: Final = GameScreens(
    screens={
        "seats": (f"{SCREENS_IN}.seats", "MastYearSeatsScreen"),
        "play": (f"{SCREENS_IN}.play", "MastYearPlayScreen"),
        "correct": (f"{SCREENS_IN}.correct", "CorrectCountScreen"),
        "marks": (f"{SCREENS_IN}.marks", "MarksScreen"),
        "between": (f"{SCREENS_IN}.between", "BetweenScreen"),
    },
    ways=(WATCH, BY_HAND, WINNERS, TALLY),
    likely_by_hand=WINNERS,
    way_of=SUMMARY.way_of,
    describe_score=SUMMARY.describe_score,
    rule_of=rule_of_task,
    asks=SUMMARY.asks,
    picture="squirrel",
    backdrop="oak",
    stands_first=True,
    pauses=SUMMARY.pauses,
    scans={"deck": (SCANS_IN, "scan_deck"), "stashes": (SCANS_IN, "scan_stashes")},
    stand_in=GUIDANCE.stand_in,
    lessons=GUIDANCE.lessons,
    replay_table=("companion.ui.trick_table.replay_trick", "ReplayTrick"),
    deck_faces=DeferredModule(SCANS_IN).list_faces,
    knows_deck=True,
)
