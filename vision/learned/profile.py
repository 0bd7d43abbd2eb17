"""Profile: a learned deck as one file, with its version and the hash of its content."""

import json
from hashlib import sha256
from itertools import accumulate, pairwise
from typing import Any, Final

import cv2
import numpy as np

from companion.cards import BACK
from companion.errors import BadInputError
from vision.frames import Picture
from vision.learned.deck import MOST_VIEWS, LearnedDeck, LearnedFace
from vision.learned.face_names import check_copies, check_name, refuse_doubles
from vision.learned.views import fine_size, view_size
from vision.library_output import silenced_libraries
from vision.pictures.header import is_single_scan, read_header

VERSION: Final = 1
LARGEST_BYTES: Final = 2_000_000
"""The maximum size of a profile that is written."""
MOST_FACES: Final = 200
_SIGN: Final = b"companion-deck "
_HASH_LENGTH: Final = 64
_QUALITIES: Final = (94, 90, 85, 78, 70, 60, 45, 30)
_MEND: Final = "learn the deck again, or copy the profile again"


class TooManyFacesError(BadInputError):
    """A deck has more faces than a profile may hold."""


def pack_profile(deck: LearnedDeck) -> bytes:
    """Returns a profile's content: a line with a signature and version, the hash of the rest, the faces, the pictures.

    Raises BadInputError for a deck that `read_profile` would refuse.
    """
    _check_faces(deck)
    for quality in _QUALITIES:
        body = _pack_body(deck, quality)
        if len(body) < LARGEST_BYTES - 200:
            break
    else:
        raise TooManyFacesError(f"{len(deck.faces)} faces are too many for one profile: leave some out")
    return b"%s%d\n%s\n" % (_SIGN, VERSION, sha256(body).hexdigest().encode()) + body


def _pack_body(deck: LearnedDeck, quality: int) -> bytes:
    pictures, faces = [], []
    for face in deck.faces:
        coded = [cv2.imencode(".jpg", view, [cv2.IMWRITE_JPEG_QUALITY, quality])[1].tobytes() for view in face.views]
        faces.append(
            {"name": face.name, "copies": face.copies, "corner": face.corner, "views": [len(one) for one in coded]}
        )
        pictures += coded
    head = json.dumps({"aspect": deck.aspect, "printed": deck.is_printed, "faces": faces}, ensure_ascii=False)
    return head.encode() + b"\n" + b"".join(pictures)


def read_profile(content: bytes) -> LearnedDeck:
    """Returns the deck of a profile's content. Raises BadInputError in one line."""
    if not content.startswith(_SIGN):
        raise BadInputError("no profile of a deck: 'companion learn' writes one")
    first, _, rest = content[len(_SIGN) :].partition(b"\n")
    if not first.isdigit() or len(first) > 6 or first != b"%d" % int(first):
        raise BadInputError(f"the profile is damaged in its first line: {_MEND}")
    if int(first) != VERSION:
        mend = "update the companion" if int(first) > VERSION else _MEND
        raise BadInputError(f"the profile has version {int(first)}, and this companion reads version {VERSION}: {mend}")
    hashed, _, body = rest.partition(b"\n")
    if len(hashed) != _HASH_LENGTH or sha256(body).hexdigest().encode() != hashed:
        raise BadInputError(f"the profile is damaged or cut off: {_MEND}")
    head, _, pictures = body.partition(b"\n")
    try:
        return _unpack(json.loads(head), pictures)
    except BadInputError as error:
        raise BadInputError(f"the profile holds no deck: {error}; {_MEND}") from None
    except (ValueError, KeyError, TypeError, RecursionError, cv2.error):
        raise BadInputError(f"the profile holds no deck: {_MEND}") from None


def _check_faces(deck: LearnedDeck) -> None:
    """Makes sure that the faces are what a list of faces allows. Raises BadInputError."""
    if not deck.fronts:
        raise BadInputError("there is no face beside the back")
    if len(deck.faces) > MOST_FACES:
        raise TooManyFacesError(f"{len(deck.faces)} faces are too many for one profile: leave some out")
    for face in deck.faces:
        if face.name != BACK:
            check_name(face.name)
        check_copies(face.copies, least=0 if face.name == BACK else 1)
    refuse_doubles("name", deck.names)


def _unpack(head: dict[str, Any], pictures: bytes) -> LearnedDeck:
    """Returns the deck; every number is checked before it is used. Raises what `read_profile` turns into one line."""
    aspect, is_printed, faces = head["aspect"], head.get("printed", False), head["faces"]
    _expect(_is_number(aspect, (int, float)) and 1 <= aspect <= 3 and isinstance(is_printed, bool))
    _expect(isinstance(faces, list) and 0 < len(faces) <= MOST_FACES)
    unpacked, at = [], 0
    for face in faces:
        name, copies, corner, lengths = (face[key] for key in ("name", "copies", "corner", "views"))
        _expect(_is_number(corner, int) and 0 <= corner < 4 and 0 < len(lengths) <= MOST_VIEWS)
        _expect(all(_is_number(length, int) and length > 0 for length in lengths))
        ends = [*accumulate(lengths, initial=at)]
        views = tuple(_unpack_view(pictures[start:end], aspect) for start, end in pairwise(ends))
        unpacked.append(LearnedFace(name, copies, corner, views))
        at = ends[-1]
    _expect(at == len(pictures))
    deck = LearnedDeck(tuple(unpacked), float(aspect), is_printed)
    _check_faces(deck)
    return deck


def _is_number(value: object, kind: type | tuple[type, ...]) -> bool:
    return isinstance(value, kind) and not isinstance(value, bool)


def _expect(what: object) -> None:
    if not what:
        raise ValueError


def _unpack_view(coded: bytes, aspect: float) -> Picture:
    """Returns a view; what is not in the format and size that `pack_profile` writes is not decoded."""
    sizes = view_size(aspect), fine_size(view_size(aspect))
    try:
        header = read_header(coded)
    except BadInputError:  # its message says how to save a picture
        raise ValueError from None
    _expect(header is not None and header.kind == "JPEG" and (header.width, header.height) in sizes)
    _expect(is_single_scan(coded, 3))
    with silenced_libraries():
        view = cv2.imdecode(np.frombuffer(coded, np.uint8), cv2.IMREAD_COLOR | cv2.IMREAD_IGNORE_ORIENTATION)
    if view is None or view.shape[1::-1] not in sizes:
        raise ValueError
    return np.asarray(view, np.uint8)
