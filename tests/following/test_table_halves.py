"""The halves of a table for two, told by a calibration or by the cards that are kept there."""

from math import pi

import pytest

from companion.following.seating import Seating
from companion.following.table_halves import TableHalves, find_halves, seated_halves
from tests.following.property_camera import place_at

HALVES = TableHalves((0.0, 1.0), 0.0)


@pytest.mark.parametrize(("y_mm", "seat"), [(150, 0), (-150, 1), (60, 0), (40, None), (-40, None)])
def test_a_card_lies_before_a_seat_or_between_both(y_mm: float, seat: int | None) -> None:
    assert HALVES.seat_of(place_at(0, y_mm)) == seat


@pytest.mark.parametrize(
    ("turn", "sideways"), [(0.0, False), (pi, False), (0.5, False), (0.8, None), (1.1, True), (pi / 2, True)]
)
def test_a_card_aslant_lies_neither_upright_nor_sideways(turn: float, sideways: bool | None) -> None:
    assert HALVES.is_sideways(place_at(0, 150, turn)) is sideways


def test_a_calibration_tells_the_halves() -> None:
    halves = seated_halves(Seating(((-200.0, 0.0), (200.0, 20.0))))
    assert halves is not None
    assert [halves.seat_of(place_at(x, 0)) for x in (-150, 150)] == [0, 1]
    assert seated_halves(Seating((None, None))) is None


def test_the_cards_that_are_kept_tell_who_sits_where() -> None:
    cards = [("Sled", place_at(0, 150)), ("Stove", place_at(0, -150))]
    below, above = find_halves(cards, [["Sled"], ["Stove"]]), find_halves(cards, [["Stove"], ["Sled"]])
    assert below is not None
    assert above is not None
    assert (below.seat_of(cards[0][1]), above.seat_of(cards[0][1])) == (0, 1)


def test_no_halves_are_known_before_each_seat_has_a_card_there() -> None:
    cards = [("Sled", place_at(0, 150)), ("Sled", place_at(70, 150))]
    assert find_halves(cards, [["Sled"], ["Stove"]]) is None
