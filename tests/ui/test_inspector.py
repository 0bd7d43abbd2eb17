"""The inspector: what was asked of the camera is answered, or ended, whatever becomes of the process that sees."""

from typing import Any

import pytest

from companion.ui.inspector import GIVEN_UP_S, Inspector
from hardware.vision_process import Calibrate, Calibrated, ScanTable, TableScanned
from vision.setup.calibration import Calibration, Check


class Asked:
    """An inspector, what it asked for, and its clock."""

    def __init__(self) -> None:
        self.errands: list[Any] = []
        self.now_s = 100.0
        self.inspector = Inspector(self.errands.append, None, lambda: self.now_s)

    def wait(self, seconds: float) -> Calibration | None:
        self.now_s += seconds
        self.inspector.turn()
        found: Calibration | None = self.inspector.calibration
        return found


@pytest.fixture
def asked() -> Asked:
    return Asked()


def is_lost(found: Calibration | None) -> bool:
    return found is not None and [finding.check for finding in found.to_mend] == [Check.PLACE]


def test_what_was_asked_of_a_process_that_ended_is_asked_of_the_next(asked: Asked) -> None:
    asked.inspector.look_anew()
    assert asked.errands == []
    asked.inspector.scan()
    asked.inspector.look_anew()
    assert asked.errands == [ScanTable(1), ScanTable(1)]
    asked.inspector.take([TableScanned(1, ())])
    asked.inspector.look_anew()
    assert len(asked.errands) == 2
    assert not asked.inspector.waits


def test_a_calibration_is_asked_for_again_even_if_it_had_begun(asked: Asked) -> None:
    asked.inspector.calibrate()
    asked.inspector.take([TableScanned(1, ())])
    asked.inspector.look_anew()
    assert asked.errands == [Calibrate(1), Calibrate(1)]
    done = Calibration(None, None, 0.0, ())
    asked.inspector.take([Calibrated(1, done)])
    asked.inspector.look_anew()
    assert len(asked.errands) == 2
    assert asked.wait(GIVEN_UP_S + 1) is done


def test_what_ends_each_process_that_is_asked_is_not_asked_for_ever(asked: Asked) -> None:
    asked.inspector.calibrate()
    for _ in range(4):
        asked.inspector.look_anew()
    assert len(asked.errands) == 2
    assert is_lost(asked.inspector.calibration)
    asked.inspector.scan()
    for _ in range(4):
        asked.inspector.look_anew()
    assert not asked.inspector.waits, "a screen may ask again"


def test_a_calibration_ends_by_itself_though_no_frame_ever_comes(asked: Asked) -> None:
    asked.inspector.calibrate()
    assert asked.wait(GIVEN_UP_S - 1) is None
    assert is_lost(asked.wait(2))
    late = Calibration(None, None, 0.0, ())
    asked.inspector.take([Calibrated(1, late)])
    assert asked.inspector.calibration is late


def test_a_look_has_all_the_time_that_it_needs(asked: Asked) -> None:
    asked.inspector.scan()
    asked.wait(1000)
    assert asked.inspector.waits
