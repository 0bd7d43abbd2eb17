"""What sightings make of the table of a game of properties, and how it differs from what is kept."""

from math import pi

import pytest

from companion.engine.property_table import CardChange, PlacedPropertyCard, PropertyChange
from companion.following.property_table_state import PropertyTableState, TableHalves, find_halves, seated_halves
from companion.following.seating import Seating
from companion.following.sightings import CardGone, CardLaid, CardMoved, CardRevised
from tests.following.property_camera import place_at

NAMES = ("Red Maple", "Sled")
EMPTY = PropertyTableState(NAMES, halves=TableHalves((0.0, 1.0), 0.0))
MAPLE = CardLaid(1, place_at(0, 150), (0.98, 0.02), 1.0)
SLED = CardLaid(2, place_at(150, 150), (0.02, 0.98), 2.0)
KEPT = ((PlacedPropertyCard("Red Maple", False, 0),), ())


def test_cards_of_another_deck_are_not_taken_in() -> None:
    other = CardLaid(3, place_at(0, 150), (0.2, 0.3, 0.5), 1.0)
    assert EMPTY.noticed(other) == EMPTY


def test_cards_come_are_read_anew_turned_and_go() -> None:
    table = EMPTY.noticed(MAPLE)
    assert table.named_places == [("Red Maple", MAPLE.place)]
    assert table.noticed(CardRevised(MAPLE.card, (0.1, 0.9), 2.0)).named_places == [("Sled", MAPLE.place)]
    turned = table.noticed(CardMoved(MAPLE.card, place_at(0, 150, pi / 2), 3.0))
    assert (turned.named_places[0][1], turned.changed_s) == (place_at(0, 150, pi / 2), 3.0)
    assert table.noticed(CardGone(MAPLE.card, 4.0)).named_places == []


def test_a_table_that_lies_as_it_is_kept_does_not_differ() -> None:
    assert EMPTY.noticed(MAPLE).compare(KEPT).changes == ()


def test_a_turned_card_and_a_new_one_differ() -> None:
    table = EMPTY.noticed(MAPLE).noticed(SLED).noticed(CardMoved(MAPLE.card, place_at(0, 150, pi / 2), 3.0))
    assert table.compare(KEPT).changes == (
        PropertyChange(0, CardChange.SIDEWAYS, (0,)),
        PropertyChange(0, CardChange.LAID, name="Sled"),
    )


def test_points_measured_anew_leave_the_halves_to_be_found_again() -> None:
    moved = EMPTY.noticed(MAPLE).moved(lambda point: (point[0] + 10.0, point[1]))
    assert moved.named_places == [("Red Maple", place_at(10, 150))]
    assert moved.halves is None


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
