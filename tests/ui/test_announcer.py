"""The announcer: speaks when it is asked to, of what is new, never in a pass; a missing voice stops nothing."""

import stat
import time
from pathlib import Path
from typing import Any

import pytest

from companion.app.announcer import news
from companion.cards import parse_card
from companion.games.mast_year.actions import Dealt, Passed, Play, Trunk
from companion.session.correction import Replace
from companion.ui.texts import SAY
from hardware.sound.loudspeaker import tone
from tests.ui.pilot import PATIENCE_S, Pilot


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a stand-in voice writes down what it is told to say."""
    program = tmp_path / "espeak-ng"
    program.write_text(f"#!/bin/sh\ncat >> {tmp_path}/said\necho >> {tmp_path}/said\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    return tmp_path / "said"


def enter(pilot: Pilot, *actions: Any) -> None:
    for action in actions:
        pilot.host.table.act(action, "import")
        pilot.settle()


def begin(pilot: Pilot, **options: object) -> None:
    pilot.start("mast-year", options, ("Ann", "Bo", "Cy", "Di"))


def wait_for(path: Path, text: str) -> None:
    end_s = time.monotonic() + PATIENCE_S
    while not path.exists() or text not in path.read_text():
        assert time.monotonic() < end_s
        time.sleep(0.01)


def test_what_is_decided_is_said_and_the_pass_is_silent(pilot: Pilot, said: Path) -> None:
    """MY-4.2"""
    pilot.host.settings.change("announcements", True)
    begin(pilot, silent=True)
    enter(pilot, Dealt(), Passed())
    assert not said.exists()
    enter(pilot, Trunk(parse_card("TS")))
    wait_for(said, "Ann shows ten of spades: trunk is spades. Ann leads.")


def test_nothing_is_said_unless_it_is_asked_for(pilot: Pilot, said: Path) -> None:
    begin(pilot)
    enter(pilot, Trunk(parse_card("TS")))
    assert not pilot.host.settings.current.announcements
    assert not said.exists()


def test_tones_tell_a_card_that_is_taken_from_a_trick_that_is_won(
    pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "aplay"
    program.write_text(f"#!/bin/sh\nwc -c >> {tmp_path}/played\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    pilot.host.settings.change("sound", True)
    begin(pilot)
    for action, occasion in ((Dealt(), "taken"), (Trunk(parse_card("TS")), "won"), (Play(parse_card("4C")), "taken")):
        enter(pilot, action)
        wait_for(tmp_path / "played", str(len(tone(occasion))))
        (tmp_path / "played").unlink()


def test_a_missing_voice_stops_nothing(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    pilot.host.settings.change("announcements", True)
    pilot.host.settings.change("sound", True)
    begin(pilot)
    enter(pilot, Trunk(parse_card("TS")), Play(parse_card("4C")))
    assert len(pilot.host.table.standing.entries) == 2


def test_news_of_a_correction_is_the_corrected_fact_and_of_a_take_back_nothing(pilot: Pilot) -> None:
    begin(pilot)
    enter(pilot, Trunk(parse_card("TS")), *(Play(parse_card(card)) for card in ("4C", "5C", "6C", "7C")))
    before = pilot.host.table.standing
    pilot.host.table.correct(Replace(before.entries[4].number, Play(parse_card("7S"))))
    pilot.until(lambda: pilot.host.table.standing is not before)
    told = news(before, pilot.host.table.standing)
    assert [phrase.key for phrase in told] == ["trick.only-trunk", "outcome.oak"]
    corrected = pilot.host.table.standing
    pilot.host.table.take_back()  # after a correction this undoes it
    pilot.until(lambda: pilot.host.table.standing is not corrected)
    undone = news(corrected, pilot.host.table.standing)
    assert [phrase.key for phrase in undone] == ["trick.highest-lead", "outcome.oak"]
    longer = pilot.host.table.standing
    pilot.host.table.take_back()
    pilot.until(lambda: pilot.host.table.standing is not longer)
    assert news(longer, pilot.host.table.standing) == ()


def test_a_missing_voice_is_told_where_it_is_turned_on_and_where_it_should_speak(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    told = SAY("settings.no-voice", program="espeak-ng")
    pilot.host.navigation.go("settings")
    pilot.frames(3)
    pilot.screen._turn("announcements", on=True)
    pilot.settle()
    assert pilot.host.notices.told == told
    pilot.host.notices.have_read()
    begin(pilot)
    enter(pilot, Trunk(parse_card("TS")))
    assert pilot.host.notices.told == told
    pilot.host.notices.have_read()
    enter(pilot, Play(parse_card("4C")))
    assert pilot.host.notices.told == "", "once is enough"
