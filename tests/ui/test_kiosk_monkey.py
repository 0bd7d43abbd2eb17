"""Strangers who try everything at a kiosk (K8); `python -m tests.bench.kiosk 100000` does it for a night."""

import gc
from pathlib import Path

import pytest

from companion.events.event_file import EventFile, OfferedGame
from companion.events.survey_questions import SurveyQuestion
from companion.ui.garbage_collection import collect_garbage
from companion.ui.screens.screen import Screen
from tests.ui.event_visit import PIN, open_kiosk, sit_down
from tests.ui.kiosk_invariants import KioskInvariants
from tests.ui.kiosk_monkey import KioskMonkey

pytestmark = pytest.mark.one_python

GAME = OfferedGame("mast-year", "1", questions=(SurveyQuestion("Well?"),))
EVENT = EventFile("Hostile", languages=("en", "de", "pl"), games=(GAME,), ask=("age-band",))
ROUNDS = 3
MOST_TRIES = 20
EVENTS = 60


def test_no_hands_leave_guess_or_lose_anything(folder: Path) -> None:
    others = _screens()  # of tests before this one
    with open_kiosk(folder) as pilot:
        sit_down(pilot)
        hands, invariants = KioskMonkey(pilot, 1, PIN), KioskInvariants(pilot)
        for _ in range(ROUNDS):
            hands.play(EVENTS)
            invariants.look()
        assert invariants.look_at_journal()["group-started"]
        assert len(hands.met) > 2
        pilot.pass_s(2)  # what was touched last is let go
        pilot.frames(120)
        collect_garbage()
        assert [one for one in _screens() if one not in others] == [pilot.screen], "left screens go"


def _screens() -> list[Screen]:
    return [one for one in gc.get_objects() if issubclass(type(one), Screen)]


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_hands_begin_a_game_in_the_largest_letters(folder: Path, language: str) -> None:
    with open_kiosk(folder, text_percent=200, language=language) as pilot:
        hands = KioskMonkey(pilot, 1, PIN)
        for _ in range(MOST_TRIES):  # now and then they go elsewhere on the way
            if pilot.controllers.table.snapshot is None:
                hands._sit_down()
        assert pilot.controllers.table.snapshot is not None
        assert hands.played == {f"{language} 200 %": 1}
