"""Handles requests between two frames, inside the vision process."""

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Protocol, runtime_checkable

import cv2

from hardware.vision_process.requests import (
    Answer,
    Busy,
    Calibrate,
    Calibrated,
    FindShownCards,
    PicturesSaved,
    Request,
    SavePictures,
    ScanTable,
    SetMainsFrequency,
    ShownCardsFound,
    TableScanned,
)
from hardware.vision_process.shown_card_finder import ShownCardFinder
from vision.frames import Frame
from vision.reader.grid import GridCells
from vision.reading import Reading
from vision.setup.calibration import Calibrator

MIN_FREE_BYTES: Final = 500_000_000
"""No picture is saved when less than this is free on the disk."""
JPEG_QUALITY: Final = 90


class PictureSaver:
    """Writes pictures into a folder of its own. A failure is reported in the answer and raises nothing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._count = 0

    def save(self, frame: Frame) -> PicturesSaved:
        """Writes one picture; returns how many there are now."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            if shutil.disk_usage(self._folder).free < MIN_FREE_BYTES:
                return PicturesSaved(self._count, "the disk is nearly full")
            written, coded = cv2.imencode(".jpg", frame.bgr, [cv2.IMWRITE_JPEG_QUALITY, JPEG_QUALITY])
            assert written
            (self._folder / f"{frame.at_s:09.2f}.jpg").write_bytes(coded.tobytes())
        except OSError as error:
            return PicturesSaved(self._count, error.strerror or str(error))
        self._count += 1
        return PicturesSaved(self._count)


PATIENCE_S: Final = 3.0
"""How long a request waits for a picture that can be read: a hand before the lens is soon gone."""


class TableScanner(Protocol):
    """Reads a whole picture; the watcher does."""

    def scan(self, frame: Frame) -> Sequence[Reading]:
        """Returns every card in the frame."""
        ...


@runtime_checkable
class GridScanner(Protocol):
    """Reads cards that lie in rows and columns; the watcher does."""

    def scan_grid(self, frame: Frame, size: tuple[int, int], readings: Sequence[Reading]) -> GridCells | None:
        """Returns the cells, given the cards that were read in the frame; None where they lie in no lattice."""
        ...


@runtime_checkable
class AdaptableCamera(Protocol):
    """A camera that can be made to adapt to the light."""

    def adapt(self) -> None:
        """Adapts its exposure, white balance and focus from the next frame on, then locks them."""
        ...


@runtime_checkable
class FlickerControl(Protocol):
    """A camera that can avoid the flicker of lamps in its pictures."""

    def steady_light(self, mains_hz: int) -> None:
        """Adapts the exposure to the mains frequency."""
        ...


class RequestHandler:
    """Holds the open requests and works on them frame by frame; calls `answer` with each answer."""

    def __init__(self, scanner: TableScanner, source: object, answer: Callable[[Answer], object]) -> None:
        self._scanner = scanner
        self._source = source
        self._answer = answer
        self._scan: ScanTable | None = None
        self._calibrate: Calibrate | None = None
        self._calibrator = Calibrator()
        self._saver: PictureSaver | None = None
        self._find: FindShownCards | None = None
        self._finder = ShownCardFinder()
        self._good_s: float | None = None

    def accept(self, request: Request) -> None:
        """Accepts a request; it replaces an older one of the same type."""
        match request:
            case ScanTable():
                self._scan = request
            case Calibrate():
                self._calibrate, self._calibrator = request, Calibrator(request.seats)
                if isinstance(self._source, AdaptableCamera):
                    self._source.adapt()
            case FindShownCards():
                self._find = request
            case SavePictures():
                self._saver = PictureSaver(request.folder) if request.folder else None
            case SetMainsFrequency():
                if isinstance(self._source, FlickerControl):
                    self._source.steady_light(request.hz)

    def handle(self, frame: Frame, *, has_events: bool = False, is_bad: bool = False) -> None:
        """Works on the open requests with a frame; `has_events`: a card came or went in it.

        A frame that `is_bad` to read is used only if none was better for PATIENCE_S.
        """
        if not is_bad or self._good_s is None:
            self._good_s = frame.at_s
        if self._saver and has_events:
            self._answer(self._saver.save(frame))
        if self._find and not is_bad:
            self._continue_finding(self._find, frame)
        request = self._calibrate or self._scan
        if request is None:
            return
        self._calibrator.begin(frame.at_s)
        if frame.is_adapting or (is_bad and frame.at_s - self._good_s < PATIENCE_S):
            return
        self._answer(Busy())
        readings = tuple(self._scanner.scan(frame))
        self._answer(TableScanned(request.number, readings, self._grid(request, frame, readings)))
        if self._calibrate:
            self._continue_calibration(frame, readings)
        else:
            self._scan = None

    def _grid(self, request: ScanTable | Calibrate, frame: Frame, readings: Sequence[Reading]) -> GridCells | None:
        if not isinstance(request, ScanTable) or request.grid is None or frame.flaw:
            return None
        if not isinstance(self._scanner, GridScanner):
            return None
        return self._scanner.scan_grid(frame, request.grid, readings)

    def _continue_finding(self, request: FindShownCards, frame: Frame) -> None:
        if not self._finder.is_due(frame):
            return
        self._answer(Busy())
        self._answer(ShownCardsFound(request.number, self._finder.cut_out(frame)))
        self._find = None

    def _continue_calibration(self, frame: Frame, readings: Sequence[Reading]) -> None:
        assert self._calibrate is not None
        calibration = self._calibrator.see(frame, readings)
        if calibration is not None:
            self._answer(Calibrated(self._calibrate.number, calibration))
            self._calibrate = None
