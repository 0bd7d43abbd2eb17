"""A command writes its file whole or not at all, and says in one line why it cannot."""

import errno
import os
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.commands.files import refuse_source, try_out, write_file
from companion.errors import BadInputError


def test_a_file_is_written_and_its_folder_made(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "sheet.pdf"
    for content in (b"first", b"second"):
        write_file(path, content)
        assert path.read_bytes() == content
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize(
    ("number", "mend"),
    [
        (errno.ENOSPC, "make room, or name another place"),
        (errno.EDQUOT, "make room, or name another place"),
        (errno.EROFS, "name another file"),
    ],
)
def test_a_disk_that_takes_no_file_is_told_with_what_helps(
    number: int, mend: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(BadInputError, match=f"sheet.pdf cannot be written: {os.strerror(number)}: {mend}"):
        write_file(tmp_path / "sheet.pdf", b"")
    assert not list(tmp_path.iterdir())


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    with pytest.raises(BadInputError, match=r"taken/sheet\.pdf cannot be written: .") as caught:
        write_file(tmp_path / "taken" / "sheet.pdf", b"")
    assert "\n" not in str(caught.value)


def test_a_file_that_is_a_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="cannot be written"):
        write_file(tmp_path, b"")


def test_a_file_that_can_be_written_is_tried_out_and_nothing_is_left(tmp_path: Path) -> None:
    try_out(tmp_path / "new" / "folder" / "sheet.pdf", makes_folder=True)
    try_out(tmp_path / "sheet.pdf", makes_folder=False)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "name", ["", ".", "taken/sheet.pdf", "taken/new/sheet.pdf", "a\0b", "a\0b/sheet.pdf", "new/.."]
)
@pytest.mark.parametrize("makes_folder", [True, False])
def test_a_file_that_cannot_be_written_is_told_before(
    name: str, tmp_path: Path, *, makes_folder: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("taken").write_text("")
    with pytest.raises(BadInputError, match=r"--out .* cannot be written: .*: name another file"):
        try_out(Path(name), makes_folder=makes_folder)
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


@pytest.mark.parametrize(
    "call",
    [
        "kiosk install --root",
        "kiosk install --remove --root",
        "kiosk rollback --root",
        "kiosk check --journal",
        "kiosk pin --journal",
        "kiosk pin --recovery --to",
        "print mat --png",
        "print mat --out",
        "report",
        "report . --html",
        "report . --csv",
        "report . --pdf",
        "journal list --journal",
        "journal export --to",
        "run --journal",
        "run --kiosk --event",
        "event check",
        "watch --source simulated:1 --record",
        "watch --source simulated:1 --out",
        "learn --source . --faces faces.toml --out",
    ],
)
def test_an_empty_path_is_refused_and_is_not_the_present_folder(
    call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As a script gives it whose variable is not set."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as left:
        main([*call.split(), ""])
    assert left.value.code == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert f"{call.split()[-1] if '--' in call else ''}: '' is an empty path: name a file or folder" in err
    assert not list(tmp_path.iterdir())


def test_what_lies_beside_pictures_that_are_read_is_replaced(tmp_path: Path) -> None:
    """A deck is learned again from the folder that it is written to."""
    (tmp_path / "1.png").write_text("")
    (tmp_path / "cards.deck").write_text("")
    for name in (str(tmp_path), "webcam:1", "a\0b", ""):
        refuse_source(tmp_path / "cards.deck", "source", name)
        for new in ("new.png", "x" * 300, "a\0b"):
            refuse_source(tmp_path / new, "source", name)
    (tmp_path / "2.png").symlink_to(tmp_path / "nothing")
    with pytest.raises(BadInputError, match="is the source: name another file"):
        refuse_source(tmp_path / "1.png", "source", str(tmp_path))
