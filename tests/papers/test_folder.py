"""Where files for people go."""

from pathlib import Path

import pytest

from companion.errors import DeviceError
from companion.papers.folder import NAME, find_folder, save_files


def test_without_a_memory_stick_they_lie_at_home(tmp_path: Path) -> None:
    assert find_folder(tmp_path, (tmp_path / "media",)) == tmp_path / NAME


def test_a_folder_that_is_no_stick_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "media" / "left-behind").mkdir(parents=True)
    assert find_folder(tmp_path, (tmp_path / "media",)) == tmp_path / NAME


def test_what_is_mounted_is_taken(tmp_path: Path) -> None:
    """Below /dev lies something mounted that can be written to, wherever this runs."""
    assert find_folder(tmp_path, (Path("/dev"),)).parent.is_mount()


def test_files_are_written_whole(tmp_path: Path) -> None:
    folder = save_files({"a.json": b"{}", "b.pdf": b"%PDF"}, tmp_path / "new" / NAME)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == {"a.json": b"{}", "b.pdf": b"%PDF"}


def test_a_place_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DeviceError, match=str(tmp_path / "file")):
        save_files({"a.json": b"{}"}, tmp_path / "file")
