"""What --out names is written, or stays as it is: no link, pipe or device is ever replaced."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.__main__ import main
from tests.project.tree import ROOT

FILM = ROOT / "tests/pictures"


def link(path: Path) -> None:
    (path.parent / "diary.txt").write_text("dear diary")
    path.symlink_to(path.parent / "diary.txt")


def link_to_nothing(path: Path) -> None:
    path.symlink_to(path.parent / "nothing")


MADE: tuple[Callable[[Path], None], ...] = (os.mkfifo, link, link_to_nothing)
CALLS = (["print", "mat", "--out"], ["watch", "--source", str(FILM), "--out"])


@pytest.mark.parametrize("words", CALLS, ids=lambda words: words[0])
@pytest.mark.parametrize("make", MADE)
def test_what_is_no_file_is_not_replaced(
    tmp_path: Path, make: Callable[[Path], None], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "out"
    make(path)
    before = stat.S_IFMT(path.lstat().st_mode)
    assert main([*words, str(path)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "never replaced" in said
    assert stat.S_IFMT(path.lstat().st_mode) == before
    assert not (tmp_path / "diary.txt").exists() or (tmp_path / "diary.txt").read_text() == "dear diary"


@pytest.mark.parametrize("words", CALLS, ids=lambda words: words[0])
def test_a_device_is_not_replaced(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "/dev/null"]) == 2
    assert "never replaced" in capsys.readouterr().err
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)


def test_a_file_is_replaced_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "mat.pdf"
    path.write_text("old")
    assert main(["print", "mat", "--out", str(path)]) == 0
    assert path.read_bytes().startswith(b"%PDF")
    assert [found.name for found in tmp_path.iterdir()] == ["mat.pdf"]


@pytest.mark.parametrize("words", [["watch"], ["learn", "--faces"], ["learn", "--rows", "--faces"]], ids=" ".join)
@pytest.mark.parametrize("name", ["film.gif", "cards/1.png", "cards/wolf/1.PNG", "linked.png"])
def test_what_is_read_is_not_replaced(
    tmp_path: Path, words: list[str], name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    faces, path = tmp_path / "faces.toml", tmp_path / name
    faces.write_text('[[face]]\nname = "wolf"\n')
    (tmp_path / "cards" / "wolf").mkdir(parents=True)
    path.write_text("a picture")
    (tmp_path / "cards" / "link.png").symlink_to(tmp_path / "linked.png")
    source = str(path if name == "film.gif" else tmp_path / "cards")
    call = [*words, str(faces)] if words[-1] == "--faces" else words
    assert main([*call, "--source", source, "--out", str(path)]) == 2
    assert capsys.readouterr().err == f"companion: --out {str(path)[:80]!r} is the source: name another file\n"
    assert path.read_text() == "a picture"


def test_a_deck_by_which_a_game_is_followed_is_not_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "lunar.deck"
    path.write_text("a deck")
    assert main(["watch", "--source", str(FILM), "--deck", str(path), "--out", str(path)]) == 2
    assert "is the deck: name another file" in capsys.readouterr().err
    assert path.read_text() == "a deck"
