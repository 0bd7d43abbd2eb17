"""Masters of Maple Syrup on the screen: its own screens, and what the shared ones need from it."""

from typing import Final

from companion.app.game_screens import GameScreens, load_later

SCREENS_IN: Final = f"{__name__}.screens"
STATE_SUMMARY: Final = f"{__name__}.state_summary"

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
    presenter=(f"{__name__}.presenter", "PRESENTER"),
    describe_score=load_later(STATE_SUMMARY, "describe_score"),
    rule_of=load_later(STATE_SUMMARY, "rule_of"),
    asks=load_later(STATE_SUMMARY, "asks"),
    picture="maple/leaf",
    backdrop="maple/tree",
    pauses=load_later(STATE_SUMMARY, "pauses"),
    lessons=load_later(f"{__name__}.first_hand", "lessons"),
    stand_in=load_later(f"{__name__}.stand_in", "stand_in"),
    replay_table=(f"{__name__}.widgets.replay_properties", "ReplayProperties"),
    deck_faces=load_later(f"{__name__}.deck_faces", "list_faces"),
    card_list="catalogue",
)
