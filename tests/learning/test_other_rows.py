"""A row that lies there before another one was seen a second time is said to, and nothing is swapped silently."""

import pytest

from companion.learning.dialogue import Instruction, LearningProgress
from tests.learning.row_table import GAP, RowTable, names_of


def count_of(progress: LearningProgress) -> list[int]:
    return [count for _, count in progress.seen]


@pytest.fixture
def table() -> RowTable:
    return RowTable("wolf", "owl", "bat", "cat", "fox")


def test_another_whole_row_is_said_and_nothing_that_was_seen_is_forgotten(table: RowTable) -> None:
    table.lay("wolf", "owl")
    table.deck.see(None)
    for cards in (("bat", "cat"), ("bat", "cat", "fox"), ("bat'", "cat'")):
        progress = table.lay(*cards)
        assert (progress.instruction, progress.card) == (Instruction.ROW_OTHERS, "wolf")
        assert (set(names_of(progress)), count_of(progress)) == ({""}, [1, 1, 0, 0, 0])
        assert progress.instruction.is_trouble
    table.deck.see(None)
    back = table.lay("wolf'", "owl'")
    assert (back.instruction, count_of(back)) == (Instruction.ROW_NEXT, [2, 2, 0, 0, 0])
    assert names_of(table.lay("bat", "cat")) == ["bat", "cat"]


def test_another_whole_row_is_taken_once_its_first_face_is_touched(table: RowTable) -> None:
    table.lay("cat", "fox")
    table.lay("wolf", "owl")
    table.deck.want("wolf")
    progress = table.lay("wolf", "owl")
    assert (names_of(progress), count_of(progress)) == (["wolf", "owl"], [1, 1, 0, 0, 0])


def test_the_next_row_beside_a_card_that_was_not_seen_again_is_said(table: RowTable) -> None:
    table.lay("wolf", "owl")
    table.lay("wolf'", "owl")
    progress = table.lay("bat", "cat")
    assert (progress.instruction, progress.card, names_of(progress)) == (Instruction.ROW_OTHERS, "owl", ["", ""])
    table.deck.want("bat")
    taken = table.lay("bat", "cat")
    assert (names_of(taken), count_of(taken)) == (["bat", "cat"], [2, 0, 1, 1, 0])


def test_a_few_of_another_row_that_look_alike_by_chance_are_not_taken_for_cards_of_the_first() -> None:
    table = RowTable("wolf", "owl", "bat", "cat", "owl*", "fox", "elk")
    table.lay("wolf", "owl", "bat", "cat")
    progress = table.lay("owl*'", "fox", "elk", "dog")
    assert (progress.instruction, progress.card, set(names_of(progress))) == (Instruction.ROW_OTHERS, "wolf", {""})
    assert count_of(progress) == [1, 1, 1, 1, 0, 0, 0]


def test_what_lies_in_a_gap_of_another_row_is_taken_for_no_card_of_the_first(table: RowTable) -> None:
    table.lay("owl", "wolf")
    table.call("wolf", "owl")
    other = table.lay("bat", GAP, "cat")
    assert (other.instruction, names_of(other)) == (Instruction.ROW_OTHERS, ["", "", ""])
    back = table.lay("owl'", "wolf'")
    assert (names_of(back), count_of(back)) == (["owl", "wolf"], [2, 2, 0, 0, 0])


def test_a_card_a_little_like_one_that_is_learned_gets_the_next_name() -> None:
    table = RowTable("wolf", "sevens", "eights", "bat")
    table.lay("wolf", "sevens")
    table.lay("wolf", "sevens'")
    table.deck.see(None)
    assert names_of(table.lay("wolf", "eights")) == ["wolf", "eights"]


def test_a_card_a_little_like_one_that_was_seen_once_may_be_the_same_in_worse_light() -> None:
    table = RowTable("wolf", "sevens", "bat")
    table.lay("wolf", "sevens")
    done = table.lay("wolf", "eights'")
    assert (names_of(done), count_of(done)) == (["wolf", "sevens"], [1, 2, 0])
