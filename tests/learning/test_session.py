"""A deck that is shown to a camera: what is asked for next, and what cannot be told apart."""

import pytest

from companion.learning.dialogue import Instruction, LearningProgress
from companion.learning.row import NamedOutline
from companion.learning.state import FaceToShow
from tests.learning.row_table import NamedCardTable


def count_of(progress: LearningProgress) -> list[int]:
    return [count for _, count in progress.seen]


def test_each_face_is_wanted_until_it_was_seen_twice_and_taken_away() -> None:
    table = NamedCardTable("wolf", "owl", "back")
    assert (table.deck.tell().instruction, table.deck.tell().card) == (Instruction.LAY, "wolf")
    assert table.lay("wolf").instruction is Instruction.TURN
    assert table.clear().instruction is Instruction.TURN
    done = table.lay("wolf")
    assert (done.instruction, done.card, done.other) == (Instruction.NEXT, "wolf", "owl")
    assert table.clear().card == "owl"
    assert table.show("owl").card == "back"
    last = table.show("back")
    assert (last.instruction, last.learned, last.can_be_kept) == (Instruction.ALL, ("wolf", "owl"), True)
    assert table.lay("wolf") == last


def test_the_last_face_ends_it_also_before_it_is_taken_away() -> None:
    table = NamedCardTable("wolf", "owl")
    table.show("wolf")
    table.lay("owl")
    assert table.lay("owl").instruction is Instruction.ALL
    assert table.lay("bat").instruction is Instruction.ALL


def test_a_card_that_takes_another_ones_place_is_the_next_face() -> None:
    table = NamedCardTable("wolf", "owl")
    for name in ("wolf", "wolf", "owl"):
        progress = table.lay(name)
    assert (progress.instruction, progress.card, count_of(progress)) == (Instruction.TURN, "owl", [2, 1])


def test_what_may_be_the_same_card_moved_counts_for_no_face() -> None:
    table = NamedCardTable("wolf", "owl")
    table.lay("wolf")
    table.lay("wolf")
    progress = table.lay("cat")
    assert (progress.instruction, progress.card, count_of(progress)) == (Instruction.NEXT, "wolf", [2, 0])


def test_a_face_is_seen_three_times_at_most() -> None:
    table = NamedCardTable("wolf", "owl")
    for _ in range(5):
        progress = table.lay("wolf")
    assert count_of(progress) == [3, 0]


def test_another_card_is_not_taken_for_a_second_look() -> None:
    table = NamedCardTable("wolf", "owl")
    table.lay("wolf")
    table.clear()
    progress = table.lay("bat")
    assert (progress.instruction, progress.card, count_of(progress)) == (Instruction.OTHER, "wolf", [1, 0])
    assert table.lay("wolf").instruction is Instruction.NEXT


def test_a_blurred_second_look_is_taken() -> None:
    table = NamedCardTable("wolf", "owl")
    table.lay("wolf")
    assert table.lay("cat").instruction is Instruction.NEXT


def test_two_faces_that_cannot_be_told_apart_are_named_at_once_and_wanted_again() -> None:
    table = NamedCardTable("owl", "owl*", "wolf")
    table.show("owl")
    progress = table.lay("owl*")
    assert (progress.instruction, progress.card, progress.other, progress.alike) == (
        Instruction.ALIKE,
        "owl*",
        "owl",
        (("owl", "owl*"),),
    )
    assert table.lay("owl*").instruction is Instruction.ALIKE
    assert table.clear().card == "wolf"
    again = table.deck.want("owl*")
    assert (again.instruction, again.card, again.alike, count_of(again)) == (Instruction.LAY, "owl*", (), [2, 0, 0])


def test_the_right_card_takes_the_place_of_one_that_is_learned_already() -> None:
    table = NamedCardTable("owl", "wolf", "bat")
    table.show("owl")
    assert table.lay("owl").instruction is Instruction.ALIKE
    progress = table.lay("wolf")
    assert (progress.instruction, progress.alike, count_of(progress)) == (Instruction.TURN, (), [2, 1, 0])


def test_a_face_that_the_deck_has_not_is_left_out_and_stays_out() -> None:
    table = NamedCardTable("wolf", "owl*", "owl")
    table.show("wolf")
    progress = table.deck.leave_out("owl*")
    assert (progress.card, [name for name, _ in progress.seen]) == ("owl", ["wolf", "owl"])
    listed = table.deck.list_faces([FaceToShow(name, 1) for name in ("owl*", "owl", "bat")])
    assert ([name for name, _ in listed.seen], listed.card) == (["wolf", "owl", "bat"], "owl")
    table.show("owl")
    table.show("bat")
    assert table.deck.leave_out("bat").instruction is Instruction.ALL


def test_one_touch_too_many_leaves_no_other_face_out() -> None:
    table = NamedCardTable("wolf", "owl", "bat")
    table.deck.leave_out("wolf")
    progress = table.deck.leave_out("wolf")
    assert ([name for name, _ in progress.seen], progress.wanted) == (["owl", "bat"], "owl")


def test_a_learned_face_that_is_still_wanted_is_not_called_seen_once() -> None:
    table = NamedCardTable("wolf", "owl")
    table.lay("wolf")
    done = table.lay("wolf")
    assert table.deck.list_faces([FaceToShow("wolf", 1), FaceToShow("owl", 1)]) == done


def test_the_last_face_of_a_list_is_not_left_out() -> None:
    table = NamedCardTable("wolf")
    assert [name for name, _ in table.deck.leave_out("wolf").seen] == ["wolf"]


@pytest.mark.parametrize("name", ["WOLF", "Back"])
def test_a_name_stands_once_and_is_not_the_backs(name: str) -> None:
    table = NamedCardTable("wolf", "back")
    assert [one for one, _ in table.deck.add(FaceToShow(name, 1)).seen] == ["wolf", "back"]


def test_another_card_is_wanted_at_once_and_stands_before_the_back() -> None:
    table = NamedCardTable("wolf", "back")
    progress = table.deck.add(FaceToShow("Sled", 1))
    assert ([one for one, _ in progress.seen], progress.card) == (["wolf", "Sled", "back"], "Sled")


def test_faces_that_are_listed_later_are_wanted_once_all_others_are_learned() -> None:
    table = NamedCardTable("wolf")
    assert table.show("wolf").instruction is Instruction.ALL
    assert table.deck.list_faces([FaceToShow("wolf", 1), FaceToShow("owl", 1)]).card == "owl"


def test_faces_that_are_listed_no_more_go_unless_they_were_shown_or_typed() -> None:
    table = NamedCardTable("wolf", "wolf*", "owl", "owl*", "back")
    table.show("wolf")
    table.deck.want("owl*")
    table.lay("bat")
    table.deck.add(FaceToShow("Sled", 1))
    table.deck.want("wolf*")
    progress = table.deck.list_faces([FaceToShow(name, 1) for name in ("wolf", "owl", "back")])
    assert [name for name, _ in progress.seen] == ["wolf", "owl", "owl*", "Sled", "back"]
    assert progress.wanted == "owl"


@pytest.mark.parametrize(("left_out", "typed"), [("wolf", "WOLF"), ("back", "Back")])
def test_a_face_that_was_left_out_is_wanted_again_where_its_name_is_typed(left_out: str, typed: str) -> None:
    table = NamedCardTable("wolf", "owl", "back")
    table.deck.want(left_out)
    assert table.deck.leave_out(left_out).left_out == (left_out,)
    progress = table.deck.add(FaceToShow(typed, 1))
    assert ([name for name, _ in progress.seen], progress.wanted) == (["wolf", "owl", "back"], left_out)
    assert progress.left_out == ()


def test_a_touch_on_a_face_that_was_left_out_wants_it_again() -> None:
    table = NamedCardTable("wolf", "owl")
    table.deck.leave_out("wolf")
    progress = table.deck.want("wolf")
    assert ([name for name, _ in progress.seen], progress.wanted) == (["wolf", "owl"], "wolf")


def test_faces_of_the_kept_deck_stay_as_they_are_and_only_the_others_are_wanted() -> None:
    table = NamedCardTable("wolf", "owl", "bat", "back")
    told = table.deck.list_kept([FaceToShow("wolf", 1), FaceToShow("Sled", 1), FaceToShow("back", 0)])
    assert ([name for name, _ in told.seen], told.as_before) == (
        ["wolf", "owl", "bat", "Sled", "back"],
        ("wolf", "Sled", "back"),
    )
    assert (told.instruction, told.wanted) == (Instruction.LAY, "owl")
    table.show("owl")
    assert table.show("bat").instruction is Instruction.ALL
    table.deck.want("wolf")
    assert table.deck.list_kept([FaceToShow(name, 1) for name in ("wolf", "Sled", "back")]).wanted == "wolf"
    assert table.show("wolf").as_before == ("Sled", "back")


def test_where_all_are_kept_a_table_touches_what_it_shows_again() -> None:
    table = NamedCardTable("wolf", "owl")
    table.deck.want("owl")
    told = table.deck.list_kept([FaceToShow("wolf", 1), FaceToShow("owl", 1)])
    assert (told.instruction, told.wanted) == (Instruction.KEPT_BEFORE, "")
    assert table.lay("owl") == told
    table.deck.want("owl")
    done = table.show("owl")
    assert (done.instruction, done.learned, done.as_before) == (Instruction.ALL, ("owl",), ("wolf",))


def test_where_a_deck_with_fewer_faces_is_kept_now_the_others_are_wanted() -> None:
    table = NamedCardTable("wolf", "owl", "bat")
    table.deck.list_kept([FaceToShow(name, 1) for name in ("wolf", "owl", "bat")])
    told = table.deck.list_kept([FaceToShow("wolf", 1)])
    assert (told.instruction, told.wanted, told.as_before) == (Instruction.LAY, "owl", ("wolf",))


def test_a_kept_face_that_is_spelled_otherwise_is_the_same_face() -> None:
    table = NamedCardTable("Wolf", "owl")
    told = table.deck.list_kept([FaceToShow("wolf", 1)])
    assert ([name for name, _ in told.seen], told.as_before, told.wanted) == (["Wolf", "owl"], ("Wolf",), "owl")
    table.deck.want("Wolf")
    assert table.deck.list_kept([FaceToShow("wolf", 1)]).wanted == "Wolf"


def test_the_list_of_the_kept_deck_changes_nothing_for_the_card_that_lies_there() -> None:
    table = NamedCardTable("wolf", "owl")
    table.lay("wolf")
    assert table.deck.list_kept([FaceToShow("wolf", 1)]).instruction is Instruction.TURN


def test_a_touch_on_a_learned_face_loses_nothing_until_it_was_shown_anew() -> None:
    table = NamedCardTable("wolf", "owl", "bat")
    table.show("wolf")
    wanted = table.deck.want("wolf")
    assert (wanted.instruction, wanted.card, wanted.as_before) == (Instruction.LAY, "wolf", ("wolf",))
    assert wanted.can_be_kept
    table.lay("wolf")
    table.deck.want("wolf")
    assert table.show("owl").as_before == ()  # it was shown as the wolf
    again = NamedCardTable("wolf", "owl", "bat")
    first = again.show("wolf")
    again.deck.want("wolf")
    again.deck.want("owl")
    assert again.show("owl").wanted == "bat"
    assert again.show("bat").instruction is Instruction.ALL
    packed = [face for face in again.deck.list_shown() if face.name == "wolf"]
    assert len(packed[0].pictures) == 2
    assert first.learned == ("wolf",)


def test_a_face_that_looks_like_one_that_is_wanted_anew_is_said_to() -> None:
    table = NamedCardTable("owl", "owl*", "wolf")
    table.show("owl")
    table.deck.want("owl")
    table.deck.want("owl*")
    assert table.lay("owl*").instruction is Instruction.ALIKE


def test_a_touch_on_a_face_that_is_listed_no_more_changes_nothing() -> None:
    table = NamedCardTable("wolf", "owl")
    before = table.deck.tell()
    assert table.deck.want("elk") == before


def test_no_card_is_named_as_a_back_that_the_list_lacks() -> None:
    table = NamedCardTable("wolf", "owl")
    progress = table.deck.name(NamedOutline("", ((0.0, 0.0),) * 4), "Back")
    assert count_of(progress) == [0, 0]


def test_the_faces_of_the_kept_deck_stay_listed_where_the_games_faces_change() -> None:
    table = NamedCardTable("wolf", "back")
    table.deck.list_kept([FaceToShow("wolf", 1), FaceToShow("Sled", 2), FaceToShow("back", 0)])
    told = table.deck.list_faces([FaceToShow("bat", 1)])
    assert ([name for name, _ in told.seen], told.as_before) == (
        ["wolf", "Sled", "bat", "back"],
        ("wolf", "Sled", "back"),
    )


def test_a_face_that_was_left_out_and_is_listed_no_more_comes_back_where_its_name_is_typed() -> None:
    table = NamedCardTable("wolf*", "wolf", "back")
    table.deck.leave_out("wolf*")
    table.deck.list_faces([FaceToShow("wolf", 1), FaceToShow("back", 0)])
    told = table.deck.add(FaceToShow("wolf*", 1))
    assert ([name for name, _ in told.seen], told.left_out) == (["wolf", "wolf*", "back"], ())


def test_what_a_deck_is_kept_with_and_the_back_alone_is_none() -> None:
    table = NamedCardTable("wolf", "owl", "back")
    assert not table.deck.tell().can_be_kept
    table.deck.want("back")
    assert (table.show("back").learned, table.deck.tell().can_be_kept) == ((), False)
    assert table.show("wolf").can_be_kept
