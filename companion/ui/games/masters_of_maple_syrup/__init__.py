"""Masters of Maple Syrup on the screen: which screens it brings, and what the others ask it."""

from typing import Final

from companion.app.game_screens import WATCH, GameScreens, load_later

SCREENS_IN: Final = f"{__name__}.screens"
MOMENT: Final = f"{__name__}.moment"

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
    ways=(WATCH, "follow"),
    way_of=lambda _: "follow",
    stands=load_later(MOMENT, "stands"),
    rule_of=load_later(MOMENT, "rule_of"),
    asks=load_later(MOMENT, "asks"),
    picture="maple/leaf",
    backdrop="maple/tree",
    pauses=load_later(MOMENT, "pauses"),
    lessons=load_later(f"{__name__}.first_hand", "lessons"),
    stand_in=load_later(f"{__name__}.stand_in", "stand_in"),
    replay_table=(f"{__name__}.widgets.replay_properties", "ReplayProperties"),
    deck_faces=load_later(f"{__name__}.deck_faces", "list_faces"),
)
