"""The forest as a camera saw it, compared with what is kept."""

from companion.games.bamboo_harvest.seen_forest import exchanged
from tests.games.bamboo_harvest.table import SeenPlacement, table


def test_of_three_places_two_lie_in_each_others_place() -> None:
    state = table({(0, 0): "9H", (0, 1): "3D", (0, 2): "7D"}, [[], []])
    cells = [SeenPlacement(card) for card in state.grid]
    cells[0], cells[2] = cells[2], cells[0]
    assert list(exchanged(state, (0, 1, 2), cells)) == [(0, 2)]
