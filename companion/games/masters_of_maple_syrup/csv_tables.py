"""The tables of a game for a spreadsheet: its turns, and the cards on both properties."""

from companion.engine.tables import TableRow
from companion.games.masters_of_maple_syrup.actions import Develop, Effect, Harvest
from companion.games.masters_of_maple_syrup.state import EndedTurn, State


def tables(state: State) -> dict[str, tuple[TableRow, ...]]:
    """Returns a row for each turn that is over, and a row for each card on a property."""
    return {
        "turns": tuple(_turn(number, ended) for number, ended in enumerate(state.ended, 1)),
        "cards": tuple(_cards(state)),
    }


def _turn(number: int, ended: EndedTurn) -> TableRow:
    turn = ended.turn
    row: dict[str, str | int | bool | None] = {
        "turn": number,
        "seat": turn.seat,
        "action": turn.action,
        "does": turn.does,
        "effects": sum(isinstance(done, Effect) for done in turn.taken),
        "discarded": ended.discarded,
    }
    for seat in (0, 1):
        own = [done for done in turn.taken if done.seat == seat]
        row |= {
            f"drew.{seat}": sum(_drawn(done) for done in own),
            f"developed.{seat}": " + ".join(name for done in own if (name := _developed(done))),
            f"hand.{seat}": ended.hands[seat],
            f"cards.{seat}": ended.cards[seat],
            f"score.{seat}": ended.scores[seat],
        }
    return row


def _drawn(done: object) -> int:
    if isinstance(done, Harvest):
        return done.drew or 0
    return (done.draw or 0) if isinstance(done, Effect) else 0


def _developed(done: object) -> str | None:
    if isinstance(done, Develop):
        return done.card
    return done.develop if isinstance(done, Effect) else None


def _cards(state: State) -> list[TableRow]:
    return [
        {
            "seat": seat,
            "place": place,
            "card": placed.card.name,
            "type": placed.card.type,
            "tapped": placed.tapped,
            "tucked": placed.tucked,
            "value": placed.value,
        }
        for seat, side in enumerate(state.sides)
        for place, placed in enumerate(side.placed)
    ]
