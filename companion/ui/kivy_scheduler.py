"""KivyScheduler: the controllers' scheduler, by Kivy's clock."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock

from companion.app.scheduler import Timer


class KivyTimer:
    """One of Kivy's triggers."""

    def __init__(self, trigger: Any) -> None:
        self._trigger = trigger

    def start(self) -> None:
        self._trigger()

    def cancel(self) -> None:
        self._trigger.cancel()


class KivyScheduler:
    """Runs everything on Kivy's thread."""

    def deliver(self, call: Callable[[], object]) -> None:
        Clock.schedule_once(lambda _: call(), -1)

    def every(self, seconds: float, call: Callable[[], object]) -> Timer:
        return KivyTimer(Clock.create_trigger(lambda _: call(), seconds, interval=True))

    def soon(self, call: Callable[[], object]) -> Timer:
        return KivyTimer(Clock.create_trigger(lambda _: call(), -1))
