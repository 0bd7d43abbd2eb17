"""Finds the cards that somebody shows to the camera, inside the vision process."""

from base64 import b64decode, b64encode
from typing import Final

import cv2
import numpy as np

from hardware.vision_process.requests import ShownCard
from vision.frames import Frame, Picture
from vision.library_output import silenced_libraries
from vision.tracking.still_moments import StillMoments

JPEG_QUALITIES: Final = (95, 80, 60, 30)
LARGEST_BYTES: Final = 700_000
"""The maximum size of a JPEG that a message can hold in base64; pictures of rough tables are compressed more."""
LONGEST_PX: Final = 900
"""No card is shown larger than this: a profile keeps far smaller views."""


class ShownCardFinder:
    """Waits for a moment at which something else lies still, and cuts out the cards."""

    def __init__(self) -> None:
        self._moments = StillMoments()

    def is_due(self, frame: Frame) -> bool:
        """Whether something else lies still in this frame than at the last such moment."""
        return self._moments.is_one(frame)

    def cut_out(self, frame: Frame) -> tuple[ShownCard, ...]:
        """Returns the part with each card, in reading order; nothing where no card lies."""
        from vision.learned.shown_cards import cut_out_cards

        cards = cut_out_cards(frame.bgr)
        most = LARGEST_BYTES // max(len(cards), 1)
        return tuple(ShownCard("" if part is None else pack_picture(part, most), quad) for part, quad in cards)


def pack_picture(bgr: Picture, largest_bytes: int = LARGEST_BYTES) -> str:
    """Returns a picture (h, w, 3) as a JPEG in base64, compressed to at most `largest_bytes` if possible."""
    scale = LONGEST_PX / max(bgr.shape[:2])
    if scale < 1:
        bgr = np.asarray(cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
    for quality in JPEG_QUALITIES:
        written, coded = cv2.imencode(".jpg", bgr, [cv2.IMWRITE_JPEG_QUALITY, quality])
        assert written
        if len(coded) <= largest_bytes:
            break
    return b64encode(coded.tobytes()).decode()


def unpack_picture(jpeg: str) -> Picture | None:
    """Returns the picture (h, w, 3) of a JPEG in base64; None if there is none."""
    if not jpeg:
        return None
    with silenced_libraries():
        bgr = cv2.imdecode(np.frombuffer(b64decode(jpeg), np.uint8), cv2.IMREAD_COLOR)
    return None if bgr is None else np.asarray(bgr, np.uint8)
