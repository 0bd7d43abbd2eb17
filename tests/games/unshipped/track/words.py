"""What a game of track tells programs and people."""

from dataclasses import dataclass, replace
from typing import Any

from companion.engine import Phrase, Player, TableRow
from companion.phrases import phrase

from .rules import TRICKS, State


def summary(state: State) -> dict[str, Any]:
    """Returns the `score` line."""
    over = state.winner is not None
    tricks = [
        {"leader": trick.leader, "cards": [card.name for card in trick.cards], "winner": trick.winner}
        for trick in state.tricks
    ]
    return {
        "game": "track",
        "phase": "over" if over else "tricks",
        "turn": None if over else state.turn,
        "scores": list(state.cells),
        "tricks": tricks,
        "table": [card.name for card in state.table],
        "over": over,
        "winner": state.winner,
    }


def sheet(state: State) -> tuple[Phrase, ...]:
    """Returns where each token stands, and how the game stands."""
    cells = enumerate(state.cells)
    tokens = tuple(phrase("sheet.cell", "TR-3.1", player=Player(seat), cell=cell) for seat, cell in cells)
    return (phrase("name"), *tokens, _standing(state))


def result(state: State) -> tuple[Phrase, ...]:
    """Returns how it stands, in two lines."""
    return phrase("name"), _standing(state)


def explain(state: State) -> tuple[Phrase, ...]:
    """Returns who won the last trick and why."""
    if not state.tricks:
        return (phrase("explain.first", "TR-2.1", player=Player(0)),)
    last = state.tricks[-1]
    card = last.cards[last.place]
    won = phrase("explain.highest", "TR-2.2", winner=Player(last.winner), card=card, suit=card.suit)
    return (won, *((_standing(state),) if state.winner is not None else ()))


def tables(state: State) -> dict[str, tuple[TableRow, ...]]:
    """Returns a row for each trick."""
    rows = (
        {"hand": place // TRICKS + 1, "trick": place % TRICKS + 1, "leader": trick.leader, "winner": trick.winner}
        for place, trick in enumerate(state.tricks)
    )
    return {"tricks": tuple(rows)}


def _standing(state: State) -> Phrase:
    if state.winner is None:
        return phrase("sheet.standing", "TR-1.2", length=state.length, most=max(state.cells))
    return phrase("sheet.won", "TR-3.2", player=Player(state.winner), length=state.length)


@dataclass(frozen=True, slots=True)
class Step:
    """The cells of all tokens after a trick."""

    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """The whole game, trick by trick; nothing of it is told in words."""

    steps: tuple[Step, ...]
    turns: tuple[Phrase, ...] = ()


def courses(state: State) -> tuple[Course, ...]:
    """Returns where the tokens stood after each trick."""
    ends = (replace(state, tricks=state.tricks[:count]) for count in range(1, len(state.tricks) + 1))
    return (Course(tuple(Step(end.cells) for end in ends)),)
