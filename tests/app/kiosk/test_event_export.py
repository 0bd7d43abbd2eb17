"""The event's folder on a stick: its name, and what else lies there."""

import json
import tempfile
from pathlib import Path

import pytest

from companion.app.kiosk.event_export import event_files, export_event, find_stick, folder_name, report_rows
from companion.errors import DeviceError
from companion.events.event_file import EventFile
from companion.journal.inspection import read_rows
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT, play, sit_down


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (EventFile("Autumn playtest", "Table 3"), "autumn-playtest-table-3"),
        (EventFile("../../etc", "/"), "etc"),
        (EventFile("…"), "playtest"),
        (EventFile("Łódź gra", ""), "łódź-gra"),
    ],
)
def test_a_folder_is_named_by_event_and_table(event: EventFile, name: str) -> None:
    assert folder_name(event) == name


def test_a_report_on_the_screen_needs_no_room_on_any_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Companion(tmp_path, EVENT) as kiosk:
        sit_down(kiosk)
        play(kiosk, whole=True)
    rows, _ = read_rows(tmp_path / "journal.db")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "full"))
    [line] = report_rows(rows)
    assert (line["game"], line["finished"]) == ("mast-year", 1)
    [report] = [text for name, text in event_files(rows, (), "en").items() if name.endswith(".ndjson")]
    assert json.loads(report) == line


def test_a_stick_that_holds_something_else_under_the_name_is_left_alone(tmp_path: Path, stick: Path) -> None:
    (stick / "autumn-playtest-table-3").symlink_to(tmp_path)
    with pytest.raises(DeviceError):
        export_event({"a.txt": b"a"}, EVENT, find_stick(EVENT, (tmp_path / "media",)))
    assert not (tmp_path / "a.txt").exists()
