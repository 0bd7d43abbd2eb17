"""Interruption: Ctrl-C ends a command in one line, however often it is pressed."""

import os
import signal
import sys
from _thread import start_new_thread
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from types import FrameType
from typing import Final

from companion.commands.messages import print_message

GRACE_S: Final = 3.0
"""So long a command may take to end before one more Ctrl-C ends it at once."""
REPEATED_AFTER_S: Final = 0.02
INTERRUPTED: Final = 128 + signal.SIGINT


class Interruption:
    """Handles signals: the first one raises KeyboardInterrupt, and what must still be done is not interrupted again.

    While `is_deferred`, it is only noted.
    """

    def __init__(self) -> None:
        self.is_deferred = False
        self._first_s: float | None = None
        self._number: int = signal.SIGINT
        self.tell_unraisable = sys.unraisablehook

    def __call__(self, number: int, frame: FrameType | None) -> None:
        """Ends the command gently, or at once if it has not ended for long."""
        if self._first_s is None:
            self._first_s, self._number = monotonic(), number
            if self.is_deferred:
                return
            if not _is_within_hook(frame):
                raise KeyboardInterrupt
            self._repeat()
        elif monotonic() - self._first_s > GRACE_S:
            print_message("stopped at once")
            sys.stdout.flush()
            os._exit(INTERRUPTED)

    @property
    def came(self) -> bool:
        """Whether there was one."""
        return self._first_s is not None

    def repeat_lost(self, lost: "sys.UnraisableHookArgs") -> None:
        """Sends the process the signal again if it was raised where Python passes over it, as in a finalizer."""
        if lost.exc_type is KeyboardInterrupt:
            self._repeat()
        else:
            self.tell_unraisable(lost)

    def _repeat(self) -> None:
        self._first_s = None
        start_new_thread(self._send_soon, ())  # a Thread waits until it has begun, and the signal may come meanwhile

    def _send_soon(self) -> None:
        sleep(REPEATED_AFTER_S)
        os.kill(os.getpid(), self._number)


def _is_within_hook(frame: FrameType | None) -> bool:
    """Whether a frame is of `repeat_lost`, or of what it calls: Python passes over what is raised there, too."""
    while frame is not None and frame.f_code is not Interruption.repeat_lost.__code__:
        frame = frame.f_back
    return frame is not None


@contextmanager
def interrupted_by(*signals: signal.Signals) -> Iterator[None]:
    """Lets `signals` raise KeyboardInterrupt once; those that are ignored, as in the background of a shell, stay so.

    After one of them they are ignored until the process ends, as its end is not to be interrupted either. One that is
    raised in a finalizer, where Python passes over it, comes again.
    """
    interruption = Interruption()
    sys.unraisablehook = interruption.repeat_lost
    before = {one: signal.getsignal(one) for one in signals}
    for one, handler in before.items():
        if handler is not signal.SIG_IGN:
            signal.signal(one, interruption)
    try:
        yield
    finally:
        sys.unraisablehook = interruption.tell_unraisable
        for one, handler in before.items():
            if interruption.came:
                signal.signal(one, signal.SIG_IGN)
            elif signal.getsignal(one) is interruption:
                signal.signal(one, handler)


@contextmanager
def deferred_interruption() -> Iterator[Callable[[], None]]:
    """Lets an interruption wait until the yielded function is called, which then raises KeyboardInterrupt.

    For an event loop: raised anywhere, it can be lost in code that passes over exceptions, or leave a lock held.
    """
    handlers = [signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)]
    interruptions = [handler for handler in handlers if isinstance(handler, Interruption)]

    def raise_deferred() -> None:
        if any(interruption.came for interruption in interruptions):
            raise KeyboardInterrupt

    for interruption in interruptions:
        interruption.is_deferred = True
    try:
        yield raise_deferred
    finally:
        for interruption in interruptions:
            interruption.is_deferred = False
