"""The course of a game: how the points came about, step by step, and where it turned."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from companion.engine.course import Course, Step, decision, lead_changes
from companion.games.mast_year.options import Pair
from companion.games.mast_year.scoring import acorns_by_squirrel, add_pairs, bonus_of, boom_of, mast_of, tally_of
from companion.games.mast_year.state import Hand, Match, Outcome, State, Trick
from companion.phrases import Phrase, Player, phrase

RICH_TRICK = 3
TEAMS: Final = ("squirrels", "oaks")


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

    @property
    def parts(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """The points after each step of each hand."""
        return tuple(tuple(step.scores for step in self.steps if step.part == hand.hand) for hand in self.hands)


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
    turns = (*_leads(steps), *_decision(steps, match.winner), *_richest(played), *_bounties(played))
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


def _leads(steps: list[Step]) -> Iterator[Phrase]:
    """Yields after which hands the lead was taken, changed hands or was lost."""
    for step, leader in lead_changes(step for step in steps if step.within is None):
        more, fewer = max(step.scores), min(step.scores)
        if leader is None:
            yield phrase("course.level", None, number=step.part, points=more)
        else:
            team = phrase(f"team.{TEAMS[leader]}")
            yield phrase("course.leads", None, number=step.part, team=team, points=more, others=fewer)


def _decision(steps: list[Step], winner: str | None) -> Iterator[Phrase]:
    """Yields when the winner took the lead for good."""
    if winner not in TEAMS:
        return
    step = decision(steps, TEAMS.index(winner))
    key = "course.decided-hand" if step.within is None else "course.decided-trick"
    yield phrase(key, None, number=step.part, trick=step.within or 0, team=phrase(f"team.{winner}"))


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
