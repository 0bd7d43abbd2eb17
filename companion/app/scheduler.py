"""Scheduler: the port by which controllers call something later, on the screen's thread."""

from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """A call that is made repeatedly, or once, after `start`."""

    def start(self) -> None:
        """Begins; does nothing while it is begun."""
        ...

    def cancel(self) -> None:
        """Ends."""
        ...


class Scheduler(Protocol):
    """A screen's event loop, or a test's. `deliver` may be called on any thread, the timers only on the screen's."""

    def deliver(self, call: Callable[[], object]) -> None:
        """Runs `call` soon, on the screen's thread."""
        ...

    def every(self, seconds: float, call: Callable[[], object]) -> Timer:
        """Returns a timer that calls again and again, once it is started."""
        ...

    def soon(self, call: Callable[[], object]) -> Timer:
        """Returns a timer that calls once, before the next picture; it may be started on any thread."""
        ...
