"""How a game went: the score line, the tables for a spreadsheet, and the course of the points."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.cards import Card
from companion.engine.course import Course, Step
from companion.engine.seat_result import SeatResult
from companion.engine.tables import TableRow
from companion.games.bamboo_harvest.deck import EDGE, name_place, write_place
from companion.games.bamboo_harvest.state import Deeds, Phase, State, TurnSummary, tokens_after
from companion.phrases import Phrase, PhraseValue, Player, phrase


def summary(state: State) -> dict[str, Any]:
    """Returns the line for `state`."""
    over = state.phase is Phase.OVER
    nobody = (Phase.GRID, Phase.START, Phase.DEEDS, Phase.OVER)
    return {
        "game": "bamboo-harvest",
        "phase": state.phase.value,
        "turn": None if state.phase in nobody else state.turn,
        "round": state.round,
        "reeds": list(state.reeds),
        "tokens": list(state.tokens),
        "deeds": [_deeds(deeds) for deeds in state.deeds],
        "draw": state.piles.draw,
        "discard": state.piles.discard,
        "grid": _rows(_names(state.grid)),
        "built": _rows(state.built),
        "disturbance": [None if place is None else write_place(place) for place in state.disturbance],
        "wild": _names(state.wild),
        "over": over,
        "winner": state.winner,
        "won_by": state.won_by,
        "path": [write_place(place) for place in state.path],
    }


def _deeds(deeds: Deeds) -> dict[str, object]:
    return {"up": _names(deeds.up), "used": _names(deeds.used), "down": deeds.down}


def _names(cards: Sequence[Card]) -> list[str]:
    return [card.name for card in cards]


def _rows(cells: Sequence[object]) -> list[list[object]]:
    """Returns the cells of the forest row by row."""
    return [list(cells[start : start + EDGE]) for start in range(0, len(cells), EDGE)]


def ends_part(before: State, after: State) -> bool:
    """Whether a round of turns is over, or the game."""
    return after.round > before.round or after.phase is Phase.OVER


def seat_results(state: State) -> tuple[SeatResult, ...]:
    """Returns who won: the game has no points; nothing while it is not over."""
    if state.phase is not Phase.OVER:
        return ()
    return tuple(SeatResult(seat, None, seat == state.winner) for seat in range(len(state.tokens)))


def tables(state: State) -> Mapping[str, tuple[TableRow, ...]]:
    """Returns the tables of turns and of players."""
    turns = zip(state.past_turns, tokens_after(state.past_turns), strict=True)
    return {
        "turns": tuple(_turn(number, turn, tokens) for number, (turn, tokens) in enumerate(turns, 1)),
        "players": tuple(_player(state, seat) for seat in range(len(state.players))),
    }


def _turn(number: int, turn: TurnSummary, tokens: tuple[int, ...]) -> TableRow:
    seats = range(len(turn.reeds))
    return {
        "turn": number,
        "round": turn.round,
        "seat": turn.seat,
        "built": None if turn.built is None else _place(turn.built),
        "swapped": " ".join(map(_place, turn.swapped)),
        "harvested": turn.harvested,
        **{f"reeds_{seat}": turn.reeds[seat] for seat in seats},
        **{f"tokens_{seat}": tokens[seat] for seat in seats},
    }


def _player(state: State, seat: int) -> TableRow:
    turns = [turn for turn in state.past_turns if turn.seat == seat]
    return {
        "seat": seat,
        "tokens": state.tokens[seat],
        "reeds": state.reeds[seat],
        "deeds": state.deeds[seat].count,
        "turns": len(turns),
        "builds": sum(turn.built is not None for turn in turns),
        "swaps": sum(bool(turn.swapped) for turn in turns),
        "harvested": sum(turn.harvested for turn in turns),
        "won": state.winner == seat,
    }


def _place(place: int) -> str:
    """Returns a place as row and column, counted from 0 as in a record."""
    return f"{place // EDGE}.{place % EDGE}"


def courses(state: State) -> tuple[Course, ...]:
    """Returns the course of the game."""
    turns = state.past_turns
    steps = tuple(Step(turn.round, turn.seat, turn.reeds) for turn in turns)
    return (Course(steps, (*_builds(turns), *_richest(turns))),)


def _builds(turns: tuple[TurnSummary, ...]) -> Iterator[Phrase]:
    """Yields every build, in order."""
    for turn, tokens in zip(turns, tokens_after(turns), strict=True):
        if turn.built is not None:
            values: dict[str, PhraseValue] = {"player": Player(turn.seat), "place": name_place(turn.built)}
            yield phrase("course.built", "BH-4.1", round=turn.round, count=tokens[turn.seat], **values)


def _richest(turns: tuple[TurnSummary, ...]) -> Iterator[Phrase]:
    """Yields the turn that harvested the most reeds."""
    best = max(turns, key=lambda turn: turn.harvested, default=None)
    if best and best.harvested:
        reeds = phrase("count.reeds", count=best.harvested)
        yield phrase("course.richest", "BH-4.4", round=best.round, player=Player(best.seat), reeds=reeds)
