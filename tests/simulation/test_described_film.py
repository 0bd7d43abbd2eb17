"""Films of described games: every card of a trick is laid before its player, and what is turned up is taken up."""

import pytest

from companion.games.described.actions import Deal, Play
from companion.journal.described_games import find_described, options_of
from companion.simulation.described import SIMULATION, simulate_as
from hardware.sources.simulated import PickUp, Put


@pytest.mark.parametrize("stem", ["hearts", "spades", "euchre", "oh-hell", "doppelkopf"])
def test_the_cards_of_a_hand_are_laid_in_their_order_and_gathered(stem: str) -> None:
    record = SIMULATION.simulate(2, options_of(find_described(stem, None)), 1)
    moves = SIMULATION.film(record, 2)
    shown = [
        entry.action.card if isinstance(entry.action, Play) else entry.action.turned
        for entry in record.entries
        if not SIMULATION.is_hidden_choice(entry.action) and isinstance(entry.action, Play | Deal)
    ]
    laid = {move.key: move.name for move in moves if isinstance(move, Put)}
    assert list(laid.values()) == shown
    assert [move.at_s for move in moves if isinstance(move, Put)] == sorted(
        move.at_s for move in moves if isinstance(move, Put)
    )
    last = {move.key: move for move in moves if isinstance(move, Put | PickUp)}
    assert all(isinstance(move, PickUp) for move in last.values())


def test_more_than_four_share_the_edges_and_a_game_without_tricks_shows_nothing() -> None:
    options = options_of(find_described("oh-hell", None))
    begun = SIMULATION.simulate(1, options)
    record = simulate_as(1, type(begun)(begun.game, options, ("",) * 6))
    moves = SIMULATION.film(record, 1)
    assert {move.seat for move in moves if isinstance(move, Put)} == {0, 1, 2, 3}
    rounds = SIMULATION.simulate(1, options_of(find_described("sheet-rounds", None)))
    assert SIMULATION.film(rounds, 1) == ()
