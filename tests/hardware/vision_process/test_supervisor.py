"""The vision process is killed, stopped and given bad frames; the status reports it and no observation is lost.

How soon it is reported is tested in counted time, in `test_restart_policy`.
"""

import errno
import os
import signal
import threading
import time
from functools import partial
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from hardware.sources import open_source
from hardware.sources.faulty import FaultStep
from hardware.vision_process import Observation, Trouble, VisionProcess, VisionState
from hardware.vision_process.restart_policy import ProcessAction
from hardware.vision_process.worker import WorkerSetup
from tests.blocked import blocked_s
from tests.hardware.vision_process.stand_ins import PATIENCE_S, Counter, OpenProcess, is_alive, until, work
from vision.tracking.events import TrackGone


def watches(process: VisionProcess) -> bool:
    return process.status.state is VisionState.WATCHING


def away(process: VisionProcess) -> bool:
    return process.status.state is VisionState.NO_FRAMES


def pid_of(process: VisionProcess) -> int:
    assert process.pid is not None
    return process.pid


def has_looked(process: VisionProcess, observations: list[Observation], process_number: int) -> bool:
    """Collects the observations; whether the process of that number has made any."""
    observations += process.observations()
    return any(look.process_number == process_number for look in observations)


def numbers(observations: list[Observation], process_number: int) -> list[int]:
    return [
        event.track
        for look in observations
        if look.process_number == process_number
        for event in look.events
        if isinstance(event, TrackGone)
    ]


def test_it_goes_on_after_kill_and_stop_and_loses_nothing() -> None:
    observations: list[Observation] = []
    with OpenProcess(work()) as process:
        until(lambda: watches(process) and process.preview() is not None)
        for process_number, blow in enumerate((signal.SIGKILL, signal.SIGSTOP, signal.SIGSEGV), 1):
            pid = pid_of(process)
            until(partial(has_looked, process, observations, process_number))
            os.kill(pid, blow)
            until(lambda: away(process))
            until(lambda: watches(process))
            assert not is_alive(pid)
            assert process.status.process_count == process_number + 1
    observations += process.observations()
    for process_number in (1, 2, 3, 4):
        seen = numbers(observations, process_number)
        assert seen == list(range(len(seen)))
        assert seen
    assert process.observations() == ()
    assert process.status.state is VisionState.OFF


BAD = ("black", "white", "noise", "half", "shape", "late", "no-time", "freeze")
BAD_FRAMES, GOOD_FRAMES = 50, 50
"""Two seconds of each, so that a busy machine sees each begin."""


@pytest.mark.one_python
def test_bad_frames_are_said_and_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """C1 and C5: no event comes from a bad frame, and it watches again by itself when good ones come.

    On a busy machine the frozen frames last longer than a process may see them.
    """
    monkeypatch.setattr("hardware.vision_process.restart_policy.FROZEN_LIMIT_S", PATIENCE_S)
    steps = [step for what in BAD for step in (FaultStep(what, BAD_FRAMES), FaultStep("good", GOOD_FRAMES))]
    flaws = set()
    with OpenProcess(work(FaultStep("good", 10), *steps)) as process:
        until(lambda: watches(process))
        for _ in BAD:
            until(lambda: process.status.state is VisionState.UNREADABLE)
            assert process.status.trouble in (Trouble.BAD_PICTURE, Trouble.FROZEN)
            flaws.add(process.status.flaw)
            until(lambda: watches(process))
        seqs = {look.seq for look in process.observations()}
        assert process.status.process_count == 1
    assert flaws == {"black", "white", "noise", "half", "shape", "stale", "frozen"}
    begins = [10 + (BAD_FRAMES + GOOD_FRAMES) * place for place in range(len(BAD))]
    bad = {seq for begin in begins for seq in range(begin, begin + BAD_FRAMES)}
    before_noticed = range(begins[BAD.index("freeze")], begins[BAD.index("freeze")] + 20)
    assert not seqs & (bad - set(before_noticed))


@pytest.mark.parametrize(("what", "trouble"), [("raise", Trouble.CRASHED), ("exit", Trouble.CRASHED)])
def test_a_driver_that_fails_is_started_again(what: str, trouble: Trouble, tmp_path: Path) -> None:
    with OpenProcess(work(FaultStep("good", 10), FaultStep(what), once=tmp_path / "once")) as process:
        until(lambda: away(process))
        assert process.status.trouble is trouble
        until(lambda: watches(process))
        assert process.status.process_count == 2


def test_a_start_for_which_there_is_no_room_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """No memory, or no more open files: nothing stays open, and the next try comes at its time."""
    start, held = SpawnProcess.start, list[int]()

    def fails(process: SpawnProcess) -> None:
        held.append(len(list(Path("/proc/self/fd").iterdir())))
        monkeypatch.setattr(SpawnProcess, "start", fails if len(held) < 2 else start)
        raise OSError(errno.ENOMEM, "Cannot allocate memory")

    with OpenProcess(work()) as process:
        until(lambda: watches(process))
        monkeypatch.setattr(SpawnProcess, "start", fails)
        os.kill(pid_of(process), signal.SIGKILL)
        until(lambda: len(held) == 2)
        assert process.status.state is VisionState.NO_FRAMES
        until(lambda: watches(process))
        assert process.status.process_count == 2
    assert held[1] <= held[0]


def test_a_camera_is_unplugged_and_plugged_in_again(tmp_path: Path) -> None:
    once = tmp_path / "once"
    with OpenProcess(work(FaultStep("good", 10), FaultStep("unplug"), once=once)) as process:
        until(lambda: away(process))
        assert process.status.trouble is Trouble.REFUSED
        assert "check its cable" in process.status.message
        until(lambda: process.status.process_count >= 2 and "plug it in" in process.status.message)
        once.with_suffix(".unplugged").unlink()
        until(lambda: watches(process))
        assert process.status.message == ""


def test_a_source_that_is_none_is_opened_once() -> None:
    with OpenProcess(WorkerSetup(partial(open_source, "nowhere.mp4"), Counter)) as process:
        until(lambda: away(process))
        assert "nowhere.mp4" in process.status.message
        assert process.status.process_count == 1
        assert process.pid is None
        assert process._policy.next_action(time.monotonic() + 1000.0) is ProcessAction.NOTHING


def test_a_stall_is_noticed() -> None:
    with OpenProcess(work(FaultStep("good", 10), FaultStep("stall"))) as process:
        until(lambda: watches(process))
        until(lambda: away(process))
        assert process.status.trouble is Trouble.STALLED


def test_a_process_that_grows_is_ended() -> None:
    with OpenProcess(work(FaultStep("good", 10), FaultStep("leak", 40)), memory_limit_mib=400) as process:
        until(lambda: process.status.trouble is Trouble.MEMORY_EXCEEDED)
        until(lambda: watches(process) and process.status.process_count >= 2)


@pytest.mark.parametrize(("what", "frames"), [("slow", 2), ("large", 4)])
def test_a_slow_camera_and_large_frames_are_no_fault(what: str, frames: int) -> None:
    with OpenProcess(work(FaultStep("good", 3), FaultStep(what, frames))) as process:
        until(lambda: watches(process))
        until(lambda: any(look.seq > 9 for look in process.observations()))
        assert watches(process)
        assert process.status.process_count == 1


def test_closing_takes_two_seconds_whatever_the_process_does() -> None:
    """C3: it may ignore being asked."""
    with OpenProcess(work(FaultStep("ignore-term"), FaultStep("stall"))) as process:
        until(lambda: watches(process))
        pid = pid_of(process)
        begun_s = blocked_s()
        process.close()
        assert blocked_s() - begun_s < 2.0
    assert not is_alive(pid)


def test_no_file_handle_or_thread_is_leaked() -> None:
    def held() -> int:
        return len(list(Path("/proc/self/fd").iterdir()))

    outside = set(threading.enumerate())
    with OpenProcess(work()) as process:
        until(lambda: watches(process))
        before, inside = held(), set(threading.enumerate())
        for _ in range(2):
            os.kill(pid_of(process), signal.SIGKILL)
            until(lambda: away(process))
            until(lambda: watches(process))
        assert held() <= before
        assert set(threading.enumerate()) <= inside
    assert set(threading.enumerate()) <= outside
