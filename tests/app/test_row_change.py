"""What a picture of a row means: the same cards, more of them, or others; each picture is one of these."""

from collections.abc import Sequence

import pytest

from companion.app.row_change import RowChange, SeenRow, find_change
from tests.app.row_table import GAP, RowTable


def change_of(table: RowTable, names: Sequence[str], gaps: int = 0) -> SeenRow:
    """Returns what a picture means whose cards match these faces of the row."""
    return find_change(table.deck._state, names, gaps)


@pytest.mark.parametrize(
    ("names", "gaps", "change", "missing"),
    [
        pytest.param(("bat", "owl", "wolf"), 0, RowChange.SAME_CARDS, [], id="all, moved"),
        pytest.param(("wolf", "bat"), 0, RowChange.SAME_CARDS, ["owl"], id="a hand covers one"),
        pytest.param(("wolf", "bat"), 1, RowChange.SAME_CARDS, ["owl"], id="one is not seen"),
        pytest.param(("wolf", "owl", "bat", ""), 0, RowChange.NAMES_BEGIN_ANEW, [], id="one more"),
        pytest.param(("wolf", "", "bat"), 0, RowChange.OTHER_CARD, ["owl"], id="another in the place of one"),
        pytest.param(("wolf", "", ""), 0, RowChange.OTHER_ROW, ["wolf", "owl", "bat"], id="one matches by chance"),
        pytest.param(("", "", ""), 0, RowChange.OTHER_ROW, ["wolf", "owl", "bat"], id="none matches"),
    ],
)
def test_what_a_second_picture_of_a_row_means(
    names: Sequence[str], gaps: int, change: RowChange, missing: Sequence[str]
) -> None:
    table = RowTable("wolf", "owl", "bat", "cat")
    table.lay("wolf", "owl", "bat")
    seen = change_of(table, names, gaps)
    assert (seen.change, seen.missing) == (change, missing)


def test_the_first_cards_begin_with_the_face_that_is_wanted() -> None:
    assert change_of(RowTable("wolf", "owl"), ("", "")) == SeenRow(RowChange.NAMES_BEGIN_ANEW, ["", ""], [])


def test_cards_that_join_learned_ones_change_no_names() -> None:
    table = RowTable("wolf", "owl", "bat")
    table.lay("wolf", "owl")
    table.lay("wolf'", "owl")
    assert change_of(table, ("wolf", "owl", "")) == SeenRow(RowChange.CARDS_ADDED, ("wolf", "owl", ""), [])


def test_more_cards_than_lay_in_gaps_join_a_row_whose_first_face_is_not_seen_yet() -> None:
    table = RowTable("wolf", "owl", "bat", "cat")
    table.lay(GAP, "owl")
    assert change_of(table, ("owl", "", ""), 1).change is RowChange.CARDS_ADDED


def test_a_card_is_seen_that_lay_in_a_gap_or_there_was_none() -> None:
    table = RowTable("wolf", "owl", "bat")
    table.lay("wolf", GAP, "bat")
    assert change_of(table, ("wolf", "", "bat")).change is RowChange.GAPS_SEEN
    assert change_of(table, ("wolf", "bat")).change is RowChange.NAMES_BEGIN_ANEW
    assert change_of(table, ("wolf", "bat"), 1).change is RowChange.SAME_CARDS
