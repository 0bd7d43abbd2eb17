"""What is told to whoever shows a deck to a camera, by what is known of it."""

from companion.app.learning_progress import Instruction, LearningProgress
from companion.app.learning_state import LearningState


def tell_wanted(state: LearningState) -> LearningProgress:
    """Tells which face is wanted, and whether it was seen; or that all are learned or kept."""
    wanted, pictures = state.wanted, state.pictures
    if not wanted:
        is_shown = any(map(pictures.is_known, state.listed.names))
        return tell(state, Instruction.ALL if is_shown or not state.listed.kept else Instruction.KEPT_BEFORE)
    if pictures.is_known(wanted):
        return tell_seen(state)
    return tell(state, Instruction.TURN if pictures.of(wanted) else Instruction.LAY, wanted)


def tell_seen(state: LearningState) -> LearningProgress:
    """Tells what to do with the card of the wanted face, which was seen just now."""
    wanted, twins = state.wanted, state.alike.of(state.wanted)
    if twins:
        return tell(state, Instruction.ALIKE, wanted, twins[0])
    if not state.pictures.is_known(wanted):
        return tell(state, Instruction.TURN, wanted)
    following = state.following()
    return tell(state, Instruction.NEXT if following else Instruction.ALL, wanted, following)


def tell_row(state: LearningState) -> LearningProgress:
    """Tells what to do with the cards that lie there side by side or in rows."""
    row = state.row
    if not all(one.name for one in row.laid if one.is_seen):
        return tell(state, Instruction.ROW_MORE)
    hidden = next((one.name for one in row.laid if not one.is_seen), None)
    if hidden is not None:
        return tell(state, Instruction.ROW_GAP, hidden)
    if len(row.names) < 2:
        return tell_wanted(state)
    for name in row.names:
        if state.alike.of(name):
            return tell(state, Instruction.ALIKE, name, state.alike.of(name)[0])
    left = state.unlearned_in_row
    if left:
        nothing_learned = len(left) == len(row.names)
        return tell(state, Instruction.ROW if nothing_learned else Instruction.ROW_LEFT, left[0], left[-1])
    following = state.following()
    return tell(state, Instruction.ROW_NEXT if following else Instruction.ALL, row.names[-1], following)


def tell(state: LearningState, instruction: Instruction, card: str = "", other: str = "") -> LearningProgress:
    """Tells an instruction with how far the deck is shown."""
    return LearningProgress(
        tuple((name, len(state.pictures.of(name))) for name in state.listed.names),
        instruction,
        card,
        other,
        state.wanted,
        state.alike.pairs(state.place_of),
        state.row.laid,
        state.listed.left_out,
        tuple(state.as_before),
    )
