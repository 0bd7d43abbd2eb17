"""The event's folder on a stick: its name, and what else lies there."""

from pathlib import Path

import pytest

from companion.app.event_export import export_event, find_stick, folder_name
from companion.errors import DeviceError
from companion.events.event_file import EventFile
from tests.app.event import EVENT


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


def test_a_stick_that_holds_something_else_under_the_name_is_left_alone(tmp_path: Path, stick: Path) -> None:
    (stick / "autumn-playtest-table-3").symlink_to(tmp_path)
    with pytest.raises(DeviceError):
        export_event({"a.txt": b"a"}, EVENT, find_stick(EVENT, (tmp_path / "media",)))
    assert not (tmp_path / "a.txt").exists()
