"""Six changes of the light over a table under the model of a Raspberry Pi camera, through the vision process's worker.

The clock goes by the camera's frames, so nothing depends on how fast the machine is.
"""

import multiprocessing
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import cv2
import numpy as np
import pytest

from hardware.sources.cameras.picamera import PiCamera
from hardware.vision_process import Answer, Calibrate, Calibrated, ScanTable, TableScanned
from hardware.vision_process.messages import MessageConnection, WorkerMessage
from hardware.vision_process.preview_buffer import make_preview_buffer
from hardware.vision_process.requests import Request
from hardware.vision_process.status import FrameReceived, Observation
from hardware.vision_process.worker import WorkerSetup, _watch
from tests.hardware.sources.camera_module import FPS, CameraModule, Lamp
from vision.frames import Frame
from vision.reader import Reader
from vision.setup.calibration import CalibrationCheck
from vision.tracking.events import Event, TrackGone, TrackLaid
from vision.tracking.watcher import Watcher

PICTURE: Final = Path(__file__).parents[2] / "pictures" / "separate-41444.jpg"
CARDS: Final = {"4D", "8C", "5C", "7D", "7H", "6H"}
BEFORE: Final = 4 * FPS
"""So many frames pass before the light changes: the camera is locked by then."""
SCANNED: Final = 11 * FPS
WARM: Final = (0.35, 0.7, 1.0)


class Hall:
    """A table with cards in the light of `lamp`, watched by the worker; requests are sent at frames by their number."""

    def __init__(self, lamp: Callable[[int], Lamp]) -> None:
        self.camera = CameraModule(np.asarray(cv2.imread(str(PICTURE)), np.uint8), lamp)
        self.flaws: list[str] = []
        """Of each frame."""
        self.answers: list[Answer] = []
        self.events: list[Event] = []
        self.preview = make_preview_buffer(multiprocessing.get_context("spawn"))
        self._here, self._there = (MessageConnection(end, kind, is_blocking=True) for end, kind in zip(
            multiprocessing.Pipe(), (WorkerMessage, Request), strict=True))  # fmt: skip

    def watch(self, frames: int, requests: Mapping[int, Request]) -> None:
        hall = self

        class EndingCamera(PiCamera):
            def read(self) -> Frame | None:
                hall._receive()
                if hall.camera.count in requests:
                    hall._here.send(requests[hall.camera.count])
                return super().read() if hall.camera.count < frames else None

        setup = WorkerSetup(lambda: EndingCamera(lambda: self.camera), lambda: Watcher(Reader()))
        _watch(setup, 1, self._there, self.preview)

    def _receive(self) -> None:
        for message in self._here.read():
            if isinstance(message, FrameReceived):
                self.flaws.append(message.flaw)
            elif isinstance(message, Observation):
                self.events += message.events
            elif isinstance(message, TableScanned | Calibrated):
                self.answers.append(message)

    def scanned(self, number: int) -> set[str]:
        (scan,) = [one for one in self.answers if isinstance(one, TableScanned) and one.number == number]
        return {reading.card.name for reading in scan.readings if reading.card}


@pytest.fixture
def begin(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[int], Lamp]], Hall]:
    def begun(lamp: Callable[[int], Lamp]) -> Hall:
        hall = Hall(lamp)
        monkeypatch.setattr("time.monotonic", hall.camera.now_s)
        return hall

    return begun


@pytest.mark.one_python
@pytest.mark.parametrize(
    ("first", "then"),
    [
        pytest.param(Lamp(), Lamp(50), id="50 times brighter"),
        pytest.param(Lamp(), Lamp(10), id="10 times brighter"),
        pytest.param(Lamp(), Lamp(2), id="twice as bright"),
        pytest.param(Lamp(), Lamp(1 / 20), id="20 times darker"),
        pytest.param(Lamp(1 / 200), Lamp(), id="switched on in a half-lit hall that is lit later"),
        pytest.param(Lamp(), Lamp(colour=WARM), id="a lamp of another colour"),
    ],
)
def test_cards_are_read_again_in_another_light(
    begin: Callable[[Callable[[int], Lamp]], Hall], first: Lamp, then: Lamp
) -> None:
    hall = begin(lambda count: first if count < BEFORE else then)
    hall.watch(SCANNED + 5, {SCANNED: ScanTable(1)})
    assert hall.scanned(1) == CARDS
    laid = [event for event in hall.events if isinstance(event, TrackLaid)]
    gone = [event for event in hall.events if isinstance(event, TrackGone)]
    assert (len(laid), gone) == (len(CARDS), []), "no card seems to be taken or laid as the light changes"
    assert "adapting" in hall.flaws[BEFORE + FPS : BEFORE + 4 * FPS], "the screen says what the camera does"
    assert set(hall.flaws[-2 * FPS :]) == {""}
    assert hall.camera.calls[-1]["AeEnable"] is False


def test_the_picture_is_shown_while_the_camera_adapts(begin: Callable[[Callable[[int], Lamp]], Hall]) -> None:
    hall = begin(lambda count: Lamp())
    hall.watch(FPS, {})
    assert set(hall.flaws) == {"adapting"}
    assert hall.preview.take() is not None


@pytest.mark.one_python
def test_a_still_light_is_locked_once(begin: Callable[[Callable[[int], Lamp]], Hall]) -> None:
    hall = begin(lambda count: Lamp())
    hall.watch(8 * FPS, {})
    assert [call["AeEnable"] for call in hall.camera.calls if "AeEnable" in call] == [True, False]
    assert hall.flaws.index("") < 4 * FPS
    assert set(hall.flaws[4 * FPS :]) == {""}


@pytest.mark.one_python
def test_requests_are_worked_on_in_a_picture_in_which_nothing_can_be_read(
    begin: Callable[[Callable[[int], Lamp]], Hall],
) -> None:
    hall = begin(lambda count: Lamp(1e6))
    hall.watch(40 * FPS, {10 * FPS: ScanTable(1), 12 * FPS: Calibrate(2)})
    assert hall.scanned(1) == set()
    (done,) = [one for one in hall.answers if isinstance(one, Calibrated)]
    assert CalibrationCheck.TOO_BRIGHT in {found.check for found in done.calibration.to_mend}
    assert set(hall.flaws[-5 * FPS :]) == {"white"}


@pytest.mark.one_python
def test_a_set_up_adapts_and_focuses_anew(begin: Callable[[Callable[[int], Lamp]], Hall]) -> None:
    hall = begin(lambda count: Lamp())
    hall.watch(BEFORE + 5 * FPS, {BEFORE: Calibrate(1)})
    focused = [call["AfTrigger"] for call in hall.camera.calls if "AfTrigger" in call]
    assert len(focused) == 2, "once when it was opened, once for the set-up"
    assert [call["AeEnable"] for call in hall.camera.calls if "AeEnable" in call] == [True, False, True, False]
    assert hall.answers, "and then looks at the table"
