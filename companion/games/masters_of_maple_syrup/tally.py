"""The tally of a round: what both players did in their two turns, and what their properties are worth so far."""

from collections.abc import Sequence
from typing import Final

from companion.engine import PartTally, SideTally
from companion.games.masters_of_maple_syrup.explanation import explain_turn, explain_turn_action
from companion.games.masters_of_maple_syrup.state import HAND_LIMIT, LAST_CARD, Phase, State
from companion.phrases import Phrase, Player, phrase

TURNS: Final = 2
"""So many turns are a round."""
COLOURS: Final = ("first_side", "second_side")


def tally(states: Sequence[State]) -> PartTally | None:
    """Returns what a turn of each player brought, as long as the game goes on."""
    state = states[-1]
    ended = len(state.ended)
    if state.phase is not Phase.SELECT or not ended or ended % TURNS:
        return None
    begun = next(earlier for earlier in states if len(earlier.ended) == ended - TURNS)
    sides = tuple(
        SideTally(
            Player(seat),
            points - begun.scores[seat],
            points,
            _done(state, seat),
            colour=COLOURS[seat],
            icon="maple/leaf",
        )
        for seat, points in enumerate(state.scores)
    )
    title, on = (phrase("ui.part.round", number=ended // TURNS), phrase("ui.part.on-round", number=ended // TURNS + 1))
    return PartTally(title, sides, on, explain_turn(state)[:1])


def _done(state: State, seat: int) -> tuple[Phrase, ...]:
    """Returns what a player did in the round, and the cards that are left in the hand and lie on the property."""
    taken = [done for ended in state.ended[-TURNS:] for done in ended.turn.taken if done.seat == seat]
    has = phrase(
        "tally.has", "MM-2.4", hand=state.sides[seat].hand, limit=HAND_LIMIT, cards=state.cards[seat], last=LAST_CARD
    )
    return (*(explain_turn_action(state, done) for done in taken), has)
