"""The `score` line of Lunar in the public interface's words, and how it ended for each seat."""

from typing import Any

from companion.engine.seat_result import SeatResult
from companion.games.lunar.deck import Area
from companion.games.lunar.state import Phase, PlayedCard, Round, State, Trick


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.phase is Phase.OVER


def summary(state: State) -> dict[str, Any]:
    """Returns the line for `state`."""
    running, phase = state.round, state.phase
    return {
        "game": "lunar",
        "phase": phase.value,
        "turn": state.turn,
        "round": state.rounds[-1].number,
        "scores": list(state.scores),
        "over": is_over(state),
        "winner": state.winner,
        "table": _table(state, running) if running else [],
        "rounds": [_round(each) for each in state.rounds],
        "irregularities": [line for each in state.rounds for line in _irregularities(each)],
    }


def written(laid: PlayedCard) -> str:
    """Returns a card as the line writes it: "5", "5*@sky"."""
    return f"{laid.card.name}@sky" if laid.area is Area.SKY else laid.card.name


def _table(state: State, running: Round) -> list[dict[str, object]]:
    players = len(state.players)
    return [
        {"seat": (running.leader + place) % players, "card": written(laid)} for place, laid in enumerate(running.table)
    ]


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


def _irregularities(played: Round) -> list[dict[str, object]]:
    return [
        {"kind": item.kind, "seat": item.seat, "round": played.number, "trick": item.trick, "shown": item.shown}
        for item in played.irregularities
    ]


def ends_part(before: State, after: State) -> bool:
    """Whether a round is over."""
    return len(after.closed) > len(before.closed)


def seat_results(state: State) -> tuple[SeatResult, ...]:
    """Returns how each seat ended, with its team's points; nothing while the game is not over."""
    if state.phase is not Phase.OVER:
        return ()
    players = len(state.players)
    ended = []
    for seat in range(players):
        team = seat % 2
        name = f"{team}-{team + 2}" if players > 2 else None
        ended.append(SeatResult(seat, state.scores[team], team == state.winner, name))
    return tuple(ended)
