"""Where files for people go."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.errors import DeviceError
from companion.exports.folder import NAME, check_stick, find_folder, save_files, save_to_stick
from companion.journal.atomic_files import PART_BYTES
from companion.translations import find_translation
from hardware.sticks import Stick
from tests.exports.stick import plug_in


def test_without_a_memory_stick_they_lie_at_home(tmp_path: Path) -> None:
    assert find_folder(tmp_path, (tmp_path / "media",)) == tmp_path / NAME


def test_a_folder_that_is_no_stick_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "media" / "left-behind").mkdir(parents=True)
    assert find_folder(tmp_path, (tmp_path / "media",)) == tmp_path / NAME


def test_a_stick_is_taken(tmp_path: Path) -> None:
    with plug_in(tmp_path) as stick:
        assert find_folder(tmp_path, (tmp_path / "media",)) == stick / NAME


def test_files_are_written_whole(tmp_path: Path) -> None:
    folder = save_files({"a.json": b"{}", "b.pdf": b"%PDF"}, tmp_path / "new" / NAME)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == {"a.json": b"{}", "b.pdf": b"%PDF"}


def test_each_part_that_is_written_is_told(tmp_path: Path) -> None:
    told: list[str] = []
    large = bytes(3 * PART_BYTES + 1)
    save_files({"a.json": b"{}", "b.jsonl": large}, tmp_path / NAME, lambda: told.append("went on"))
    assert (tmp_path / NAME / "b.jsonl").read_bytes() == large
    assert len(told) > 8, "the beginning, four parts written and four read back, and the small file"


def test_a_place_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DeviceError, match=str(tmp_path / "file")):
        save_files({"a.json": b"{}"}, tmp_path / "file")


FILES = {"a.json": b"{}", "b.pdf": b"%PDF"}


@pytest.fixture
def users_file(tmp_path: Path) -> Path:
    """A file of the user's, which no stick may change."""
    path = tmp_path / "home" / "diary.txt"
    path.parent.mkdir()
    path.write_text("dear diary")
    return path


@pytest.mark.parametrize("name", ["a.json", "a.json.new", ".new", "b.pdf", "b.pdf.new"])
def test_a_link_on_a_stick_leads_nowhere(tmp_path: Path, users_file: Path, name: str) -> None:
    folder = tmp_path / "stick" / NAME
    folder.mkdir(parents=True)
    (folder / name).symlink_to(users_file)
    if name in FILES:
        with pytest.raises(DeviceError, match="a link"):
            save_files(FILES, folder)
    else:
        save_files(FILES, folder)
    assert users_file.read_text() == "dear diary"
    assert (folder / name).is_symlink()


def test_a_link_in_place_of_the_folder_leads_nowhere(tmp_path: Path, users_file: Path) -> None:
    (tmp_path / "stick").mkdir()
    (tmp_path / "stick" / NAME).symlink_to(users_file.parent)
    with pytest.raises(DeviceError, match=NAME):
        save_files(FILES, tmp_path / "stick" / NAME)
    assert [path.name for path in users_file.parent.iterdir()] == ["diary.txt"]


@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir], ids=["a pipe", "a folder"])
def test_what_is_no_file_stays_and_is_not_waited_for(tmp_path: Path, make: Callable[[Path], None]) -> None:
    folder = tmp_path / "stick" / NAME
    folder.mkdir(parents=True)
    make(folder / "a.json")
    before = stat.S_IFMT((folder / "a.json").stat().st_mode)
    with pytest.raises(DeviceError, match=NAME):
        save_files(FILES, folder)
    assert stat.S_IFMT((folder / "a.json").stat().st_mode) == before
    assert [path.name for path in folder.iterdir()] == ["a.json"]


def test_a_file_that_is_there_already_is_written_anew(tmp_path: Path) -> None:
    save_files({"a.json": b"old, and longer"}, tmp_path / NAME)
    save_files(FILES, tmp_path / NAME)
    assert {path.name: path.read_bytes() for path in (tmp_path / NAME).iterdir()} == FILES


def test_a_stick_that_takes_nothing_is_called_by_its_name(tmp_path: Path) -> None:
    words = find_translation("", "en", "companion.session")
    with plug_in(tmp_path) as stick:
        (stick / "event").write_text("")
        found, sticks = Stick(stick, stick.stat().st_dev), (tmp_path / "media",)
        for write in (
            lambda: check_stick(found, "event"),
            lambda: save_to_stick(FILES, found, "event"),
            lambda: save_files(FILES, stick / "event", sticks=sticks),
        ):
            with pytest.raises(DeviceError) as refused:
                write()
            assert refused.value.phrase is not None
            said = words.say(refused.value.phrase, ())
            assert said.startswith(f"The memory stick {stick.name}: ")
            assert str(tmp_path) not in said


def test_rows_are_never_replaced_by_a_file_that_lacks_them(tmp_path: Path) -> None:
    """A journal that was set back to an older copy has its name, and other rows."""
    folder = tmp_path / NAME
    save_files({"events-8f.jsonl": b"1\n2\n", "report-8f.pdf": b"first"}, folder)
    save_files({"events-8f.jsonl": b"1\n2\n3\n", "report-8f.pdf": b"more"}, folder)
    save_files({"events-8f.jsonl": b"1\nother\n", "report-8f.pdf": b"other"}, folder)
    save_files({"events-8f.jsonl": b"1\nother\nlater\n", "report-8f.pdf": b"later"}, folder)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == {
        "events-8f.jsonl": b"1\n2\n3\n",
        "report-8f.pdf": b"more",
        "events-8f-2.jsonl": b"1\nother\nlater\n",
        "report-8f-2.pdf": b"later",
    }


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo, lambda path: path.symlink_to("elsewhere")])
def test_what_has_the_name_of_a_file_of_rows_and_is_none_is_left(
    make: Callable[[Path], object], tmp_path: Path
) -> None:
    (tmp_path / NAME).mkdir()
    make(tmp_path / NAME / "events-8f.jsonl")
    with pytest.raises(DeviceError):
        save_files({"events-8f.jsonl": b"1\n"}, tmp_path / NAME)
