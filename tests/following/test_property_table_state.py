"""What sightings make of the table of a game of properties, and how it differs from what is kept."""

from math import pi

from companion.engine.property_table import CardChange, PlacedPropertyCard, PropertyChange
from companion.following.property_table_state import PropertyTableState
from companion.following.sightings import CardGone, CardLaid, CardMoved, CardRevised
from companion.following.table_halves import TableHalves
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
