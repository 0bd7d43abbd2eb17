"""K12: a stick that is pulled, full, read-only, broken, damaged or hostile is told of, and nothing else is changed."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.errors import DeviceError
from companion.exports.folder import check_stick, save_to_stick
from hardware.sticks import Stick, find_sticks
from tests.exports.stick import MIB, mount, plug_in, pull_out, run
from tests.journal.small_disk import fill, small_disk

FILES = {"report.html": b"<p>", "events.jsonl": b"{}\n"}
NAME = "autumn-playtest"


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    with plug_in(tmp_path) as plugged:
        yield plugged


def find(tmp_path: Path) -> Stick:
    [stick] = find_sticks((tmp_path / "media",))
    return stick


def refuse(stick: Stick, files: dict[str, bytes] = FILES) -> str:
    """Returns the key of what is said of a stick that does not take the files."""
    with pytest.raises(DeviceError) as refused:
        save_to_stick(files, stick, NAME)
    return key_of(refused.value)


def refuse_at_once(stick: Stick) -> str:
    """Returns the key of what is said of a stick before anything is made ready for it."""
    with pytest.raises(DeviceError) as refused:
        check_stick(stick, NAME)
    return key_of(refused.value)


def key_of(error: DeviceError) -> str:
    assert error.phrase is not None
    why = dict(error.phrase.values)["why"]
    return str(getattr(why, "key", why))


def test_a_stick_takes_what_it_is_given(tmp_path: Path, place: Path) -> None:
    check_stick(find(tmp_path), NAME)
    assert [path.name for path in place.iterdir()] == ["lost+found"]
    folder = save_to_stick(FILES, find(tmp_path), NAME)
    check_stick(find(tmp_path), NAME)
    assert folder == place / NAME
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == FILES


def test_without_one_there_is_none(tmp_path: Path) -> None:
    (tmp_path / "media" / "left-behind").mkdir(parents=True)
    assert find_sticks((tmp_path / "media",)) == ()


def test_a_stick_that_is_pulled_before_it_is_written_to(tmp_path: Path, place: Path) -> None:
    """The folder where it was is one of the system's own: nothing may come to lie there."""
    stick = find(tmp_path)
    pull_out(place)
    assert find_sticks((tmp_path / "media",)) == ()
    assert refuse(stick) == refuse_at_once(stick) == "disk.gone"
    assert list(place.iterdir()) == []


def test_a_full_stick(tmp_path: Path, place: Path) -> None:
    (place / NAME).mkdir()
    (place / NAME / "report.html").write_bytes(b"earlier")
    fill(place)
    assert refuse(find(tmp_path), {"report.html": bytes(MIB)}) == refuse_at_once(find(tmp_path)) == "disk.full"
    assert {path.name: path.read_bytes() for path in (place / NAME).iterdir()} == {"report.html": b"earlier"}


def test_a_stick_that_can_only_be_read(tmp_path: Path, place: Path) -> None:
    run("mount", "-o", "remount,ro", str(place))
    assert refuse(find(tmp_path)) == refuse_at_once(find(tmp_path)) == "disk.read-only"


def test_a_stick_that_breaks_while_it_is_written_to(tmp_path: Path) -> None:
    """Behind it is a disk with less room than it promises, so that a sync fails: both are said."""
    with small_disk(tmp_path) as disk, plug_in(tmp_path, 64 * MIB, disk / "stick.img") as place:
        (place / "mine.txt").write_text("mine")
        os.sync()
        assert refuse(find(tmp_path), {"report.html": os.urandom(4 * MIB)}) in ("disk.broken", "disk.full")
        assert (place / "mine.txt").read_text() == "mine"
        pull_out(place)


def test_a_damaged_stick_is_read_only_or_none(tmp_path: Path, place: Path) -> None:
    """What the system does not mount is no stick, so that it is said that none is there."""
    pull_out(place)
    image = tmp_path / "damaged.img"  # the system may still hold what the other image was
    image.write_bytes(bytes(range(256)) * (4 * MIB // 256))
    with pytest.raises(pytest.skip.Exception, match="mount"):
        mount(image, place)
    assert find_sticks((tmp_path / "media",)) == ()


def test_a_stick_full_of_names_is_not_looked_through(
    tmp_path: Path, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A million files take as long as none: nothing lists them."""

    def look(*_: object) -> None:
        pytest.fail("a folder was listed")

    for name in ("scandir", "listdir", "walk"):
        monkeypatch.setattr(os, name, look)
    save_to_stick(FILES, find(tmp_path), NAME)
    monkeypatch.undo()
    assert (place / NAME / "report.html").read_bytes() == b"<p>"


def test_what_is_hostile_on_a_stick_stays_and_leads_nowhere(tmp_path: Path, place: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("dear diary")
    (place / "autorun.inf").write_text("[autorun]\nopen=evil.sh")
    (place / "evil.sh").write_text(f"#!/bin/sh\nrm {diary}\n")
    (place / "evil.sh").chmod(0o755)
    (place / "a\nname\x1b[2J‮.txt").write_text("")
    (place / NAME).symlink_to(tmp_path)
    assert refuse_at_once(find(tmp_path)) == "disk.taken"
    (place / NAME).unlink()
    (place / NAME).mkdir()
    (place / NAME / "report.html").symlink_to(diary)
    before = sorted(path.name for path in place.iterdir())
    assert "a link" in str(refuse_words(find(tmp_path)))
    (place / NAME / "report.html").unlink()
    (place / NAME / "report.html").mkdir()
    refuse(find(tmp_path))
    (place / NAME / "report.html").rmdir()
    save_to_stick(FILES, find(tmp_path), NAME)
    assert diary.read_text() == "dear diary"
    assert sorted(path.name for path in place.iterdir()) == before


def refuse_words(stick: Stick) -> DeviceError:
    with pytest.raises(DeviceError) as refused:
        save_to_stick(FILES, stick, NAME)
    return refused.value
