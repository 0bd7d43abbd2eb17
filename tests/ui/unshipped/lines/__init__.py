"""Lines on the screen: tokens on a grid for two, without cards or tricks, by the shared screens alone."""

from typing import Any

from companion.app.game_screens import BY_HAND, GameScreens
from companion.ui.texts import SAY


def describe_score(standing: Any, words: Any) -> str:
    """Returns how many tokens lie."""
    return SAY("ui.history.trick", number=len(standing.state.laid))


SCREENS = GameScreens(
    screens={
        "variant": ("companion.ui.screens.seats", "SeatsScreen"),
        "play": ("companion.ui.screens.plain_play", "PlainPlayScreen"),
        "statistics": ("companion.ui.screens.score_sheet", "ScoreSheetScreen"),
    },
    presenter=(f"{__name__}.presenter", "PRESENTER"),
    ways=(BY_HAND,),
    describe_score=describe_score,
    picture="diamonds",
    backdrop="clubs",
)
