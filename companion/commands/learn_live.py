"""Learning before a camera: the faces are shown one by one or in rows, and the command says which comes next."""

import signal
from collections.abc import Sequence
from typing import Final

from companion.cards import BACK
from companion.commands.face_list import ListedFace
from companion.commands.interruption import interrupted_by
from companion.commands.learn_film import good_frames
from companion.commands.messages import count_of, print_message
from companion.errors import BadInputError, DeviceError
from companion.learning.dialogue import Instruction, LearningProgress, unlearned_there
from companion.learning.session import LearningSession
from companion.learning.state import FaceToShow
from hardware.sources import FrameSource, open_source
from vision.learned.learning import SeenFace
from vision.learned.shown_cards import cut_out_cards, still_frames

LINES: Final = {
    Instruction.LAY: "lay {card} down, alone or in rows with the next ones, on a plain table{last}",
    Instruction.TURN: "{card}: turn it and lay it down again",
    Instruction.NEXT: "seen: {card}; next: {other}{last}",
    Instruction.OTHER: "this card does not look as before: lay {card} down again",
    Instruction.ALIKE: "{card} looks like {other}: if it is the wrong card lay the right one, or else turn it",
    Instruction.ALL: "all are seen",
    Instruction.ROW: "{card} to {other} lie there: turn or move each of them",
    Instruction.ROW_LEFT: "not seen again yet: {cards}: turn or move each of them",
    Instruction.ROW_NEXT: "seen: all that lie there; next: {other}{last}",
    Instruction.ROW_OTHER: "another card lies where {card} lay, which was seen once only: lay it there again",
    Instruction.ROW_OTHERS: "other cards lie where {card} lay, which was seen once only: lay that row again",
    Instruction.ROW_MORE: "more cards lie there than faces are left: take some away",
    Instruction.ROW_GAP: "a card in the row cannot be seen: move it a little, or push the others together",
}


def collect_live(source: str, faces: Sequence[ListedFace]) -> list[SeenFace]:
    """Returns what was seen of each face, and of the back if it was shown. Raises BadInputError.

    The camera is read until all are learned, until Ctrl-C, or until it goes away.
    """
    return watch_faces(open_source(source), faces)


def watch_faces(source: FrameSource, faces: Sequence[ListedFace]) -> list[SeenFace]:
    """Returns what was seen of each face, twice or more, and of the back. Raises BadInputError."""
    session = LearningSession([*(FaceToShow(face.name, face.copies) for face in faces), FaceToShow(BACK, 0)])
    lost: DeviceError | None = None
    try:
        with interrupted_by(signal.SIGINT), source:
            _watch(source, session)
    except KeyboardInterrupt:
        print_message("stopped")
    except DeviceError as error:
        lost = error
    seen = session.list_shown()
    missing = [name for name, _ in session.tell().seen if name not in {BACK, *(face.name for face in seen)}]
    if lost and missing:
        learned = len(faces) - len(missing)
        raise DeviceError(f"{lost}: only {learned} of {count_of(len(faces), 'face')} seen: nothing is written")
    if missing:
        raise BadInputError(f"not seen twice, turned or moved: {', '.join(map(repr, missing))}: nothing is written")
    if lost:
        print_message(f"{lost}: all faces were seen before, the deck is learned without its back")
    return seen


def _watch(source: FrameSource, session: LearningSession) -> None:
    said = _instruct(session.tell())
    print_message(said)
    for frame in still_frames(good_frames(source)):
        progress = session.feed(cut_out_cards(frame.bgr))
        before, said = said, _instruct(progress)
        if said != before:
            print_message(said)
        if progress.instruction is Instruction.ALL:
            return


def _instruct(progress: LearningProgress) -> str:
    """Returns what to do next."""
    card, other = progress.card, progress.other
    cards = ", ".join(map(repr, unlearned_there(progress)))
    last = "; Ctrl-C ends without it" if BACK in (card, other) else ""
    return LINES[progress.instruction].format(card=repr(card), other=repr(other), cards=cards, last=last)
