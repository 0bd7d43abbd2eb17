"""How a camera sees is said in words."""

import pytest

from companion.app.camera_words import (
    MEASUREMENTS,
    ORDER,
    SteadyAdvice,
    describe_excluded,
    describe_status,
    describe_unseen,
)
from companion.following.decisions import ExcludedCard, Unseen
from companion.following.sightings import CardOutline
from companion.phrases import phrase
from hardware.vision_process import VisionState, VisionStatus
from tests.app.companion_without_window import Companion
from vision.setup.calibration import CalibrationCheck, CheckResult


@pytest.mark.parametrize("state", list(VisionState))
def test_each_state_is_said(companion: Companion, state: VisionState) -> None:
    said = describe_status(VisionStatus(state=state), companion.controllers.texts)
    assert said
    assert "{" not in said, "a text is missing"


def test_a_source_without_frames_is_said_with_its_reason(companion: Companion) -> None:
    status = VisionStatus(state=VisionState.NO_FRAMES, message="the cable is out")
    assert "the cable is out" in describe_status(status, companion.controllers.texts)


def test_a_camera_that_sees_no_cache_says_so(companion: Companion) -> None:
    texts = companion.controllers.texts
    none_seen = Unseen((1, 2, 3), 3, 4.0)
    assert describe_unseen(none_seen, texts) == "The camera sees no cache yet: lay out all 3 where it sees them"
    assert describe_unseen(Unseen((2,), 3, 5.0), texts).endswith("2 of 3 caches. Still to be seen: 2")
    assert describe_unseen(Unseen((), 3, 6.0), texts) == ""


def test_a_card_that_is_not_in_the_deck_is_asked_about_with_the_reason(companion: Companion) -> None:
    corners = ((0.0, 0.0), (57.0, 0.0), (57.0, 88.0), (0.0, 88.0))
    card = ExcludedCard(1, "AH", phrase("not-in-deck.hearts"), (), CardOutline(corners))
    said = describe_excluded(card, companion.controllers.texts)
    assert said.startswith("A♥ lies there; this hand has no hearts")


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
