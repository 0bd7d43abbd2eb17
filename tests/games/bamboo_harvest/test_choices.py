"""What the seat in turn can do (BH-4), as the screen offers it."""

from dataclasses import replace

from companion.cards import Rank
from companion.games.bamboo_harvest.choices import dear_swaps_from, swaps_from
from companion.games.bamboo_harvest.turn import swap_cost
from companion.games.bamboo_harvest.view import view
from tests.games.bamboo_harvest.table import table, up

ACE = (3, 3)
PLACE = 7 * 3 + 3


def test_a_swap_that_costs_more_reeds_than_the_seat_has_is_dear() -> None:
    """BH-4.3: an ace of clubs swaps its own card with any other one; each edge beyond the second costs reeds."""
    poor, rich = (table({ACE: "AD"}, [[], []], (reeds, 14), (up("AC"), up())) for reeds in (0, 90))
    paid = {other for swap in swaps_from(poor, PLACE) for other in swap.on} - {PLACE}
    dear = dear_swaps_from(poor, PLACE)
    assert paid
    assert dear
    assert all(swap_cost(PLACE, other) == 0 for other in paid)
    assert all(swap_cost(PLACE, other) > 0 for other in dear)
    assert dear_swaps_from(rich, PLACE) == ()


def test_the_view_tells_where_each_face_up_deed_can_build() -> None:
    """BH-4.1: a matching deed and 30 reeds build on any vacant card of its rank; face-down deeds are not told."""
    deeds = (replace(up("AC"), down=2), up())
    state = table({ACE: "AD"}, [[(0, 0)], [(6, 6)]], (30, 14), deeds)
    aces = {place for place, card in enumerate(state.grid) if card.rank is Rank.ACE and state.is_vacant(place)}
    assert {place for _, place in view(state).builds} == aces
    assert {deed.name for deed, _ in view(state).builds} == {"AC"}
    assert view(replace(state, reeds=(29, 14))).builds == ()
