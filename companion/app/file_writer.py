"""FileWriter: writes files beside the game, on a thread of its own and within a time: no entry waits for a stick."""

from collections.abc import Callable
from threading import Thread, Timer
from typing import Final

from companion.app.worker import ResultT, Worker
from companion.engine.phrases import phrase
from companion.errors import CompanionError, DeviceError

LIMIT_S: Final = 60.0
"""A stick that takes longer is given up: a slow one needs a quarter of it for a game's files."""

CLOSING_S: Final = 10.0


class FileWriter:
    """Runs jobs that write files one after the other; whoever asks never waits.

    What is not done `limit_s` after it was asked is answered with a DeviceError and left to itself: no thread can be
    torn from a disk. Another thread then does what is asked next. `deliver` is as for a Worker.
    """

    def __init__(self, deliver: Callable[[Callable[[], object]], object], limit_s: float = LIMIT_S) -> None:
        self._deliver = deliver
        self._limit_s = limit_s
        self._worker = self._start()

    def ask(self, job: Callable[[None], ResultT], answer: Callable[[ResultT | CompanionError], object]) -> None:
        """Runs `job` after those asked before; `answer` is delivered once, with its result or a CompanionError."""
        worker, is_open = self._worker, [True]

        def answered(found: ResultT | CompanionError) -> None:
            timer.cancel()
            if is_open:
                is_open.clear()
                answer(found)

        timer = Timer(self._limit_s, lambda: self._deliver(lambda: self._abandon(worker, answered)))
        timer.daemon = True
        timer.start()
        worker.ask(job, answered)

    def close(self) -> None:
        """Waits for what was asked, but for no longer than a table would."""
        ending = Thread(target=self._worker.close, name="ending", daemon=True)
        ending.start()
        ending.join(min(CLOSING_S, self._limit_s))

    def _abandon(self, worker: Worker[None], answered: Callable[[CompanionError], object]) -> None:
        if worker is self._worker:
            self._worker = self._start()
        answered(DeviceError("it takes too long: the disk or stick does not answer", phrase("disk.slow")))

    def _start(self) -> Worker[None]:
        worker: Worker[None] = Worker(lambda: None, lambda _: None, self._deliver)
        worker.start(lambda _: None)
        return worker
