"""The announcer without a window: what a table hears is given to the system's programs, which fall silent with it."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.app.announcer import allowed, announcements_between
from companion.app.assist import Assist
from companion.card_notation import parse_card
from companion.games import find_game
from companion.games.mast_year.actions import Play, Trunk
from companion.phrases import phrase
from companion.session.correction import Replace
from tests.app.companion_without_window import Companion
from tests.stand_in_speaker import StandInSpeaker

TRUNK = Trunk(parse_card("TS"))


def test_what_is_decided_is_said_and_ends_with_the_companion(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    voice = StandInSpeaker(tmp_path, "espeak-ng")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with Companion(tmp_path) as companion:
        companion.controllers.settings.change("announcements", True)
        companion.start()
        companion.enter(TRUNK)
        assert "trunk is spades" in voice.hear().decode()
    assert not Path(f"/proc/{voice.number}").exists()


def test_a_missing_voice_is_told_once_and_the_table_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    with Companion(tmp_path) as companion:
        companion.controllers.settings.change("sound", True)
        companion.start()
        companion.entries.act(TRUNK)
        companion.settle()
        assert "aplay" in companion.controllers.notices.line
        companion.entries.take_back()
        companion.settle()
        companion.enter(TRUNK)
        assert companion.controllers.notices.line == ""


@pytest.mark.parametrize(("assist", "said"), [(Assist.RECORD, 1), (Assist.REFEREE, 2), (Assist.COACH, 2)])
def test_what_is_against_the_rules_is_not_said_where_nobody_judges(assist: Assist, said: int) -> None:
    phrases = (phrase("trick.lead", "MY-5.5"), phrase("irregular.revoke", "MY-10.2"))
    assert len(allowed(phrases, assist)) == said


@pytest.mark.usefixtures("unshipped_games")
def test_of_a_game_that_says_nothing_nothing_is_said(companion: Companion) -> None:
    companion.start()
    silent = replace(companion.table.playing, game=find_game("lines"))
    assert announcements_between(silent, silent) == ()


def test_of_a_correction_the_corrected_fact_is_said_and_of_what_is_taken_back_nothing(companion: Companion) -> None:
    companion.start()
    companion.enter(TRUNK, *(Play(parse_card(card)) for card in ("4C", "5C", "6C", "7C")))
    before = companion.table.playing
    companion.entries.correct(Replace(before.entries[4].number, Play(parse_card("7S"))))
    companion.settle()
    corrected = companion.table.playing
    assert [phrase.key for phrase in announcements_between(before, corrected)] == ["trick.only-trunk", "outcome.oak"]
    companion.entries.take_back()  # after a correction this undoes it
    companion.settle()
    longer = companion.table.playing
    assert [phrase.key for phrase in announcements_between(corrected, longer)] == ["trick.highest-lead", "outcome.oak"]
    companion.entries.take_back()
    companion.settle()
    assert announcements_between(longer, companion.table.playing) == ()
