"""Profile: a learned deck as one file, with its version and the hash of its content."""

import json
import math
from hashlib import sha256
from typing import Any, Final

import cv2
import numpy as np

from companion.errors import BadInputError
from vision.frames import Picture
from vision.learned.deck import LearnedDeck, LearnedFace
from vision.learned.views import fine_size, view_size
from vision.library_output import silenced_libraries

VERSION: Final = 1
LARGEST_BYTES: Final = 2_000_000
"""A profile is written with at most so many bytes."""
MOST_FACES: Final = 200
_SIGN: Final = b"companion-deck "
_HASH_LENGTH: Final = 64
_QUALITIES: Final = (94, 90, 85, 78, 70, 60, 45, 30)
_MEND: Final = "learn the deck again, or copy the profile again"


def pack_profile(deck: LearnedDeck) -> bytes:
    """Returns a profile's content: a line with sign and version, the hash of what follows, faces, pictures."""
    for quality in _QUALITIES:
        body = _pack_body(deck, quality)
        if len(body) < LARGEST_BYTES - 200:
            break
    else:
        raise BadInputError(f"{len(deck.faces)} faces are too many for one profile: leave some out")
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
    if not first.isdigit() or len(first) > 6:
        raise BadInputError(f"the profile is damaged in its first line: {_MEND}")
    if int(first) != VERSION:
        raise BadInputError(
            f"the profile has version {int(first)}, and this companion reads version {VERSION}: update it"
        )
    hashed, _, body = rest.partition(b"\n")
    if len(hashed) != _HASH_LENGTH or sha256(body).hexdigest().encode() != hashed:
        raise BadInputError(f"the profile is damaged or cut off: {_MEND}")
    head, _, pictures = body.partition(b"\n")
    try:
        return _unpack(json.loads(head), pictures)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, cv2.error):
        raise BadInputError(f"the profile holds no deck: {_MEND}") from None


def _unpack(head: dict[str, Any], pictures: bytes) -> LearnedDeck:
    aspect, faces, at = float(head["aspect"]), [], 0
    if not (math.isfinite(aspect) and 1 <= aspect <= 3 and 0 < len(head["faces"]) <= MOST_FACES):
        raise ValueError
    for face in head["faces"]:
        views = []
        for length in face["views"]:
            views.append(_unpack_view(pictures[at : at + int(length)], aspect))
            at += int(length)
        if not views or not isinstance(face["name"], str):
            raise ValueError
        faces.append(LearnedFace(face["name"], int(face["copies"]), int(face["corner"]) % 4, tuple(views)))
    return LearnedDeck(tuple(faces), aspect, is_printed=bool(head.get("printed", False)))


def _unpack_view(coded: bytes, aspect: float) -> Picture:
    with silenced_libraries():
        view = cv2.imdecode(np.frombuffer(coded, np.uint8), cv2.IMREAD_COLOR)
    if view is None or view.shape[1::-1] not in (view_size(aspect), fine_size(view_size(aspect))):
        raise ValueError
    return np.asarray(view, np.uint8)
