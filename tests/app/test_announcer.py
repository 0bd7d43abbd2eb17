"""The announcer without a window: what a table hears is given to the system's programs, which fall silent with it."""

import stat
import time
from pathlib import Path

import pytest

from companion.app.announcer import allowed
from companion.app.assist import Assist
from companion.cards import parse_card
from companion.engine.phrases import phrase
from companion.games.mast_year.actions import Trunk
from tests.app.companion_without_window import PATIENCE_S, Companion

TRUNK = Trunk(parse_card("TS"))


def put_program(folder: Path, name: str) -> Path:
    """Makes a stand-in that writes down what it is given, and sounds until it is ended."""
    program, heard = folder / name, folder / f"{name}.heard"
    program.write_text(
        f"#!/bin/sh\necho $$ > {folder}/{name}.pid\ncat > {heard}.part\nmv {heard}.part {heard}\nexec sleep 600\n"
    )
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return heard


def wait_for(path: Path) -> bytes:
    end_s = time.monotonic() + PATIENCE_S
    while not path.exists():
        assert time.monotonic() < end_s
        time.sleep(0.01)
    return path.read_bytes()


def test_what_is_decided_is_said_and_ends_with_the_companion(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = put_program(tmp_path, "espeak-ng")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with Companion(tmp_path) as companion:
        companion.controllers.settings.change("announcements", True)
        companion.start()
        companion.enter(TRUNK)
        assert "trunk is spades" in wait_for(heard).decode()
        number = int((tmp_path / "espeak-ng.pid").read_text())
    assert not Path(f"/proc/{number}").exists()


def test_a_missing_voice_is_told_once_and_the_table_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    with Companion(tmp_path) as companion:
        companion.controllers.settings.change("sound", True)
        companion.start()
        companion.table.act(TRUNK)
        companion.settle()
        assert "aplay" in companion.controllers.notices.told
        companion.table.take_back()
        companion.settle()
        companion.enter(TRUNK)
        assert companion.controllers.notices.told == ""


@pytest.mark.parametrize(("assist", "said"), [(Assist.RECORD, 1), (Assist.REFEREE, 2), (Assist.COACH, 2)])
def test_what_is_against_the_rules_is_not_said_where_nobody_judges(assist: Assist, said: int) -> None:
    phrases = (phrase("trick.lead", "MY-5.5"), phrase("irregular.revoke", "MY-10.2"))
    assert len(allowed(phrases, assist)) == said
