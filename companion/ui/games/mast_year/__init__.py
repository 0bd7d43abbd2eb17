"""Mast Year on the screen: its own screens, and what the shared ones need from it."""

from typing import Final

from companion.app.game_screens import WATCH, GameScreens, load_later
from companion.ui.games.mast_year.participation import BY_CARD, TALLY, WINNERS, way_of

SCREENS_IN: Final = f"{__name__}.screens"
STATE_SUMMARY: Final = f"{__name__}.state_summary"
SCANS_IN: Final = f"{__name__}.card_scans"

SCREENS: Final = GameScreens(
    screens={
        "seats": (f"{SCREENS_IN}.seats", "MastYearSeatsScreen"),
        "play": (f"{SCREENS_IN}.play", "MastYearPlayScreen"),
        "correct": (f"{SCREENS_IN}.correct", "CorrectCountScreen"),
        "marks": (f"{SCREENS_IN}.marks", "MarksScreen"),
        "between": (f"{SCREENS_IN}.between", "BetweenScreen"),
    },
    presenter=(f"{__name__}.presenter", "PRESENTER"),
    ways=(WATCH, BY_CARD, WINNERS, TALLY),
    likely_by_hand=WINNERS,
    way_of=way_of,
    describe_score=load_later(STATE_SUMMARY, "describe_score"),
    rule_of=load_later(STATE_SUMMARY, "rule_of"),
    asks=load_later(STATE_SUMMARY, "asks"),
    picture="squirrel",
    backdrop="oak",
    stands_first=True,
    pauses=load_later(STATE_SUMMARY, "pauses"),
    scans={"deck": (SCANS_IN, "scan_deck"), "stashes": (SCANS_IN, "scan_stashes")},
    stand_in=load_later(f"{__name__}.stand_in", "stand_in"),
    lessons=load_later(f"{__name__}.first_hand", "lessons"),
    replay_table=("companion.ui.trick_table.replay_trick", "ReplayTrick"),
    deck_faces=load_later(f"{__name__}.deck_faces", "list_faces"),
    knows_deck=True,
)
