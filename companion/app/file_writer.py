"""FileWriter: writes files on a thread of its own, with a time limit, so that no entry waits for a memory stick."""

import errno
import os
from collections.abc import Callable
from math import inf
from threading import Lock, Thread, Timer
from time import monotonic
from typing import Final

from companion.app.worker import ResultT, Worker
from companion.errors import CompanionError, DeviceError
from companion.journal.atomic_files import ProgressCallback
from companion.phrases import phrase

LIMIT_S: Final = 60.0
"""A stick that takes longer is given up: a slow one needs a quarter of it for a game's files."""

SLOW_S: Final = 2.5
"""Of a stick that takes longer for a part of a file it is said that it is slow, or hangs."""

STEP_LIMIT_S: Final = 20.0
"""A stick that takes longer for a part of a file has stopped in mid-writing; one that tidies up takes seconds."""

CLOSING_S: Final = 10.0

Stalled = Callable[[bool], object]
"""Called with True when a disk has done nothing for a while, and with False when it goes on."""


class FileWriter:
    """Runs jobs that write files one after the other; the caller never waits.

    What is not done `limit_s` after it was asked is answered with a DeviceError and left to itself: a thread that
    waits for a disk cannot be stopped. Another thread then does what is asked next. A job is passed what to call
    whenever something is written: from then on it is given up only when nothing more is written for `step_s`, and the
    time of those that wait behind it begins anew; what was given up or stopped ends there. `deliver` is that of a
    Worker.
    """

    def __init__(
        self,
        deliver: Callable[[Callable[[], object]], object],
        limit_s: float = LIMIT_S,
        step_s: float = STEP_LIMIT_S,
        slow_s: float = SLOW_S,
    ) -> None:
        self._deliver = deliver
        self._limit_s = limit_s
        self._step_s = step_s
        self._slow_s = slow_s
        self._worker = self._start()
        self._pending: list[_Pending] = []  # what this worker has not done yet, in order

    def ask(
        self,
        job: Callable[[ProgressCallback], ResultT],
        answer: Callable[[ResultT | CompanionError], object],
        stalled: Stalled = lambda _: None,
    ) -> None:
        """Runs `job` after those asked before; `answer` is delivered once, with its result or a CompanionError."""
        worker, pending = self._worker, self._pending

        def answered(result: ResultT | CompanionError) -> None:
            if this.close():
                pending.remove(this)
                answer(result)

        def give_up(error: DeviceError) -> None:
            if this.is_open:
                self._abandon(worker)
                answered(error)

        def on_progress() -> None:
            if not this.is_open:
                raise OSError(errno.ECANCELED, os.strerror(errno.ECANCELED))
            for one in tuple(pending):
                one.limit.set(self._step_s if one is this else self._limit_s)
            this.slowness.set(self._slow_s)

        this = _Pending(self._deliver, give_up, stalled)
        pending.append(this)
        this.limit.set(self._limit_s)
        worker.ask(lambda _: _end_quietly(job, on_progress), answered)

    def stop(self) -> None:
        """Gives up what is written now."""
        if self._pending:
            self._pending[0].give_up(DeviceError("it was stopped", phrase("disk.stopped")))

    def close(self) -> None:
        """Waits for what was asked, but for no longer than a table would."""
        ending = Thread(target=self._worker.close, name="ending", daemon=True)
        ending.start()
        ending.join(min(CLOSING_S, self._limit_s))

    def _abandon(self, worker: Worker[None]) -> None:
        if worker is self._worker:
            self._worker, self._pending = self._start(), []
            worker.end()

    def _start(self) -> Worker[None]:
        worker: Worker[None] = Worker(lambda: None, lambda _: None, self._deliver)
        worker.start(lambda _: None)
        return worker


def _end_quietly(job: Callable[[ProgressCallback], ResultT], on_progress: ProgressCallback) -> ResultT:
    """Runs a job; one that was given up meanwhile ends as refused, and not as a fault."""
    try:
        return job(on_progress)
    except OSError as error:
        if error.errno != errno.ECANCELED:
            raise
        raise DeviceError("it was given up") from None


class _Pending:
    """A job that is not answered yet, and its timeouts."""

    def __init__(
        self,
        deliver: Callable[[Callable[[], object]], object],
        give_up: Callable[[DeviceError], object],
        stalled: Stalled,
    ) -> None:
        self.is_open = True
        self.give_up = give_up
        slow = DeviceError("it takes too long: the disk or stick does not answer", phrase("disk.slow"))
        self.limit = _Timeout(lambda: deliver(lambda: give_up(slow)))
        self.slowness = _Timeout(lambda: tell(True), lambda: tell(False))

        def tell(is_stalled: bool) -> None:
            deliver(lambda: self.is_open and stalled(is_stalled))

    def close(self) -> bool:
        """Ends both timeouts; whether it was open."""
        was_open, self.is_open = self.is_open, False
        self.limit.stop()
        self.slowness.stop()
        return was_open


class _Timeout:
    """Calls `expired` once, on a thread of its own, unless it is set anew or stopped before.

    `is_over` is called if it is set after that. Both are called under its lock, so that nothing changes until they
    return; they must only pass the call on.
    """

    def __init__(self, expired: Callable[[], object], is_over: Callable[[], object] = lambda: None) -> None:
        self._expired = expired
        self._is_over = is_over
        self._lock = Lock()
        self._has_expired = False
        self._due_s = self._timer_due_s = inf
        self._timer: Timer | None = None

    def set(self, after_s: float) -> None:
        """Expires in `after_s` from now, and no sooner."""
        with self._lock:
            had_expired, self._has_expired = self._has_expired, False
            self._due_s = monotonic() + after_s
            if self._due_s < self._timer_due_s:  # else the timer that ends before sees that it is not due yet
                self._start_timer()
            if had_expired:
                self._is_over()

    def stop(self) -> None:
        """Does not expire any more."""
        with self._lock:
            self._due_s = self._timer_due_s = inf
            self._cancel_timer()

    def _cancel_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _start_timer(self) -> None:
        self._cancel_timer()
        self._timer_due_s = self._due_s
        self._timer = Timer(max(0.0, self._due_s - monotonic()), self._timer_ended, (self._due_s,))
        self._timer.daemon = True
        self._timer.start()

    def _timer_ended(self, timer_due_s: float) -> None:
        with self._lock:
            if timer_due_s != self._timer_due_s:
                return  # another timer ends sooner
            self._timer_due_s = inf
            if self._due_s == inf:
                return
            if self._due_s > monotonic():
                self._start_timer()
                return
            self._due_s, self._has_expired = inf, True
            self._expired()
