"""The rows of a keyboard on the screen: as on real ones, or in the order of the alphabet."""

from companion.ui.widgets.keyboard_layout import alphabetical_rows, high_rows, wide_rows

LAYOUT = "QWER Ü\nASDF Ö\nYXCV"


def test_a_broad_keyboard_has_what_follows_each_row_and_the_marks_at_its_ends() -> None:
    assert wide_rows(LAYOUT, "-'.") == ("QWERÜ-", "ASDFÖ'", "YXCV.")


def test_a_high_keyboard_has_them_in_rows_of_their_own() -> None:
    assert high_rows(LAYOUT, "-'.") == ("QWER", "ASDF", "YXCV", "ÜÖ-", "'.")


def test_an_alphabetical_one_has_few_long_rows_or_short_ones() -> None:
    assert alphabetical_rows("ABCDEFGH", is_wide=True) == ("AB", "CD", "EF", "GH")
    assert alphabetical_rows("ABCDEFGH", is_wide=False) == ("ABCDEFG", "H")
