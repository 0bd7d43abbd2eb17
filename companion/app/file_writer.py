"""FileWriter: writes files on a thread of its own, with a time limit, so that no entry waits for a memory stick."""

from collections.abc import Callable
from threading import Thread, Timer
from typing import Final

from companion.app.worker import ResultT, Worker
from companion.engine.phrases import phrase
from companion.errors import CompanionError, DeviceError
from companion.journal.atomic_files import WentOn

LIMIT_S: Final = 60.0
"""A stick that takes longer is given up: a slow one needs a quarter of it for a game's files."""

STEP_LIMIT_S: Final = 6.0
"""A stick that takes longer for a part of a file has stopped in mid-writing."""

CLOSING_S: Final = 10.0


class FileWriter:
    """Runs jobs that write files one after the other; whoever asks never waits.

    What is not done `limit_s` after it was asked is answered with a DeviceError and left to itself: no thread can be
    torn from a disk. Another thread then does what is asked next. A job is passed what to call whenever something is
    written: from then on it is given up only when nothing more is written for `step_s`, and the time of those that
    wait behind it begins anew. `deliver` is as for a Worker.
    """

    def __init__(
        self,
        deliver: Callable[[Callable[[], object]], object],
        limit_s: float = LIMIT_S,
        step_s: float = STEP_LIMIT_S,
    ) -> None:
        self._deliver = deliver
        self._limit_s = limit_s
        self._step_s = step_s
        self._worker = self._start()
        self._alarms: list[_Alarm] = []  # of the jobs that this worker has not done yet, in order

    def ask(self, job: Callable[[WentOn], ResultT], answer: Callable[[ResultT | CompanionError], object]) -> None:
        """Runs `job` after those asked before; `answer` is delivered once, with its result or a CompanionError."""
        worker, alarms, is_open = self._worker, self._alarms, [True]

        def answered(found: ResultT | CompanionError) -> None:
            alarm.stop()
            if is_open:
                is_open.clear()
                alarms.remove(alarm)
                answer(found)

        def give_up() -> None:
            if is_open:
                self._abandon(worker)
                answered(DeviceError("it takes too long: the disk or stick does not answer", phrase("disk.slow")))

        def went_on() -> None:
            for waiting in tuple(alarms):
                waiting.set(self._step_s if waiting is alarm else self._limit_s)

        alarm = _Alarm(lambda: self._deliver(give_up))
        alarms.append(alarm)
        alarm.set(self._limit_s)
        worker.ask(lambda _: job(went_on), answered)

    def close(self) -> None:
        """Waits for what was asked, but for no longer than a table would."""
        ending = Thread(target=self._worker.close, name="ending", daemon=True)
        ending.start()
        ending.join(min(CLOSING_S, self._limit_s))

    def _abandon(self, worker: Worker[None]) -> None:
        if worker is self._worker:
            self._worker, self._alarms = self._start(), []

    def _start(self) -> Worker[None]:
        worker: Worker[None] = Worker(lambda: None, lambda _: None, self._deliver)
        worker.start(lambda _: None)
        return worker


class _Alarm:
    """Rings once, on a thread of its own, unless it is set anew or stopped before."""

    def __init__(self, ring: Callable[[], object]) -> None:
        self._ring = ring
        self._timer: Timer | None = None

    def set(self, after_s: float) -> None:
        """Rings in `after_s` from now, and no sooner."""
        self.stop()
        self._timer = Timer(after_s, self._ring)
        self._timer.daemon = True
        self._timer.start()

    def stop(self) -> None:
        """Does not ring."""
        if self._timer is not None:
            self._timer.cancel()
