"""Lunar on the screen: its own screens, and what the shared ones need from it."""

from typing import Final

from companion.app.game_screens import WATCH, GameScreens, load_later
from companion.ui.games.lunar.participation import BY_CARD, TALLY, way_of

SCREENS_IN: Final = f"{__name__}.screens"
STATE_SUMMARY: Final = f"{__name__}.state_summary"

SCREENS: Final = GameScreens(
    screens={
        "variant": (f"{SCREENS_IN}.options", "LunarOptionsScreen"),
        "seats": (f"{SCREENS_IN}.seats", "LunarSeatsScreen"),
        "play": (f"{SCREENS_IN}.play", "LunarPlayScreen"),
        "correct": (f"{SCREENS_IN}.correct", "LunarCorrectScreen"),
    },
    presenter=(f"{__name__}.presenter", "PRESENTER"),
    ways=(WATCH, BY_CARD, TALLY),
    likely_by_hand=TALLY,
    way_of=way_of,
    describe_score=load_later(STATE_SUMMARY, "describe_score"),
    rule_of=load_later(STATE_SUMMARY, "rule_of"),
    asks=load_later(STATE_SUMMARY, "asks"),
    picture="lunar/crescent",
    backdrop="lunar/wolf",
    lessons=load_later(f"{__name__}.first_hand", "lessons"),
    stand_in=load_later(f"{__name__}.stand_in", "stand_in"),
    replay_table=("companion.ui.trick_table.replay_trick", "ReplayTrick"),
    deck_faces=load_later(f"{__name__}.deck_faces", "list_faces"),
)
