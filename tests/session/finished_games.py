"""Finished games of an evening, for its statistics."""

from companion.engine.seat_result import SeatResult
from companion.phrases import Phrase, phrase
from companion.session.statistics import FinishedGame, GameKind

MAST_YEAR, BAMBOO = (GameKind(name, Phrase("name")) for name in ("mast-year", "bamboo-harvest"))
HEARTS = GameKind("described", phrase("sheet.name", name="Hearts"))
TEAMS = ("Squirrels", "Oaks", "Squirrels", "Oaks")


def mast_year(number: int, players: tuple[str, ...], squirrels: int, oaks: int, parts: int = 4) -> FinishedGame:
    points = {"Squirrels": squirrels, "Oaks": oaks}
    results = tuple(
        SeatResult(seat, points[team], points[team] == max(points.values()), team) for seat, team in enumerate(TEAMS)
    )
    return FinishedGame(str(number), MAST_YEAR, f"2026-05-0{number}T19:00:00Z", players, results, parts)


def bamboo(number: int, players: tuple[str, ...], winner: int) -> FinishedGame:
    results = tuple(SeatResult(seat, None, seat == winner) for seat in range(len(players)))
    return FinishedGame(str(number), BAMBOO, f"2026-05-0{number}T19:00:00Z", players, results, 6)


GAMES = (
    mast_year(1, ("Ann", "Bo", "Cy", ""), 10, 8),
    mast_year(2, ("Ann", "Bo", "Dee", "Cy"), 4, 12),
    mast_year(3, ("ann", "Bo", "Cy", "Dee"), 14, 13, parts=6),
    bamboo(4, ("Ann", "Dee"), 0),
)


def hearts(*scores: float) -> FinishedGame:
    results = tuple(SeatResult(seat, score, score == min(scores)) for seat, score in enumerate(scores))
    return FinishedGame("1", HEARTS, "2026-05-01T19:00:00Z", ("A", "B", "C"), results, 5)
