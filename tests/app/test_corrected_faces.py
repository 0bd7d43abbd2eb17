"""A card that was taken for another face is called right: what was learned of both before still counts."""

from companion.app.learning_progress import FaceToShow, Instruction
from tests.app.row_table import GAP, RowTable, names_of


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
    called = table.deck.call("wolf", "owl")
    assert (called.instruction, called.card, called.as_before) == (Instruction.TURN, "owl", ("wolf", "owl"))
    assert (counts(table), called.alike) == ({"wolf": 0, "owl": 1, "bat": 2}, ())
    assert learned(table) == {"wolf": ["wolf"] * 2, "owl": ["owl"] * 2, "bat": ["bat"] * 2}
    assert table.lay("owl'").as_before == ("wolf",)


def test_a_card_that_looks_like_a_learned_one_and_is_that_one_leaves_the_wanted_face_unlearned() -> None:
    table = RowTable("wolf", "owl", "bat")
    table.show("wolf", "owl")
    assert table.lay("wolf").card == "bat"
    table.deck.call("bat", "wolf")
    assert counts(table) == {"wolf": 1, "owl": 2, "bat": 0}
    assert learned(table) == {"wolf": ["wolf"] * 2, "owl": ["owl"] * 2}


def test_a_card_in_a_gap_that_is_called_as_a_learned_one_brings_its_pictures_to_no_other_face() -> None:
    table = RowTable("bat", "wolf", "owl", "cat")
    table.show("bat")
    assert names_of(table.lay("wolf", GAP, "cat")) == ["wolf", "owl", "cat"]
    assert names_of(table.deck.call("owl", "bat")) == ["wolf", "bat", "cat"]
    assert counts(table) == {"bat": 2, "wolf": 1, "owl": 0, "cat": 1}


def test_a_face_in_a_gap_that_is_listed_no_more_is_named_once_it_is_seen() -> None:
    table = RowTable("wolf", "owl", "bat", "cat", "fox")
    table.lay("wolf", GAP, "bat")
    told = table.deck.list_faces([FaceToShow(name, 1) for name in ("wolf", "bat", "cat", "fox")])
    assert names_of(told) == ["wolf", "", "bat"]
    still = table.lay("wolf'", GAP, "bat'")
    assert (still.instruction, names_of(still)) == (Instruction.ROW_GAP, ["wolf", "", "bat"])
    assert names_of(table.lay("wolf", "cat", "bat")) == ["wolf", "cat", "bat"]
