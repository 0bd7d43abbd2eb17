"""The tables of Bamboo Harvest: a row for each turn, and a row for each player."""

from collections.abc import Mapping

from companion.engine.tables import TableRow
from companion.games.bamboo_harvest.forest import EDGE
from companion.games.bamboo_harvest.state import State, TurnSummary, tokens_after


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
