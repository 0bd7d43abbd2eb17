"""What the report takes from a game's score line: its sides, who won, the hands, and the game's own counts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import isfinite
from sys import intern
from typing import Final, cast

from companion.engine import ReportRules
from companion.errors import BadInputError
from companion.games import find_game, game_names

LARGEST: Final = 10**9
"""The most points, or counts of anything, that a game can have."""


@dataclass(frozen=True, slots=True)
class ScoredGame:
    """A game as its score line tells it, reduced to what figures need.

    `winners` are the sides that won: several for a tie. `hands` and `lead_changes` are None for games without hands,
    `margin` is for those without points. `points` are by side, `seat_sides` the side of each seat; empty where the line
    tells none.
    """

    sides: tuple[str, ...]
    winners: tuple[str, ...]
    players: int
    hands: int | None = None
    lead_changes: int | None = None
    counts: tuple[tuple[str, int], ...] = ()
    margin: float | None = None
    points: tuple[float, ...] = ()
    seat_sides: tuple[str, ...] = ()

    def side_of(self, seat: int) -> str:
        """Returns the side of a seat; where no line says it, sides sit in turn: each seat, or each of two teams."""
        return self.seat_sides[seat] if seat < len(self.seat_sides) else self.sides[seat % len(self.sides)]


def read_line(name: str, line: Mapping[str, object], winner: object) -> ScoredGame:
    """Returns what the score line of the game called `name` tells. Raises BadInputError if it is none of that game."""
    try:
        sides = sides_of(line)
        game = _find(name)
        players = game.count_players(line) if game else len(sides)
        points = game.points_by_hand(line) if game else None
        lead_changes = count_lead_changes(points or ())
        counts = game.report_counts(line) if game else {}
        winners = _winners(sides, winner, line)
        margin = margin_of(line)
        shared = (margin, _points_of(line, sides), _seat_sides(game, line, sides))
        if any(abs(count) > LARGEST for count in counts.values()):
            raise ValueError("a count that no game can have")
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError):
        raise BadInputError(f"'line' is no score line of {name[:40]!r}") from None
    if points is None:
        return ScoredGame(sides, winners, players, None, None, (), *shared)
    named = tuple((intern(name), count) for name, count in counts.items())
    return ScoredGame(sides, winners, players, len(points), lead_changes, named, *shared)


def no_counts(name: str) -> Mapping[str, int]:
    """Returns what the game called `name` counts where it was never played: zeros, or nothing."""
    game = _find(name)
    return game.report_counts({"hands": []}) if game else {}


@cache
def _find(name: str) -> ReportRules | None:
    """Returns what the game called `name` adds to the report."""
    return find_game(name).report if name in game_names() else None


def sides_of(line: Mapping[str, object]) -> tuple[str, ...]:
    """Returns the sides that can win: a tournament's pairs, else teams by name or number, else seats."""
    for key in ("pairs", "scores", "reeds", "hands"):
        scores = line.get(key)
        if isinstance(scores, Mapping | list) and scores:
            return tuple(map(str, scores if isinstance(scores, Mapping) else range(len(scores))))
    raise ValueError("no sides")


def margin_of(line: Mapping[str, object]) -> float | None:
    """Returns by how many points the first side is ahead of the second; None where the line tells no points."""
    scores = line.get("pairs") or line.get("scores")
    points = list(scores.values() if isinstance(scores, Mapping) else scores if isinstance(scores, list) else ())
    if len(points) < 2 or not all(_is_number(one) for one in points):
        return None
    first, second = sorted(points, reverse=True)[:2]
    margin = float(first - second)
    return margin if margin <= LARGEST else None


def _points_of(line: Mapping[str, object], sides: Sequence[str]) -> tuple[float, ...]:
    """Returns the points of each side; nothing where the line tells none."""
    scores = line.get("pairs") or line.get("scores")
    points = list(scores.values() if isinstance(scores, Mapping) else scores if isinstance(scores, list) else ())
    return tuple(points) if len(points) == len(sides) and all(map(_is_number, points)) else ()


def _seat_sides(game: ReportRules | None, line: Mapping[str, object], sides: Sequence[str]) -> tuple[str, ...]:
    """Returns the side of each seat, where sides are more than seats in turn and the line tells who is on which."""
    if game is None:
        return ()
    try:
        found = tuple(map(intern, game.sides_by_seat(line)))
    except (LookupError, TypeError, ValueError, AttributeError):
        return ()
    return found if {*found} <= {*sides} else ()


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)


def _winners(sides: tuple[str, ...], winner: object, line: Mapping[str, object]) -> tuple[str, ...]:
    named = line.get("winners")
    if isinstance(named, list) and named:
        found = tuple(map(str, named))
    elif winner is None or winner == "tie":
        found = sides
    else:
        found = (str(winner),)
    if not set(found) <= set(sides):
        raise ValueError("a winner that is no side")
    return found


def winner_of(line: Mapping[str, object]) -> object:
    """Returns who has won, as the line of any game tells it: a side, "tie" where several share the win, else None."""
    winners = line.get("winners")
    if isinstance(winners, list) and winners:
        return winners[0] if len(winners) == 1 else "tie"
    return line.get("winner")


def moment_of(line: Mapping[str, object]) -> dict[str, object]:
    """Returns the moment that a line tells: its phase, and which hand, trick or turn of the game it is, from 1."""
    moment: dict[str, object] = {"phase": line["phase"]} if isinstance(line.get("phase"), str) else {}
    hands = line.get("hands", line.get("rounds"))
    if isinstance(hands, list) and hands and isinstance(hands[-1], Mapping):
        moment["hand"] = len(hands)
        tricks = hands[-1].get("tricks")
        if isinstance(tricks, list) and (tricks or line.get("table")):
            moment["trick"] = len(tricks) + bool(line.get("table"))
    elif isinstance(line.get("plays"), list):
        moment["turn"] = len(cast("list[object]", line["plays"])) + 1
    elif isinstance(line.get("round"), int):
        moment["turn"] = line["round"]
    return moment


def count_lead_changes(points: Sequence[Sequence[float]]) -> int:
    """Returns how often another side leads after a hand than led last; level is no lead, the first no change.

    Raises ValueError, or TypeError, for what are no points of as many sides in each hand.
    """
    if not points:
        return 0
    totals, leader, changes = [0.0] * len(points[0]), -1, 0
    for hand in points:
        if not all(map(_is_number, hand)):
            raise ValueError("points that no hand can bring")
        totals = [round(total + more, 6) for total, more in zip(totals, hand, strict=True)]
        best = max(totals)
        if totals.count(best) > 1:
            continue
        ahead = totals.index(best)
        changes += leader not in (-1, ahead)
        leader = ahead
    return changes
