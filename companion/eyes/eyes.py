"""Eyes: watches over the process that looks. The game never waits for it, and never ends with it."""

import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Event, Thread
from typing import Final, TypeAlias

from companion.eyes.looking import look
from companion.eyes.messages import Away, Beat, Blind, Ended, Failed, Looking, Message, Saw, State
from companion.eyes.preview import Preview

_LOG: Final = logging.getLogger(__name__)

NOTICE_S: Final = 2.5
"""So long after the last usable frame the table is told; C1 allows three seconds."""
START_S: Final = 12.0
"""How long a new process may take to its first frame: libraries, networks, the camera's own start."""
PACING_S: Final = (1.0, 2.0, 5.0, 8.0)
"""How long is waited before each new try; never longer than the last."""
STEADY_S: Final = 30.0
"""A process that looked for so long was well: the next try comes soon again."""
END_S: Final = 1.5
"""How long a process may take to end before it is killed."""
MOST_BYTES: Final = 900 << 20
"""A process that has held more memory leaks, and is begun anew."""
POLL_S: Final = 0.25

Look: TypeAlias = Callable[[str, float, Connection, str], None]


class Eyes:
    """Looks at the source called `name` from `start` to `stop`.

    `saw` is called with what happened on the table, `stood` with each change of state, both on this object's own
    thread, in order; nothing that was seen is lost on the way. `preview` holds the newest small picture.
    """

    def __init__(
        self,
        name: str,
        saw: Callable[[Saw], object],
        stood: Callable[[State], object],
        fps: float = 10.0,
        looking: Look = look,
    ) -> None:
        self.state: State = Away()
        self.preview = Preview()
        self.starts = 0
        self._name, self._fps, self._looking = name, fps, looking
        self._saw, self._stood = saw, stood
        self._over = Event()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._good_s = self._beat_s = 0.0
        self._thread = Thread(target=self._watch, name="eyes")

    def start(self) -> None:
        """Begins to look."""
        self._thread.start()

    def stop(self) -> None:
        """Ends looking; when it returns, the process is gone."""
        self._over.set()
        if self._thread.ident is not None:
            self._thread.join()
        self.preview.close()

    def _watch(self) -> None:
        tries = 0
        while not self._over.is_set():
            begun_s = time.monotonic()
            self._look_once()
            if isinstance(self.state, Ended):
                return
            tries = 1 if time.monotonic() - begun_s > STEADY_S else tries + 1
            self._over.wait(PACING_S[min(tries, len(PACING_S)) - 1])

    def _look_once(self) -> None:
        """Runs one process until it ends or must be ended; the table is told why before anything else."""
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe(duplex=False)
        arguments = (self._name, self._fps, theirs, self.preview.name)
        self._process = context.Process(target=self._looking, args=arguments, name="looking", daemon=True)
        self._process.start()
        theirs.close()
        self.starts += 1
        self._good_s = self._beat_s = time.monotonic() + START_S - NOTICE_S
        try:
            why = self._listen()
            if not isinstance(self.state, Ended) and not self._over.is_set():
                self._stand(Away(why))
        finally:
            self._end()

    def _listen(self) -> str:
        assert self._pipe is not None
        while not self._over.is_set():
            try:
                while self._pipe.poll(POLL_S):
                    if (why := self._hear(self._pipe.recv())) is not None or self._over.is_set():
                        return why or ""
            except (EOFError, OSError):
                return "the looking process ended by itself"
            except Exception as error:  # what a dying process leaves in the pipe may be anything
                _LOG.warning("a message of the looking process could not be read: %r", error)
                return "the looking process was cut off"
            if time.monotonic() - self._beat_s > NOTICE_S:
                return "no frames come"
        return ""

    def _hear(self, message: Message) -> str | None:
        """Takes a message in; returns why the process must end, if it must."""
        match message:
            case Beat():
                return self._beat(message)
            case Saw():
                self._saw(message)
            case Failed(why):
                return why
            case Ended():
                self._stand(message)
                return ""
        return None

    def _beat(self, beat: Beat) -> str | None:
        now_s = self._beat_s = time.monotonic()
        if beat.flaw is None:
            self._good_s = now_s
            self._stand(Looking())
        elif now_s - self._good_s > NOTICE_S:
            self._stand(Blind(beat.flaw))
        return "the looking process held too much memory" if beat.memory > MOST_BYTES else None

    def _stand(self, state: State) -> None:
        if state != self.state:
            self.state = state
            self._stood(state)

    def _end(self) -> None:
        """Ends the process and whatever it began, kindly at first."""
        process, self._process = self._process, None
        assert process is not None
        if process.is_alive():
            process.terminate()
            process.join(END_S)
        assert process.pid is not None
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.kill()  # it may have been ended before it led a group
        process.join()
        process.close()
        if self._pipe is not None:
            self._pipe.close()
