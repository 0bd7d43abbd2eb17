"""Learning from a video: the faces are shown one after the other, in the order of their list."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from companion.cards import BACK
from companion.commands.face_list import ListedFace
from companion.commands.messages import count_of, print_message
from companion.errors import BadInputError

if TYPE_CHECKING:
    from hardware.sources import FrameSource
    from vision.frames import Frame
    from vision.learned.learning import FacePictures
    from vision.learned.shown_cards import ShownCards

MOST_TIMES: Final = 5
"""So many moments at which several cards lay there are told."""
MEND: Final = "show each, in the order of the list, with the table empty before the next"


def collect_shown(source: str, faces: Sequence[ListedFace]) -> "list[FacePictures]":
    """Returns the pictures of each face, and of the back if it was shown last. Raises BadInputError."""
    from hardware.sources import open_source
    from vision.learned.deck import ENOUGH_VIEWS
    from vision.learned.learning import FacePictures

    shown = _watch(open_source(source))
    pictures = shown.pictures(len(faces) + 1, len(faces))
    more = f" and {len(shown.several_at_s) - MOST_TIMES} times more" if len(shown.several_at_s) > MOST_TIMES else ""
    several = f"several cards seem to lie there at {_times(shown.several_at_s[:MOST_TIMES])}{more}: show each alone"
    if pictures is None:
        why = f"{several}; " if shown.several_at_s else ""
        raise BadInputError(f"{source}: {why}{_count(shown)}, and the list has {count_of(len(faces), 'face')}: {MEND}")
    if shown.several_at_s:
        print_message(f"{source}: {several}; nothing is learned from these pictures")
    names, copies = [*(face.name for face in faces), BACK], [*(face.copies for face in faces), 0]
    shown_faces = [FacePictures(*face) for face in zip(names, copies, pictures, strict=False)]
    for face in shown_faces:
        if len(face.pictures) < ENOUGH_VIEWS:
            print_message(f"{face.name!r} was seen once only: turn it and lay it again, to have it read more surely")
    return shown_faces


def good_frames(source: "FrameSource") -> "Iterator[Frame]":
    """Yields the frames of an open source in which something can be seen."""
    while (frame := source.read()) is not None:
        if frame.flaw is None:
            yield frame


def _watch(source: "FrameSource") -> "ShownCards":
    from vision.learned.shown_cards import ShownCards, still_frames

    shown = ShownCards()
    with source:
        try:
            for frame in still_frames(good_frames(source)):
                shown.look(frame)
        except BadInputError as error:  # a video that breaks off
            print_message(str(error))
    return shown


def _count(shown: "ShownCards") -> str:
    """Returns how many cards were seen, and when."""
    times = _times(shown.begun_at_s)
    count = len(shown.begun_at_s)
    return (
        f"{count_of(count, 'card')} {'was' if count == 1 else 'were'} seen (at {times})"
        if times
        else "no card was seen"
    )


def _times(moments_s: Sequence[float]) -> str:
    """Returns times of a recording, in minutes and seconds."""
    return ", ".join(f"{int(at_s) // 60}:{int(at_s) % 60:02}" for at_s in moments_s)
