"""The camera check says one thing, and stays with it until it is mended."""

from companion.app.camera_advice import MEASUREMENTS, ORDER, SteadyAdvice
from vision.setup.calibration import CalibrationCheck, CheckResult

BRIGHT = CheckResult(CalibrationCheck.TOO_BRIGHT, False, 250.0)
GLARE = CheckResult(CalibrationCheck.GLARE, False, 0.3, 2)
FLICKER = CheckResult(CalibrationCheck.FLICKER, False, 0.02)
WELL = CheckResult(CalibrationCheck.FLICKER, True, 0.0)


def test_every_check_has_its_rank() -> None:
    assert set(ORDER) == set(CalibrationCheck)


def test_the_light_comes_first_and_stays_while_other_checks_come_and_go() -> None:
    advice = SteadyAdvice()
    measurements = [[GLARE, BRIGHT], [FLICKER, BRIGHT], [GLARE], [BRIGHT, FLICKER], [GLARE, FLICKER], [WELL]]
    assert {advice.take(measurement) for measurement in measurements} == {BRIGHT}


def test_what_is_seen_in_few_looks_is_not_said() -> None:
    advice = SteadyAdvice()
    for _ in range(MEASUREMENTS):
        assert advice.take([WELL]) is None
    assert advice.take([FLICKER]) is None
    assert advice.take([FLICKER]) is None


def test_what_is_mended_is_said_no_more_and_the_next_thing_is() -> None:
    advice = SteadyAdvice()
    for _ in range(MEASUREMENTS):
        advice.take([BRIGHT, GLARE])
    said = [advice.take([GLARE]) for _ in range(MEASUREMENTS)]
    assert said[0] == BRIGHT
    assert said[-1] == GLARE
    assert [advice.take([WELL]) for _ in range(MEASUREMENTS)][-1] is None
