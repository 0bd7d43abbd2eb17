"""The list of a deck's faces that `companion learn` reads: TOML with a [[face]] for each."""

from dataclasses import dataclass
from typing import Final
from unicodedata import normalize

from companion.cards import BACK
from companion.errors import BadInputError
from companion.events.toml_text import parse_toml

TABLE: Final = "face"
KEYS: Final = ("name", "copies", "folder")
MOST_FACES: Final = 120
LONGEST_NAME: Final = 80
MOST_COPIES: Final = 999


@dataclass(frozen=True, slots=True)
class ListedFace:
    """A face's name, how often it is in the deck, and the folder of its pictures."""

    name: str
    copies: int
    folder: str


def parse_faces(text: bytes) -> tuple[ListedFace, ...]:
    """Returns the faces of a list in TOML, in its order. Raises BadInputError."""
    raw = parse_toml(text, "the list", "no list of faces")
    for key in raw:
        if key != TABLE:
            raise BadInputError(f"unknown key {key[:60]!r}: a list of faces holds a [[{TABLE}]] for each")
    faces = raw.get(TABLE)
    if not isinstance(faces, list) or not faces:
        raise BadInputError(f"there is no face: write a [[{TABLE}]] for each, with its 'name'")
    if len(faces) > MOST_FACES:
        raise BadInputError(f"{len(faces)} faces are too many: a deck has at most {MOST_FACES}")
    listed = tuple(_read(place, face) for place, face in enumerate(faces, 1))
    _refuse_doubles(listed)
    return listed


def _read(place: int, face: object) -> ListedFace:
    where = f"face {place}"
    if not isinstance(face, dict):
        raise BadInputError(f"{where}: write it as a [[{TABLE}]] with its 'name'")
    for key in face:
        if key not in KEYS:
            raise BadInputError(f"{where}: unknown key {key[:60]!r}: known are {', '.join(KEYS)}")
    name = face.get("name")
    if not isinstance(name, str) or not name or name != name.strip() or not name.isprintable():
        raise BadInputError(f"{where}: 'name' must be a text in one line, without blanks at its ends")
    if len(name) > LONGEST_NAME:
        raise BadInputError(f"{where}: 'name' has {len(name)} characters: at most {LONGEST_NAME}")
    if normalize("NFC", name) != name:
        raise BadInputError(f"{where}: {name!r} is not in Unicode's form NFC: type the name again")
    if name.casefold() == BACK:
        raise BadInputError(f"{where}: {name!r} is what the cards' back is called: choose another name")
    copies = face.get("copies", 1)
    if isinstance(copies, bool) or not isinstance(copies, int) or not 1 <= copies <= MOST_COPIES:
        raise BadInputError(f"{where}: 'copies' must be a number from 1 to {MOST_COPIES}")
    return ListedFace(name, copies, _read_folder(where, name, face.get("folder", name)))


def _read_folder(where: str, name: str, folder: object) -> str:
    if not isinstance(folder, str) or folder in ("", ".", "..") or not folder.isprintable() or {*"/\\"} & {*folder}:
        raise BadInputError(f"{where}: {folder!r:.80} can be no folder: name the one of {name!r} as its 'folder'")
    if folder.casefold() == BACK:
        raise BadInputError(f"{where}: the folder {folder!r} is that of the cards' back: choose another")
    return folder


def _refuse_doubles(faces: tuple[ListedFace, ...]) -> None:
    for what, words in (("name", [face.name for face in faces]), ("folder", [face.folder for face in faces])):
        seen: set[str] = set()
        for word in words:
            if word.casefold() in seen:
                raise BadInputError(f"two faces have the {what} {word!r}: each needs its own")
            seen.add(word.casefold())
