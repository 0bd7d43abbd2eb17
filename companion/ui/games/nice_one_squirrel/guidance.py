"""What a table is told to do: the first turns of Nice One Squirrel!, and what the companion plays for a seat."""

from collections.abc import Sequence
from typing import Final

from companion.app.game_screens import Lesson
from companion.engine import Phrase
from companion.games.nice_one_squirrel.nuts import name_nut
from companion.games.nice_one_squirrel.state import Phase, State
from companion.journal.game_snapshot import GameSnapshot
from companion.phrases import Player, phrase
from companion.simulation.players.nice_one_squirrel import expect_at, rank_nuts


def lessons(snapshot: GameSnapshot) -> Sequence[Lesson]:
    """Returns what a table learns in its first turns; once everybody's squirrel has moved on, nothing."""
    state = snapshot.state_as(State)
    player = Player(state.turn)
    if state.phase is Phase.VISIT and state.here is None:
        return (Lesson(phrase("first-hand.begin", "NS-3.1", player=player), ("squirrel", "nut-circle")),)
    if state.phase is Phase.ACT and not state.plays:
        return (
            Lesson(phrase("first-hand.play", "NS-4.1", player=player), ("acorn", "hazelnut", "walnut", "chestnut")),
        )
    moved = len(snapshot.entries) > 4 * len(state.players)
    if state.phase is Phase.VISIT and not moved:
        return (Lesson(phrase("first-hand.move", "NS-3.2", player=player), ("squirrel",)),)
    return ()


NAMED: Final = 4
"""How many nuts are named: a hand nearly always has one of them."""


def stand_in(snapshot: GameSnapshot, seat: int) -> Phrase | None:
    """Returns what the seat does now; None while another one must act."""
    state = snapshot.state_as(State)
    player = Player(seat)
    if state.phase is Phase.OVER or state.turn != seat:
        return None
    if state.phase is Phase.VISIT:
        best = max(state.reachable(), key=lambda cache: expect_at(state, cache))
        return phrase("stand-in.visit", "NS-3.2", player=player, cache=best)
    if not state.hands[seat]:
        return phrase("stand-in.pass", "NS-3.4", player=player)
    nuts = tuple(name_nut(nut) for nut in rank_nuts(state)[:NAMED])
    return phrase("stand-in.play", "NS-3.4", player=player, nuts=nuts)
