"""`companion learn`: learns a deck of any cards from pictures of its faces, and writes what it looks like."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.commands.face_list import MOST_FACES, ListedFace, parse_faces
from companion.commands.files import named_path, refuse_source, try_out, write_file
from companion.commands.messages import count_of, escape_unprintable, print_message
from companion.commands.misnamed_faces import tell_misnamed
from companion.commands.score import read_file
from companion.errors import BadInputError

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from vision.learned import LearnedDeck
    from vision.learned.learning import FacePictures, SeenFace

MOST_PAIRS: Final = 5
"""So many pairs of faces that are hard to tell apart are named; a few cards that look alike make many."""


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("learn", help="learn a deck of any cards", description=__doc__)
    parser.add_argument(
        "--source",
        required=True,
        help="a folder with a folder of pictures for each face, two or more of it alone; or a video, an animated GIF, "
        "picamera, webcam or webcam:N, before which the faces are shown in the list's order, each twice, turned and "
        "moved, the back last or not at all",
    )
    parser.add_argument(
        "--rows",
        action="store_true",
        help="SOURCE is a folder of pictures of cards in rows, in the list's order, the back last or not at all, "
        "and then all again, turned or moved",
    )
    parser.add_argument(
        "--faces",
        required=True,
        metavar="FILE.toml",
        help=f"the faces' names, a [[face]] for each, at most {MOST_FACES}",
    )
    parser.add_argument("--out", required=True, type=named_path, metavar="PROFILE", help="the file to write")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Writes the profile of the deck; faces that are hard to tell apart are named on standard error."""
    from vision.learned import pack_profile
    from vision.learned.similarity import find_alike

    try:
        faces = parse_faces(read_file(arguments.faces, "the list of faces"))
    except BadInputError as error:
        name = arguments.faces or "--faces ''"
        raise BadInputError(f"{name}: {error}") from None
    _try_out(arguments)
    deck = _learn(arguments, faces)
    write_file(arguments.out, pack_profile(deck))
    print(escape_unprintable(f"{arguments.out}: {describe(deck)}{_tell_last(arguments, deck)}"))
    _name_alike(arguments.out, find_alike(deck))
    tell_misnamed(deck)
    return 0


def _name_alike(out: Path, pairs: Sequence[tuple[str, str, float]]) -> None:
    """Names the pairs of faces that are most alike, and says how many more there are."""
    for one, other, share in pairs[:MOST_PAIRS]:
        print_message(
            f"{one!r} and {other!r} are hard to tell apart ({share:.0%}): show both again, closer and in more light"
        )
    if len(pairs) > MOST_PAIRS:
        faces = ", ".join(dict.fromkeys(repr(name) for one, other, _ in pairs for name in (one, other)))
        print_message(f"{len(pairs)} pairs in all are hard to tell apart, of {faces}: see 'companion deck check {out}'")


def _try_out(arguments: argparse.Namespace) -> None:
    """Makes sure that the profile can be written, and replaces nothing that is read. Raises BadInputError."""
    try_out(arguments.out, makes_folder=True)
    refuse_source(arguments.out, "list of faces", arguments.faces)
    refuse_source(arguments.out, "source", arguments.source)


def describe(deck: "LearnedDeck") -> str:
    """Returns how many cards a deck has, in words."""
    copies = sum(face.copies for face in deck.fronts)
    back = "with its back" if len(deck.fronts) < len(deck.faces) else "without its back"
    return f"{count_of(len(deck.fronts), 'face')}, {count_of(copies, 'card')}, {back}"


def _tell_last(arguments: argparse.Namespace, deck: "LearnedDeck") -> str:
    """Returns which card was taken for the back, where that follows from how many were shown."""
    from vision.pictures import is_folder

    is_counted = arguments.rows or not is_folder(arguments.source)
    return ", the last card shown" if is_counted and len(deck.fronts) < len(deck.faces) else ""


def _learn(arguments: argparse.Namespace, faces: Sequence[ListedFace]) -> "LearnedDeck":
    """Returns the deck from what was seen, or from pictures that are opened one by one. Raises BadInputError."""
    from companion.commands.learn_film import collect_shown
    from companion.commands.learn_pictures import collect_pictured
    from hardware.sources import is_camera
    from vision.learned.learning import learn_outlined
    from vision.pictures import is_folder

    source: str = arguments.source
    if not arguments.rows and not is_camera(source):
        collect = collect_pictured if is_folder(source) else collect_shown
        return _learn_pictured(source, collect(source, faces))
    seen = _collect_seen(source, faces, in_rows=arguments.rows)
    deck = learn_outlined(seen)
    _ask_again(seen, deck)
    return deck


def _collect_seen(source: str, faces: Sequence[ListedFace], *, in_rows: bool) -> "list[SeenFace]":
    """Returns what was seen of each face in rows, or before a camera. Raises BadInputError."""
    from companion.commands.learn_live import collect_live
    from companion.commands.learn_rows import collect_rows, list_row_pictures

    if not in_rows:
        return collect_live(source, faces)
    paths = list_row_pictures(source)
    return collect_rows(paths, faces, _Progress(len(paths)).show)


def _learn_pictured(source: str, pictured: "list[FacePictures]") -> "LearnedDeck":
    from companion.commands.learn_pictures import PictureFiles
    from vision.learned.learning import CardNotFoundError, learn_deck

    try:
        deck = learn_deck(pictured, _Progress(len(pictured)).show)
    except CardNotFoundError as error:
        [shown] = (face.pictures for face in pictured if face.name == error.face)
        raise BadInputError(f"{shown.folder if isinstance(shown, PictureFiles) else source}: {error}") from None
    except BadInputError as error:
        raise BadInputError(f"{source}: {error}") from None
    _ask_again(pictured, deck)
    return deck


def _ask_again(faces: "Sequence[FacePictures | SeenFace]", deck: "LearnedDeck") -> None:
    from vision.learned.learning import faces_to_show_again, faces_with_another_card, has_clear_cards

    named = {face.name: face for face in faces}
    for name in faces_to_show_again(faces, deck):
        if has_clear_cards(named[name], deck):
            print_message(f"the pictures of {name!r} seem to show different cards: show {name!r} again, and no other")
            continue
        print_message(
            f"only one picture of {name!r} shows the whole card clearly: show it again, alone on a plain table"
        )
    for name in faces_with_another_card(faces, deck):
        print_message(f"a picture of {name!r} does not agree with the others and is left out: it may show another card")


class _Progress:
    """A line on the terminal that names the face or the picture whose turn it is; elsewhere nothing."""

    def __init__(self, count: int) -> None:
        self._count, self._place = count, 0

    def show(self, name: str) -> None:
        """Names the next one."""
        self._place += 1
        if sys.stderr.isatty():
            text = f"learning {min(self._place, self._count)} of {self._count}: {escape_unprintable(name)[-40:]}"
            print(f"\r{text:<70}\r", end="", file=sys.stderr, flush=True)
