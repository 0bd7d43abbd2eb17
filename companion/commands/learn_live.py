"""Learning before a camera: the faces are shown one after the other, and the command says which comes next."""

import signal
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from companion.cards import BACK
from companion.commands.face_list import ListedFace
from companion.commands.interruption import interrupted_by
from companion.commands.learn_film import good_frames, in_order
from companion.commands.messages import count_of, print_message
from companion.errors import BadInputError, DeviceError

if TYPE_CHECKING:
    from hardware.sources import FrameSource
    from vision.learned.learning import FacePictures
    from vision.learned.shown_faces import Showing, ShownFaces

YES: Final = ("y", "yes")


def collect_live(source: str, faces: Sequence[ListedFace]) -> "list[FacePictures]":
    """Returns the pictures of each face, and of the back if it was shown last. Raises BadInputError.

    The camera is read until all are learned, until Ctrl-C, or until it goes away.
    """
    from hardware.sources import open_source

    return watch_faces(open_source(source), faces)


def watch_faces(source: "FrameSource", faces: Sequence[ListedFace]) -> "list[FacePictures]":
    """Returns the pictures of each face, each seen in two positions, and of the back. Raises BadInputError."""
    from vision.learned.shown_faces import ShownFaces

    names = [*(face.name for face in faces), BACK]
    shown = ShownFaces(names)
    try:
        with interrupted_by(signal.SIGINT), source:
            _watch(source, shown)
    except KeyboardInterrupt:
        print_message("stopped")
    except DeviceError as error:
        seen = len(shown.learned)
        if seen < len(faces):
            raise DeviceError(
                f"{error}: only {seen} of {count_of(len(faces), 'face')} seen: nothing is written"
            ) from None
        print_message(f"{error}: all faces were seen before, the deck is learned without its back")
    pictures = shown.learned
    if missing := names[len(pictures) : -1]:
        raise BadInputError(f"not seen in two positions: {', '.join(map(repr, missing))}: nothing is written")
    return in_order(faces, pictures)


def _watch(source: "FrameSource", shown: "ShownFaces") -> None:
    from vision.learned.shown_faces import Showing
    from vision.tracking.still_moments import StillMoments

    print_message(f"lay {shown.wanted!r} down, alone on a plain table")
    moments, is_wanted = StillMoments(), False
    for frame in good_frames(source):
        if not moments.is_one(frame):
            continue
        showing = shown.look(frame.bgr, is_wanted=is_wanted)
        is_wanted = showing is Showing.DOUBTFUL and _ask(shown)
        if is_wanted:
            moments = StillMoments()  # what lies there once it was answered is looked at
        elif showing is not Showing.EMPTY:
            print_message(_instruct(shown, showing))
        if shown.wanted is None:
            return


def _ask(shown: "ShownFaces") -> bool:
    """Asks whether the wanted face lies there; who does not answer does not say so."""
    looks = "does not look as before" if shown.is_laid else f"looks like {shown.looks_like!r}, which is learned"
    print_message(f"this card {looks}: is it {shown.wanted!r}? Answer y or n")
    return sys.stdin is not None and sys.stdin.readline().strip().casefold() in YES


def _instruct(shown: "ShownFaces", showing: "Showing") -> str:
    """Returns what to do next."""
    from vision.learned.shown_faces import Showing

    wanted, learned = shown.wanted, len(shown.learned)
    if wanted is None:
        return "all are seen"
    if showing is Showing.SEVERAL:
        return f"several cards seem to lie there: lay {wanted!r} down alone"
    if shown.is_laid:
        before = "lies as before: " if showing is Showing.UNMOVED else ""
        return f"{wanted!r}: {before}turn it and lay it down again"
    last = "; Ctrl-C ends without it" if wanted == BACK else ""
    return f"seen: {shown.names[learned - 1]!r}; next: {wanted!r}{last}"
