"""Where each seat lays its cards, as learnt from what it has played."""

from companion.following.seating import Seating
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
