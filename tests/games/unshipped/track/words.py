"""What a game of track tells programs and people."""

from dataclasses import replace
from typing import Any

from companion.engine import Phrase, Player
from companion.engine.course import Course, Step
from companion.engine.tables import TableRow
from companion.phrases import phrase
from companion.tricks.history import ShownTrick
from companion.tricks.screen_table import Seat, Table, rows_of

from .rules import CARDS, SEATS, TRICKS, State, choices


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.winner is not None


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


def view(state: State, source: object = None) -> Table:
    """Returns the seats, the cards that can be played, and why the last trick was won."""
    last = state.tricks[-1] if state.tricks else None
    won = ShownTrick(SEATS, last.leader, last.cards, (last.place,)) if last else ShownTrick(SEATS)
    shown = ShownTrick(SEATS, state.leader, state.table) if state.table else won
    seats = (
        Seat(
            says=(phrase("screen.cell", cell=state.cells[seat]),),
            acts=seat == state.turn,
            wins=shown.is_won_by(seat),
            cards=shown.of(seat),
        )
        for seat in range(SEATS)
    )
    return Table(
        task=phrase("screen.task", "TR-2.1", player=Player(state.turn)),
        seats=tuple(seats),
        old_trick=not state.table,
        rows=rows_of(CARDS, {action.card: action for action in choices(state)}),
        led=state.table[0].suit if state.table else None,
        where=(phrase("ui.bar.hand", number=state.hand),),
        explanations=explain(state),
        last_trick=won,
    )


def _standing(state: State) -> Phrase:
    if state.winner is None:
        return phrase("sheet.standing", "TR-1.2", length=state.length, most=max(state.cells))
    return phrase("sheet.won", "TR-3.2", player=Player(state.winner), length=state.length)


def courses(state: State) -> tuple[Course, ...]:
    """Returns where the tokens stood after each trick."""
    numbers = range(1, len(state.tricks) + 1)
    steps = (Step(number, None, replace(state, tricks=state.tricks[:number]).cells) for number in numbers)
    return (Course(tuple(steps), ()),)
