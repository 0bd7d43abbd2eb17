"""How a game went: the score line, the tables for a spreadsheet, and the course of the points."""

from collections.abc import Iterator
from typing import Any, Final

from companion.engine.course import Course, Step, lead_changes
from companion.engine.seat_result import SeatResult
from companion.engine.tables import TableRow
from companion.games.masters_of_maple_syrup.actions import Develop, Effect, Harvest
from companion.games.masters_of_maple_syrup.state import EndedTurn, Phase, PlacedCard, State
from companion.phrases import Phrase, Player, phrase

PLAYING = (Phase.SELECT, Phase.ACT)


def summary(state: State) -> dict[str, Any]:
    """Returns the line for `state`."""
    phase = state.phase
    return {
        "game": "masters-of-maple-syrup",
        "phase": phase.value,
        "turn": state.current if phase in PLAYING else None,
        "actions": dict(zip(state.options.action_cards, state.actions, strict=True)),
        "hands": [side.hand for side in state.sides],
        "properties": [[_card(placed) for placed in side.placed] for side in state.sides],
        "deck": state.deck,
        "discard": state.discard,
        "scores": list(state.scores),
        "over": phase is Phase.OVER,
        "winner": state.winner,
    }


def _card(placed: PlacedCard) -> dict[str, object]:
    return {
        "card": placed.card.name,
        "type": placed.card.type,
        "tapped": placed.tapped,
        "tucked": placed.tucked,
        "value": placed.value,
    }


def ends_part(before: State, after: State) -> bool:
    """Whether a turn is over, or the game."""
    return len(after.ended) > len(before.ended) or after.phase is Phase.OVER


def seat_results(state: State) -> tuple[SeatResult, ...]:
    """Returns how each seat ended; both have won a tie; nothing while the game is not over."""
    if state.phase is not Phase.OVER:
        return ()
    return tuple(SeatResult(seat, score, state.winner in (seat, "tie")) for seat, score in enumerate(state.scores))


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


TALLY: Final = 0
"""The part of the last step: as the game stands, with its bonuses."""


def courses(state: State) -> tuple[Course, ...]:
    """Returns the course of the game, as far as values are known."""
    steps = [Step(number, None, ended.scores) for number, ended in enumerate(state.ended, 1)]
    if state.last:
        steps.append(Step(TALLY, None, state.scores))
    return (Course(tuple(steps), (*_leads(steps), *_bonuses(state))),)


def _leads(steps: list[Step]) -> Iterator[Phrase]:
    """Yields where the lead was taken, changed hands or was lost."""
    for step, leader in lead_changes(steps):
        key = "level" if leader is None else "leads"
        where = "-tally" if step.part == TALLY else ""
        player, points, others = Player(leader or 0), max(step.scores), min(step.scores)
        yield phrase(f"course.{key}{where}", None, number=step.part, player=player, points=points, others=others)


def _bonuses(state: State) -> Iterator[Phrase]:
    """Yields each player's card that was worth the most, once the game is over."""
    if state.winner is None:
        return
    for seat, side in enumerate(state.sides):
        best = max(side.placed, key=lambda placed: placed.value or 0)
        yield phrase("course.best", None, player=Player(seat), card=best.card.name, points=best.value or 0)
