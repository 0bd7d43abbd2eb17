"""Lines on the screen: tokens on a grid for two, without cards or tricks, by the shared screens alone."""

from companion.app.game_screens import BY_HAND, GameScreens

SCREENS = GameScreens(
    screens={
        "variant": ("companion.ui.screens.seats", "SeatsScreen"),
        "play": ("companion.ui.screens.plain_play", "PlainPlayScreen"),
        "statistics": ("companion.ui.screens.score_sheet", "ScoreSheetScreen"),
    },
    ways=(BY_HAND,),
    picture="diamonds",
    backdrop="clubs",
)
