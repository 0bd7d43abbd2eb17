"""The process that sees is killed, stopped, blinded and starved; the game hears of it and nothing is lost.

How soon it hears is tested in counted time, in `test_vigil`.
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

from hardware import open_source
from hardware.eyes import Eyes, Look, Sight, Trouble
from hardware.eyes.vigil import Order
from hardware.eyes.worker import Work
from hardware.faulty import Step
from tests.blocked import blocked_s
from tests.live.stand_ins import Counter, Seen, is_alive, until, work
from vision.tracking.card_tracker import Gone


def watches(eyes: Eyes) -> bool:
    return eyes.outlook.sight is Sight.WATCHING


def away(eyes: Eyes) -> bool:
    return eyes.outlook.sight is Sight.AWAY


def pid_of(eyes: Eyes) -> int:
    assert eyes.pid is not None
    return eyes.pid


def has_looked(eyes: Eyes, looks: list[Look], life: int) -> bool:
    """Collects what was seen; tells whether the process of that life has seen anything."""
    looks += eyes.looks()
    return any(look.life == life for look in looks)


def numbers(looks: list[Look], life: int) -> list[int]:
    return [event.track for look in looks if look.life == life for event in look.events if isinstance(event, Gone)]


def test_it_goes_on_after_kill_and_stop_and_loses_nothing() -> None:
    looks: list[Look] = []
    with Seen(work()) as eyes:
        until(lambda: watches(eyes) and eyes.preview() is not None)
        for life, blow in enumerate((signal.SIGKILL, signal.SIGSTOP, signal.SIGSEGV), 1):
            pid = pid_of(eyes)
            until(partial(has_looked, eyes, looks, life))
            os.kill(pid, blow)
            until(lambda: away(eyes))
            until(lambda: watches(eyes))
            assert not is_alive(pid)
            assert eyes.outlook.lives == life + 1
    looks += eyes.looks()
    for life in (1, 2, 3, 4):
        seen = numbers(looks, life)
        assert seen == list(range(len(seen)))
        assert seen
    assert eyes.looks() == ()
    assert eyes.outlook.sight is Sight.OFF


BAD = ("black", "white", "noise", "half", "shape", "late", "no-time", "freeze")


def test_bad_frames_are_said_and_change_nothing() -> None:
    """C1 and C5: no event comes from a bad frame, and it watches again by itself when good ones come."""
    steps = [step for what in BAD for step in (Step(what, 50), Step("good", 10))]
    flaws = set()
    with Seen(work(Step("good", 10), *steps)) as eyes:
        until(lambda: watches(eyes))
        for _ in BAD:
            until(lambda: eyes.outlook.sight is Sight.BLIND)
            assert eyes.outlook.trouble in (Trouble.BAD_PICTURE, Trouble.FROZEN)
            flaws.add(eyes.outlook.flaw)
            until(lambda: watches(eyes))
        seqs = {look.seq for look in eyes.looks()}
        assert eyes.outlook.lives == 1
    assert flaws == {"black", "white", "noise", "half", "shape", "stale", "frozen"}
    before_noticed = range(430, 450)
    bad = {seq for place in range(len(BAD)) for seq in range(10 + 60 * place, 60 + 60 * place)}
    assert not seqs & (bad - set(before_noticed))


@pytest.mark.parametrize(("what", "trouble"), [("raise", Trouble.CRASHED), ("exit", Trouble.CRASHED)])
def test_a_driver_that_fails_is_started_again(what: str, trouble: Trouble, tmp_path: Path) -> None:
    with Seen(work(Step("good", 10), Step(what), once=tmp_path / "once")) as eyes:
        until(lambda: away(eyes))
        assert eyes.outlook.trouble is trouble
        until(lambda: watches(eyes))
        assert eyes.outlook.lives == 2


def test_a_start_for_which_there_is_no_room_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """No memory, or no more open files: nothing stays open, and the next try comes at its time."""
    start, held = SpawnProcess.start, list[int]()

    def fails(process: SpawnProcess) -> None:
        held.append(len(list(Path("/proc/self/fd").iterdir())))
        monkeypatch.setattr(SpawnProcess, "start", fails if len(held) < 2 else start)
        raise OSError(errno.ENOMEM, "Cannot allocate memory")

    with Seen(work()) as eyes:
        until(lambda: watches(eyes))
        monkeypatch.setattr(SpawnProcess, "start", fails)
        os.kill(pid_of(eyes), signal.SIGKILL)
        until(lambda: len(held) == 2)
        assert eyes.outlook.sight is Sight.AWAY
        until(lambda: watches(eyes))
        assert eyes.outlook.lives == 2
    assert held[0] == held[1]


def test_a_camera_is_unplugged_and_plugged_in_again(tmp_path: Path) -> None:
    once = tmp_path / "once"
    with Seen(work(Step("good", 10), Step("unplug"), once=once)) as eyes:
        until(lambda: away(eyes))
        assert eyes.outlook.trouble is Trouble.REFUSED
        assert "check its cable" in eyes.outlook.said
        until(lambda: eyes.outlook.lives >= 2 and "plug it in" in eyes.outlook.said)
        once.with_suffix(".unplugged").unlink()
        until(lambda: watches(eyes))
        assert eyes.outlook.said == ""


def test_a_source_that_is_none_is_opened_once() -> None:
    with Seen(Work(partial(open_source, "nowhere.mp4"), Counter)) as eyes:
        until(lambda: away(eyes))
        assert "nowhere.mp4" in eyes.outlook.said
        assert eyes.outlook.lives == 1
        assert eyes.pid is None
        assert eyes._vigil.order(time.monotonic() + 1000.0) is Order.NOTHING


def test_a_stall_is_noticed() -> None:
    with Seen(work(Step("good", 10), Step("stall"))) as eyes:
        until(lambda: watches(eyes))
        until(lambda: away(eyes))
        assert eyes.outlook.trouble is Trouble.STALLED


def test_a_process_that_grows_is_ended() -> None:
    with Seen(work(Step("good", 10), Step("leak", 40)), most_mib=400) as eyes:
        until(lambda: eyes.outlook.trouble is Trouble.GREEDY)
        until(lambda: watches(eyes) and eyes.outlook.lives >= 2)


@pytest.mark.parametrize(("what", "frames"), [("slow", 2), ("large", 4)])
def test_a_slow_camera_and_large_frames_are_no_fault(what: str, frames: int) -> None:
    with Seen(work(Step("good", 3), Step(what, frames))) as eyes:
        until(lambda: watches(eyes))
        until(lambda: any(look.seq > 9 for look in eyes.looks()))
        assert watches(eyes)
        assert eyes.outlook.lives == 1


def test_closing_takes_two_seconds_whatever_the_process_does() -> None:
    """C3: it may ignore being asked."""
    with Seen(work(Step("ignore-term"), Step("stall"))) as eyes:
        until(lambda: watches(eyes))
        pid = pid_of(eyes)
        begun_s = blocked_s()
        eyes.close()
        assert blocked_s() - begun_s < 2.0
    assert not is_alive(pid)


def test_nothing_stays_behind() -> None:
    def held() -> tuple[int, int]:
        return len(list(Path("/proc/self/fd").iterdir())), threading.active_count()

    threads = threading.active_count()
    with Seen(work()) as eyes:
        until(lambda: watches(eyes))
        before = held()
        for _ in range(2):
            os.kill(pid_of(eyes), signal.SIGKILL)
            until(lambda: away(eyes))
            until(lambda: watches(eyes))
        assert held() == before
    assert threading.active_count() == threads
