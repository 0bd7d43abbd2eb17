"""Every condition of a safe kiosk has words, and what is not well says how to mend it."""

import pytest

from companion.app.kiosk.condition_words import describe_condition
from companion.translations import find_translation, languages
from hardware.kiosk.conditions import Condition, Health

WHYS = {
    "journal-partition": {"ok": "", "warn": "shared", "fail": "vanishes"},
    "games": {"ok": "", "warn": "damaged", "fail": "unwritable"},
    "event": {"ok": "none", "fail": "faulty"},
    "watchdog": {"ok": "", "warn": "missing", "fail": "unset"},
    "unit": {"ok": "", "warn": "other", "fail": "missing"},
    "pin": {"ok": "", "fail": "unset"},
    "virtual-terminal": {"ok": "", "fail": "open"},
    "power": {"ok": "untold", "warn": "was-low", "fail": "low"},
    "space": {"ok": "", "warn": "low", "fail": "full"},
    "clock": {"ok": "", "warn": "wrong"},
    "display": {"ok": "", "fail": "missing"},
    "touch": {"ok": "", "fail": "missing"},
    "camera": {"ok": "", "warn": "missing"},
    "sound": {"ok": "", "warn": "missing"},
}


@pytest.mark.parametrize("language", languages())
def test_a_pin_that_cannot_be_read_is_said(language: str) -> None:
    words = find_translation("mast-year", language, "companion.app")
    says, mend = describe_condition(Condition("pin", Health.FAIL, "unreadable"), words)
    assert "{" not in says + words.text("kiosk.pin.unreadable")
    assert "sudo companion kiosk pin" in mend


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", ["missing", "vanishes"])
def test_each_reason_of_a_journal_that_is_not_safe_is_said(language: str, reason: str) -> None:
    words = find_translation("mast-year", language, "companion.app")
    says, mend = describe_condition(Condition("journal-partition", Health.FAIL, reason), words)
    assert "{" not in says + mend + words.text(f"kiosk.fault.{reason}")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", ["missing", "stopped", "restarted"])
def test_each_reason_of_a_unit_that_does_not_run_as_it_should_is_said(language: str, reason: str) -> None:
    words = find_translation("mast-year", language, "companion.app")
    says, mend = describe_condition(Condition("unit", Health.FAIL, reason), words)
    assert "{" not in says + mend


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", ["games newer", "games unreadable", "games in-use", "event unreadable", "event ok"])
def test_each_fault_of_the_kiosks_files_is_said(language: str, reason: str) -> None:
    check, _, why = reason.partition(" ")
    health = Health.OK if why == "ok" else Health.FAIL
    says, mend = describe_condition(
        Condition(check, health, why), find_translation("mast-year", language, "companion.app")
    )
    assert says
    assert "{" not in says + mend
    assert bool(mend) == (health is Health.FAIL)


@pytest.mark.parametrize("language", languages())
def test_games_in_the_memory_of_a_pi_are_mended_without_its_overlay(language: str) -> None:
    """What is installed below the overlay would be gone at power-off too."""
    words = find_translation("mast-year", language, "companion.app")
    _, mend = describe_condition(Condition("journal-partition", Health.FAIL, "vanishes"), words)
    steps = ("nonint disable_overlayfs", "companion kiosk install", "nonint enable_overlayfs")
    places = [mend.find(step) for step in steps]
    assert -1 < places[0] < places[1] < places[2]


@pytest.mark.parametrize("language", languages())
def test_each_is_said_and_how_to_mend_it(language: str) -> None:
    words = find_translation("mast-year", language, "companion.app")
    for check, whys in WHYS.items():
        for state, why in whys.items():
            says, mend = describe_condition(Condition(check, Health(state), why), words)
            assert "{" not in says + mend
            assert bool(mend) == (state != "ok")
