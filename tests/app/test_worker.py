"""The worker: one thread owns the journal, and whoever asks never waits."""

from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Event, current_thread
from typing import Any
from weakref import finalize

import pytest

from companion.app.worker import Worker
from companion.errors import CompanionError
from companion.phrases import phrase


class Caller:
    """Takes the deliveries on its own thread, one after the other."""

    def __init__(self, open_owned: Callable[[], list[str]] = list) -> None:
        self.delivered: SimpleQueue[Callable[[], object]] = SimpleQueue()
        self.answers: list[Any] = []
        self.closed: list[list[str]] = []
        self.worker: Worker[list[str]] = Worker(open_owned, self.closed.append, self.delivered.put)
        self.worker.start(self.answers.append)

    def take(self, count: int) -> list[Any]:
        for _ in range(count):
            self.delivered.get(timeout=300)()
        return self.answers


def refuse(_: object) -> None:
    raise CompanionError("no room")


def test_jobs_are_done_in_order_on_one_thread_that_is_not_the_askers() -> None:
    caller = Caller()
    threads = []

    def write(text: str) -> Callable[[list[str]], int]:
        def job(owned: list[str]) -> int:
            threads.append(current_thread())
            owned.append(text)
            return len(owned)

        return job

    for text in ("one", "two", "three"):
        caller.worker.ask(write(text), caller.answers.append)
    assert caller.take(4) == [None, 1, 2, 3]
    caller.worker.close()
    assert caller.closed == [["one", "two", "three"]]
    assert len(set(threads)) == 1
    assert threads[0] is not current_thread()


class Rows(list[str]):
    """What a job is done with, such as all rows of a journal."""


def count(rows: Rows, _: object) -> int:
    return len(rows)


def test_what_a_job_was_done_with_is_let_go_once_it_is_done() -> None:
    caller = Caller()
    rows, gone = Rows(), SimpleQueue[None]()
    finalize(rows, gone.put, None)
    caller.worker.ask(partial(count, rows), caller.answers.append)
    del rows
    assert caller.take(2) == [None, 0]
    gone.get(timeout=300)
    caller.worker.close()


def fail() -> list[str]:
    raise RuntimeError("a bug")


def test_what_goes_wrong_at_opening_is_told_whatever_it_is() -> None:
    """A kiosk's screen would stay empty else, until its watchdog ends it."""
    caller = Caller(fail)
    (error,) = caller.take(1)
    caller.worker.ask(len, caller.answers.append)
    caller.worker.close()
    assert isinstance(error, CompanionError)
    assert error.phrase == phrase("refused.inside", None, kind="RuntimeError")
    assert caller.take(1) == [error, error], "and so is whatever is asked from then on"


def test_what_was_asked_before_an_opening_that_fails_is_answered_too() -> None:
    may_fail = Event()

    def fail_later() -> list[str]:
        may_fail.wait(300)
        return fail()

    caller = Caller(fail_later)
    for _ in range(2):
        caller.worker.ask(len, caller.answers.append)
    caller.worker.end()
    may_fail.set()
    error, *answers = caller.take(3)
    assert isinstance(error, CompanionError)
    assert answers == [error, error]
    caller.worker.close()


def test_what_is_refused_is_told_and_the_next_job_is_done() -> None:
    caller = Caller()
    caller.worker.ask(refuse, caller.answers.append)
    caller.worker.ask(len, caller.answers.append)
    opened, refused, counted = caller.take(3)
    caller.worker.close()
    assert (opened, str(refused), counted) == (None, "no room", 0)


def test_what_cannot_be_opened_is_told() -> None:
    def open_owned() -> list[str]:
        raise CompanionError("in use")

    caller = Caller(open_owned)
    assert [str(answer) for answer in caller.take(1)] == ["in use"]
    caller.worker.ask(len, caller.answers.append)
    assert [str(answer) for answer in caller.take(1)] == ["in use", "in use"], "whoever asks later hears of it, too"
    caller.worker.close()
    assert caller.closed == []


@pytest.mark.parametrize("count", [1, 50])
def test_closing_waits_for_what_was_asked(count: int) -> None:
    caller = Caller()
    for _ in range(count):
        caller.worker.ask(lambda owned: owned.append("row"), caller.answers.append)
    caller.worker.close()
    assert caller.closed == [["row"] * count]


def test_a_fault_inside_a_job_is_told_too() -> None:
    caller = Caller()
    caller.worker.ask(lambda owned: owned[7], caller.answers.append)
    _, told = caller.take(2)
    caller.worker.close()
    assert isinstance(told, CompanionError)
    assert "something went wrong" in str(told)


def test_a_desk_that_was_never_begun_closes() -> None:
    Worker[list[str]](list, len, id).close()
