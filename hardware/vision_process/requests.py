"""Requests to the vision process beyond watching the table, and its answers."""

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from vision.geometry import Quad
from vision.reader.grid import GridCells
from vision.reading import Reading
from vision.setup.calibration import Calibration


@dataclass(frozen=True, slots=True)
class ScanTable:
    """Read the next picture as a whole; `grid`: the rows and columns in which cards lie there."""

    number: int
    grid: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Calibrate:
    """Find the table and its seats, check light and focus, then lock the camera's focus and exposure."""

    number: int
    seats: int = 4


@dataclass(frozen=True, slots=True)
class SavePictures:
    """From now on, save each picture in which a card came or went in `folder`; None: save no more pictures."""

    folder: Path | None


@dataclass(frozen=True, slots=True)
class SetMainsFrequency:
    """The lamps run on mains of `hz`, 50 or 60: avoid their flicker, if the camera can."""

    hz: int


@dataclass(frozen=True, slots=True)
class FindShownCards:
    """Wait until the table lies still and has changed since the last report, and cut out the cards that are shown."""

    number: int


@dataclass(frozen=True, slots=True)
class Busy:
    """A picture is being read: no further message comes until that is done."""


@dataclass(frozen=True, slots=True, eq=False)
class TableScanned:
    """The cards in one whole picture; a calibration sends one for each picture until it is done.

    `grid` has their cells row by row, where a grid was asked for and the cards lie in one.
    """

    number: int
    readings: tuple[Reading, ...]
    grid: GridCells | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Calibrated:
    """The result of a calibration."""

    number: int
    calibration: Calibration


@dataclass(frozen=True, slots=True, eq=False)
class ShownCard:
    """The part of a picture with a card as a JPEG in base64, and its outline (4, 2) in the picture's pixels.

    The JPEG is "" in a gap of a row in which by the cards round it another one must lie.
    """

    jpeg: str
    quad: Quad


@dataclass(frozen=True, slots=True, eq=False)
class ShownCardsFound:
    """The card that is shown alone, or those that lie in rows, in reading order; none if no card lies there."""

    number: int
    cards: tuple[ShownCard, ...]


@dataclass(frozen=True, slots=True)
class PicturesSaved:
    """`count` pictures have been saved so far; `trouble` says why saving failed, or is empty."""

    count: int
    trouble: str = ""


Request: TypeAlias = ScanTable | Calibrate | FindShownCards | SavePictures | SetMainsFrequency
Answer: TypeAlias = Busy | TableScanned | Calibrated | ShownCardsFound | PicturesSaved
