"""Statistics: who won how many games, with whom, and by how much, over the finished games of a journal.

A seat without a name belongs to nobody. Names that differ only in capitals are one person.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import combinations, pairwise

from companion.engine.seat_result import SeatResult
from companion.errors import GameFaultError
from companion.phrases import Phrase
from companion.session.evening import evening_of
from companion.session.rule_faults import told_as_fault
from companion.session.session import DELETED, Session


@dataclass(frozen=True, slots=True)
class GameKind:
    """A game: its name in records, and what it calls itself, as described games have one name in records."""

    name: str
    title: Phrase


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over: who sat where at its end, and how many hands, rounds or turns it had."""

    number: str
    kind: GameKind
    started: str
    players: tuple[str, ...]
    results: tuple[SeatResult, ...]
    parts: int

    def names(self, has_won: bool) -> tuple[str, ...]:
        """Returns who won, or who did not, in seat order; a seat without a name is ""."""
        return tuple(self.players[result.seat] for result in self.results if result.has_won == has_won)


@dataclass(frozen=True, slots=True)
class PersonLine:
    """One person in one kind of game, or in all (None): `streak` is the wins in a row last, `longest` the most ever.

    `points` and `parts` are sums over the games, where they have points: a team's count for each of its players.
    """

    person: str
    kind: GameKind | None
    games: int
    won: int
    streak: int
    longest: int
    points: float | None
    parts: int

    @property
    def points_a_part(self) -> float | None:
        """The points in a hand, round or turn, to one decimal."""
        return round(self.points / self.parts, 1) if self.points is not None and self.parts else None


@dataclass(frozen=True, slots=True)
class PartnersLine:
    """Two people who were on one side."""

    people: tuple[str, str]
    games: int
    won: int


@dataclass(frozen=True, slots=True)
class Extreme:
    """The game with the best score of a winner, or with the least between the winners and the next, in `points`."""

    number: str
    started: str
    winners: tuple[str, ...]
    points: float


@dataclass(frozen=True, slots=True)
class GameLine:
    """One kind of game: how often it was played to its end, and its extremes, where it has points."""

    kind: GameKind
    games: int
    best: Extreme | None
    closest: Extreme | None


@dataclass(frozen=True, slots=True)
class Statistics:
    """What the finished games say: people, who won most first, in all games and by game; partners; games."""

    games: int
    people: tuple[PersonLine, ...]
    by_game: tuple[PersonLine, ...]
    partners: tuple[PartnersLine, ...]
    records: tuple[GameLine, ...]


def count_games(sessions: Iterable[Session], *, of_evening: bool) -> Statistics:
    """Returns the statistics of the finished games among `sessions`, or of those of the last evening.

    `sessions` are in the order of their beginnings; each is let go before the next is read.
    """
    games = finished_games(sessions)
    return count(evening_of(games[::-1]) if of_evening else games)


def finished_games(sessions: Iterable[Session]) -> tuple[FinishedGame, ...]:
    """Returns how the games ended that are over, were not deleted, and whose rules can tell it."""
    found: list[FinishedGame] = []
    for session in sessions:
        with suppress(GameFaultError), told_as_fault(session.game.name):
            found += _finished(session)
    return tuple(found)


def _finished(session: Session) -> Iterator[FinishedGame]:
    game = session.game
    results = game.seat_results(session.state)
    if results and session.mark != DELETED:
        parts = sum(game.ends_part(*both) for both in pairwise(session.states))
        players = session.to_record().players
        kind = GameKind(game.name, game.result(session.state)[0])
        yield FinishedGame(session.number, kind, session.started, players, tuple(results), parts)


def count(games: Sequence[FinishedGame]) -> Statistics:
    """Returns the statistics of games, the one begun first first."""
    shown = {name.casefold(): name for game in games for name in game.players}  # as it was written last
    played = [game.kind for game in games]
    kinds = sorted(dict.fromkeys(played), key=lambda kind: (-played.count(kind), kind.name))
    by_game = (line for kind in kinds for line in _count_people(shown, games, kind))
    return Statistics(
        len(games),
        tuple(_count_people(shown, games, None)),
        tuple(by_game),
        tuple(_count_partners(shown, games)),
        tuple(_find_extremes([game for game in games if game.kind == kind], kind) for kind in kinds),
    )


def _count_people(shown: Mapping[str, str], games: Iterable[FinishedGame], kind: GameKind | None) -> list[PersonLine]:
    results: dict[str, list[tuple[SeatResult, int]]] = {}
    for game in games:
        if kind in (None, game.kind):
            for result in game.results:
                results.setdefault(game.players[result.seat].casefold(), []).append((result, game.parts))
    lines = [_line(shown[key], kind, found) for key, found in results.items() if key]
    return sorted(lines, key=lambda line: (-line.won, line.games, line.person.casefold()))


def _line(person: str, kind: GameKind | None, results: Sequence[tuple[SeatResult, int]]) -> PersonLine:
    streak = longest = 0
    for result, _ in results:
        streak = streak + 1 if result.has_won else 0
        longest = max(longest, streak)
    scored = [(result.score, parts) for result, parts in results if kind and result.score is not None]
    return PersonLine(
        person,
        kind,
        len(results),
        sum(result.has_won for result, _ in results),
        streak,
        longest,
        round(sum(score for score, _ in scored), 6) if scored else None,
        sum(parts for _, parts in scored),
    )


def _count_partners(shown: Mapping[str, str], games: Iterable[FinishedGame]) -> list[PartnersLine]:
    found: dict[tuple[str, str], list[bool]] = {}
    for game in games:
        for one, other in combinations(game.results, 2):
            first, second = sorted(game.players[result.seat].casefold() for result in (one, other))
            if one.team is not None and one.team == other.team and first and first != second:
                found.setdefault((first, second), []).append(one.has_won)
    lines = [PartnersLine((shown[first], shown[second]), len(won), sum(won)) for (first, second), won in found.items()]
    return sorted(lines, key=lambda line: (-line.won, line.games, line.people))


def _find_extremes(games: Sequence[FinishedGame], kind: GameKind) -> GameLine:
    scored = [(game, won, _scores(game, False)) for game in games if (won := _scores(game, True))]
    fewest_win = any(lost and max(won) < min(lost) for _, won, lost in scored)
    best = [_extreme(game, min(won) if fewest_win else max(won)) for game, won, _ in scored]
    closest = [_extreme(game, min(abs(max(won) - score) for score in lost)) for game, won, lost in scored if lost]
    return GameLine(
        kind,
        len(games),
        (min if fewest_win else max)(best, key=lambda extreme: extreme.points, default=None),
        min(closest, key=lambda extreme: extreme.points, default=None),
    )


def _extreme(game: FinishedGame, points: float) -> Extreme:
    return Extreme(game.number, game.started, game.names(True), round(points, 6))


def _scores(game: FinishedGame, has_won: bool) -> list[float]:
    return [result.score for result in game.results if result.has_won == has_won and result.score is not None]
