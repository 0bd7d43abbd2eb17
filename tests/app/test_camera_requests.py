"""The requests: what was asked of the camera is answered, or ended, whatever becomes of the process that sees."""

from pathlib import Path
from typing import Any

import pytest

from companion.app.camera_requests import GIVEN_UP_S, CameraRequests
from hardware.vision_process import (
    Calibrate,
    Calibrated,
    FindShownCards,
    PicturesSaved,
    SavePictures,
    ScanTable,
    ShownCardsFound,
    TableScanned,
)
from vision.setup.calibration import Calibration, CalibrationCheck


class Asked:
    """An requests, what it asked for, and its clock."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.now_s = 100.0
        self.requests = CameraRequests(self.sent.append, None, lambda: self.now_s)

    def wait(self, seconds: float) -> Calibration | None:
        self.now_s += seconds
        self.requests.check_time()
        found: Calibration | None = self.requests.calibration
        return found


@pytest.fixture
def asked() -> Asked:
    return Asked()


def test_the_process_after_one_that_ended_has_all_the_time_of_a_calibration(asked: Asked) -> None:
    asked.requests.calibrate(4)
    assert asked.wait(GIVEN_UP_S - 1) is None
    asked.requests.ask_again()
    assert asked.wait(GIVEN_UP_S - 1) is None
    assert is_lost(asked.wait(2))


def is_lost(found: Calibration | None) -> bool:
    return found is not None and [finding.check for finding in found.to_mend] == [CalibrationCheck.PLACE]


def test_what_was_asked_of_a_process_that_ended_is_asked_of_the_next(asked: Asked) -> None:
    asked.requests.ask_again()
    assert asked.sent == []
    asked.requests.scan()
    asked.requests.ask_again()
    assert asked.sent == [ScanTable(1), ScanTable(1)]
    asked.requests.take([TableScanned(1, ())])
    asked.requests.ask_again()
    assert len(asked.sent) == 2
    assert not asked.requests.waits


def test_each_shown_card_is_told_and_asked_for_anew_where_the_process_ended(asked: Asked) -> None:
    answers: list[Any] = []
    asked.requests.shown.add(answers.append)
    asked.requests.find_cards()
    asked.requests.ask_again()
    assert asked.sent == [FindShownCards(1), FindShownCards(1)]
    found = ShownCardsFound(1, ())
    asked.requests.take([ShownCardsFound(0, ()), found])
    assert answers == [found]
    assert not asked.requests.waits


def test_a_calibration_is_asked_for_again_even_if_it_had_begun(asked: Asked) -> None:
    asked.requests.calibrate(4)
    asked.requests.take([TableScanned(1, ())])
    asked.requests.ask_again()
    assert asked.sent == [Calibrate(1), Calibrate(1)]
    done = Calibration(None, None, 0.0, ())
    asked.requests.take([Calibrated(1, done)])
    asked.requests.ask_again()
    assert len(asked.sent) == 2
    assert asked.wait(GIVEN_UP_S + 1) is done


def test_what_ends_each_process_that_is_asked_is_not_asked_for_ever(asked: Asked) -> None:
    asked.requests.calibrate(4)
    for _ in range(4):
        asked.requests.ask_again()
    assert len(asked.sent) == 2
    assert is_lost(asked.requests.calibration)
    asked.requests.scan()
    for _ in range(4):
        asked.requests.ask_again()
    assert not asked.requests.waits, "a screen may ask again"


def test_a_calibration_ends_by_itself_though_no_frame_ever_comes(asked: Asked) -> None:
    asked.requests.calibrate(4)
    assert asked.wait(GIVEN_UP_S - 1) is None
    assert is_lost(asked.wait(2))
    late = Calibration(None, None, 0.0, ())
    asked.requests.take([Calibrated(1, late)])
    assert asked.requests.calibration is late


def test_a_look_has_all_the_time_that_it_needs(asked: Asked) -> None:
    asked.requests.scan()
    asked.wait(1000)
    assert asked.requests.waits


def test_what_another_look_was_asked_for_is_left_out(asked: Asked) -> None:
    asked.requests.scan()
    asked.requests.scan()
    asked.requests.take([TableScanned(1, ())])
    assert asked.requests.waits
    asked.requests.take([TableScanned(2, ())])
    assert not asked.requests.waits


def test_pictures_are_kept_only_where_there_is_an_album_and_how_many_is_told(asked: Asked, tmp_path: Path) -> None:
    asked.requests.keep(wished=True)
    assert asked.sent == []
    asked.requests.album = tmp_path
    asked.requests.keep(wished=True)
    [request] = asked.sent
    assert isinstance(request, SavePictures)
    assert request.folder is not None
    assert request.folder.parent == tmp_path
    asked.requests.take([PicturesSaved(3, "no room")])
    assert (asked.requests.keeping, asked.requests.kept, asked.requests.trouble) == (True, 3, "no room")
    asked.requests.repeat()
    assert asked.sent[1:] == [request]
    asked.requests.keep(wished=False)
    assert asked.sent[2:] == [SavePictures(None)]
