"""Nice One Squirrel! on the screen: its own screens, and what the shared ones need from it."""

from typing import Final

from companion.app.game_screens import GameScreens
from companion.engine.deferred import DeferredModule

SCREENS_IN: Final = f"{__name__}.screens"
GUIDANCE: Final = DeferredModule(f"{__name__}.guidance")
SUMMARY: Final = DeferredModule(f"{__name__}.state_summary")

SCREENS: Final = GameScreens(
    screens={
        "seats": (f"{SCREENS_IN}.seats", "NiceOneSquirrelSeatsScreen"),
        "play": (f"{SCREENS_IN}.play", "NiceOneSquirrelPlayScreen"),
    },
    describe_score=SUMMARY.describe_score,
    picture="nut-circle",
    backdrop="oak-leaf",
    lessons=GUIDANCE.lessons,
    stand_in=GUIDANCE.stand_in,
    token=("companion.ui.games.nice_one_squirrel.widgets.player_plate", "SquirrelToken"),
    replay_table=(f"{__name__}.widgets.cache_circle", "ReplayCircle"),
)
