"""The running worker process as the supervisor holds it: start it, exchange messages with it, end it."""

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from typing import Final

from hardware.vision_process.messages import BadMessageError, Message, MessageConnection, WorkerMessage
from hardware.vision_process.preview_buffer import PreviewBuffer
from hardware.vision_process.requests import Request
from hardware.vision_process.worker import WorkerSetup, run_worker


def resident_mib(pid: int) -> float:
    """Returns how much memory a process uses, or 0 if it is gone."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (OSError, IndexError, ValueError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def _signal_group(pid: int, what: signal.Signals) -> None:
    """Sends a signal to a process and to its group, which may not exist yet."""
    for send in (os.killpg, os.kill):
        try:
            send(pid, what)
        except ProcessLookupError:
            continue


TERMINATION_S: Final = 0.7
"""How long the process may take to end by itself before it is killed."""


class WorkerProcess:
    """A started process and the supervisor's end of the connection to it; used by one thread."""

    def __init__(self, process: SpawnProcess, connection: MessageConnection) -> None:
        self._process = process
        self._connection = connection

    @property
    def pid(self) -> int | None:
        """The process's number."""
        return self._process.pid

    @property
    def memory_mib(self) -> float:
        """How much memory the process uses."""
        return resident_mib(self._process.pid or 0)

    @property
    def is_within_message(self) -> bool:
        """Whether the beginning of a message has arrived, and not yet all of it."""
        return self._connection.is_within_message

    def is_alive(self) -> bool:
        """Whether the process still runs."""
        return self._process.is_alive()

    def send(self, request: Request) -> None:
        """Sends a request; a process that has ended is noticed elsewhere."""
        with suppress(OSError):
            self._connection.send(request)

    def flush(self) -> None:
        """Sends what there was no room for before; a process that has ended is noticed elsewhere."""
        with suppress(OSError):
            self._connection.flush()

    def wait(self, timeout_s: float) -> int:
        """Waits until a message comes or the process ends; returns how many of the two happened."""
        return len(wait([self._connection.fileno(), self._process.sentinel], timeout_s))

    def read(self) -> Iterator[Message]:
        """Yields the messages that have arrived. Raises EOFError, OSError or BadMessageError."""
        return self._connection.read()

    def exit_status(self) -> int | None:
        """Returns the status of a process that is ending, or None if it takes too long."""
        self._process.join(TERMINATION_S)
        return self._process.exitcode

    def end(self, *, gently: bool) -> Iterator[Message]:
        """Ends the process with its whole group within a bounded time; yields the messages it sent before."""
        pid = self._process.pid
        if pid is not None:
            if gently:
                _signal_group(pid, signal.SIGTERM)
                self._process.join(TERMINATION_S)
            _signal_group(pid, signal.SIGKILL)
            self._process.join(TERMINATION_S)
            if self._process.exitcode is not None:
                self._process.close()
        with suppress(EOFError, OSError, BadMessageError):
            yield from self._connection.read()
        self._connection.close()


def start_worker(
    context: SpawnContext, setup: WorkerSetup, process_number: int, preview_buffer: PreviewBuffer
) -> WorkerProcess:
    """Starts a process. Raises OSError, and then nothing is left open."""
    here, there = context.Pipe()
    with there, ExitStack() as unless_started:
        unless_started.enter_context(here)
        process = context.Process(
            target=run_worker, args=(setup, process_number, there, preview_buffer), name="vision", daemon=True
        )
        resource_tracker.ensure_running()  # its own start would let Ctrl-C through again
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # Ctrl-C is for the main process alone
        try:
            process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        unless_started.pop_all()
    return WorkerProcess(process, MessageConnection(here, WorkerMessage, is_blocking=False))
