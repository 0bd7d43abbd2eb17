"""Interruption: Ctrl-C ends a command in one line, however often it is pressed."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from types import FrameType
from typing import Final

from companion.commands.messages import print_message

GRACE_S: Final = 3.0
"""So long a command may take to end before one more Ctrl-C ends it at once."""
INTERRUPTED: Final = 128 + signal.SIGINT


class Interruption:
    """Handles signals: the first one raises KeyboardInterrupt, and what must still be done is not interrupted again."""

    def __init__(self) -> None:
        self._first_s: float | None = None

    def __call__(self, number: int, frame: FrameType | None) -> None:
        """Ends the command gently, or at once if it has not ended for long."""
        if self._first_s is None:
            self._first_s = monotonic()
            raise KeyboardInterrupt
        if monotonic() - self._first_s > GRACE_S:
            print_message("stopped at once")
            sys.stdout.flush()
            os._exit(INTERRUPTED)

    @property
    def came(self) -> bool:
        """Whether there was one."""
        return self._first_s is not None


def repeat_lost_interruption() -> None:
    """Raises KeyboardInterrupt again where the first one was lost: Python passes over what is raised in a finalizer.

    To be called now and then by an event loop, which runs no more once one has reached it.
    """
    handlers = (signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM))
    if any(isinstance(handler, Interruption) and handler.came for handler in handlers):
        raise KeyboardInterrupt


@contextmanager
def interrupted_by(*signals: signal.Signals) -> Iterator[None]:
    """Lets `signals` raise KeyboardInterrupt once; those that are ignored, as in the background of a shell, stay so.

    After one of them they are ignored until the process ends, as its end is not to be interrupted either.
    """
    interruption = Interruption()
    before = {one: signal.getsignal(one) for one in signals}
    for one, handler in before.items():
        if handler is not signal.SIG_IGN:
            signal.signal(one, interruption)
    try:
        yield
    finally:
        for one, handler in before.items():
            if interruption.came:
                signal.signal(one, signal.SIG_IGN)
            elif signal.getsignal(one) is interruption:
                signal.signal(one, handler)
