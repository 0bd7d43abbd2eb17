"""What a user may not read is told in one line that says how to mend it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.__main__ import main
from tests.shown_deck import AGAIN, picture

pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="only root can turn into somebody who may not read a file")
NOBODY = 65534


@contextmanager
def refused(path: Path) -> Iterator[None]:
    """Lets the process be somebody who may read all beside `path`, and not that."""
    for folder in (path.parent, *path.parent.parents):
        if folder.owner() == "root" and folder != Path("/"):
            folder.chmod(folder.stat().st_mode | 0o111)
    before = path.stat().st_mode
    path.chmod(0)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)
        path.chmod(before)


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
    with refused(deck / "one.deck"):
        assert main(["deck", "check", str(deck / "one.deck")]) == 2
    assert "cannot be read: Permission denied: make it readable, or name another" in capsys.readouterr().err
