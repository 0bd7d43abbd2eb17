"""Track on the screen: a game of tricks for five, by the shared screens; here stands what is its own."""

from typing import Any

from companion.app.game_screens import BY_HAND, GameScreens

HERE = __name__


def describe_score(standing: Any, words: Any) -> str:
    """Returns the cells of all tokens."""
    return " · ".join(map(str, standing.state.cells))


SCREENS = GameScreens(
    screens={
        "play": ("companion.ui.trick_table.play", "PlayScreen"),
    },
    presenter=(f"{HERE}.presenter", "PRESENTER"),
    ways=(BY_HAND,),
    describe_score=describe_score,
    picture="oak-leaf",
    backdrop="oak",
)
