"""The event on a memory stick: everything of it, and words within three seconds where the stick hangs (K12)."""

import json
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

from companion.app.file_writer import SLOW_S
from companion.app.kiosk.event_saving import EventSaving
from companion.events.sources import report_on
from tests.app.companion_without_window import Companion
from tests.app.disk_faults import failing_disk
from tests.app.event import EVENT, play, sit_down

PATIENCE_S = 300.0


def make(kiosk: Companion, folder: Path) -> EventSaving:
    return EventSaving(lambda: EVENT, kiosk.kiosk.recorder._controllers, (folder / "media",))


def write_it(kiosk: Companion, saving: EventSaving) -> str:
    saving.begin()
    saving.begin()  # a second touch begins nothing
    kiosk.loop.until(lambda: not saving.is_busy)
    return saving.message


def test_takes_the_event_home(tmp_path: Path, stick: Path) -> None:
    with Companion(tmp_path, EVENT) as kiosk:
        code = sit_down(kiosk)
        play(kiosk, whole=True)
        message = write_it(kiosk, make(kiosk, tmp_path))
    folder = stick / "autumn-playtest-table-3"
    assert folder.name in message
    names = sorted(path.name for path in folder.iterdir())
    assert {name.partition("-")[0] for name in names if not name.endswith((".csv", ".json"))} == {"events", "report"}
    assert {path.suffix for path in folder.iterdir()} == {".jsonl", ".ndjson", ".html", ".pdf", ".csv", ".json"}
    [events] = folder.glob("events-*.jsonl")
    rows = [json.loads(line) for line in events.read_text().splitlines()]
    assert rows[0]["group"] == code
    assert list(folder.glob("*.jsonl")) == [events], "a report on the folder reads these, and they are all rows"
    assert all("hands" not in path.name and "report" not in path.name for path in folder.glob("*.json"))
    assert not [path for path in folder.iterdir() if b"Ann" in path.read_bytes()], "no name leaves the device"
    lines, is_sound = report_on([events], pytest.fail)
    assert (is_sound, lines[0]["finished"]) == (True, 1)


def test_without_a_stick_says_so_until_it_is_read(tmp_path: Path) -> None:
    with Companion(tmp_path, EVENT) as kiosk:
        saving = make(kiosk, tmp_path)
        assert "No memory stick is plugged in." in write_it(kiosk, saving)
        saving.stop()  # nothing is being written
        saving.forget()
        assert saving.message == ""


def test_a_stick_that_hangs_is_told_and_can_be_given_up(kiosk: Companion, tmp_path: Path) -> None:
    assert SLOW_S < 3
    free, saving = Event(), make(kiosk, tmp_path)
    kiosk.controllers.access._writers["exports"]._slow_s = 0.05

    def hang(on_progress: Callable[[], object]) -> Path:
        on_progress()
        free.wait(PATIENCE_S)
        return tmp_path

    saving.is_busy = True
    kiosk.controllers.access.save(hang, saving._end, saving._show_stalled)
    kiosk.loop.until(lambda: saving.is_stalled)
    assert "slow, or hangs" in saving.message
    saving.forget()
    assert saving.message, "it is still being written"
    saving.stop()
    assert "given up" in saving.message
    assert (saving.is_busy, saving.is_stalled) == (False, False)
    free.set()


def test_a_stick_that_was_slow_goes_on(kiosk: Companion, tmp_path: Path) -> None:
    free, saving = Event(), make(kiosk, tmp_path)
    kiosk.controllers.access._writers["exports"]._slow_s = 0.05

    def hesitate(on_progress: Callable[[], object]) -> Path:
        on_progress()
        free.wait(PATIENCE_S)
        on_progress()
        return tmp_path / "event"

    kiosk.controllers.access.save(hesitate, saving._end, saving._show_stalled)
    kiosk.loop.until(lambda: saving.is_stalled)
    free.set()
    kiosk.settle()
    assert (saving.is_stalled, "event" in saving.message) == (False, True)


@pytest.mark.usefixtures("stick")
def test_a_journal_that_cannot_be_read_is_told(kiosk: Companion, tmp_path: Path) -> None:
    with failing_disk(kiosk, tmp_path):
        message = write_it(kiosk, make(kiosk, tmp_path))
    assert message.startswith("The event is not saved: ")
