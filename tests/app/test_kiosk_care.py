"""What keeps a kiosk going: the watchdog's heartbeat (K2), the crash loop (K3), and what the host takes home."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.app.crash_loop import MOST, CrashLoop
from companion.app.event_export import export_event, find_stick, folder_name
from companion.app.heartbeat import Heartbeat
from companion.app.host import Host
from companion.app.pin import RECOVERY_NAME, PinFile
from companion.errors import BadInputError, DeviceError
from companion.events.event_file import EventFile
from companion.events.sources import report_on
from companion.session import Moment
from companion.translations import find_translation
from tests.app.companion_without_window import PIN, Companion
from tests.app.event import EVENT, play, sit_down


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now_s, self.boot = 1000.0, "one"

    def __call__(self) -> float:
        return self.now_s

    def moment(self) -> Moment:
        return Moment("1999-01-01T00:00:00Z", self.boot, int(self.now_s * 1e9))


class TestHeartbeat:
    def test_feeds_while_pictures_come_and_the_journal_answers(self, companion: Companion) -> None:
        sent: list[str] = []
        time = Time()
        heart = Heartbeat(companion.loop, companion.controllers.access, time, sent.append)
        heart.turn()
        assert sent == []
        heart.draw()
        heart.turn()
        companion.loop.until(lambda: not heart._asks)
        time.now_s += 4
        heart.turn()
        assert sent == ["READY=1", "WATCHDOG=1", "WATCHDOG=1"]

    @pytest.mark.parametrize("draws", [True, False], ids=["the journal hangs", "no picture is drawn"])
    def test_stops_when_one_of_them_does(self, companion: Companion, draws: bool) -> None:
        sent: list[str] = []
        time = Time()
        heart = Heartbeat(companion.loop, companion.controllers.access, time, sent.append)
        heart.draw()
        heart.turn()
        if not draws:
            companion.loop.until(lambda: not heart._asks)
        time.now_s += 6
        if draws:
            heart.draw()
        heart.turn()
        heart.turn()
        assert sent == ["READY=1", "WATCHDOG=1"]

    def test_beats_by_itself_until_it_ends(self, companion: Companion) -> None:
        sent: list[str] = []
        heart = Heartbeat(companion.loop, companion.controllers.access, Time(), sent.append)
        heart.draw()
        heart.start()
        companion.loop.until(lambda: "WATCHDOG=1" in sent)
        heart.close()
        beats = len(sent)
        companion.loop.deliver(lambda: sent.append("later"))
        companion.loop.until(lambda: "later" in sent)
        assert len(sent) == beats + 1


class TestCrashLoop:
    def test_five_crashes_within_a_minute_start_safely(self, tmp_path: Path) -> None:
        time = Time()
        started = []
        for _ in range(MOST + 2):
            started.append(CrashLoop(tmp_path / "starts.json", time.moment).begin())
            time.now_s += 5
        assert started == [False] * MOST + [True, True]

    def test_crashes_that_lie_apart_do_not_count(self, tmp_path: Path) -> None:
        time = Time()
        for _ in range(10):
            assert not CrashLoop(tmp_path / "starts.json", time.moment).begin()
            time.now_s += 30

    def test_a_good_run_is_a_new_beginning(self, tmp_path: Path) -> None:
        crashes = CrashLoop(tmp_path / "starts.json", Time().moment)
        for _ in range(MOST):
            crashes.begin()
        crashes.end()
        assert not crashes.begin()

    def test_another_start_of_the_machine_is_one_too(self, tmp_path: Path) -> None:
        time = Time()
        for _ in range(MOST):
            CrashLoop(tmp_path / "starts.json", time.moment).begin()
        time.boot = "two"
        assert not CrashLoop(tmp_path / "starts.json", time.moment).begin()

    def test_a_damaged_file_stops_nobody(self, tmp_path: Path) -> None:
        (tmp_path / "starts.json").write_text('{"boot": "one", "starts": ["x", 990]}')
        assert not CrashLoop(tmp_path / "starts.json", Time().moment).begin()


class TestTheHost:
    def test_takes_the_event_home(self, tmp_path: Path, stick: Path) -> None:
        with Companion(tmp_path, EVENT) as kiosk:
            code = sit_down(kiosk)
            play(kiosk, whole=True)
            host = self.make(kiosk, tmp_path)
            told: list[str] = []
            host.export(told.append)
            kiosk.loop.until(lambda: bool(told))
        folder = stick / "autumn-playtest-table-3"
        assert folder.name in told[0]
        names = sorted(path.name for path in folder.iterdir())
        assert {name.partition("-")[0] for name in names if not name.endswith((".csv", ".json"))} == {
            "events",
            "report",
        }
        assert {path.suffix for path in folder.iterdir()} == {".jsonl", ".html", ".pdf", ".csv", ".json"}
        [events] = folder.glob("events-*.jsonl")
        rows = [json.loads(line) for line in events.read_text().splitlines()]
        assert rows[0]["group"] == code
        lines, is_sound = report_on([events], pytest.fail)
        assert (is_sound, lines[0]["finished"]) == (True, 1)

    def test_without_a_stick_says_so(self, tmp_path: Path) -> None:
        with Companion(tmp_path, EVENT) as kiosk:
            told: list[str] = []
            self.make(kiosk, tmp_path).export(told.append)
            kiosk.loop.until(lambda: bool(told))
            assert "No memory stick is plugged in." in told[0]

    def test_reads_the_report_and_what_to_mend(self, tmp_path: Path) -> None:
        with Companion(tmp_path, EVENT) as kiosk:
            sit_down(kiosk)
            play(kiosk, whole=True)
            host = self.make(kiosk, tmp_path)
            told: list[Any] = []
            host.report(told.append)
            kiosk.loop.until(lambda: bool(told))
            assert "version 0.9.2" in told[0]
            host.check(told.append)
            kiosk.loop.until(lambda: len(told) == 2)
            assert "✓  The host's PIN is set." in told[1]

    def test_a_recovery_file_lets_another_pin_be_set(self, tmp_path: Path, stick: Path) -> None:
        with Companion(tmp_path, EVENT) as kiosk:
            host = self.make(kiosk, tmp_path)
            with pytest.raises(BadInputError):
                host.set_pin("602214")
            found: list[bool] = []
            host.recover(found.append)
            kiosk.loop.until(lambda: len(found) == 1)
            (stick / RECOVERY_NAME).write_text(PinFile.beside(tmp_path / "journal.db").make_recovery())
            host.recover(found.append)
            kiosk.loop.until(lambda: len(found) == 2)
            assert found == [False, True]
            host.set_pin("602214")
            assert host.is_in
            host.leave()
            assert (host.is_in, host.may_set) == (False, False)
            host.allow_setting()
            assert not host.may_set

    def test_the_pin_lets_in(self, tmp_path: Path) -> None:
        with Companion(tmp_path, EVENT) as kiosk:
            host, answers = self.make(kiosk, tmp_path), list[bool]()
            for pin in ("111222", PIN):
                host.try_pin(pin, lambda answer: answers.append(answer.is_accepted))
            kiosk.loop.until(lambda: len(answers) == 2)
            assert (answers, host.is_in) == ([False, True], True)

    @staticmethod
    def make(kiosk: Companion, folder: Path) -> Host:
        led = kiosk.kiosk.notes._led
        return Host(folder / "journal.db", lambda: EVENT, led, (folder / "media",))


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


def test_what_the_kiosk_says_is_there() -> None:
    assert (
        find_translation("mast-year", "en", "companion.app").text("kiosk.host.no-stick")
        == "No memory stick is plugged in."
    )
