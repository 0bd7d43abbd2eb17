"""Where each seat lays its cards, as learnt from what it has played."""

from itertools import permutations
from math import pi

import pytest

from companion.following.seating import Seating
from companion.following.sightings import CardOutline
from tests.following.histories import SEATS, place_at

KNOWN = Seating(SEATS)


def test_a_seat_is_known_once_every_seat_has_played() -> None:
    seating = Seating.unknown(4)
    for seat in range(4):
        assert seating.nearest(place_at(*SEATS[2])) is None
        assert seating.agrees(3, place_at(*SEATS[2])), "nobody can say that it is not"
        seating = seating.learned(seat, place_at(*SEATS[seat]))
    assert seating.is_known
    assert seating.nearest(place_at(*SEATS[2])) == 2


def test_a_card_clearly_before_another_seat_is_not_ones_own() -> None:
    assert KNOWN.agrees(1, place_at(*SEATS[1]))
    assert not KNOWN.agrees(0, place_at(*SEATS[1]))
    assert KNOWN.agrees(0, place_at(-40.0, 42.0)), "it lies between the two"
    assert KNOWN.between(0, place_at(*SEATS[1])) == (0, 1)


def test_where_seats_lay_their_cards_on_each_other_any_card_may_be_any_seats() -> None:
    column = Seating(((0.0, -30.0), (0.0, -10.0), (0.0, 10.0), (0.0, 30.0)))
    assert column.nearest(place_at(0.0, -10.0)) == 1
    assert column.agrees(0, place_at(0.0, -10.0))
    assert not column.is_another(0, place_at(0.0, -10.0))
    assert not column.agrees(0, place_at(0.0, 30.0)), "these two lie clear of each other"
    assert KNOWN.is_another(0, place_at(-45.0, 40.0)), "between the two, and nearer to the other"
    assert not KNOWN.is_another(None, place_at(*SEATS[1]))


def test_a_card_far_from_every_seat_is_no_play() -> None:
    assert KNOWN.expects(0, place_at(*SEATS[0]))
    assert not KNOWN.is_in_trick(place_at(400.0, 300.0))
    assert Seating.unknown(4).is_in_trick(place_at(400.0, 300.0)), "nobody knows where cards are played"


def test_a_place_moves_a_part_of_the_way_with_each_card() -> None:
    learned = KNOWN.learned(0, place_at(0.0, 105.0)).places[0]
    assert learned is not None
    assert 85.0 < learned[1] < 105.0
    assert KNOWN.learned(None, place_at(0.0, 0.0)) is KNOWN


def test_cards_that_came_together_are_ordered_clockwise() -> None:
    places = [place_at(*SEATS[seat]) for seat in (3, 1, 2)]
    assert KNOWN.in_turn(places, 0) == [1, 2, 0]
    assert KNOWN.in_turn(places, None) is None


def facing(seat: int, turn: float = 0.0) -> CardOutline:
    """A card that lies before a seat as its player sits, or turned by so much more."""
    return place_at(*SEATS[seat], seat * pi / 2 + turn)


@pytest.mark.parametrize("leader", range(4))
@pytest.mark.parametrize("order", list(permutations(range(4), 3)))
def test_three_cards_of_a_trick_tell_where_all_four_seats_are(leader: int, order: tuple[int, ...]) -> None:
    """The card that led is the first one, whichever seats the other two are of."""
    seats = [(leader + (seat - order[0])) % 4 for seat in order]
    seating = Seating.inferred([facing(seat) for seat in seats], leader)
    assert seating is not None
    for found, true in zip(seating.places, SEATS, strict=True):
        assert found == pytest.approx(true, abs=1e-6)


@pytest.mark.parametrize(
    "places",
    [
        pytest.param([facing(0), facing(1), facing(2, turn=0.6)], id="one card lies aslant"),
        pytest.param([facing(0), facing(1, turn=pi / 2), facing(2)], id="one lies across"),
        pytest.param([place_at(0, 30), place_at(-30, 0, pi / 2), place_at(0, -30)], id="a heap"),
        pytest.param([place_at(0, 85), place_at(0, 0), place_at(0, -85)], id="a row"),
        pytest.param([place_at(0, 85), place_at(-95, 0, pi / 2), place_at(0, -25)], id="none farthest from another"),
    ],
)
def test_three_cards_that_lie_otherwise_do_not_tell_it(places: list[CardOutline]) -> None:
    assert Seating.inferred(places, 0) is None
