"""Nice One Squirrel! on the screen: its own screens, and what the shared ones need from it."""

from typing import Final

from companion.app.game_screens import GameScreens, load_later

SCREENS_IN: Final = f"{__name__}.screens"
STATE_SUMMARY: Final = f"{__name__}.state_summary"

SCREENS: Final = GameScreens(
    screens={
        "seats": (f"{SCREENS_IN}.seats", "NiceOneSquirrelSeatsScreen"),
        "play": (f"{SCREENS_IN}.play", "NiceOneSquirrelPlayScreen"),
    },
    presenter=(f"{__name__}.presenter", "PRESENTER"),
    describe_score=load_later(STATE_SUMMARY, "describe_score"),
    picture="nut-circle",
    backdrop="oak-leaf",
    lessons=load_later(f"{__name__}.first_hand", "lessons"),
    stand_in=load_later(f"{__name__}.stand_in", "stand_in"),
    token=("companion.ui.games.nice_one_squirrel.widgets.player_plate", "SquirrelToken"),
    replay_table=(f"{__name__}.widgets.replay_circle", "ReplayCircle"),
)
