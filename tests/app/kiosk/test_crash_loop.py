"""Starts that end badly one after the other let the companion start safely (K3)."""

from pathlib import Path

import pytest

from companion.app.kiosk.crash_loop import MOST, CrashLoop, StartKind
from tests.app.set_clock import SetClock

CRASH_S, FREEZE_S, HANG_S = 5, 21, 62
"""How far starts lie apart: of one that crashes soon, one that the watchdog ends, one that is never ready."""


class TestCrashLoop:
    @pytest.mark.parametrize("apart_s", [CRASH_S, FREEZE_S, HANG_S], ids=["crashes", "freezes", "is never ready"])
    def test_five_bad_starts_in_a_row_make_the_next_one_safe(self, tmp_path: Path, apart_s: int) -> None:
        time = SetClock()
        started = []
        for _ in range(MOST + 2):
            started.append(CrashLoop(tmp_path / "starts.json", time.moment).begin())
            time.now_s += apart_s
        assert started == [StartKind.USUAL, *(StartKind.RESTARTED,) * (MOST - 1), StartKind.SAFE, StartKind.SAFE]

    def test_faults_that_lie_apart_are_told_and_do_not_count(self, tmp_path: Path) -> None:
        crashes = CrashLoop(tmp_path / "starts.json", SetClock().moment)
        started = []
        for _ in range(2 * MOST):
            started.append(crashes.begin())
            crashes.run_well()
        assert started == [StartKind.USUAL, *(StartKind.RESTARTED,) * (2 * MOST - 1)]

    def test_an_end_in_order_is_a_new_beginning(self, tmp_path: Path) -> None:
        crashes = CrashLoop(tmp_path / "starts.json", SetClock().moment)
        for _ in range(MOST):
            crashes.begin()
        crashes.end()
        assert crashes.begin() is StartKind.USUAL

    def test_another_start_of_the_machine_is_one_too(self, tmp_path: Path) -> None:
        time = SetClock()
        for _ in range(MOST):
            CrashLoop(tmp_path / "starts.json", time.moment).begin()
        time.boot = "two"
        assert CrashLoop(tmp_path / "starts.json", time.moment).begin() is StartKind.USUAL

    @pytest.mark.parametrize("text", ['{"boot": "one", "starts": ["x", 990]}', "no JSON"])
    def test_a_damaged_file_stops_nobody(self, tmp_path: Path, text: str) -> None:
        (tmp_path / "starts.json").write_text(text)
        assert CrashLoop(tmp_path / "starts.json", SetClock().moment).begin() is StartKind.USUAL


def test_a_start_beside_a_companion_that_runs_does_not_count(tmp_path: Path) -> None:
    path, time = tmp_path / "starts.json", SetClock()
    CrashLoop(path, time.moment).begin()
    kept = path.read_bytes()
    second = CrashLoop(path, time.moment, is_second=True)
    assert second.begin() is StartKind.USUAL
    second.run_well()
    second.end()
    assert path.read_bytes() == kept
