"""Route: which screen a game needs. It follows from what stands in the journal, so it is the same after a restart."""

from typing import Any, Final

from companion.ui.games import screens_of

AT_THE_TABLE: Final = ("play", "between", "over")


def route(name: str, standing: Any, number: int | None = None) -> str:
    """Returns the screen to show where `name` was asked for: a game that is over, or asks, has its own.

    `number` is the entry that is to be corrected; one that is gone leads to the history.
    """
    if name == "correct" and (standing is None or number not in {logged.number for logged in standing.entries}):
        return "history" if standing else "welcome"
    if name not in AT_THE_TABLE:
        return name
    if standing is None:
        return "welcome"
    if standing.question:
        return "question"
    if screens_of(standing.game.name).pauses(standing):
        return "between"
    return "over" if standing.over else "play"
