"""Crashes that follow each other start the companion safely (K3)."""

from pathlib import Path

from companion.app.crash_loop import MOST, CrashLoop
from tests.app.set_clock import SetClock


class TestCrashLoop:
    def test_five_crashes_within_a_minute_start_safely(self, tmp_path: Path) -> None:
        time = SetClock()
        started = []
        for _ in range(MOST + 2):
            started.append(CrashLoop(tmp_path / "starts.json", time.moment).begin())
            time.now_s += 5
        assert started == [False] * MOST + [True, True]

    def test_crashes_that_lie_apart_do_not_count(self, tmp_path: Path) -> None:
        time = SetClock()
        for _ in range(10):
            assert not CrashLoop(tmp_path / "starts.json", time.moment).begin()
            time.now_s += 30

    def test_a_good_run_is_a_new_beginning(self, tmp_path: Path) -> None:
        crashes = CrashLoop(tmp_path / "starts.json", SetClock().moment)
        for _ in range(MOST):
            crashes.begin()
        crashes.end()
        assert not crashes.begin()

    def test_another_start_of_the_machine_is_one_too(self, tmp_path: Path) -> None:
        time = SetClock()
        for _ in range(MOST):
            CrashLoop(tmp_path / "starts.json", time.moment).begin()
        time.boot = "two"
        assert not CrashLoop(tmp_path / "starts.json", time.moment).begin()

    def test_a_damaged_file_stops_nobody(self, tmp_path: Path) -> None:
        (tmp_path / "starts.json").write_text('{"boot": "one", "starts": ["x", 990]}')
        assert not CrashLoop(tmp_path / "starts.json", SetClock().moment).begin()
