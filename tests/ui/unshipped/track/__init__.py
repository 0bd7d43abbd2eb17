"""Track on the screen: a game of tricks for five, by the shared screens; here stands what is its own."""

from companion.app.game_screens import BY_HAND, GameScreens

SCREENS = GameScreens(
    ways=(BY_HAND,),
    picture="oak-leaf",
    backdrop="oak",
)
