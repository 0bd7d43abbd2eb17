"""A card that was taken for another face is called right: what was learned of both before still counts."""

import pytest

from companion.learning.dialogue import Instruction
from companion.learning.state import FaceToShow
from tests.learning.row_table import GAP, RowTable, names_of


def counts(table: RowTable) -> dict[str, int]:
    return dict(table.deck.tell().seen)


def learned(table: RowTable) -> dict[str, list[str]]:
    """Returns which cards each learned face was learned from."""
    return {face.name: [table.name_of(one) for one in face.pictures] for face in table.deck.list_shown()}


def test_a_wrong_card_that_was_laid_after_a_touch_changes_neither_face() -> None:
    table = RowTable("wolf", "owl", "bat")
    table.show("wolf", "owl", "bat")
    table.deck.want("wolf")
    assert table.lay("owl").alike == (("wolf", "owl"),)
    called = table.call("wolf", "owl")
    assert (called.instruction, called.card, called.as_before) == (Instruction.TURN, "owl", ("wolf", "owl"))
    assert (counts(table), called.alike) == ({"wolf": 0, "owl": 1, "bat": 2}, ())
    assert learned(table) == {"wolf": ["wolf"] * 2, "owl": ["owl"] * 2, "bat": ["bat"] * 2}
    assert table.lay("owl'").as_before == ("wolf",)


def test_a_card_that_looks_like_a_learned_one_and_is_that_one_leaves_the_wanted_face_unlearned() -> None:
    table = RowTable("wolf", "owl", "bat")
    table.show("wolf", "owl")
    assert table.lay("wolf").card == "bat"
    table.call("bat", "wolf")
    assert counts(table) == {"wolf": 1, "owl": 2, "bat": 0}
    assert learned(table) == {"wolf": ["wolf"] * 2, "owl": ["owl"] * 2}


def test_a_card_in_a_gap_that_is_called_as_a_learned_one_brings_its_pictures_to_no_other_face() -> None:
    table = RowTable("bat", "wolf", "owl", "cat")
    table.show("bat")
    assert names_of(table.lay("wolf", GAP, "cat")) == ["wolf", "owl", "cat"]
    assert names_of(table.call("owl", "bat")) == ["wolf", "bat", "cat"]
    assert counts(table) == {"bat": 2, "wolf": 1, "owl": 0, "cat": 1}


def test_a_face_in_a_gap_that_is_listed_no_more_is_named_once_it_is_seen() -> None:
    table = RowTable("wolf", "owl", "bat", "cat", "fox")
    table.lay("wolf", GAP, "bat")
    told = table.deck.list_faces([FaceToShow(name, 1) for name in ("wolf", "bat", "cat", "fox")])
    assert names_of(told) == ["wolf", "", "bat"]
    still = table.lay("wolf'", GAP, "bat'")
    assert (still.instruction, names_of(still)) == (Instruction.ROW_GAP, ["wolf", "", "bat"])
    assert names_of(table.lay("wolf", "cat", "bat")) == ["wolf", "cat", "bat"]


def test_a_card_in_a_gap_that_was_taken_for_nothing_is_named_by_touch() -> None:
    table = RowTable("wolf", "owl", "bat", "fox")
    table.lay("wolf", GAP, "bat")
    told = table.deck.list_faces([FaceToShow(name, 1) for name in ("wolf", "bat", "fox")])
    named = table.deck.name(told.laid[1], "fox")
    assert (names_of(named), counts(table)["fox"]) == (["wolf", "fox", "bat"], 0)


def test_what_was_named_by_touch_keeps_its_name_where_a_card_is_hidden_for_a_while() -> None:
    table = RowTable("wolf", "owl", "bat")
    table.lay("owl", "wolf", "bat")
    table.call("wolf", "owl")
    assert names_of(table.lay("owl", GAP, "bat")) == ["owl", "wolf", "bat"]
    assert names_of(table.lay("owl", "wolf", "bat")) == ["owl", "wolf", "bat"]


@pytest.mark.parametrize("joined", [("owl", "wolf", "bat"), ("bat", "owl", "wolf")])
def test_what_was_named_by_touch_keeps_its_name_where_another_card_is_laid_beside_it(joined: tuple[str, ...]) -> None:
    table = RowTable("wolf", "owl", "bat", "cat")
    table.lay("owl", "wolf")
    table.call("wolf", "owl")
    assert names_of(table.lay(*joined)) == list(joined)
    assert counts(table)["bat"] == 1


def test_a_typed_name_stays_where_another_card_is_laid_beside_it_and_a_new_row_is_named_in_order() -> None:
    table = RowTable("wolf", "owl", "bat", "cat", "fox")
    row = table.lay("wolf", "owl", "elk")
    table.deck.name(row.laid[2], "elk")
    assert names_of(table.lay("wolf", "owl", "elk", "bat")) == ["wolf", "owl", "elk", "bat"]
    table.show("wolf", "owl", "elk", "bat")
    table.lay("cat")
    assert names_of(table.lay("cat", "fox")) == ["cat", "fox"]


def test_a_card_is_named_whose_first_name_was_left_out_after_it_was_touched() -> None:
    table = RowTable("wolf", "owl", "bat", "cat")
    touched = table.lay("owl", "wolf", "bat").laid[0]
    table.deck.leave_out("wolf")
    progress = table.deck.name(touched, "owl")
    assert (names_of(progress), dict(progress.seen)) == (["owl", "", "bat"], {"owl": 1, "bat": 1, "cat": 0})
    assert names_of(table.lay("owl", "wolf", "bat")) == ["owl", "cat", "bat"]
