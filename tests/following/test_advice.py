"""What is said of the checks before a game, in every language, and what there is to mend."""

import pytest

from companion.following.advice import PACKAGE, advice_on, advise
from companion.translations import find_translation
from vision.setup.calibration import Calibration, CalibrationCheck, CheckResult

WORDS = find_translation("mast-year", "en", PACKAGE)
GERMAN = find_translation("mast-year", "de", PACKAGE)
PLAYERS = ("Ann", "Bo", "Cy", "")


@pytest.mark.parametrize("is_well", [True, False])
def test_each_check_has_its_words(is_well: bool) -> None:
    for check in CalibrationCheck:
        seat = 2 if check is CalibrationCheck.GLARE else None
        phrase = advice_on(CheckResult(check, is_well, 41.4, seat))
        for words in (WORDS, GERMAN):
            said = words.say(phrase, PLAYERS)
            assert said
            assert ("Cy" in said) == (check is CalibrationCheck.GLARE)


def test_only_what_is_to_mend_is_advised() -> None:
    findings = (
        CheckResult(CalibrationCheck.PLACE, True, 0),
        CheckResult(CalibrationCheck.GLARE, False, 0.1, 3),
        CheckResult(CalibrationCheck.CARD_SIZE, True, 90),
    )
    (said,) = [WORDS.say(phrase, PLAYERS) for phrase in advise(Calibration(None, None, 90, findings))]
    assert said == "A lamp is mirrored at Seat 4: move the lamp, or tilt the camera a little."
