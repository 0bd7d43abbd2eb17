"""Supervises the vision process: screens ask how well the table is seen, and never wait for the camera."""

import logging
import multiprocessing
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from queue import Empty, SimpleQueue
from threading import Event as Flag
from threading import Thread
from typing import Final, TypeVar

from hardware.vision_process.messages import BadMessageError, Message
from hardware.vision_process.preview_buffer import make_preview_buffer
from hardware.vision_process.requests import (
    Answer,
    Busy,
    Calibrated,
    PicturesSaved,
    Request,
    SavePictures,
    SetMainsFrequency,
    ShownCardsFound,
    TableScanned,
)
from hardware.vision_process.restart_policy import ProcessAction, RestartPolicy
from hardware.vision_process.status import FrameReceived, Observation, SourceFailed, VisionState, VisionStatus
from hardware.vision_process.worker import ENDED, WorkerSetup
from hardware.vision_process.worker_process import WorkerProcess, start_worker
from vision.frames import Picture

Item = TypeVar("Item")
_LOG: Final = logging.getLogger(__name__)

POLL_S: Final = 0.1
"""How often the supervisor checks the process when no message comes."""
MEMORY_LIMIT_MIB: Final = 900.0
"""How much memory the process may use."""
MEASURING_INTERVAL_S: Final = 1.0


class VisionProcess:
    """Starts, supervises and ends the process that watches the table.

    One thread may use `status`, `observations` and `preview`. `notify` is called on the supervisor's thread when there
    is something new; it must only pass the call on.
    """

    def __init__(
        self,
        setup: WorkerSetup,
        *,
        notify: Callable[[], object] | None = None,
        memory_limit_mib: float = MEMORY_LIMIT_MIB,
    ) -> None:
        self._setup = setup
        self._notify = notify or (lambda: None)
        self._memory_limit_mib = memory_limit_mib
        self._context = multiprocessing.get_context("spawn")
        self._preview_buffer = make_preview_buffer(self._context)
        self._observations: SimpleQueue[Observation] = SimpleQueue()
        self._requests: SimpleQueue[Request] = SimpleQueue()
        self._answers: SimpleQueue[Answer] = SimpleQueue()
        self._lasting_requests: dict[type, Request] = {}
        self._policy = RestartPolicy()
        self._closing = Flag()
        self._status = VisionStatus()
        self._thread: Thread | None = None
        self._worker: WorkerProcess | None = None
        self._frame_times_s: deque[float] = deque(maxlen=20)
        self._measured_s = 0.0
        self._preview_number = 0

    @property
    def status(self) -> VisionStatus:
        """How well the table is seen now."""
        return self._status

    @property
    def pid(self) -> int | None:
        """The number of the vision process, while there is one."""
        worker = self._worker
        return worker.pid if worker else None

    def open(self) -> None:
        """Starts to watch; returns at once."""
        if self._thread is None:
            self._closing.clear()
            self._policy.open(time.monotonic())
            self._update_status()
            self._thread = Thread(target=self._supervise, name="vision-supervisor", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Ends the process and its group within two seconds, even if it does not respond."""
        self._closing.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        self._policy = RestartPolicy()
        self._update_status()

    def observations(self) -> tuple[Observation, ...]:
        """Returns all observations since the last call, in order; none is lost and none comes twice."""
        return _drained(self._observations)

    def send(self, request: Request) -> None:
        """Passes a request to the process as soon as there is one; returns at once.

        SavePictures and SetMainsFrequency are sent again to each new process. Other requests end with their process.
        """
        self._requests.put(request)

    def answers(self) -> tuple[Answer, ...]:
        """Returns all answers since the last call, in order."""
        return _drained(self._answers)

    def preview(self) -> Picture | None:
        """Returns the newest small picture (h, w, 3), or None if there is no new one since the last call."""
        taken = self._preview_buffer.take(self._preview_number)
        if taken is None:
            return None
        self._preview_number, picture = taken
        return picture

    def _supervise(self) -> None:
        while not self._closing.is_set():
            self._exchange_messages()
            self._measure_memory()
            match self._policy.next_action(time.monotonic()):
                case ProcessAction.START:
                    self._start()
                case ProcessAction.KILL:
                    self._end(gently=False)
                    self._policy.process_ended(time.monotonic())
            self._update_status()
        self._end(gently=True)

    def _start(self) -> None:
        number = self._status.process_count + 1
        try:
            self._worker = worker = start_worker(self._context, self._setup, number, self._preview_buffer)
        except OSError as error:  # not enough memory or file handles at the moment
            _LOG.warning("the vision process cannot be started: %s", error)
            self._policy.process_ended(time.monotonic())
            return
        for request in tuple(self._lasting_requests.values()):
            worker.send(request)
        self._frame_times_s.clear()
        self._status = replace(self._status, process_count=number)
        self._policy.process_started(time.monotonic())
        _LOG.info("vision process number %s is started with pid %s", number, worker.pid)

    def _exchange_messages(self) -> None:
        """Sends the open requests, receives messages, and notices when the process is gone."""
        worker = self._worker
        if worker is None:
            self._closing.wait(POLL_S)
            return
        for request in _drained(self._requests):
            if isinstance(request, SavePictures | SetMainsFrequency):
                self._lasting_requests[type(request)] = request
            worker.send(request)
        worker.flush()
        for _ in range(worker.wait(POLL_S)):
            if not self._receive_from(worker):
                self._note_end_of(worker)
                return

    def _receive_from(self, worker: WorkerProcess) -> bool:
        """Receives what was sent; returns whether the process still runs with its end of the connection open."""
        try:
            for message in worker.read():
                self._receive(message)
        except (EOFError, OSError):
            return False
        except BadMessageError as error:
            _LOG.warning("the vision process sent an invalid message: %s", error)
            self._policy.message_invalid()
        self._policy.part_received(time.monotonic(), is_whole=not worker.is_within_message)
        return worker.is_alive()

    def _receive(self, message: Message) -> None:
        now_s = time.monotonic()
        if isinstance(message, Observation):
            self._policy.frame_arrived(now_s)
            self._observations.put(message)
            if message.events:
                self._notify()
        elif isinstance(message, SourceFailed):
            if message.message != self._policy.message:  # repeated at each new start, and logged once
                _LOG.warning("%s", message.message)
            self._policy.source_failed(message.message, message.missing, is_permanent=message.is_permanent)
        elif isinstance(message, Busy):
            self._policy.reading_started(now_s)
        elif isinstance(message, TableScanned | Calibrated | ShownCardsFound | PicturesSaved):
            self._policy.frame_arrived(now_s, self._policy.flaw)  # a long read is no silence, once it has answered
            self._update_status()
            self._answers.put(message)
            self._notify()
        elif isinstance(message, FrameReceived):
            self._frame_times_s.append(now_s)
            self._policy.frame_arrived(now_s, message.flaw)
            self._status = replace(self._status, size=message.size)

    def _note_end_of(self, worker: WorkerProcess) -> None:
        """Cleans up after a process that ended by itself."""
        exit_status = worker.exit_status()
        self._end(gently=False)
        self._policy.process_ended(time.monotonic(), source_ended=exit_status == ENDED)
        _LOG.info("the vision process ended with status %s", exit_status)

    def _end(self, *, gently: bool) -> None:
        """Ends the process; what it sent before still counts."""
        worker, self._worker = self._worker, None
        if worker is not None:
            for message in worker.end(gently=gently):
                self._receive(message)

    def _measure_memory(self) -> None:
        now_s = time.monotonic()
        if self._worker is None or now_s - self._measured_s < MEASURING_INTERVAL_S:
            return
        self._measured_s = now_s
        memory_mib = self._worker.memory_mib
        self._status = replace(self._status, memory_mib=memory_mib)
        if memory_mib > self._memory_limit_mib:
            self._policy.memory_exceeded()

    def _update_status(self) -> None:
        before, policy = self._status, self._policy
        flaw = policy.flaw if policy.state is VisionState.UNREADABLE else ""
        now = replace(
            before, state=policy.state, trouble=policy.trouble, message=policy.message, missing=policy.missing
        )
        now = replace(now, flaw=flaw, fps=round(_frame_rate(self._frame_times_s), 1))
        if (now.state, now.trouble, now.flaw) != (before.state, before.trouble, before.flaw):
            now = replace(now, since_s=time.monotonic())
        self._status = now
        if now.since_s != before.since_s:
            self._notify()


def _frame_rate(times_s: Sequence[float]) -> float:
    return (len(times_s) - 1) / max(times_s[-1] - times_s[0], 1e-3) if len(times_s) > 1 else 0.0


def _drained(queue: "SimpleQueue[Item]") -> tuple[Item, ...]:
    """Empties a queue and returns its items in order."""
    items = []
    try:
        while True:
            items.append(queue.get_nowait())
    except Empty:
        return tuple(items)
