"""Requests to the vision process: read the whole table, calibrate, save pictures."""

from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np
import pytest

from hardware.sources.cameras.picamera import PiCamera
from hardware.sources.cameras.webcam import Webcam
from hardware.sources.faulty import FaultStep
from hardware.sources.simulated import TableSettings
from hardware.vision_process import (
    Answer,
    Calibrate,
    Calibrated,
    FindShownCards,
    PicturesSaved,
    SavePictures,
    ScanTable,
    SetMainsFrequency,
    ShownCardsFound,
    TableScanned,
    VisionProcess,
    VisionState,
)
from hardware.vision_process.request_handler import PATIENCE_S, AdaptableCamera, FlickerControl, RequestHandler
from hardware.vision_process.requests import Busy
from hardware.vision_process.shown_card_finder import unpack_picture
from tests.hardware.vision_process.stand_ins import OpenProcess, until, work
from tests.shown_deck import BEGINS_S, show_deck
from tests.vision.readings import reading
from tests.vision.setup.mat_pictures import seen, table
from vision.frames import Frame, Picture
from vision.reader.grid import CellState, GridCell, GridCells
from vision.reading import Reading
from vision.setup.calibration import CalibrationCheck


class Camera:
    """Notices that it is to adapt."""

    def __init__(self) -> None:
        self.adapted = 0
        self.mains_hz = 0

    def adapt(self) -> None:
        self.adapted += 1

    def steady_light(self, mains_hz: int) -> None:
        self.mains_hz = mains_hz


class Cards:
    """Sees the same cards wherever it looks."""

    def __init__(self, *readings: Reading) -> None:
        self._readings = readings

    def scan(self, frame: Frame) -> Sequence[Reading]:
        return self._readings


class GridCards(Cards):
    """Sees a grid, too."""

    def scan_grid(self, frame: Frame, size: tuple[int, int], readings: Sequence[Reading]) -> GridCells | None:
        (one,) = readings
        cell = GridCell(CellState.FACE, one.card, None, (), one.quad)
        return ((cell,) * size[1],) * size[0]


class HandledRequests:
    """The request handler without its process."""

    def __init__(self, *readings: Reading) -> None:
        self.camera = Camera()
        self.answers: list[Answer] = []
        self.handler = RequestHandler(Cards(*readings), self.camera, self._take)

    def _take(self, answer: Answer) -> None:
        if not isinstance(answer, Busy):
            self.answers.append(answer)

    def show(self, picture: Picture, count: int = 1, *, has_events: bool = False) -> None:
        for seq in range(count):
            self.handler.handle(Frame(picture, seq, float(seq)), has_events=has_events)


def test_a_scan_is_answered_once_with_every_card() -> None:
    at = HandledRequests(reading("AS"), reading("", (200, 10, 60, 84), 0.3))
    at.handler.accept(ScanTable(7))
    at.show(table(), 3)
    (answer,) = at.answers
    assert isinstance(answer, TableScanned)
    assert (answer.number, len(answer.readings)) == (7, 2)


def test_a_scan_of_a_grid_is_answered_with_its_cells() -> None:
    answers: list[Answer] = []
    handler = RequestHandler(GridCards(reading("AS")), Camera(), answers.append)
    handler.accept(ScanTable(7, (2, 3)))
    handler.handle(Frame(table(), 0, 0.0), has_events=False)
    scanned = answers[-1]
    assert isinstance(scanned, TableScanned)
    assert scanned.grid is not None
    assert [[cell.face and cell.face.name for cell in row] for row in scanned.grid] == [["AS"] * 3] * 2


def test_a_shown_card_is_cut_out_once_it_lies_still_and_an_empty_table_is_told() -> None:
    at = HandledRequests()
    with show_deck("lunar", ("7",), TableSettings(4, (400, 320), 1.6)) as film:
        empty, card = film.picture(0.0), film.picture(BEGINS_S + 1.0)
    bgrs = [empty, empty, empty, card, card, card, card]
    at.handler.accept(FindShownCards(1))
    for seq, bgr in enumerate(bgrs):
        at.handler.handle(Frame(bgr, seq, 0.2 * seq), has_events=False)
        if len(at.answers) == 1:
            at.handler.accept(FindShownCards(2))
    told = [answer for answer in at.answers if isinstance(answer, ShownCardsFound)]
    assert [answer.number for answer in told] == [1, 2]
    assert told[0].cards == ()
    [alone] = told[1].cards
    found = unpack_picture(alone.jpeg)
    assert found is not None
    assert max(found.shape) < 320, "only the part with the card"


def test_a_calibration_lets_the_camera_adapt_and_then_finds_the_mat() -> None:
    at = HandledRequests()
    at.handler.accept(Calibrate(1))
    assert at.camera.adapted == 1
    for seq in range(20):
        at.handler.handle(Frame(seen()[0], seq, 0.1 * seq, is_adapting=True), is_bad=True)
    assert at.answers == []
    at.show(seen()[0], 12)
    done = at.answers[-1]
    assert isinstance(done, Calibrated)
    assert done.calibration.seats is not None
    assert all(found.is_well for found in done.calibration.findings if found.check is CalibrationCheck.FLICKER)
    at.show(seen()[0], 5)
    assert at.answers[-1] is done, "it is done"


@pytest.mark.parametrize("seats", [2, 5, 6])
def test_a_calibration_finds_a_place_for_each_player(seats: int) -> None:
    at = HandledRequests()
    at.handler.accept(Calibrate(1, seats))
    at.show(seen()[0], 12)
    done = at.answers[-1]
    assert isinstance(done, Calibrated)
    assert done.calibration.seats is not None
    assert len(done.calibration.seats) == seats


def test_a_calibration_without_mat_or_cards_ends_after_twenty_seconds_and_says_so() -> None:
    at = HandledRequests()
    at.handler.accept(Calibrate(1))
    at.show(table(), 22)
    (done,) = [answer for answer in at.answers if isinstance(answer, Calibrated)]
    assert done.calibration.seats is None
    assert not done.calibration.findings[0].is_well


BLACK = np.zeros((480, 640, 3), np.uint8)
NO_PICTURE = np.zeros((480, 640), np.uint8)


@pytest.mark.parametrize("picture", [BLACK, NO_PICTURE])
@pytest.mark.parametrize("request_", [ScanTable(1), ScanTable(1, (2, 3)), Calibrate(1)])
def test_a_request_is_answered_also_if_nothing_can_be_read(picture: Picture, request_: ScanTable | Calibrate) -> None:
    at = HandledRequests()
    at.handler.accept(request_)
    for seq in range(25):
        at.handler.handle(Frame(picture, seq, float(seq)), is_bad=True)
        assert seq < PATIENCE_S or at.answers, "a hand before the lens is soon gone, but this stays"
    assert isinstance(at.answers[-1], TableScanned if isinstance(request_, ScanTable) else Calibrated)


def test_a_scan_waits_for_a_hand_before_the_lens() -> None:
    at = HandledRequests(reading("AS"))
    at.show(table())
    at.handler.accept(ScanTable(1))
    at.handler.handle(Frame(BLACK, 1, 1.0), is_bad=True)
    assert at.answers == []
    at.handler.handle(Frame(table(), 2, 2.0))
    (answer,) = at.answers
    assert isinstance(answer, TableScanned)
    assert len(answer.readings) == 1


def test_pictures_are_kept_only_while_it_is_wished_and_only_when_something_happened(tmp_path: Path) -> None:
    at, folder = HandledRequests(), tmp_path / "pictures"
    at.show(table(), 3, has_events=True)
    assert not folder.exists()
    at.handler.accept(SavePictures(folder))
    at.show(table(), 3)
    at.show(table(), 2, has_events=True)
    assert [answer for answer in at.answers if isinstance(answer, PicturesSaved)] == [
        PicturesSaved(1),
        PicturesSaved(2),
    ]
    at.handler.accept(SavePictures(None))
    at.show(table(), 2, has_events=True)
    pictures = sorted(folder.iterdir())
    assert len(pictures) == 2
    assert np.mean(cv2.absdiff(np.asarray(cv2.imread(str(pictures[0]))), table())) < 12


def test_a_folder_that_cannot_be_written_is_said_and_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "pictures").write_text("in the way")
    at = HandledRequests(reading("AS"))
    at.handler.accept(SavePictures(tmp_path / "pictures"))
    at.handler.accept(ScanTable(1))
    at.show(table(), has_events=True)
    assert at.answers[0] == PicturesSaved(0, "File exists")
    assert isinstance(at.answers[1], TableScanned)


def test_the_mains_frequency_reaches_the_camera() -> None:
    at = HandledRequests()
    at.handler.accept(SetMainsFrequency(60))
    assert at.camera.mains_hz == 60


def test_the_pi_camera_can_be_told_the_mains_frequency() -> None:
    assert isinstance(PiCamera(), FlickerControl)


@pytest.mark.parametrize("camera", [PiCamera, Webcam])
def test_real_cameras_adapt_when_they_are_set_up(camera: type) -> None:
    assert isinstance(camera(), AdaptableCamera)


def test_the_process_handles_requests_and_keeps_pictures_also_after_it_was_started_anew(tmp_path: Path) -> None:
    def kept(process: VisionProcess) -> bool:
        return any(isinstance(answer, PicturesSaved) for answer in process.answers())

    def scanned(process: VisionProcess) -> bool:
        process.send(ScanTable(3))  # anew, as the process may have crashed with it
        return any(isinstance(answer, TableScanned) and answer.number == 3 for answer in process.answers())

    with OpenProcess(work(FaultStep("good", 75), FaultStep("crash"), once=tmp_path / "once")) as process:
        process.send(SavePictures(tmp_path / "pictures"))
        until(lambda: process.status.state is VisionState.WATCHING)
        until(lambda: scanned(process))
        until(lambda: process.status.process_count > 1 and process.status.state is VisionState.WATCHING)
        process.answers()
        until(lambda: kept(process))
