"""Reads one cell of a grid again: enlarged, and with no other card in the picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import DECK
from vision.frames import Picture
from vision.geometry import Quad, intersection_over_union
from vision.reader.card_reader import with_uncertainty
from vision.reader.compatibility import NAMED_FROM
from vision.reader.lattice import Cell, Lattice
from vision.reader.views import part_between
from vision.reading import Reading

SURE: Final = 0.9
"""A face with this probability needs no question."""
HIDDEN: Final = 128
"""The grey level of what is hidden in an enlarged picture."""
LIES_IN: Final = 0.5
"""A card's outline has this intersection over union with that of its cell, even if it was pushed by 8 mm."""
AGREED: Final = 0.8  # EXPERIMENTS.md, 2026-11-26
"""With this mean probability of a face in which all readings agree, they confirm each other."""
CONFIRMED: Final = 2.0
"""Readings that confirm each other say as much as this number of independent ones."""
LEAST_READINGS: Final = 3
"""The minimum number of readings that confirm each other."""
UNCONFIRMED: Final = 0.8
"""The maximum probability of a face that was seen in one reading only."""
FADED: Final = 130.0
"""Print that is darker than its card by less, in grey levels, is faded by light or by the dark."""
WHITENED: Final = 245.0
DARKENED: Final = 200.0
"""The grey level of the stock of a faded card once its contrast is stretched, and by how much print is darker then."""
MOST_STRETCHED: Final = 12.0
DIM: Final = 110.0
"""A card whose stock is darker than this, in grey levels, is brightened to BRIGHT, at most by MOST_BRIGHTENED."""
BRIGHT: Final = 220.0
MOST_BRIGHTENED: Final = 8.0
STOCK: Final = 95
"""The percentile of a card's brightness that is its stock."""

EDGE: Final = 0.1
"""The margin of a cell, as a share of its width, in which the table may show between cards."""


class PictureReader(Protocol):
    """Reads the cards in a picture."""

    def read(self, bgr: Picture) -> Sequence[Reading]:
        """Returns every card that is seen."""
        ...


EnlargedReadings: TypeAlias = Sequence[Reading]
"""What several readings of one card show, each that shows a card."""


@dataclass(frozen=True, slots=True)
class Enlargement:
    """How a place is shown: how high in pixels, upside down or not, its contrast stretched or not."""

    height_px: int = 400
    is_turned: bool = False
    is_stretched: bool = False


GROWN: Final = 1.12
"""A cell is read again with this much of its surroundings, in card sizes, so that no other card's index is seen."""
FIRST: Final = Enlargement()
MORE: Final = (Enlargement(is_turned=True), Enlargement(height_px=520), Enlargement(height_px=300))
FAINT: Final = (
    Enlargement(is_stretched=True),
    Enlargement(is_turned=True, is_stretched=True),
    Enlargement(300, is_stretched=True),
)


def fits(reading: Reading, lattice: Lattice, cell: Cell) -> bool:
    """Whether a reading lies in that cell as a card does."""
    return intersection_over_union(reading.quad, lattice.quad(*cell)) >= LIES_IN


def reread(
    bgr: Picture, lattice: Lattice, cell: Cell, first: Reading | None, reader: PictureReader
) -> EnlargedReadings:
    """Returns the `first` reading of a cell's card and that of it enlarged, as far as each shows a card."""
    again = _reread(bgr, lattice, cell, FIRST, reader)
    return [one for one in (first, again) if one is not None]


def reread_further(
    bgr: Picture, lattice: Lattice, cell: Cell, enlarged: EnlargedReadings, reader: PictureReader
) -> EnlargedReadings:
    """Returns the readings of a cell's card and further ones, until it is clear what they show."""
    readings = list(enlarged)
    for enlargement in MORE if enlarged else FAINT:
        if is_clear(readings):
            break
        one = _reread(bgr, lattice, cell, enlargement, reader)
        if one is None and not readings:
            break
        readings += [one] if one is not None else []
    return readings


def read_together(enlarged: EnlargedReadings, lattice: Lattice, cell: Cell) -> Reading | None:
    """Returns what several readings of a cell's card show together; None if none shows a card there.

    Where only the first has an outline, and one that does not fit the cell, it is another cell's card.
    """
    outlines = [one for one in enlarged if fits(one, lattice, cell)]
    return _together(enlarged, max(outlines, key=lambda one: one.confidence).quad) if outlines else None


def search_cell(bgr: Picture, lattice: Lattice, cell: Cell, reader: PictureReader) -> Reading | None:
    """Returns what further readings of a cell show together in which the first ones have shown no sure card."""
    enlarged = (_reread(bgr, lattice, cell, enlargement, reader) for enlargement in (*MORE, *FAINT[1:]))
    readings = [one for one in enlarged if one is not None]
    if not readings:
        return None
    found = _together(readings, max(readings, key=lambda one: one.confidence).quad)
    if len(readings) >= LEAST_READINGS or found.confidence <= UNCONFIRMED:
        return found
    return Reading(found.card, UNCONFIRMED, found.quad, with_uncertainty(found.probabilities, UNCONFIRMED))


def is_clear(readings: EnlargedReadings) -> bool:
    """Whether two readings are sure of the same face."""
    faces = {int(one.probabilities.argmax()) for one in readings}
    return len(readings) >= 2 and len(faces) == 1 and _mean(readings).max() >= SURE


def named(shares: NDArray[np.floating], quad: Quad) -> Reading:
    """Returns the reading of a card with these probabilities (52,)."""
    best = int(shares.argmax())
    confidence = float(shares[best])
    return Reading(DECK[best] if confidence >= NAMED_FROM else None, confidence, quad, np.asarray(shares, np.float32))


def _together(readings: EnlargedReadings, quad: Quad) -> Reading:
    """Returns one reading of several readings of the same card."""
    faces = {int(one.probabilities.argmax()) for one in readings}
    shares = _mean(readings)
    if len(readings) == 1:
        shares = with_uncertainty(shares, min(readings[0].confidence, UNCONFIRMED))
    elif len(readings) >= LEAST_READINGS and len(faces) == 1 and shares.max() >= AGREED:
        shares = np.asarray(shares**CONFIRMED / (shares**CONFIRMED).sum(), np.float32)
    return named(shares, quad)


def _mean(readings: Sequence[Reading]) -> NDArray[np.float32]:
    return np.asarray(np.mean([one.probabilities for one in readings], axis=0), np.float32)


def _reread(
    bgr: Picture, lattice: Lattice, cell: Cell, enlargement: Enlargement, reader: PictureReader
) -> Reading | None:
    """Returns the card that lies in a cell, as one enlargement shows it."""
    alone = read_alone(bgr, lattice.quad(*cell, grown=GROWN), (), reader, enlargement)
    return max((one for one in alone if fits(one, lattice, cell)), key=lambda one: one.confidence, default=None)


def read_alone(
    bgr: Picture, quad: Quad, others: Sequence[Quad], reader: PictureReader, enlargement: Enlargement = FIRST
) -> list[Reading]:
    """Returns the cards read in an enlarged picture of an outline, without what lies outside or in other outlines."""
    part, corner = part_between(bgr, quad.min(axis=0), quad.max(axis=0))
    low = corner.astype(int)
    if min(part.shape[:2]) < 8:
        return []
    inside = np.zeros((*part.shape[:2], 1), np.uint8)
    cv2.fillConvexPoly(inside, np.round(quad - low).astype(np.int32), 1)
    for other in others:
        cv2.fillConvexPoly(inside, np.round(other - low).astype(np.int32), 0)
    part = _brightened(part, inside[:, :, 0] > 0)
    if enlargement.is_stretched:
        margin = 1 + 2 * round(EDGE * min(part.shape[:2]))
        stretched = _stretched(part, cv2.erode(inside[:, :, 0], np.ones((margin, margin), np.uint8)) > 0)
        if stretched is None:
            return []
        part = stretched
    scale = max(1.0, enlargement.height_px / part.shape[0])
    alone = np.where(inside > 0, part, np.uint8(HIDDEN))
    larger = np.asarray(cv2.resize(alone, None, fx=scale, fy=scale, interpolation=cv2.INTER_CUBIC), np.uint8)
    if enlargement.is_turned:
        larger = np.ascontiguousarray(larger[::-1, ::-1])
    return [_seen_from(one, larger, enlargement, scale, low) for one in reader.read(larger)]


def _seen_from(
    reading: Reading, larger: Picture, enlargement: Enlargement, scale: float, low: NDArray[np.int_]
) -> Reading:
    """Returns a reading in an enlarged picture as one in the whole picture."""
    last = np.array([larger.shape[1] - 1, larger.shape[0] - 1], np.float32)
    quad = last - reading.quad if enlargement.is_turned else reading.quad
    return Reading(reading.card, reading.confidence, np.asarray(quad / scale + low, np.float32), reading.probabilities)


def _brightened(part: Picture, inside: NDArray[np.bool_]) -> Picture:
    """Returns the picture of a card in the dark as in brighter light."""
    stock = float(np.percentile(part.max(axis=2)[inside], STOCK)) if inside.any() else BRIGHT
    gain = min(MOST_BRIGHTENED, BRIGHT / max(stock, 1.0))
    return part if stock >= DIM else np.asarray(np.clip(part * gain, 0, 255), np.uint8)


def _stretched(part: Picture, inside: NDArray[np.bool_]) -> Picture | None:
    """Returns the picture of a faded card with its contrast stretched; None if its print is not faded, or not seen."""
    if not inside.any():
        return None
    soft = cv2.GaussianBlur(part, (0, 0), 0.6).astype(np.float32)
    stock = cv2.GaussianBlur(cv2.dilate(soft, np.ones((9, 9), np.uint8)), (0, 0), 8)
    darker = np.maximum(stock - soft, 0)
    print_like = float(np.percentile(darker.max(axis=2)[inside], 99))
    if print_like >= FADED:
        return None
    gain = min(MOST_STRETCHED, DARKENED / max(print_like, 1.0))
    return np.asarray(np.clip(WHITENED - darker * gain, 0, 255), np.uint8)
