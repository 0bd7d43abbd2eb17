"""Figures come out as a person counts them."""

import pytest

from tests.vision.evaluate.measured import FOUR, measured
from tests.vision.readings import reading
from vision.evaluate.figures import calibrate, sum_up


def test_recall_precision_and_whole_pictures_are_counted() -> None:
    figures = sum_up(FOUR)
    assert (figures.cards, figures.right, figures.wrong) == (5, 3, 1)
    assert figures.recall == pytest.approx(3 / 5)
    assert figures.precision == pytest.approx(3 / 4)
    assert (figures.whole, figures.countable, figures.pictures) == (1, 3, 4)
    assert figures.ms == 25


def test_nothing_said_is_nothing_wrong() -> None:
    figures = sum_up([measured(["2C"], [])])
    assert (figures.recall, figures.precision) == (0, 1)


def test_calibration_compares_confidence_with_right_readings() -> None:
    nine = [measured(["QH"], [reading("QH", confidence=0.95)])] * 9
    calibration = calibrate([*nine, measured(["QH"], [reading("QD", confidence=0.95)])])
    assert calibration.error == pytest.approx(0.05)
    assert (calibration.sure, calibration.sure_wrong) == (10, 1)
    assert sum(one.readings for one in calibration.bins) == 10


def test_certain_readings_have_a_bin() -> None:
    calibration = calibrate([measured(["QH"], [reading("QH", confidence=1.0)])])
    assert calibration.bins[-1].readings == 1
    assert calibration.error == 0


def test_neutral_and_untold_readings_are_not_calibrated() -> None:
    calibration = calibrate([measured(["Q?", "2C"], [reading("QD"), reading("")])])
    assert sum(one.readings for one in calibration.bins) == 0
