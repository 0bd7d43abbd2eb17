"""Turn times: how long a turn takes, by seat, and whether those who found the game too long had waited longer."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from companion.events.figures import median_figure
from companion.events.sessions import NotedGame, SessionEnd
from companion.events.survey import LENGTHS

_FOLLOWED: Final = ("watch", "follow")
"""The ways in which each turn is entered as it is taken."""


def sum_up_turns(games: Sequence[NotedGame]) -> dict[str, Any]:
    """Returns medians of seconds a turn, of all turns and by seat, and `waiting` by what was said of the length."""
    ends = [
        (game, game.session.end)
        for game in games
        if game.session.is_finished and game.session.end and game.session.end.turns and game.start.way in _FOLLOWED
    ]
    timed = [end for _, end in ends]
    seats = range(max((len(end.turns) for end in timed), default=0))
    return {
        "seconds": median_figure([sum(end.seats_s) / sum(end.turns) for end in timed if sum(end.turns)]),
        "by_seat": {str(seat): median_figure(list(_seconds_of(timed, seat))) for seat in seats},
        "waiting": _waiting(ends),
    }


def _seconds_of(ends: Iterable[SessionEnd], seat: int) -> Iterable[float]:
    return (end.seats_s[seat] / end.turns[seat] for end in ends if seat < len(end.turns) and end.turns[seat])


def _waiting(ends: Iterable[tuple[NotedGame, SessionEnd]]) -> dict[str, Any]:
    """Returns the mean minutes of the game, and of other players' turns, of those who called its length alike."""
    found: dict[str, list[tuple[float, float]]] = {length: [] for length in LENGTHS}
    for game, end in ends:
        for seat, (_, answers) in game.session.surveys.items():
            length = answers.get("length")
            if isinstance(length, str) and length in found and seat < len(end.seats_s):
                found[length].append((end.played_s / 60, (sum(end.seats_s) - end.seats_s[seat]) / 60))
    return {
        length: {"of": len(times)} | dict(zip(("minutes", "waiting_minutes"), _means(times), strict=True))
        for length, times in found.items()
        if times
    }


def _means(times: Sequence[tuple[float, float]]) -> Iterable[float]:
    return (sum(column) / len(times) for column in zip(*times, strict=True))
