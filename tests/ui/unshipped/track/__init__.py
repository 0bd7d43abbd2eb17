"""Track on the screen: a game of tricks for five, by the shared screens; here stands what is its own."""

from typing import Any

from companion.app.game_screens import GameScreens

HERE = __name__


def describe_score(standing: Any, words: Any) -> str:
    """Returns the cells of all tokens."""
    return " · ".join(map(str, standing.state.cells))


SCREENS = GameScreens(
    screens={
        "play": (f"{HERE}.screens", "TrackPlayScreen"),
    },
    presenter=(f"{HERE}.presenter", "PRESENTER"),
    ways=("follow",),
    way_of=lambda standing: "follow",
    describe_score=describe_score,
    rule_of=lambda standing: "TR-2.1",
    asks=lambda standing: False,
    picture="oak-leaf",
    backdrop="oak",
)
