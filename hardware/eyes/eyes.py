"""Eyes: the port to the process that sees. The screen asks it how things are, and never waits for it."""

import logging
import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import replace
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from queue import Empty, SimpleQueue
from threading import Event as Flag
from threading import Thread
from typing import Final, TypeVar

from hardware.eyes.errands import Answer, Busy, Calibrated, Errand, Keep, Kept, Mains, Scanned
from hardware.eyes.line import Line
from hardware.eyes.messages import BadMessageError, Message, Told
from hardware.eyes.outlook import Arrived, Look, Outlook, Refused, Sight
from hardware.eyes.process import resident_mib, signal_group
from hardware.eyes.slot import make_slot
from hardware.eyes.vigil import Order, Vigil
from hardware.eyes.worker import ENDED, Work, run_worker
from hardware.source import FrameSource
from vision.frames import Picture
from vision.tracking.watcher import Watcher

Thing = TypeVar("Thing")
_LOG = logging.getLogger(__name__)

TURN_S: Final = 0.1
"""How often the supervisor looks round when nothing is heard."""
MOST_MIB: Final = 900.0
"""How much memory the process may hold."""
GRACE_S: Final = 0.7
"""How long a process may take to end by itself before it is killed."""
MEASURED_S: Final = 1.0


class Eyes:
    """Starts, watches over and ends the process that sees. `outlook`, `looks` and `preview` may be asked by one thread.

    `hint` is called on the supervisor's thread when there is something new; it must only pass the call on.
    """

    def __init__(self, work: Work, *, hint: Callable[[], object] | None = None, most_mib: float = MOST_MIB) -> None:
        self._work = work
        self._hint = hint or (lambda: None)
        self._most_mib = most_mib
        self._context = multiprocessing.get_context("spawn")
        self._slot = make_slot(self._context)
        self._looks: SimpleQueue[Look] = SimpleQueue()
        self._errands: SimpleQueue[Errand] = SimpleQueue()
        self._answers: SimpleQueue[Answer] = SimpleQueue()
        self._lasting: dict[type, Errand] = {}
        self._vigil = Vigil()
        self._closing = Flag()
        self._outlook = Outlook()
        self._thread: Thread | None = None
        self._process: SpawnProcess | None = None
        self._line: Line | None = None
        self._beats: deque[float] = deque(maxlen=20)
        self._measured_s = 0.0
        self._shown = 0

    @property
    def outlook(self) -> Outlook:
        """How the eyes see now."""
        return self._outlook

    @property
    def pid(self) -> int | None:
        """The process that sees, while there is one."""
        return self._process.pid if self._process else None

    def open(self) -> None:
        """Begins to see; returns at once."""
        if self._thread is None:
            self._closing.clear()
            self._vigil.open(time.monotonic())
            self._tell()
            self._thread = Thread(target=self._supervise, name="eyes", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Ends the process and its group, within two seconds whatever it does."""
        self._closing.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        self._vigil = Vigil()
        self._tell()

    def looks(self) -> tuple[Look, ...]:
        """Returns everything that was seen since the last call, in order; nothing is lost and nothing comes twice."""
        return _emptied(self._looks)

    def ask(self, errand: Errand) -> None:
        """Sends the process on an errand, as soon as there is one; returns at once.

        Keep and Mains last: each new process is told them. Others are lost with the process that was told.
        """
        self._errands.put(errand)

    def answers(self) -> tuple[Answer, ...]:
        """Returns every answer that came since the last call, in order."""
        return _emptied(self._answers)

    def preview(self) -> Picture | None:
        """Returns the newest small picture (h, w, 3), or None if there is none since the last call."""
        taken = self._slot.take(self._shown)
        if taken is None:
            return None
        self._shown, picture = taken
        return picture

    def _supervise(self) -> None:
        while not self._closing.is_set():
            self._listen()
            self._measure()
            match self._vigil.order(time.monotonic()):
                case Order.START:
                    self._start()
                case Order.KILL:
                    self._end(gently=False)
                    self._vigil.died(time.monotonic())
            self._tell()
        self._end(gently=True)

    def _start(self) -> None:
        try:
            started = self._begin_life(self._outlook.lives + 1)
        except OSError as error:  # no memory, or no more open files: for now
            _LOG.warning("the eyes' process cannot be started: %s", error)
            self._vigil.died(time.monotonic())
            return
        self._process, self._line = started
        for errand in tuple(self._lasting.values()):
            self._send(errand)
        self._beats.clear()
        self._outlook = replace(self._outlook, lives=self._outlook.lives + 1)
        self._vigil.born(time.monotonic())
        _LOG.info("the eyes' process %s is started, the %sth", started[0].pid, self._outlook.lives)

    def _begin_life(self, life: int) -> tuple[SpawnProcess, Line]:
        """Starts a process and returns it with our end of the line to it. Raises OSError, and then nothing is left."""
        here, there = self._context.Pipe()
        with there, ExitStack() as unless_started:
            unless_started.enter_context(here)
            process = self._context.Process(
                target=run_worker, args=(self._work, life, there, self._slot), name="eyes", daemon=True
            )
            before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # Ctrl-C is for us to hear
            try:
                process.start()
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, before)
            unless_started.pop_all()
        return process, Line(here, Told, patient=False)

    def _listen(self) -> None:
        """Takes in what the process says, and notices when it is gone."""
        if self._process is None or self._line is None:
            self._closing.wait(TURN_S)
            return
        for errand in _emptied(self._errands):
            self._send(errand)
        with suppress(OSError):  # it is gone, which is noticed at once
            self._line.flush()
        for _ in wait([self._line.fileno(), self._process.sentinel], TURN_S):
            if not self._drain():
                self._bury()
                return

    def _send(self, errand: Errand) -> None:
        """Sends the process on an errand."""
        if isinstance(errand, Keep | Mains):
            self._lasting[type(errand)] = errand
        assert self._line is not None
        with suppress(OSError):  # it is gone, which is noticed at once
            self._line.send(errand)

    def _drain(self) -> bool:
        """Returns whether the process still has its end of the pipe."""
        assert self._line is not None
        try:
            for told in self._line.read():
                self._hear(told)
        except (EOFError, OSError):
            return False
        except BadMessageError as error:
            _LOG.warning("the eyes' process says what cannot be: %s", error)
            self._vigil.garbled()
        return self._process is not None and self._process.is_alive()

    def _hear(self, told: Message) -> None:
        now_s = time.monotonic()
        if isinstance(told, Look):
            self._vigil.heard(now_s)
            self._looks.put(told)
            if told.events:
                self._hint()
        elif isinstance(told, Refused):
            if told.said != self._vigil.said:  # it is tried again and again, and said once
                _LOG.warning("%s", told.said)
            self._vigil.refused(told.said, told.lack, for_good=told.for_good)
        elif isinstance(told, Busy):
            self._vigil.busy(now_s)
        elif isinstance(told, Scanned | Calibrated | Kept):
            self._answers.put(told)
            self._hint()
        elif isinstance(told, Arrived):
            self._beats.append(now_s)
            self._vigil.heard(now_s, told.flaw)
            self._outlook = replace(self._outlook, size=told.size)

    def _bury(self) -> None:
        """The process ended by itself."""
        assert self._process is not None
        self._process.join(GRACE_S)
        status = self._process.exitcode
        self._end(gently=False)
        self._vigil.died(time.monotonic(), ended=status == ENDED)
        _LOG.info("the eyes' process ended with %s", status)

    def _end(self, *, gently: bool) -> None:
        """Ends the process with its whole group; never waits for longer than it must."""
        process, line = self._process, self._line
        self._process = self._line = None
        if process is not None and process.pid is not None:
            if gently:
                signal_group(process.pid, signal.SIGTERM)
                process.join(GRACE_S)
            signal_group(process.pid, signal.SIGKILL)
            process.join(GRACE_S)
            if process.exitcode is not None:
                process.close()
        if line is not None:
            with suppress(EOFError, OSError, BadMessageError):  # what it had said before it ended counts
                for told in line.read():
                    self._hear(told)
            line.close()

    def _measure(self) -> None:
        now_s = time.monotonic()
        if self._process is None or now_s - self._measured_s < MEASURED_S:
            return
        self._measured_s = now_s
        memory_mib = resident_mib(self._process.pid or 0)
        self._outlook = replace(self._outlook, memory_mib=memory_mib)
        if memory_mib > self._most_mib:
            self._vigil.greedy()

    def _tell(self) -> None:
        before, vigil = self._outlook, self._vigil
        beats = self._beats
        fps = (len(beats) - 1) / max(beats[-1] - beats[0], 1e-3) if len(beats) > 1 else 0.0
        flaw = vigil.flaw if vigil.sight is Sight.BLIND else ""
        now = replace(before, sight=vigil.sight, trouble=vigil.trouble, said=vigil.said, lack=vigil.lack)
        now = replace(now, flaw=flaw, fps=round(fps, 1))
        if now.sight is not before.sight or now.trouble is not before.trouble or now.flaw != before.flaw:
            now = replace(now, since_s=time.monotonic())
        self._outlook = now
        if now.since_s != before.since_s:
            self._hint()


def watch_with(make_source: Callable[[], FrameSource], speed: float | None = None, alphabet: str = "english") -> Work:
    """Returns the work of watching a source with the trained reader, for a deck with the letters of `alphabet`."""
    return Work(make_source, partial(make_trained_watcher, alphabet), speed)


def make_trained_watcher(alphabet: str = "english") -> Watcher:
    """Returns a watcher with the networks that are shipped; called in the process that sees."""
    from vision.reader import Reader

    return Watcher(Reader(alphabet))


def _emptied(queue: "SimpleQueue[Thing]") -> tuple[Thing, ...]:
    """Returns what is in a queue, in order."""
    found = []
    try:
        while True:
            found.append(queue.get_nowait())
    except Empty:
        return tuple(found)
