"""Which entry each tracked card belongs to, and which cards have left their place."""

from companion.following.sightings import CardGone
from companion.following.trick_table_state import CardLocations

FIRST, SECOND, AGAIN = 1, 2, 3
LAID = CardLocations().noted(FIRST, 10).noted(SECOND, 11)


def test_a_card_lies_until_nothing_is_seen_of_it() -> None:
    gone = CardGone(FIRST, 4.0)
    left = LAID.without(gone)
    assert (LAID.lies(10), left.lies(10), left.lies(11)) == (True, False, True)
    assert (left.away, left.left_s(10)) == ({10: gone}, 4.0)
    assert left.knows(10), "it was seen, and is somewhere"


def test_a_card_that_is_tracked_twice_has_not_left_with_one_of_them() -> None:
    twice = LAID.noted(AGAIN, 10).without(CardGone(FIRST, 4.0))
    assert twice.lies(10)
    assert not twice.without(CardGone(AGAIN, 5.0)).lies(10)


def test_a_card_that_lies_elsewhere_is_not_in_its_place_until_it_is_back() -> None:
    aside = LAID.moved(FIRST, elsewhere=True)
    assert [aside.lies_in_place(number) for number in (10, 11, 12)] == [False, True, False]
    assert aside.lies(10)
    assert aside.moved(FIRST, elsewhere=False).lies_in_place(10)
    assert aside.noted(AGAIN, 10).lies_in_place(10), "it is tracked twice, and once in its place"


def test_a_card_that_has_left_is_not_in_its_place() -> None:
    assert not LAID.without(CardGone(FIRST, 4.0)).lies_in_place(10)


def test_how_a_card_left_is_known_when_it_is_back_and_until_it_leaves_again() -> None:
    back = LAID.without(CardGone(FIRST, 4.0)).forgotten([10]).noted(AGAIN, 10)
    assert (back.left_s(10), back.has_left_bare(10), back.has_left_bare(11)) == (4.0, True, False)
    covered = back.without(CardGone(AGAIN, 5.0, bare=False))
    assert (covered.left_s(10), covered.has_left_bare(10)) == (5.0, False)


def test_what_belongs_to_no_entry_changes_nothing() -> None:
    assert LAID.without(CardGone(AGAIN, 4.0)) is LAID


def test_a_forgotten_card_is_nowhere_and_when_it_left_is_still_known() -> None:
    forgotten = LAID.without(CardGone(FIRST, 4.0)).forgotten([10])
    assert not forgotten.knows(10)
    assert (forgotten.away, forgotten.left_s(10), forgotten.lies(11)) == ({}, 4.0, True)
