"""The announcer: speaks when it is asked to, of what is new, never in a pass; a missing voice stops nothing."""

from pathlib import Path
from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Dealt, Passed, Play, Trunk
from companion.ui.texts import SAY
from hardware.sound.loudspeaker import tone
from tests.stand_in_speaker import StandInSpeaker
from tests.ui.pilot import Pilot


@pytest.fixture
def voice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> StandInSpeaker:
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    return StandInSpeaker(tmp_path, "espeak-ng")


def enter(pilot: Pilot, *actions: Any) -> None:
    for action in actions:
        pilot.controllers.entries.act(action, by="import")
        pilot.settle()


def begin(pilot: Pilot, **options: object) -> None:
    pilot.start("mast-year", options, ("Ann", "Bo", "Cy", "Di"))


def test_what_is_decided_is_said_and_the_pass_is_silent(pilot: Pilot, voice: StandInSpeaker) -> None:
    """MY-4.2"""
    pilot.controllers.settings.change("announcements", True)
    begin(pilot, silent=True)
    enter(pilot, Dealt(), Passed())
    assert not voice.was_called
    enter(pilot, Trunk(parse_card("TS")))
    assert "Ann shows ten of spades: trunk is spades. Ann leads." in voice.hear().decode()


def test_nothing_is_said_unless_it_is_asked_for(pilot: Pilot, voice: StandInSpeaker) -> None:
    begin(pilot)
    enter(pilot, Trunk(parse_card("TS")))
    assert not pilot.controllers.settings.current.announcements
    assert not voice.was_called


def test_tones_tell_a_card_that_is_taken_from_a_trick_that_is_won(
    pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = StandInSpeaker(tmp_path, "aplay")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    pilot.controllers.settings.change("sound", True)
    begin(pilot)
    for action, occasion in ((Dealt(), "taken"), (Trunk(parse_card("TS")), "won"), (Play(parse_card("4C")), "taken")):
        enter(pilot, action)
        assert player.hear() == tone(occasion)


def test_a_missing_voice_stops_nothing(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    pilot.controllers.settings.change("announcements", True)
    pilot.controllers.settings.change("sound", True)
    begin(pilot)
    enter(pilot, Trunk(parse_card("TS")), Play(parse_card("4C")))
    assert len(pilot.controllers.table.snapshot.entries) == 2


def test_a_missing_voice_is_told_where_it_is_turned_on_and_where_it_should_speak(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    told = SAY("settings.no-voice", program="espeak-ng")
    pilot.controllers.navigation.go("settings")
    pilot.frames(3)
    pilot.screen._turn_setting("announcements", on=True)
    pilot.settle()
    assert pilot.controllers.notices.line == told
    pilot.controllers.notices.have_read()
    begin(pilot)
    enter(pilot, Trunk(parse_card("TS")))
    assert pilot.controllers.notices.line == told
    pilot.controllers.notices.have_read()
    enter(pilot, Play(parse_card("4C")))
    assert pilot.controllers.notices.line == "", "once is enough"
