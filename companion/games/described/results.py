"""How a game ended for each seat, and what a report of playtest events counts in score lines."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from companion.engine.seat_result import SeatResult
from companion.games.described.state import State
from companion.games.described.summary import number
from companion.games.described.words import as_word


def seat_results(state: State) -> tuple[SeatResult, ...]:
    """Returns how each seat ended, with its side's points; nothing while the game is not over."""
    if not state.winners:
        return ()
    found = [
        SeatResult(
            seat,
            number(state.totals[side]),
            side in state.winners,
            "-".join(map(str, seats)) if len(seats) > 1 else None,
        )
        for side, seats in enumerate(state.sides)
        for seat in seats
    ]
    return tuple(sorted(found, key=lambda result: result.seat))


def count_players(line: Mapping[str, Any]) -> int:
    """Returns how many players a game has."""
    return sum(map(len, line["sides"]))


def sides_by_seat(line: Mapping[str, Any]) -> Sequence[str]:
    """Returns the side of each seat, by its number."""
    side_of = {seat: str(side) for side, seats in enumerate(line["sides"]) for seat in seats}
    return [side_of[seat] for seat in range(len(side_of))]


def points_by_hand(line: Mapping[str, Any]) -> Sequence[Sequence[float]]:
    """Returns what each finished hand brought, by side; below 0 where the fewest points have won."""
    has_fewest = any(line["scores"][side] < max(line["scores"]) for side in line["winners"])
    sign = -1 if has_fewest else 1
    return [[sign * points for points in hand["points"]] for hand in line["hands"] if hand["points"] is not None]


def report_counts(line: Mapping[str, Any]) -> Mapping[str, int]:
    """Returns how often each line gave points, and how often each bid was made in tricks."""
    counts: Counter[str] = Counter(hands=0)
    for hand in line["hands"]:
        if hand["account"] is None:
            continue
        counts["hands"] += 1
        for one in hand["account"]:
            counts[f"line/{as_word(one['say'])}"] += 1
        for bid, tricks in zip(hand["bids"], hand["took"], strict=True):
            if isinstance(bid, int) and tricks is not None:
                counts[f"bid/{bid}/bids"] += 1
                counts[f"bid/{bid}/made"] += tricks >= bid
    return counts
