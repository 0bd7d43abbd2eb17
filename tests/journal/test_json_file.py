"""J16: small files of settings survive being cut, emptied or overwritten with rubbish."""

import os
from pathlib import Path

import pytest

from companion.journal.json_file import LARGEST_BYTES, JsonFile

FIRST = {"language": "en", "text": 100}
SECOND = {"language": "de", "text": 150}


@pytest.fixture
def kept_file(tmp_path: Path) -> JsonFile:
    kept = JsonFile(tmp_path / "state" / "settings.json")
    kept.write(FIRST)
    kept.write(SECOND)
    return kept


def test_what_was_written_is_read(kept_file: JsonFile) -> None:
    assert kept_file.read().values == SECOND
    assert kept_file.read().notice is None


def test_nothing_is_there_at_first(tmp_path: Path) -> None:
    found = JsonFile(tmp_path / "settings.json").read()
    assert (found.values, found.notice) == ({}, None)


def test_cut_at_every_byte(kept_file: JsonFile) -> None:
    """J16"""
    whole = kept_file.path.read_bytes()
    for size in range(len(whole) - 2):
        kept_file.path.write_bytes(whole[:size])
        found = kept_file.read()
        assert found.values == FIRST, size
        assert found.notice is not None
        assert "last good settings" in found.notice


@pytest.mark.parametrize(
    "rubbish", [b"\x00" * 50, b"[1, 2]", b"[" * 100_000, b"\xff\xfe", b" " * (LARGEST_BYTES + 1), b"null"]
)
def test_rubbish(kept_file: JsonFile, rubbish: bytes) -> None:
    """J16"""
    kept_file.path.write_bytes(rubbish)
    assert kept_file.read().values == FIRST


def test_both_copies_gone_bad(kept_file: JsonFile) -> None:
    """J16"""
    for path in kept_file.path.parent.iterdir():
        path.write_bytes(b"{")
    found = kept_file.read()
    assert found.values == {}
    assert found.notice is not None
    assert "as at first" in found.notice


def test_what_a_later_version_kept_is_written_back_even_if_it_is_no_whole_text(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b'{"later": "\\ud800"}')
    file = JsonFile(path)
    file.write({**file.read().values, "sound": True})
    assert file.read().values == {"later": "\ud800", "sound": True}


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "settings.json")
    assert JsonFile(tmp_path / "settings.json").read().values == {}
