"""Whether a kiosk can use its files, tried with real ones, as a user who may not do everything."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import apsw
import pytest

from companion.app.kiosk.files import SETTINGS, find_event_fault, find_event_file, find_journal_fault
from companion.events import groups
from companion.journal import Journal
from tests.app.event import EVENT

NOBODY = 65534
SOUND = 'event = "Autumn"\nlanguages = ["en"]\n[[game]]\nname = "mast-year"\nversion = "1"\n'


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that another user can reach."""
    with TemporaryDirectory() as made:
        yield Path(made)


@pytest.fixture
def journal(folder: Path) -> Path:
    path = folder / "games" / "journal.db"
    path.parent.mkdir()
    with Journal(path) as made:
        groups.start_group(made, EVENT)
    return path


@contextmanager
def kiosk_user(folder: Path) -> Iterator[None]:
    """Goes on as the user to whom the folder belongs: root may do everything."""
    if os.geteuid():
        yield
        return
    for path in (folder.parent, folder, *folder.iterdir()):
        os.chown(path, NOBODY, NOBODY)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def test_sound_games_have_no_fault(journal: Path) -> None:
    with kiosk_user(journal.parent):
        assert find_journal_fault(journal) == ""


def test_where_nobody_has_played_there_is_no_fault(tmp_path: Path) -> None:
    assert find_journal_fault(tmp_path / "not" / "yet" / "journal.db") == ""


@pytest.mark.parametrize("name", ["", "journal.db", "journal.db.lock", "journal.db.refused"])
def test_what_may_not_be_written_is_told(journal: Path, name: str) -> None:
    with kiosk_user(journal.parent):
        place = journal.parent / name
        place.touch()
        place.chmod(0o500 if place.is_dir() else 0o400)
        assert find_journal_fault(journal) == "unwritable"
        place.chmod(0o700)
        journal.parent.parent.chmod(0)
        assert find_journal_fault(journal) == "unwritable"
        journal.parent.parent.chmod(0o700)


def test_a_newer_versions_games_are_told(journal: Path) -> None:
    database = apsw.Connection(str(journal))
    database.execute("PRAGMA user_version = 99")
    database.close()
    assert find_journal_fault(journal) == "newer"


def test_damaged_games_are_told(journal: Path) -> None:
    text = bytearray(journal.read_bytes())
    place = text.index(b"group-started")
    text[place] ^= 1
    journal.write_bytes(bytes(text))
    assert find_journal_fault(journal) == "damaged"


def test_a_file_that_is_no_journal_is_told(tmp_path: Path) -> None:
    database = apsw.Connection(str(tmp_path / "journal.db"))
    database.execute("CREATE TABLE other (x)")
    database.close()
    assert find_journal_fault(tmp_path / "journal.db") == "unreadable"


def test_an_event_file_is_sound_or_not(tmp_path: Path) -> None:
    path, journal = tmp_path / "event.toml", tmp_path / "journal.db"
    assert find_event_fault(path, journal) == "none"
    assert find_event_fault(tmp_path / "autumn.toml", journal) == "faulty", "the host has named it"
    for text, fault in ((SOUND, ""), (SOUND + "colour = 1\n", "faulty"), ("[", "faulty")):
        path.write_text(text)
        assert find_event_fault(path, journal) == fault
    path.unlink()
    path.mkdir()
    assert find_event_fault(path, journal) == "faulty"


def test_an_event_file_that_may_not_be_read_is_told(journal: Path) -> None:
    path = journal.with_name("event.toml")
    path.write_text(SOUND)
    with kiosk_user(path.parent):
        path.chmod(0)
        assert find_event_fault(path, journal) == "unreadable"


def test_the_event_file_is_the_one_that_the_host_named(tmp_path: Path) -> None:
    journal, settings = Path("/var/lib/companion/journal.db"), tmp_path / SETTINGS
    beside = Path("/var/lib/companion/event.toml")
    assert find_event_file(journal, tmp_path) == beside
    settings.parent.mkdir(parents=True)
    settings.write_text("#COMPANION_EVENT=/no.toml\nCOMPANION_SOURCE=picamera\n")
    assert find_event_file(journal, tmp_path) == beside
    settings.write_text('COMPANION_EVENT="/srv/autumn.toml"\n')
    assert find_event_file(journal, tmp_path) == Path("/srv/autumn.toml")
    for blank in ("COMPANION_EVENT=\n", 'COMPANION_EVENT=""\n'):  # so the kiosk starts with the usual one
        settings.write_text(f"COMPANION_EVENT=/srv/autumn.toml\n{blank}")
        assert find_event_file(journal, tmp_path) == beside
    settings.write_text("COMPANION_EVENT=/srv/autumn.toml \n")
    assert find_event_file(journal, tmp_path) == Path("/srv/autumn.toml")
