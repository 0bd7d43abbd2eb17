"""Learning from a folder that has a folder of pictures for each face."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import normalize

from companion.cards import BACK
from companion.commands.face_list import ListedFace
from companion.commands.messages import print_message
from companion.commands.picture_files import open_given_picture
from companion.errors import BadInputError

if TYPE_CHECKING:
    from vision.frames import Picture
    from vision.learned.learning import FacePictures


def collect_pictured(source: str, faces: Sequence[ListedFace]) -> "list[FacePictures]":
    """Returns the pictures of each face, and of the back where there are any. Raises BadInputError."""
    from vision.learned.learning import FacePictures

    folders = _list_folders(Path(source))
    collected = []
    seen: dict[bytes, Path] = {}
    _check_folders(Path(source), folders, faces)
    for face in faces:
        folder = folders[normalize("NFC", face.folder)]
        collected.append(FacePictures(face.name, face.copies, _open_pictures(folder, face.name, seen)))
    if BACK in folders:
        collected.append(FacePictures(BACK, 0, _open_pictures(folders[BACK], BACK, seen)))
    for name in sorted(folders.keys() - {BACK, *(normalize("NFC", face.folder) for face in faces)}):
        print_message(f"{folders[name]}: no face of the list has this folder: it is left out")
    for pictured in collected:
        _check_alone(pictured)
    return collected


def _check_folders(source: Path, folders: Mapping[str, Path], faces: Sequence[ListedFace]) -> None:
    """Raises BadInputError that names the faces without a folder."""
    from vision.pictures import is_picture_name

    missing = [face for face in faces if normalize("NFC", face.folder) not in folders]
    if not missing:
        return
    if not folders and any(is_picture_name(path.name) for path in source.iterdir()):
        raise BadInputError(f"{source}: there is no folder for each face: for pictures of cards in rows add --rows")
    named = ", ".join(
        f"{face.folder!r}" if face.folder == face.name else f"{face.folder!r} (of {face.name!r})" for face in missing
    )
    what = f"there is no folder {named}" if len(missing) == 1 else f"there are no folders {named}"
    raise BadInputError(f"{source}: {what}: make it with pictures of the face, or take it out of the list")


def _check_alone(face: "FacePictures") -> None:
    """Says so where several cards lie in each picture of a face."""
    from vision.learned.shown_cards import has_several_cards

    if all(map(has_several_cards, face.pictures)):
        print_message(f"several cards seem to lie in the pictures of {face.name!r}: photograph it alone")


def _list_folders(source: Path) -> dict[str, Path]:
    try:
        shown = [path for path in sorted(source.iterdir()) if not path.name.startswith(".")]
        return {normalize("NFC", path.name): path for path in shown if path.is_dir()}
    except OSError as error:
        raise BadInputError(f"{source}: the folder cannot be read: {error.strerror}: make it readable") from None


def _open_pictures(folder: Path, name: str, seen: dict[bytes, Path]) -> "PictureFiles":
    """Returns the pictures in a folder; one that cannot be read is named and left out. Raises BadInputError.

    `seen` has the pictures of other faces by their digests, and takes in these.
    """
    from vision.learned.deck import ENOUGH_VIEWS
    from vision.pictures import list_pictures

    found: dict[bytes, Path] = {}
    try:
        paths = list_pictures(folder)
    except BadInputError as error:
        raise BadInputError(f"{folder}: {error}") from None
    for path in paths:
        try:
            bgr = open_given_picture(path)[0].bgr
        except BadInputError as error:
            print_message(f"{path}: {error}")
            continue
        digest = blake2b(bgr.data, salt=bgr.shape[0].to_bytes(4, "little")).digest()
        if digest in found:
            print_message(f"{path}: the same picture again as {found[digest].name}: it is left out")
            continue
        if digest in seen:
            print_message(f"{path}: the same picture as {seen[digest]}: take it out of the wrong face's folder")
        found[digest] = path
    seen |= found
    if not found:
        raise BadInputError(f"{folder}: no picture of {name!r} can be read: photograph the card again")
    if len(found) < ENOUGH_VIEWS:
        wanted = f"{ENOUGH_VIEWS} or more, turned and moved, are read more surely"
        print_message(f"{folder}: one picture of {name!r} only: {wanted}")
    return PictureFiles(tuple(found.values()))


@dataclass(frozen=True, slots=True)
class PictureFiles:
    """The pictures in files, each opened when it is its turn."""

    paths: tuple[Path, ...]

    @property
    def folder(self) -> Path:
        """The folder that they lie in."""
        return self.paths[0].parent

    def __len__(self) -> int:
        return len(self.paths)

    def __iter__(self) -> "Iterator[Picture]":
        return (open_given_picture(path)[0].bgr for path in self.paths)
