"""Learning from a video or a camera: the faces are shown one after the other, in the order of their list."""

import signal
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from companion.cards import BACK
from companion.commands.face_list import ListedFace
from companion.commands.interruption import interrupted_by
from companion.commands.messages import escape_unprintable, print_message
from companion.errors import BadInputError

if TYPE_CHECKING:
    from hardware.sources import FrameSource
    from vision.frames import Frame
    from vision.learned.learning import FacePictures
    from vision.learned.shown_cards import ShownCards

LIVE: Final = ("picamera", "webcam")


def collect_shown(source: str, faces: Sequence[ListedFace]) -> "list[FacePictures]":
    """Returns the pictures of each face, and of the back if it was shown last. Raises BadInputError.

    A camera is read until the table is empty after the last face, or until Ctrl-C.
    """
    from hardware.sources import open_source
    from vision.learned.deck import ENOUGH_VIEWS
    from vision.learned.learning import FacePictures

    names = [*(face.name for face in faces), BACK]
    is_live = source.partition(":")[0] in LIVE
    shown = _watch(open_source(source), names, is_live=is_live)
    pictures = shown.pictures(len(names), len(faces))
    if pictures is None:
        raise BadInputError(
            f"{source}: {shown.count} cards were seen, and the list has {len(faces)} faces: show each once, "
            "in the order of the list, with the table empty between two"
        )
    copies = [*(face.copies for face in faces), 0]
    for name, views in zip(names, pictures, strict=False):
        if len(views) < ENOUGH_VIEWS:
            print_message(f"{name!r} was seen once only: turn it and lay it again, to have it read more surely")
    return [FacePictures(*face) for face in zip(names, copies, pictures, strict=False)]


def _watch(source: "FrameSource", names: Sequence[str], *, is_live: bool) -> "ShownCards":
    from vision.learned.shown_cards import ShownCards, still_pictures

    def ask(count: int) -> None:
        if is_live and count < len(names):
            print_message(escape_unprintable(f"seen: {names[count - 1]}; next: {names[count]}"))

    shown = ShownCards(ask)
    if is_live:
        print_message(escape_unprintable(f"show {names[0]}: lay it down, turn it, lay it down again, and take it away"))
    try:
        with interrupted_by(signal.SIGINT), source:
            for picture in still_pictures(_frames(source)):
                shown.look(picture)
                if is_live and shown.is_empty and shown.count >= len(names):
                    break
    except KeyboardInterrupt:
        print_message("stopped: what was shown is learned")
    return shown


def _frames(source: "FrameSource") -> "Iterator[Frame]":
    while (frame := source.read()) is not None:
        if frame.flaw is None:
            yield frame
