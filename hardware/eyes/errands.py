"""Errands: what the screen asks of the process that sees, beside watching; and what it answers."""

import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol, TypeAlias, runtime_checkable

import cv2

from vision.frames import Frame
from vision.reading import Reading
from vision.setup.calibration import Calibration, Calibrator

LEAST_FREE_BYTES: Final = 500_000_000
"""So much of a disk is left to others: no picture is kept where less is free."""
QUALITY: Final = 90


@dataclass(frozen=True, slots=True)
class Scan:
    """Read the next whole picture."""

    number: int


@dataclass(frozen=True, slots=True)
class Calibrate:
    """Find the table and its seats, judge light and focus, and fix the camera as it then is."""

    number: int
    seats: int = 4


@dataclass(frozen=True, slots=True)
class Keep:
    """From now on keep the pictures in which something happened in `folder`; None: keep none."""

    folder: Path | None


@dataclass(frozen=True, slots=True)
class Mains:
    """Lamps flicker with mains of `hz`, 50 or 60: keep them from being seen to, if the camera can."""

    hz: int


@dataclass(frozen=True, slots=True)
class Busy:
    """A whole picture is being read: nothing will be heard for a while."""


@dataclass(frozen=True, slots=True, eq=False)
class Scanned:
    """The cards in one whole picture; a calibration answers so with each picture, until it is done."""

    number: int
    readings: tuple[Reading, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Calibrated:
    """What a calibration found."""

    number: int
    calibration: Calibration


@dataclass(frozen=True, slots=True)
class Kept:
    """`count` pictures were kept so far; `trouble` says why no more are, or is empty."""

    count: int
    trouble: str = ""


Errand: TypeAlias = Scan | Calibrate | Keep | Mains
Answer: TypeAlias = Busy | Scanned | Calibrated | Kept


class Scanning(Protocol):
    """What reads a whole picture: the watcher."""

    def scan(self, frame: Frame) -> Sequence[Reading]:
        """Returns every card in the frame."""
        ...


@runtime_checkable
class Lockable(Protocol):
    """A camera whose focus, exposure and white balance can be fixed."""

    def lock(self) -> None:
        """Fixes them as they are now."""
        ...


@runtime_checkable
class Steadied(Protocol):
    """A camera that can keep lamps from flickering in its pictures."""

    def steady_light(self, mains_hz: int) -> None:
        """Heeds the mains' frequency."""
        ...


class Errands:
    """Runs errands between two frames; used by the process that sees. `answer` takes each answer."""

    def __init__(self, watcher: Scanning, source: object, answer: Callable[[Answer], object]) -> None:
        self._watcher = watcher
        self._source = source
        self._answer = answer
        self._scan: Scan | None = None
        self._calibrate: Calibrate | None = None
        self._calibrator = Calibrator()
        self._keeper: Keeper | None = None

    def take(self, errand: Errand) -> None:
        """Takes an errand on; a newer one of its kind takes the place of an older one."""
        match errand:
            case Scan():
                self._scan = errand
            case Calibrate():
                self._calibrate, self._calibrator = errand, Calibrator(errand.seats)
            case Keep():
                self._keeper = Keeper(errand.folder) if errand.folder else None
            case Mains():
                if isinstance(self._source, Steadied):
                    self._source.steady_light(errand.hz)

    def run(self, frame: Frame, *, eventful: bool) -> None:
        """Does what a good frame allows; `eventful`: a card came or went in it."""
        if self._keeper and eventful:
            self._answer(self._keeper.keep(frame))
        asked = self._calibrate or self._scan
        if asked is None:
            return
        self._answer(Busy())
        readings = tuple(self._watcher.scan(frame))
        self._answer(Scanned(asked.number, readings))
        if self._calibrate:
            self._go_on(frame, readings)
        else:
            self._scan = None

    def _go_on(self, frame: Frame, readings: Sequence[Reading]) -> None:
        assert self._calibrate is not None
        found = self._calibrator.see(frame, readings)
        if found is None:
            return
        if isinstance(self._source, Lockable):
            self._source.lock()
        self._answer(Calibrated(self._calibrate.number, found))
        self._calibrate = None


class Keeper:
    """Writes pictures into a folder of its own, as long as there is room. It fails in words, and never loudly."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._count = 0

    def keep(self, frame: Frame) -> Kept:
        """Writes one picture; returns how many there are now."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            if shutil.disk_usage(self._folder).free < LEAST_FREE_BYTES:
                return Kept(self._count, "the disk is nearly full")
            written, coded = cv2.imencode(".jpg", frame.bgr, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
            assert written
            (self._folder / f"{frame.at_s:09.2f}.jpg").write_bytes(coded.tobytes())
        except OSError as error:
            return Kept(self._count, error.strerror or str(error))
        self._count += 1
        return Kept(self._count)
