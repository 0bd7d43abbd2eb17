"""Learned decks whose faces are all grey, for tests that only keep, copy and send them."""

import json
import math
from hashlib import sha256
from typing import Any

import numpy as np

from companion.following.watched_decks import DeckProfile
from vision.learned.deck import LearnedDeck, LearnedFace
from vision.learned.profile import pack_profile
from vision.learned.views import view_size


def deck_of(*names: str) -> DeckProfile:
    """Returns a deck whose faces are all grey."""
    width, height = view_size(1.4)
    view = np.full((height, width, 3), 90, np.uint8)
    faces = tuple(LearnedFace(name, 1, 0, (view, view)) for name in names)
    return DeckProfile(names, pack_profile(LearnedDeck(faces, 1.4)))


def head_of(content: bytes) -> dict[str, Any]:
    """Returns what the header of a profile holds."""
    head: dict[str, Any] = json.loads(content.split(b"\n", 3)[2])
    return head


def with_head(content: bytes, head: object, pictures: bytes | None = None) -> bytes:
    """Returns a profile with another header, and maybe other pictures, and the hash that fits."""
    first, _, _, its = content.split(b"\n", 3)
    body = json.dumps(head).encode() + b"\n" + (its if pictures is None else pictures)
    return b"%s\n%s\n" % (first, sha256(body).hexdigest().encode()) + body


def never_in_a_deck(content: bytes) -> bytes:
    """Returns a profile whose hash fits and whose first face is in the deck infinitely often."""
    head = head_of(content)
    head["faces"][0]["copies"] = math.inf
    return with_head(content, head)
