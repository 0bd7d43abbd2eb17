"""How a game went: the score line, the counts of the events' report, and the course of the points."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from companion.cards import Card
from companion.engine.course import Course, Step, turning_points
from companion.engine.seat_result import SeatResult
from companion.games.mast_year.irregularity_watch import LED
from companion.games.mast_year.options import Pair
from companion.games.mast_year.scoring import (
    acorns_by_squirrel,
    add_pairs,
    bonus_of,
    boom_of,
    mast_of,
    pair_scores,
    scores_of,
    tally_of,
)
from companion.games.mast_year.state import Hand, Match, Outcome, Phase, State, Trick
from companion.phrases import Phrase, Player, phrase
from companion.tricks.history import seated


def summary(state: State) -> dict[str, Any]:
    """Returns the line for `state`."""
    phase, scores = state.phase, scores_of(state)
    table = _table(state.hand) if state.hand else []
    line: dict[str, Any] = {
        "game": "mast-year",
        "phase": phase.value,
        "turn": state.turn,
        "scores": _sides(scores),
        "over": phase is Phase.OVER,
        "winner": state.match.winner if phase is Phase.OVER else None,
        "table": table,
        "hands": [_hand(state, hand) for hand in state.hands],
    }
    if state.options.tournament:
        line |= _tournament(state)
    return line


def _tournament(state: State) -> dict[str, object]:
    running = scores_of(state)
    games = [
        {
            "scores": _sides(running if match is state.match else match.scores),
            "winner": match.winner,
            "squirrels": list(match.squirrels),
        }
        for match in state.matches
    ]
    pairs = {f"{one}-{two}": total for (one, two), total in pair_scores(state.matches, running).items()}
    return {"games": games, "pairs": pairs, "winner": pair_winner(state)}


def pair_winner(state: State) -> str | None:
    """Returns the pair with the higher sum, "tie", or None until the tournament is over (MY-9.4)."""
    if state.phase is not Phase.OVER:
        return None
    sums = pair_scores(state.matches, state.match.scores)
    best = [f"{one}-{two}" for (one, two), total in sums.items() if total == max(sums.values())]
    return best[0] if len(best) == 1 else "tie"


def _hand(state: State, hand: Hand) -> dict[str, object]:
    return {
        "hand": hand.deal.number,
        "speedy": hand.deal.speedy,
        "bounty": _names(hand.deal.bounty),
        "deck": hand.deal.deck.bit_count(),
        "trunk": hand.trunk.name if hand.trunk else None,
        "tricks": [_trick(trick) for trick in hand.tricks],
        "table": _table(hand),
        "stashes": [
            {"trick": stash.trick, "seat": stash.seat, "cards": _names(stash.cards), "eaten": stash.eaten}
            for stash in hand.stashes
        ],
        "eaten": hand.acorns_stashed(eaten=True),
        "uneaten": hand.acorns_stashed(eaten=False),
        "bonus": _sides(bonus_of(state.options, hand)),
        "revealed": {str(seat): card.name for seat, card in sorted(hand.revealed, key=lambda item: item[0])},
        "mast": mast_of(hand),
        "boom": boom_of(hand),
        "irregularities": [
            (replace(item, shown=None) if item.kind == LED else item).line() for item in hand.watch.irregularities
        ],
    }


def _trick(trick: Trick) -> dict[str, object]:
    line: dict[str, Any] = {
        "trick": trick.number,
        "leader": trick.leader,
        "cards": _names(trick.cards),
        "winner": trick.winner,
        "outcome": trick.outcome.value if trick.outcome else None,
        "acorns": _names(trick.acorns),
    }
    return line | {"partial": True} if trick.partial else line


def _table(hand: Hand) -> list[dict[str, object]]:
    return [{"seat": seat, "card": card.name} for seat, card in seated(hand.leader, hand.table, 4)]


def _sides(pair: tuple[int, int]) -> dict[str, int]:
    return {"squirrels": pair[0], "oaks": pair[1]}


def _names(cards: tuple[Card, ...]) -> list[str]:
    return [card.name for card in cards]


def ends_part(before: State, after: State) -> bool:
    """Whether a hand is over."""
    return before.match.hands != after.match.hands


SIDES: Final = ("squirrels", "oaks")


def seat_results(state: State) -> tuple[SeatResult, ...]:
    """Returns how each seat ended: by its team, in a tournament by its pair; nothing while the game is not over."""
    if state.phase is not Phase.OVER:
        return ()
    if state.options.tournament:
        return tuple(_of_pair(state, seat) for seat in range(4))
    return tuple(_of_team(state, seat) for seat in range(4))


def _of_pair(state: State, seat: int) -> SeatResult:
    """Returns how a seat's pair ended; a pair is named by its seats."""
    sums = pair_scores(state.matches, state.match.scores)
    pair = next(pair for pair in sums if seat in pair)
    return SeatResult(seat, sums[pair], sums[pair] == max(sums.values()), "-".join(map(str, pair)))


def _of_team(state: State, seat: int) -> SeatResult:
    """Returns how a seat's team ended; in a tie both teams have won."""
    team = int(seat not in state.match.squirrels)
    return SeatResult(seat, scores_of(state)[team], state.match.winner in (SIDES[team], "tie"), SIDES[team])


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
        is_second = total == tuple(games[0]["scores"][side] for side in SIDES)
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


RICH_TRICK = 3


@dataclass(frozen=True, slots=True)
class HandPoints:
    """What a hand brought (Squirrels, Oaks), any bonus included, and what the points were then."""

    hand: int
    gained: Pair
    scores: Pair
    mast: str | None
    boom: bool | None


@dataclass(frozen=True, slots=True)
class MatchCourse(Course):
    """The course of one game, with its hands; sides are the Squirrels and the Oaks."""

    squirrels: Pair
    hands: tuple[HandPoints, ...]
    winner: str | None


def courses(state: State) -> tuple[MatchCourse, ...]:
    """Returns the course of each game: one, or a tournament's two; a hand counts when its tricks are over."""
    return tuple(_course(state, match) for match in state.matches)


def _course(state: State, match: Match) -> MatchCourse:
    running = (state.hand,) if state.hand and state.hand.done and match is state.match else ()
    played = (*match.hands, *running)
    hands: list[HandPoints] = []
    steps: list[Step] = []
    scores: Pair = (0, 0)
    for hand in played:
        steps += _steps(hand, scores)
        gained = add_pairs(tally_of(hand), bonus_of(state.options, hand))
        scores = add_pairs(scores, gained)
        brought = (None, None) if hand.ended_game else (mast_of(hand), boom_of(hand))
        hands.append(HandPoints(hand.deal.number, gained, scores, *brought))
        steps.append(Step(hand.deal.number, None, scores))
    winner = SIDES.index(match.winner) if match.winner in SIDES else None
    leads = turning_points(steps, winner, "hand", lambda team: {"team": phrase(f"team.{SIDES[team]}")})
    turns = (*leads, *_richest(played), *_bounties(played))
    return MatchCourse(tuple(steps), turns, match.squirrels, tuple(hands), match.winner)


def _steps(hand: Hand, scores: Pair) -> Iterator[Step]:
    """Yields what the points would be if the hand ended after each of its tricks (MY-7.1)."""
    if hand.tallied:
        return
    eaten = uneaten = 0
    for trick in hand.tricks:
        if trick.outcome is Outcome.STASHED:
            uneaten += len(trick.acorns)
        elif trick.outcome is Outcome.STASHED_EATEN:
            eaten += len(trick.acorns)
        elif trick.outcome is Outcome.ATE:
            turned = sum(len(stash.cards) for stash in hand.stashes if stash.trick == trick.ate)
            eaten, uneaten = eaten + turned, uneaten - turned
        yield Step(hand.deal.number, trick.number, add_pairs(scores, (eaten, uneaten)))


def _richest(hands: tuple[Hand, ...]) -> Iterator[Phrase]:
    """Yields the trick with the most acorn cards, if it was a rich one."""
    tricks: list[tuple[Hand, Trick]] = [(hand, trick) for hand in hands for trick in hand.tricks]
    if not tricks:
        return
    hand, trick = max(tricks, key=lambda item: len(item[1].acorns))
    if len(trick.acorns) >= RICH_TRICK:
        acorns = phrase("count.acorns", None, count=len(trick.acorns))
        values = {"number": hand.deal.number, "trick": trick.number}
        yield phrase("course.richest", None, acorns=acorns, winner=Player(trick.winner), **values)


def _bounties(hands: tuple[Hand, ...]) -> Iterator[Phrase]:
    """Yields each Mast Year and each Boom."""
    for hand in hands:
        if hand.ended_game:
            continue
        number, mast = hand.deal.number, mast_of(hand)
        if mast in ("partial", "full"):
            yield phrase(f"course.{mast}", "MY-8.2", number=number)
        if not boom_of(hand):
            continue
        if hand.tallied:
            yield phrase("course.boom-tallied", "MY-8.3", number=number)
        else:
            squirrel, acorns = max(acorns_by_squirrel(hand).items(), key=lambda item: item[1])
            yield phrase("course.boom", "MY-8.3", number=number, squirrel=Player(squirrel), count=acorns)
