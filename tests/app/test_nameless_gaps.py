"""A gap in a row for which the list has no name left, and names that no card of a row can get."""

from tests.learning.row_table import GAP, RowTable, names_of


def test_a_gap_without_a_name_is_named_by_touch_once_and_not_as_a_back_that_was_left_out() -> None:
    table = RowTable("wolf", "owl")
    progress = table.lay("wolf", "owl", GAP)
    assert names_of(progress) == ["wolf", "owl", ""]
    assert names_of(table.deck.name(progress.laid[2], "Back")) == ["wolf", "owl", ""]
    named = table.deck.name(progress.laid[2], "Elk")
    assert (names_of(named), dict(named.seen)["Elk"]) == (["wolf", "owl", "Elk"], 0)
