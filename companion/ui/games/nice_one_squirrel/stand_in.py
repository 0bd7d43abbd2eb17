"""What the companion plays for a seat of Nice One Squirrel!: chosen by the caches, without its hand."""

from typing import Final

from companion.engine import Phrase
from companion.games.nice_one_squirrel.nuts import name_nut
from companion.games.nice_one_squirrel.state import Phase, State
from companion.journal.standing import Standing
from companion.phrases import Player, phrase
from companion.simulation.players.nice_one_squirrel import expect_at, rank_nuts

NAMED: Final = 4
"""How many nuts are named: a hand nearly always has one of them."""


def stand_in(standing: Standing, seat: int) -> Phrase | None:
    """Returns what the seat does now; None while another one must act."""
    state = standing.state_as(State)
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
