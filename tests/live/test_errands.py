"""What the screen asks of the process that sees: read the whole table, calibrate, keep pictures."""

from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np
import pytest

from hardware.eyes import Answer, Calibrate, Calibrated, Eyes, Keep, Kept, Mains, Scan, Scanned, Sight
from hardware.eyes.errands import Busy, Errands, Lockable, Steadied
from hardware.faulty import Step
from hardware.picamera import PiCamera
from hardware.webcam import Webcam
from tests.live.stand_ins import Seen, until, work
from tests.vision.readings import reading
from tests.vision.setup.test_calibration import seen, table
from vision.frames import Frame, Picture
from vision.reading import Reading


class Camera:
    """Notices that it was locked."""

    def __init__(self) -> None:
        self.locked = 0
        self.mains_hz = 0

    def lock(self) -> None:
        self.locked += 1

    def steady_light(self, mains_hz: int) -> None:
        self.mains_hz = mains_hz


class Cards:
    """Sees the same cards wherever it looks."""

    def __init__(self, *readings: Reading) -> None:
        self._readings = readings

    def scan(self, frame: Frame) -> Sequence[Reading]:
        return self._readings


class Table:
    """A process's errands without the process."""

    def __init__(self, *readings: Reading) -> None:
        self.camera = Camera()
        self.answers: list[Answer] = []
        self.errands = Errands(Cards(*readings), self.camera, self._take)

    def _take(self, answer: Answer) -> None:
        if not isinstance(answer, Busy):
            self.answers.append(answer)

    def show(self, picture: Picture, count: int = 1, *, eventful: bool = False) -> None:
        for seq in range(count):
            self.errands.run(Frame(picture, seq, float(seq)), eventful=eventful)


def test_a_scan_is_answered_once_with_every_card() -> None:
    at = Table(reading("AS"), reading("", (200, 10, 60, 84), 0.3))
    at.errands.take(Scan(7))
    at.show(table(), 3)
    (answer,) = at.answers
    assert isinstance(answer, Scanned)
    assert (answer.number, len(answer.readings)) == (7, 2)


def test_a_calibration_finds_the_mat_and_then_fixes_the_camera() -> None:
    at = Table()
    at.errands.take(Calibrate(1))
    at.show(seen()[0], 11)
    assert at.camera.locked == 0
    at.show(seen()[0])
    done = at.answers[-1]
    assert isinstance(done, Calibrated)
    assert done.calibration.seats is not None
    assert at.camera.locked == 1
    at.show(seen()[0], 5)
    assert at.answers[-1] is done, "it is done"


@pytest.mark.parametrize("seats", [2, 5, 6])
def test_a_calibration_finds_a_place_for_each_player(seats: int) -> None:
    at = Table()
    at.errands.take(Calibrate(1, seats))
    at.show(seen()[0], 12)
    done = at.answers[-1]
    assert isinstance(done, Calibrated)
    assert done.calibration.seats is not None
    assert len(done.calibration.seats) == seats


def test_a_calibration_without_mat_or_cards_ends_after_twenty_seconds_and_says_so() -> None:
    at = Table()
    at.errands.take(Calibrate(1))
    at.show(table(), 22)
    (done,) = [answer for answer in at.answers if isinstance(answer, Calibrated)]
    assert done.calibration.seats is None
    assert not done.calibration.findings[0].is_well


def test_pictures_are_kept_only_while_it_is_wished_and_only_when_something_happened(tmp_path: Path) -> None:
    at, folder = Table(), tmp_path / "pictures"
    at.show(table(), 3, eventful=True)
    assert not folder.exists()
    at.errands.take(Keep(folder))
    at.show(table(), 3)
    at.show(table(), 2, eventful=True)
    assert [answer for answer in at.answers if isinstance(answer, Kept)] == [Kept(1), Kept(2)]
    at.errands.take(Keep(None))
    at.show(table(), 2, eventful=True)
    pictures = sorted(folder.iterdir())
    assert len(pictures) == 2
    assert np.mean(cv2.absdiff(np.asarray(cv2.imread(str(pictures[0]))), table())) < 12


def test_a_folder_that_cannot_be_written_is_said_and_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "pictures").write_text("in the way")
    at = Table(reading("AS"))
    at.errands.take(Keep(tmp_path / "pictures"))
    at.errands.take(Scan(1))
    at.show(table(), eventful=True)
    assert at.answers[0] == Kept(0, "File exists")
    assert isinstance(at.answers[1], Scanned)


def test_the_mains_frequency_reaches_the_camera() -> None:
    at = Table()
    at.errands.take(Mains(60))
    assert at.camera.mains_hz == 60


def test_the_pi_camera_can_be_told_the_mains_frequency() -> None:
    assert isinstance(PiCamera(), Steadied)


@pytest.mark.parametrize("camera", [PiCamera, Webcam])
def test_real_cameras_can_be_fixed(camera: type) -> None:
    assert isinstance(camera(), Lockable)


def test_the_process_runs_errands_and_keeps_pictures_also_after_it_was_started_anew(tmp_path: Path) -> None:
    def kept(eyes: Eyes) -> bool:
        return any(isinstance(answer, Kept) for answer in eyes.answers())

    with Seen(work(Step("good", 75), Step("crash"), once=tmp_path / "once")) as eyes:
        eyes.ask(Keep(tmp_path / "pictures"))
        until(lambda: eyes.outlook.sight is Sight.WATCHING)
        eyes.ask(Scan(3))
        until(lambda: any(isinstance(answer, Scanned) and answer.number == 3 for answer in eyes.answers()))
        until(lambda: eyes.outlook.lives > 1 and eyes.outlook.sight is Sight.WATCHING)
        eyes.answers()
        until(lambda: kept(eyes))
