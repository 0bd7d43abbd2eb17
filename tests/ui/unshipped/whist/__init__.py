"""Whist on the screen, by the shared screens alone: what counts is that it is put beside the games by its folder."""

from typing import Any

from companion.app.game_screens import BY_HAND, GameScreens


def describe_score(standing: Any, words: Any) -> str:
    """Returns the points of both sides."""
    return " : ".join(map(str, standing.state.points))


SCREENS = GameScreens(
    screens={
        "variant": ("companion.ui.screens.seats", "SeatsScreen"),
        "play": ("companion.ui.trick_table.play", "PlayScreen"),
        "statistics": ("companion.ui.screens.score_sheet", "ScoreSheetScreen"),
    },
    presenter=(f"{__name__}.presenter", "PRESENTER"),
    ways=(BY_HAND,),
    describe_score=describe_score,
    picture="spades",
    backdrop="hearts",
)
