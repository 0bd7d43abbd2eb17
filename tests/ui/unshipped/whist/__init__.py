"""Whist on the screen: as plain as can be; what counts is that it is put beside the shipped games by its folder."""

from typing import Any

from companion.app.game_screens import GameScreens

SCREENS_IN = f"{__name__}.screens"


def describe_score(standing: Any, words: Any) -> str:
    """Returns the points of both sides."""
    return " : ".join(map(str, standing.state.points))


SCREENS = GameScreens(
    screens={
        "variant": (SCREENS_IN, "Begin"),
        "play": (SCREENS_IN, "Play"),
        "over": (SCREENS_IN, "Over"),
        "statistics": ("companion.ui.screens.score_sheet", "ScoreSheetScreen"),
    },
    presenter=(f"{__name__}.presenter", "PRESENTER"),
    ways=("follow",),
    way_of=lambda standing: "follow",
    describe_score=describe_score,
    rule_of=lambda standing: "WH-2.1",
    asks=lambda standing: False,
    picture="spades",
    backdrop="hearts",
)
