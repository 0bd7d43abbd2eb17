"""The list of a deck's faces that `companion learn` reads: TOML with a [[face]] for each."""

from dataclasses import dataclass
from typing import Final

from companion.cards import BACK
from companion.engine.toml_text import parse_toml
from companion.errors import BadInputError

TABLE: Final = "face"
KEYS: Final = ("name", "copies", "folder")
MOST_FACES: Final = 120


@dataclass(frozen=True, slots=True)
class ListedFace:
    """A face's name, how often it is in the deck, and the folder of its pictures."""

    name: str
    copies: int
    folder: str


def parse_faces(text: bytes) -> tuple[ListedFace, ...]:
    """Returns the faces of a list in TOML, in its order. Raises BadInputError."""
    from vision.learned.face_names import refuse_doubles

    raw = parse_toml(text, "the list", "no list of faces")
    for key in raw:
        if key != TABLE:
            raise BadInputError(f"unknown key {key[:60]!r}: a list of faces holds a [[{TABLE}]] for each")
    faces = raw.get(TABLE)
    if not isinstance(faces, list) or not faces:
        raise BadInputError(f"there is no face: write a [[{TABLE}]] for each, with its 'name'")
    if len(faces) > MOST_FACES:
        raise BadInputError(f"{len(faces)} faces are too many: a deck has at most {MOST_FACES}")
    listed = tuple(_read(index, face) for index, face in enumerate(faces, 1))
    refuse_doubles("name", [face.name for face in listed])
    refuse_doubles("folder", [face.folder for face in listed])
    return listed


def _read(place: int, face: object) -> ListedFace:
    from vision.learned.face_names import check_copies, check_name

    where = f"face {place}"
    if not isinstance(face, dict):
        raise BadInputError(f"{where}: write it as a [[{TABLE}]] with its 'name'")
    for key in face:
        if key not in KEYS:
            raise BadInputError(f"{where}: unknown key {key[:60]!r}: known are {', '.join(KEYS)}")
    try:
        name, copies = check_name(face.get("name")), check_copies(face.get("copies", 1))
    except BadInputError as error:
        raise BadInputError(f"{where}: {error}") from None
    return ListedFace(name, copies, _read_folder(where, name, face.get("folder", name)))


def _read_folder(where: str, name: str, folder: object) -> str:
    if not isinstance(folder, str) or folder in ("", ".", "..") or not folder.isprintable() or {*"/\\"} & {*folder}:
        raise BadInputError(f"{where}: {folder!r:.80} can be no folder: name the one of {name!r} as its 'folder'")
    if folder.casefold() == BACK:
        raise BadInputError(f"{where}: the folder {folder!r} is that of the cards' back: choose another")
    return folder
