"""How a game went: the score line, the tables for a spreadsheet, and the course of the points."""

from collections.abc import Iterator
from typing import Any

from companion.engine.course import Course, Step, turning_points
from companion.engine.seat_result import SeatResult
from companion.engine.tables import TableRow, flatten
from companion.games.lunar.actions import Pair
from companion.games.lunar.deck import Area
from companion.games.lunar.state import Phase, PlayedCard, Round, State, Trick, team_of
from companion.games.lunar.words import named_team, team_phrase
from companion.phrases import Phrase
from companion.tricks.history import seated
from companion.tricks.tables import seat_columns


def summary(state: State) -> dict[str, Any]:
    """Returns the line for `state`."""
    last, phase = state.rounds[-1], state.phase
    laid_by = seated(last.leader, last.table, len(state.players))
    return {
        "game": "lunar",
        "phase": phase.value,
        "turn": state.turn,
        "round": last.number,
        "scores": list(state.scores),
        "over": phase is Phase.OVER,
        "winner": state.winner,
        "table": [{"seat": seat, "card": written(laid)} for seat, laid in laid_by],
        "rounds": [_round(each) for each in state.rounds],
        "irregularities": [item.line(round=each.number) for each in state.rounds for item in each.irregularities],
    }


def written(laid: PlayedCard) -> str:
    """Returns a card as the line writes it: "5", "5*@sky"."""
    return f"{laid.card.name}@sky" if laid.area is Area.SKY else laid.card.name


def _round(played: Round) -> dict[str, object]:
    track, points = played.track, played.points
    return {
        "round": played.number,
        "start": played.start,
        "trump": played.trump.value if played.trump else None,
        "tricks": [_trick(trick) for trick in played.tricks],
        "spaces": list(played.spaces),
        "stars": list(played.stars),
        "track": list(track) if track else None,
        "scores": list(points) if points else None,
    }


def _trick(trick: Trick) -> dict[str, object]:
    return {
        "trick": trick.number,
        "leader": trick.leader,
        "cards": [written(laid) for laid in trick.cards],
        "team": trick.team,
        "because": trick.because.value,
        "lead": trick.lead.value,
        "stars": trick.stars,
    }


def ends_part(before: State, after: State) -> bool:
    """Whether a round is over."""
    return len(after.closed) > len(before.closed)


def seat_results(state: State) -> tuple[SeatResult, ...]:
    """Returns how each seat ended, with its team's points; nothing while the game is not over."""
    if state.phase is not Phase.OVER:
        return ()
    named = [None if state.is_for_two else f"{team}-{team + 2}" for team in (0, 1)]
    teams = map(team_of, range(len(state.players)))
    return tuple(
        SeatResult(seat, state.scores[team], team == state.winner, named[team]) for seat, team in enumerate(teams)
    )


def tables(state: State) -> dict[str, tuple[TableRow, ...]]:
    """Returns a row for each round, and a row for each complete trick."""
    return {
        "rounds": tuple(_round_row(played) for played in state.rounds),
        "tricks": tuple(_trick_row(state, played, trick) for played in state.rounds for trick in played.tricks),
    }


def _round_row(played: Round) -> TableRow:
    line = _round(played)
    counts = {"tricks": len(played.tricks), "irregularities": len(played.irregularities)}
    pairs = {"spaces": played.spaces, "stars": played.stars, "track": played.track, "points": played.points}
    by_team = {f"{name}.{team}": pair and pair[team] for name, pair in pairs.items() for team in (0, 1)}
    return flatten({key: line[key] for key in ("round", "start", "trump")} | counts | by_team)


def _trick_row(state: State, played: Round, trick: Trick) -> TableRow:
    line = _trick(trick)
    told = {key: line[key] for key in ("trick", "leader", "lead", "team", "because", "stars")}
    seats = seat_columns(trick.leader, map(written, trick.cards), len(state.players))
    return flatten({"round": played.number, **told, **seats})


RICH_TRICK = 3


def courses(state: State) -> tuple[Course, ...]:
    """Returns the course of the game; a round's points count when it is closed."""
    steps: list[Step] = []
    scores: Pair = (0, 0)
    for played in state.rounds:
        steps += _steps(state, played, scores)
        if played.points:
            scores = (scores[0] + played.points[0], scores[1] + played.points[1])
            steps.append(Step(played.number, None, scores))
    turns = turning_points(steps, state.winner, "round", lambda team: named_team(state, team))
    return (Course(tuple(steps), (*turns, *_richest(state))),)


def _steps(state: State, played: Round, scores: Pair) -> Iterator[Step]:
    """Yields the points as if the round ended after each trick; points that the table enters are not known before."""
    spaces, stars = [0, 0], [0, 0]
    for trick in played.tricks:
        spaces[trick.team] += 1
        stars[trick.team] += trick.stars or 0
        track = [state.options.points_at(reached) or 0 for reached in spaces]
        first, second = (scores[team] + stars[team] + track[team] for team in (0, 1))
        yield Step(played.number, trick.number, (first, second))


def _richest(state: State) -> Iterator[Phrase]:
    """Yields the trick with the most star cards, if it was a rich one."""
    tricks = [(played.number, trick) for played in state.rounds for trick in played.tricks]
    number, trick = max(tricks, key=lambda item: item[1].stars or 0, default=(0, None))
    if trick and (trick.stars or 0) >= RICH_TRICK:
        yield team_phrase(
            "course.richest", None, state, trick.team, number=number, trick=trick.number, stars=trick.stars or 0
        )
