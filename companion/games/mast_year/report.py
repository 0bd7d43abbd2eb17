"""What a report of playtest events counts about Mast Year, from score lines."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

_BOOM_RANKS = frozenset("JQKA")
_MAST_RANKS = frozenset("23456789")
_MAST = {0: "none", 4: "partial", 8: "full"}
_ALWAYS = ("hands", *(f"mast/{mast}" for mast in _MAST.values()), "boom")
"""Counts that are told also where they are zero."""
_OF_TRICKS = (
    *(f"tricks/{who}" for who in ("speedy", "squirrel", "oaks")),
    *("captured_by_oaks", "eaten_at_capture", "eaten_later"),
)
"""Counts of hands whose tricks were followed."""


def count_players(line: Mapping[str, Any]) -> int:
    """Returns how many players a game has: always four."""
    return len(line["scores"]) * 2


def sides_by_seat(line: Mapping[str, Any]) -> Sequence[str]:
    """Returns each seat's team, or in a tournament its pair."""
    if line.get("pairs"):
        return ("0-2", "1-3") * 2
    even, odd = ("squirrels", "oaks") if line["hands"][0]["speedy"] % 2 == 0 else ("oaks", "squirrels")
    return (even, odd) * 2


def points_by_hand(line: Mapping[str, Any]) -> Sequence[Sequence[int]]:
    """Returns what each hand brought Squirrels and Oaks, bonus included; of a tournament, the pairs 0-2 and 1-3.

    A hand that is still played is left out.
    """
    points = [_points(hand) for hand in line["hands"]]
    if _is_running(line):
        points.pop()
    games = line.get("games")
    if not games:
        return points
    turned, total = [], (0, 0)
    for hand in points:
        is_second = total == tuple(games[0]["scores"][side] for side in ("squirrels", "oaks"))
        squirrels = games[1 if is_second else 0]["squirrels"]
        turned.append(hand if 0 in squirrels else hand[::-1])
        total = total if is_second else (total[0] + hand[0], total[1] + hand[1])
    return turned


def _is_running(line: Mapping[str, Any]) -> bool:
    """Returns whether the last hand is still played."""
    is_between = line.get("over", True) or line.get("phase") == "speedy" or not line["hands"]
    return not is_between and line["hands"][-1]["boom"] is None


def _points(hand: Mapping[str, Any]) -> tuple[int, int]:
    bonus = hand["bonus"]
    return hand["eaten"] + bonus["squirrels"], hand["uneaten"] + bonus["oaks"]


def report_counts(line: Mapping[str, Any]) -> Mapping[str, int]:
    """Returns how many hands had which mast, bounty and trunk, and who took tricks and acorn cards.

    Of suits, bounties and tricks that no hand tells it says nothing; of a line without hands all that there can be.
    """
    told = _ALWAYS if line["hands"] else (*_ALWAYS, "points/", "trunk/", *_OF_TRICKS)
    counts: defaultdict[str, int] = defaultdict(int, dict.fromkeys(told, 0))
    for hand in line["hands"]:
        counts["hands"] += 1
        if hand["mast"] is not None:
            counts[f"mast/{hand['mast']}"] += 1
        counts["boom"] += hand["boom"] is True
        keys = [f"points/{_bounty_name(hand['bounty'])}"]
        if hand["trunk"]:
            keys.append(f"trunk/{hand['trunk'][-1]}")
        squirrels, oaks = _points(hand)
        for key in keys:
            counts[f"{key}/hands"] += 1
            counts[f"{key}/squirrels"] += squirrels
            counts[f"{key}/oaks"] += oaks
        if hand["tricks"]:
            _count_tricks(hand, counts)
    return counts


def _bounty_name(bounty: Sequence[str]) -> str:
    ranks = {card[0] for card in bounty}
    mast = _MAST[len(ranks & _MAST_RANKS)]
    if not ranks & _BOOM_RANKS:
        return mast
    return "boom" if mast == "none" else f"{mast}+boom"


def _count_tricks(hand: Mapping[str, Any], counts: dict[str, int]) -> None:
    """Counts who won tricks, and when acorn cards were eaten: as they were captured, or later."""
    speedy = hand["speedy"]
    squirrel = (speedy + 2) % 4
    won = {speedy: 0, squirrel: 0}
    by_oaks = captured_by_oaks = at_capture = 0
    for trick in hand["tricks"]:
        winner = trick["winner"]
        if winner in won:
            won[winner] += 1
        else:
            by_oaks += 1
            captured_by_oaks += len(trick["acorns"])
        if trick["outcome"] == "stashed-eaten":
            at_capture += len(trick["acorns"])
    eaten = sum(len(stash["cards"]) for stash in hand["stashes"] if stash["eaten"])
    of_tricks = (won[speedy], won[squirrel], by_oaks, captured_by_oaks, at_capture, eaten - at_capture)
    for name, count in zip(_OF_TRICKS, of_tricks, strict=True):
        counts[name] += count
