"""What is told of a deck that is shown, by what is known of it."""

from companion.app.learning_instructions import tell, tell_row, tell_seen, tell_wanted
from companion.app.learning_progress import FaceToShow, Instruction
from tests.app.row_table import RowTable


def test_of_a_face_that_looks_like_another_it_is_told_while_its_card_lies_there() -> None:
    table = RowTable("owl", "owl*")
    table.show("owl")
    told = table.lay("owl*")
    state = table.deck._state
    assert (told.instruction, tell_seen(state).instruction) == (Instruction.TURN, Instruction.ALIKE)
    assert (tell_wanted(state).instruction, tell_row(state).instruction) == (Instruction.TURN, Instruction.TURN)


def test_where_nothing_is_wanted_all_are_kept_from_before_or_learned() -> None:
    table = RowTable("wolf", "owl")
    table.deck.list_kept([FaceToShow("wolf", 1), FaceToShow("owl", 1)])
    assert tell_wanted(table.deck._state).instruction is Instruction.KEPT_BEFORE
    table.deck.want("wolf")
    table.show("wolf")
    assert tell_wanted(table.deck._state).instruction is Instruction.ALL


def test_an_instruction_is_told_with_all_that_is_known() -> None:
    table = RowTable("wolf", "owl", "bat")
    table.deck.leave_out("wolf")
    table.lay("owl", "bat")
    told = tell(table.deck._state, Instruction.LAY, "owl", "bat")
    assert (told.seen, told.card, told.other, told.wanted) == ((("owl", 1), ("bat", 1)), "owl", "bat", "owl")
    assert ([one.name for one in told.laid], told.left_out, told.as_before) == (["owl", "bat"], ("wolf",), ())
