"""A film is disturbed as real tables are: in the same way for the same seed, and its own moves stay."""

import pytest

from companion.cards import DECK
from companion.simulation.film import add_disturbances
from hardware.sources.simulated import Lay, LeaveObject, Move, RestHand

MOVES: tuple[Move, ...] = tuple(Lay(10.0 * place, card, place % 4) for place, card in enumerate(DECK[:30]))


@pytest.mark.parametrize("seed", range(8))
def test_the_film_is_still_there_in_its_order(seed: int) -> None:
    disturbed = add_disturbances(MOVES, seed)
    assert tuple(move for move in disturbed if move in MOVES) == MOVES
    assert [move.at_s for move in disturbed] == sorted(move.at_s for move in disturbed)


def test_a_seed_disturbs_always_alike_and_another_one_otherwise() -> None:
    assert add_disturbances(MOVES, 3) == add_disturbances(MOVES, 3)
    assert add_disturbances(MOVES, 3) != add_disturbances(MOVES, 4)


def test_hands_rest_more_often_in_a_longer_film() -> None:
    def hands(moves: tuple[Move, ...]) -> int:
        return sum(isinstance(move, RestHand) for seed in range(10) for move in add_disturbances(moves, seed))

    assert hands(MOVES) > hands(MOVES[:10])


def test_disturbances_come_while_the_film_lasts() -> None:
    found = [
        move for seed in range(10) for move in add_disturbances(MOVES, seed) if isinstance(move, LeaveObject | RestHand)
    ]
    assert found
    assert all(0 <= move.at_s <= MOVES[-1].at_s for move in found)
