"""What a user may not read is told in one line that says how to mend it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.__main__ import main
from companion.app.kiosk.pin import PinFile
from companion.commands.kiosk_run import read_event
from companion.journal import JournalError
from companion.journal.journaled_games import JournaledGames
from companion.journal.json_file import JsonFile, StoredValues
from tests.shown_deck import AGAIN, picture

pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="only root can turn into somebody who may not read a file")
NOBODY = 65534


@contextmanager
def refused(path: Path) -> Iterator[None]:
    """Lets the process be somebody who may read all beside `path`, and not that."""
    before = path.stat().st_mode
    with somebody_else(path):
        os.seteuid(0)
        path.chmod(0)
        os.seteuid(NOBODY)
        try:
            yield
        finally:
            os.seteuid(0)
            path.chmod(before)


@contextmanager
def somebody_else(path: Path) -> Iterator[None]:
    """Lets the process be somebody who may go to `path`."""
    for folder in (path.parent, *path.parent.parents):
        if folder.owner() == "root" and folder != Path("/"):
            folder.chmod(folder.stat().st_mode | 0o111)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A journal with one game, in a folder of its own that is open to anybody."""
    folder = tmp_path / "games"
    folder.mkdir()
    with JournaledGames(folder / "journal.db") as games:
        games.start("mast-year", {}, ("Ann", "Bo", "Cy", "Di"))
    folder.chmod(0o777)
    return folder / "journal.db"


TO_READ = "make it and its folder readable, or name another"
WITHOUT_RIGHTS = {
    "list": (("journal", "list", "--journal"), "let this user read its folder and its files, or name another"),
    "verify": (("journal", "verify", "--journal"), "let this user read its folder and its files, or name another"),
    "report": (("report",), TO_READ),
    "check": (("kiosk", "check", "--journal"), "on a kiosk run it as root, with 'sudo' before it"),
}


def refusal(words: list[str], path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Returns the line with which a command refuses `path` once it may not be read."""
    main(words)  # loads what nobody may read where Python is root's own
    capsys.readouterr()
    with refused(path):
        assert main(words) == 2
    [line] = capsys.readouterr().err.splitlines()
    return line


@pytest.mark.parametrize("command", WITHOUT_RIGHTS)
def test_a_journal_in_a_folder_without_rights(command: str, journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words, mend = WITHOUT_RIGHTS[command]
    line = refusal([*words, str(journal)], journal.parent, capsys)
    assert str(journal.parent) in line
    assert line.endswith(f"Permission denied: {mend}")
    assert "Errno" not in line


@pytest.mark.parametrize("command", ["list", "report"])
def test_a_journal_without_rights(command: str, journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words, mend = WITHOUT_RIGHTS[command]
    line = refusal([*words, str(journal)], journal, capsys)
    assert (str(journal) in line, line.endswith(f": {mend}"), "Errno" in line) == (True, True, False)


def test_playing_in_a_folder_without_rights(journal: Path) -> None:
    mend = "Permission denied: let this user write to its folder, or name another journal with --journal"
    with refused(journal.parent), pytest.raises(JournalError, match=mend), JournaledGames(journal):
        pass


def test_what_lies_beside_a_journal_in_a_folder_without_rights(journal: Path) -> None:
    """The screen says that the games cannot be opened; nothing else keeps it from being shown."""
    file = PinFile.beside(journal)
    file.set("271828")
    with refused(journal.parent):
        assert JsonFile(journal.with_name("settings.json")).read() == StoredValues({})
        assert (file.is_set, file.is_unreadable) == (True, True), "nobody else sets another"
        assert read_event(journal, None)[1] is None


def test_a_journal_that_may_only_be_read_says_so(journal: Path, caplog: pytest.LogCaptureFixture) -> None:
    journal.parent.chmod(0o755)
    for file in journal.parent.iterdir():
        file.chmod(0o644)
    with somebody_else(journal), JournaledGames(journal) as games:
        assert len(games.games()) == 1
    [said] = caplog.messages
    assert said.startswith(f"nothing can be saved in the journal {journal}: ")
    assert said.endswith("let this user write to its folder, or name another journal with --journal")


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """A folder with the list of one face, its pictures, and the deck learned from them, open to anybody."""
    folder = tmp_path / "deck"
    (folder / "cards" / "one").mkdir(parents=True)
    for place, bgr in enumerate((picture("1"), picture("1", AGAIN))):
        cv2.imwrite(str(folder / "cards" / "one" / f"{place}.png"), np.array(bgr))
    (folder / "faces.toml").write_text('[[face]]\nname = "one"\n')
    folder.chmod(0o777)
    assert learn(folder) == 0  # loads what nobody may read where Python is root's own
    return folder


def learn(deck: Path, *more: str) -> int:
    words = ["--source", str(deck / "cards"), "--faces", str(deck / "faces.toml"), "--out", str(deck / "one.deck")]
    return main(["learn", *words, *more])


@pytest.mark.parametrize(
    ("name", "more", "said"),
    [
        ("faces.toml", (), "faces.toml: cannot be read: Permission denied: make it readable"),
        ("cards", (), "cards: the folder cannot be read: Permission denied: make it readable"),
        ("cards", ("--rows",), "cards: the folder cannot be read: Permission denied: make it readable"),
        ("cards/one", (), "one: the folder cannot be read: Permission denied: make it readable"),
    ],
)
def test_what_a_deck_is_learned_from(
    name: str, more: tuple[str, ...], said: str, deck: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    with refused(deck / name):
        assert learn(deck, *more) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert said in line


def test_one_picture(deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with refused(deck / "cards" / "one" / "0.png"):
        assert learn(deck) == 0
    assert "0.png: cannot be read: Permission denied: make it readable" in capsys.readouterr().err


def test_a_profile(deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = refusal(["deck", "check", str(deck / "one.deck")], deck / "one.deck", capsys)
    assert "cannot be read: Permission denied: make it readable, or name another" in line
