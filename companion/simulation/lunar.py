"""Films of Lunar for the simulated table, with the cards of the play-test deck."""

from math import pi
from random import Random
from typing import Final

from companion.engine import Record
from companion.games import find_game
from companion.games.lunar.actions import Play
from companion.games.lunar.options import SEATS
from companion.games.lunar.state import State
from companion.simulation.film import TRICK_MM, draw_place, gather, lay
from companion.simulation.players.lunar import PLAYERS, simulate
from hardware.sources.simulated import Move, Put, TablePosition

BESIDE_MM: Final = 38.0
"""How far to the left and right of their middle two players lay their two cards each."""


def film(record: Record, seed: int, pace_s: float = 1.6, hands: int | None = 1) -> tuple[Move, ...]:
    """Returns the moves of a record's first rounds, or of all, about `pace_s` a card."""
    random, game = Random(seed), find_game(record.game)
    state: State = game.start(record.options, record.players)
    moves: list[Move] = []
    trick: list[Put] = []
    now = 1.0
    for entry in record.entries:
        before, state = state, game.apply(state, entry.action)
        running = before.round
        if running is None or (hands is not None and running.number > hands):
            break
        if isinstance(entry.action, Play):
            seat = before.seat_of_turn(running)
            if state.is_for_two:
                place, edge = _place_of_two(random, seat, len(trick) // 2), 2 * seat
            else:
                place, edge = draw_place(random, seat), seat
            put = Put(now, len(moves), entry.action.card.name, place, edge)
            moves += lay(put, random)
            trick.append(moves[-1] if isinstance(moves[-1], Put) else put)
            now = trick[-1].at_s + pace_s * random.uniform(0.7, 1.4)
        if trick and (state.round is None or not state.round.table):
            winner = state.round.leader if state.round else 0
            moves += gather(trick, winner * (1 + state.is_for_two), now + 0.6)
            trick, now = [], now + 0.6 + 1.5 * pace_s
    return tuple(moves)


def _place_of_two(random: Random, seat: int, nth: int) -> TablePosition:
    """Returns where one of two players lays the first or the second card of a trick; they sit face to face."""
    side = -1 if seat else 1
    x, y = BESIDE_MM * (2 * nth - 1) + random.gauss(0, 3), TRICK_MM + random.gauss(0, 5)
    return TablePosition(side * x, side * y, seat * pi + random.gauss(0, 0.15))


class LunarSimulation:
    """How Lunar is simulated."""

    players = PLAYERS
    seats = SEATS
    simulate = staticmethod(simulate)
    film = staticmethod(film)

    @staticmethod
    def simulate_as(seed: int, begun: Record) -> Record:
        """Returns a game with the players and options of the game `begun`."""
        return simulate(seed, dict(begun.options), None, begun.players)

    @staticmethod
    def is_hidden_choice(action: object) -> bool:
        """Whether the table must enter `action` itself: all but the cards of the tricks."""
        return not isinstance(action, Play)


SIMULATION = LunarSimulation()
