"""Files beside the game: written one after the other, and given up when a disk does not answer."""

import errno
import logging
import threading
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Event, get_ident
from typing import Any

import pytest

from companion.app.file_writer import FileWriter, _Timeout
from companion.app.worker import Worker
from companion.errors import CompanionError, DeviceError

PATIENCE_S = 300.0
"""Whoever waits so long for another thread waits in vain, however busy the machine is."""


class Caller:
    """Takes the deliveries on its own thread."""

    def __init__(self, limit_s: float = 60.0, step_s: float = 60.0, slow_s: float = 60.0) -> None:
        self.delivered: SimpleQueue[Callable[[], object]] = SimpleQueue()
        self.answers: list[Any] = []
        self.writer = FileWriter(self.delivered.put, limit_s, step_s, slow_s)

    def ask(self, job: Callable[[], Any]) -> None:
        self.writer.ask(lambda _: job(), self.answers.append)

    def take(self, count: int) -> list[Any]:
        while len(self.answers) < count:
            self.delivered.get(timeout=PATIENCE_S)()
        return self.answers


def refuse() -> None:
    raise CompanionError("no room")


def test_each_job_is_answered_in_order() -> None:
    caller = Caller()
    for number in range(5):
        caller.ask(partial(abs, number))
    caller.ask(refuse)
    *numbers, refused = caller.take(6)
    assert numbers == list(range(5))
    assert str(refused) == "no room"
    caller.writer.close()


def test_no_thread_waits_for_the_time_limit_of_what_is_written() -> None:
    before, caller = set(threading.enumerate()), Caller()
    caller.writer.ask(lambda on_progress: on_progress(), caller.answers.append)
    caller.take(1)
    caller.writer.close()
    for thread in set(threading.enumerate()) - before:
        thread.join(caller.writer._limit_s / 2)
        assert not thread.is_alive(), thread


def test_a_disk_that_does_not_answer_is_given_up_and_the_next_job_is_done() -> None:
    caller, free = Caller(limit_s=0.2), Event()
    caller.ask(lambda: free.wait(PATIENCE_S))
    [given_up] = caller.take(1)
    assert isinstance(given_up, DeviceError)
    assert "takes too long" in str(given_up)
    caller.writer._limit_s = PATIENCE_S  # now the disk answers, and only the machine may be busy
    caller.ask(lambda: "written")
    assert caller.take(2)[1] == "written"
    free.set()
    caller.writer.close()
    while not caller.delivered.empty():
        caller.delivered.get()()
    assert len(caller.answers) == 2, "what was given up is not answered twice"


def test_a_disk_that_stops_answering_in_mid_writing_is_given_up_sooner_than_one_that_is_slow() -> None:
    caller, free = Caller(limit_s=PATIENCE_S, step_s=0.1), Event()

    def write(on_progress: Callable[[], object]) -> None:
        on_progress()
        free.wait(PATIENCE_S)

    caller.writer.ask(write, caller.answers.append)
    [given_up] = caller.take(1)
    free.set()
    assert isinstance(given_up, DeviceError)
    assert "does not answer" in str(given_up)


def test_closing_waits_for_no_disk_for_ever() -> None:
    caller, free = Caller(limit_s=0.2), Event()
    caller.ask(lambda: free.wait(PATIENCE_S))
    caller.writer.close()
    assert not free.is_set()
    free.set()


def test_what_waited_behind_a_disk_that_does_not_answer_is_given_up_with_it() -> None:
    caller, free = Caller(limit_s=0.2), Event()
    caller.ask(lambda: free.wait(PATIENCE_S))
    caller.ask(lambda: "behind it")
    assert [type(answer) for answer in caller.take(2)] == [DeviceError, DeviceError]
    free.set()
    caller.writer.close()


def test_the_time_of_what_waits_begins_anew_whenever_the_disk_goes_on() -> None:
    caller, asked, free = Caller(limit_s=2 * PATIENCE_S, step_s=PATIENCE_S), Event(), Event()

    def write(on_progress: Callable[[], object]) -> str:
        asked.wait(PATIENCE_S)
        on_progress()
        free.wait(PATIENCE_S)
        return "slowly"

    caller.writer.ask(write, caller.answers.append)
    caller.ask(lambda: "behind it")
    caller.writer._limit_s = 0.05  # what waits is given as long from now on
    asked.set()
    assert isinstance(caller.take(1)[0], DeviceError)
    free.set()
    assert caller.take(2)[1] == "slowly"
    caller.writer.close()


def test_a_job_that_was_done_in_time_leaves_its_thread_to_the_next_one() -> None:
    caller = Caller(limit_s=PATIENCE_S, step_s=0.05)
    kept: list[Callable[[], object]] = []

    def write(on_progress: Callable[[], object]) -> int:
        kept.append(on_progress)
        return get_ident()

    caller.writer.ask(write, caller.answers.append)
    started, done = (caller.delivered.get(timeout=PATIENCE_S) for _ in range(2))
    kept[0]()  # its time is up before the screen has heard that it is done
    late = caller.delivered.get(timeout=PATIENCE_S)
    for deliver in (started, done, late):
        deliver()
    caller.ask(get_ident)
    first, second = caller.take(2)
    assert first == second
    caller.writer.close()


def test_of_a_disk_that_stalls_it_is_said_that_it_does_and_that_it_goes_on() -> None:
    caller, free, told = Caller(limit_s=PATIENCE_S, step_s=PATIENCE_S, slow_s=0.05), Event(), list[bool]()

    def write(on_progress: Callable[[], object]) -> str:
        on_progress()
        free.wait(PATIENCE_S)
        on_progress()
        return "written"

    def take_note(is_stalled: bool) -> None:
        told.append(is_stalled)
        free.set()

    caller.writer.ask(write, caller.answers.append, take_note)
    assert caller.take(1) == ["written"], "it was waited for"
    assert told[:2] == [True, False]
    caller.writer.close()


def test_what_is_stopped_is_answered_at_once_and_writes_no_more() -> None:
    caller, free, ended = Caller(limit_s=PATIENCE_S, step_s=PATIENCE_S), Event(), SimpleQueue[str]()

    def write(on_progress: Callable[[], object]) -> None:
        try:
            on_progress()
            free.wait(PATIENCE_S)
            on_progress()
        except OSError as error:
            ended.put(str(error))

    caller.writer.stop()  # nothing is written yet
    caller.writer.ask(write, caller.answers.append)
    caller.delivered.get(timeout=PATIENCE_S)()  # the first thread has begun
    caller.writer.stop()
    assert "stopped" in str(caller.answers[0])
    free.set()
    assert "canceled" in ended.get(timeout=PATIENCE_S)
    caller.writer.stop()
    assert len(caller.answers) == 1
    caller.writer.close()


def test_the_late_answer_of_a_job_that_was_stopped_is_not_given() -> None:
    caller, free = Caller(limit_s=PATIENCE_S), Event()
    caller.ask(lambda: free.wait(PATIENCE_S))
    slow = caller.writer._worker
    caller.writer.stop()
    free.set()
    slow.close()  # it has answered by now
    caller.ask(lambda: "written")
    stopped, written = caller.take(2)  # the deliveries come in order: the late one before that of what was asked next
    assert "stopped" in str(stopped)
    assert written == "written"
    caller.writer.close()


def test_what_is_given_up_is_no_fault_of_the_program(caplog: pytest.LogCaptureFixture) -> None:
    caller, begun, free = Caller(), Event(), Event()

    def hang(on_progress: Callable[[], object]) -> None:
        begun.set()
        free.wait(PATIENCE_S)
        on_progress()

    with caplog.at_level(logging.INFO):
        caller.writer.ask(hang, caller.answers.append)
        begun.wait(PATIENCE_S)
        ending = caller.writer._worker
        caller.writer.stop()
        free.set()
        ending.close()
    told = [record for record in caplog.records if record.name == Worker.__module__]
    assert [record.getMessage() for record in told] == ["refused: it was given up"]
    assert told[0].exc_info is None
    caller.writer.close()


def test_an_error_of_a_disk_is_none_that_was_given_up(caplog: pytest.LogCaptureFixture) -> None:
    caller = Caller()

    def fail() -> None:
        raise OSError(errno.EIO, "broken")

    caller.ask(fail)
    [refused] = caller.take(1)
    assert "OSError" in str(refused)
    assert caplog.records[0].exc_info is not None
    caller.writer.close()


def test_a_timeout_can_be_neither_set_nor_stopped_as_it_expires() -> None:
    held: list[bool] = []
    timeout = _Timeout(lambda: held.append(timeout._lock.locked()), lambda: held.append(timeout._lock.locked()))
    timeout._due_s = timeout._timer_due_s = 0.0
    timeout._timer_ended(0.0)
    timeout.set(PATIENCE_S)
    assert held == [True, True]
    timeout.stop()


def test_a_timeout_that_is_set_later_meanwhile_does_not_expire_yet() -> None:
    expired: list[str] = []
    timeout = _Timeout(lambda: expired.append("expired"))
    timeout.set(PATIENCE_S)
    timer_due_s = timeout._timer_due_s
    timeout.set(2 * PATIENCE_S)
    timeout._timer_ended(timer_due_s)
    assert timeout._timer_due_s > timer_due_s, "its timer goes on"
    timeout._timer_ended(timer_due_s)  # that one is not the last
    assert not expired
    timeout.stop()
    timeout._timer_ended(timeout._timer_due_s)
    assert not expired
