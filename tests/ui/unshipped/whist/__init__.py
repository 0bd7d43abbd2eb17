"""Whist on the screen, by the shared screens alone: what counts is that it is put beside the games by its folder."""

from companion.app.game_screens import BY_HAND, GameScreens

SCREENS = GameScreens(
    screens={
        "variant": ("companion.ui.screens.seats", "SeatsScreen"),
        "statistics": ("companion.ui.screens.score_sheet", "ScoreSheetScreen"),
    },
    ways=(BY_HAND,),
    picture="spades",
    backdrop="hearts",
)
