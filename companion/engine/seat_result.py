"""SeatResult: how a game ended for one seat."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One seat's result: `score` is None in a game without points, `team` names a side of several seats."""

    seat: int
    score: float | None
    has_won: bool
    team: str | None = None
