"""Cards that a table lays in rows for the camera: which names they get, what a second look is, what is asked."""

import pytest

from companion.learning.dialogue import Instruction, LearningProgress
from companion.learning.state import FaceToShow
from tests.learning.row_table import GAP, WIDE, RowTable, names_of


def count_of(progress: LearningProgress) -> list[int]:
    return [count for _, count in progress.seen]


@pytest.fixture
def table() -> RowTable:
    return RowTable("wolf", "owl", "bat", "cat", "fox")


def test_cards_in_rows_get_the_next_names_and_are_learned_once_they_were_moved(table: RowTable) -> None:
    first = table.lay("wolf", "owl", "bat")
    assert (first.instruction, first.card, first.other, names_of(first)) == (
        Instruction.ROW,
        "wolf",
        "bat",
        ["wolf", "owl", "bat"],
    )
    assert first.laid[1][1][0] == (2 * WIDE, 0.0)
    done = table.lay("bat", "wolf", "owl", at=0.5)
    assert (done.instruction, done.other, names_of(done)) == (Instruction.ROW_NEXT, "cat", ["bat", "wolf", "owl"])
    assert count_of(done) == [2, 2, 2, 0, 0]
    assert table.deck.see(None).card == "cat"
    last = table.show("cat", "fox")
    assert (last.instruction, last.learned) == (Instruction.ALL, ("wolf", "owl", "bat", "cat", "fox"))


def test_a_card_that_was_neither_moved_nor_turned_is_not_seen_again(table: RowTable) -> None:
    table.lay("wolf", "owl", "bat")
    progress = table.lay("wolf", "owl'", "bat")
    assert (progress.instruction, progress.card, progress.other, count_of(progress)) == (
        Instruction.ROW_LEFT,
        "wolf",
        "bat",
        [1, 2, 1, 0, 0],
    )


def test_names_are_given_in_reading_order_while_cards_are_still_laid_out(table: RowTable) -> None:
    table.lay("wolf", "bat")
    progress = table.lay("wolf", "owl", "bat")
    assert (names_of(progress), count_of(progress)) == (["wolf", "owl", "bat"], [1, 1, 1, 0, 0])
    table.lay("wolf'", "owl'", "bat'")
    more = table.lay("wolf'", "owl'", "bat'", "cat")
    assert (names_of(more), more.instruction, more.card) == (["wolf", "owl", "bat", "cat"], Instruction.ROW_LEFT, "cat")


def test_the_next_row_may_take_the_place_of_one_that_is_learned(table: RowTable) -> None:
    table.lay("wolf", "owl")
    table.lay("wolf'", "owl'")
    progress = table.lay("bat", "cat")
    assert (progress.instruction, names_of(progress)) == (Instruction.ROW, ["bat", "cat"])


def test_another_card_in_the_place_of_one_that_is_not_learned_is_said(table: RowTable) -> None:
    table.lay("wolf", "owl", "bat")
    progress = table.lay("wolf'", "cat", "bat'")
    assert (progress.instruction, progress.card, names_of(progress)) == (
        Instruction.ROW_OTHER,
        "owl",
        ["wolf", "", "bat"],
    )
    back = table.lay("wolf'", "owl'", "bat'")
    assert (back.instruction, back.other) == (Instruction.ROW_NEXT, "cat")


def test_a_touch_on_its_name_begins_a_card_of_a_row_anew(table: RowTable) -> None:
    table.lay("wolf", "owl", "bat")
    assert names_of(table.deck.want("owl")) == ["wolf", "", "bat"]
    progress = table.lay("wolf'", "cat", "bat'")
    assert (names_of(progress), count_of(progress)) == (["wolf", "owl", "bat"], [2, 1, 2, 0, 0])


def test_a_wrong_name_is_corrected_and_the_card_that_had_it_gets_the_other(table: RowTable) -> None:
    table.lay("owl", "wolf", "bat")
    progress = table.call("wolf", "owl")
    assert (names_of(progress), count_of(progress)) == (["owl", "wolf", "bat"], [1, 1, 1, 0, 0])
    far = table.call("bat", "fox")
    assert (names_of(far), count_of(far)) == (["owl", "wolf", "fox"], [1, 1, 0, 0, 1])
    typed = table.call("fox", "Sled")
    assert (names_of(typed), typed.seen[-1]) == (["owl", "wolf", "Sled"], ("Sled", 1))
    done = table.lay("owl'", "wolf'", "bat'")
    assert dict(done.seen) == {"wolf": 2, "owl": 2, "bat": 0, "cat": 0, "fox": 0, "Sled": 2}


def test_faces_of_a_row_that_cannot_be_told_apart_are_said_at_once() -> None:
    table = RowTable("wolf", "owl", "owl*", "bat")
    progress = table.lay("wolf", "owl", "owl*")
    assert (progress.instruction, progress.card, progress.other, progress.alike) == (
        Instruction.ALIKE,
        "owl",
        "owl*",
        (("owl", "owl*"),),
    )
    swapped = table.call("owl*", "bat")
    assert swapped.alike == (("owl", "bat"),)


def test_cards_that_look_alike_keep_their_names_where_each_fits_its_own_better() -> None:
    table = RowTable("wolf", "owl", "owl*")
    table.lay("wolf", "owl", "owl*")
    progress = table.lay("owl*'", "wolf'", "owl'", at=0.5)
    assert (names_of(progress), count_of(progress)) == (["owl*", "wolf", "owl"], [2, 2, 2])


def test_a_card_like_one_that_is_learned_and_taken_away_is_the_next_face() -> None:
    table = RowTable("wolf", "owl", "owl*", "bat")
    table.show("wolf", "owl")
    assert names_of(table.lay("owl*", "bat")) == ["owl*", "bat"]


def test_more_cards_than_names_are_said(table: RowTable) -> None:
    progress = table.lay("wolf", "owl", "bat", "cat", "fox", "elk")
    assert (progress.instruction, names_of(progress)[-1]) == (Instruction.ROW_MORE, "")
    table.deck.add(FaceToShow("elk", 1))
    assert names_of(table.lay("wolf", "owl", "bat", "cat", "fox", "elk"))[-1] == "elk"
    learned = RowTable("wolf", "owl")
    learned.show("wolf", "owl")
    assert learned.lay("bat", "cat").instruction is Instruction.ROW_MORE


def test_what_was_seen_once_alone_is_named_anew_where_others_join_it(table: RowTable) -> None:
    seen = table._card("wolf", 0.0).seen
    table.deck.see(seen)
    progress = table.lay("wolf", "owl")
    assert (names_of(progress), count_of(progress)) == (["wolf", "owl"], [1, 1, 0, 0, 0])


def test_a_row_goes_on_from_the_face_that_was_touched(table: RowTable) -> None:
    table.deck.want("bat")
    assert names_of(table.lay("bat", "cat")) == ["bat", "cat"]


def test_the_last_card_of_a_row_that_is_called_otherwise_is_told_alone(table: RowTable) -> None:
    table.lay("wolf")
    progress = table.call("wolf", "fox")
    assert (progress.instruction, progress.card) == (Instruction.TURN, "fox")


def test_cards_beyond_the_last_name_take_the_place_of_no_learned_face() -> None:
    table = RowTable("wolf", "owl")
    table.lay("wolf", "owl")
    table.lay("wolf", "owl", at=0.5)
    for at in (0.0, 0.5):
        progress = table.lay("bat", "cat", at=at)
        assert (progress.instruction, names_of(progress), count_of(progress)) == (
            Instruction.ROW_MORE,
            ["", ""],
            [2, 2],
        )


def test_no_card_of_a_row_is_called_as_a_back_that_was_left_out(table: RowTable) -> None:
    table.lay("wolf", "owl")
    progress = table.call("wolf", "Back")
    assert (names_of(progress), count_of(progress)) == (["wolf", "owl"], [1, 1, 0, 0, 0])


def test_of_cards_that_look_alike_each_keeps_the_likelier_name_when_they_are_moved() -> None:
    table = RowTable("owl", "owl*")
    table.lay("owl", "owl*")
    progress = table.lay("owl*", "owl", at=5.0)
    assert (names_of(progress), count_of(progress)) == (["owl*", "owl"], [2, 2])


def test_a_card_that_is_not_seen_shifts_no_names_and_gets_its_own_once_it_is(table: RowTable) -> None:
    progress = table.lay("wolf", GAP, "bat")
    assert (progress.instruction, progress.card, names_of(progress)) == (
        Instruction.ROW_GAP,
        "owl",
        ["wolf", "owl", "bat"],
    )
    assert ([card.is_seen for card in progress.laid], count_of(progress)) == ([True, False, True], [1, 0, 1, 0, 0])
    still = table.lay("wolf'", GAP, "bat'")
    assert (names_of(still), count_of(still)) == (["wolf", "owl", "bat"], [2, 0, 2, 0, 0])
    seen = table.lay("wolf'", "owl", "bat'")
    assert (names_of(seen), count_of(seen)) == (["wolf", "owl", "bat"], [2, 1, 2, 0, 0])


def test_a_card_can_be_called_another_while_no_row_lies_there(table: RowTable) -> None:
    progress = table.call("wolf", "owl")
    assert (progress.instruction, progress.wanted, count_of(progress)) == (Instruction.LAY, "wolf", [0, 0, 0, 0, 0])


def test_names_are_given_anew_where_cards_are_pushed_together_over_a_gap_in_which_none_lay(table: RowTable) -> None:
    table.lay("wolf", GAP, "owl", "bat")
    progress = table.lay("wolf", "owl", "bat")
    assert (names_of(progress), count_of(progress)) == (["wolf", "owl", "bat"], [1, 1, 1, 0, 0])


def test_a_card_that_is_not_seen_the_second_time_lies_in_the_gap(table: RowTable) -> None:
    table.lay("wolf", "owl", "bat")
    progress = table.lay("wolf'", GAP, "bat'")
    assert (progress.instruction, progress.card, names_of(progress)) == (
        Instruction.ROW_GAP,
        "owl",
        ["wolf", "owl", "bat"],
    )
    done = table.lay("wolf'", "owl'", "bat'")
    assert (done.instruction, count_of(done)) == (Instruction.ROW_NEXT, [2, 2, 2, 0, 0])


def test_two_cards_change_places_in_being_seen(table: RowTable) -> None:
    table.lay("wolf", GAP, "bat")
    progress = table.lay("wolf'", "owl", GAP)
    assert names_of(progress) == ["wolf", "owl", "bat"]
    done = table.lay("wolf", "owl'", "bat'")
    assert count_of(done) == [3, 2, 2, 0, 0]


def test_a_card_in_a_gap_is_named_by_touch(table: RowTable) -> None:
    progress = table.lay("wolf", GAP, "owl")
    right = table.deck.name(progress.laid[1], "bat")
    assert (names_of(right), count_of(right)) == (["wolf", "bat", "owl"], [1, 1, 0, 0, 0])


def test_a_card_that_was_taken_for_nothing_is_named_by_touch(table: RowTable) -> None:
    table.lay("wolf", "owl", "bat")
    progress = table.lay("wolf'", "cat", "bat'")
    assert progress.laid[1].name == ""
    named = table.deck.name(progress.laid[1], "cat")
    assert (names_of(named), count_of(named)) == (["wolf", "cat", "bat"], [2, 1, 2, 1, 0])
    typed = table.deck.name(table.lay("wolf", "elk", "bat").laid[1], "Elk")
    assert (names_of(typed), dict(typed.seen)["Elk"]) == (["wolf", "Elk", "bat"], 1)


def test_a_face_that_was_learned_from_another_card_is_begun_anew_by_a_touch(table: RowTable) -> None:
    table.show("wolf", "owl")
    table.deck.want("bat")
    progress = table.lay("bat", "cat")
    table.deck.want("cat")
    progress = table.deck.name(table.lay("bat", "fox").laid[1], "owl")
    assert dict(progress.seen)["owl"] == 1


def test_a_card_that_was_taken_away_before_it_was_named_gets_no_name(table: RowTable) -> None:
    table.lay("wolf", "owl", "bat")
    touched = table.lay("wolf'", "cat", "bat'").laid[1]
    table.lay("wolf'", "owl'", "bat'")
    progress = table.deck.name(touched, "cat")
    assert (names_of(progress), dict(progress.seen)["cat"]) == (["wolf", "owl", "bat"], 0)


def test_after_a_typed_name_the_list_goes_on_and_the_back_comes_last() -> None:
    table = RowTable("wolf", "owl", "bat", "back")
    progress = table.lay("wolf", "elk")
    table.deck.name(progress.laid[1], "elk")
    done = table.lay("wolf'", "elk'")
    assert (done.instruction, done.other) == (Instruction.ROW_NEXT, "owl")


def test_rows_get_the_names_of_kept_faces_only_from_one_that_is_touched(table: RowTable) -> None:
    table.deck.list_kept([FaceToShow(name, 1) for name in ("wolf", "bat", "cat")])
    told = table.lay("owl", "fox", "elk")
    assert (told.instruction, names_of(told)) == (Instruction.ROW_MORE, ["owl", "fox", ""])
    table.show("owl", "fox")
    table.deck.want("bat")
    assert names_of(table.lay("bat", "cat")) == ["bat", "cat"]


def test_a_row_on_the_table_is_not_taken_for_a_deck_that_is_kept_whole() -> None:
    table = RowTable("wolf", "owl")
    table.deck.list_kept([FaceToShow("wolf", 1), FaceToShow("owl", 1)])
    told = table.lay("wolf", "owl")
    assert (told.instruction, count_of(told)) == (Instruction.KEPT_BEFORE, [0, 0])


@pytest.mark.parametrize(
    ("cards", "instruction", "names"),
    [
        pytest.param(("bat", "owl", "wolf"), Instruction.ROW_LEFT, ["bat", "owl", "wolf"], id="all, moved"),
        pytest.param(("wolf", "bat"), Instruction.ROW_LEFT, ["wolf", "bat"], id="a hand covers one"),
        pytest.param(("wolf", GAP, "bat"), Instruction.ROW_GAP, ["wolf", "owl", "bat"], id="one is not seen"),
        pytest.param(("cat", "wolf", "owl", "bat"), Instruction.ROW, ["wolf", "owl", "bat", "cat"], id="one more"),
        pytest.param(("wolf", "cat", "bat"), Instruction.ROW_OTHER, ["wolf", "", "bat"], id="another instead of one"),
        pytest.param(("wolf", "cat", "fox"), Instruction.ROW_OTHERS, ["", "", ""], id="one matches by chance"),
        pytest.param(("cat", "fox", "elk"), Instruction.ROW_OTHERS, ["", "", ""], id="none matches"),
    ],
)
def test_what_a_second_picture_of_a_row_means(
    table: RowTable, cards: tuple[str, ...], instruction: Instruction, names: list[str]
) -> None:
    table.lay("wolf", "owl", "bat")
    told = table.lay(*cards)
    assert (told.instruction, names_of(told)) == (instruction, names)


def test_more_cards_than_lay_in_gaps_join_a_row_whose_first_face_is_not_seen_yet(table: RowTable) -> None:
    table.lay(GAP, "owl")
    assert names_of(table.lay("owl", GAP, "bat", "cat")) == ["owl", "wolf", "bat", "cat"]
