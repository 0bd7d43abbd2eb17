"""Events that a widget dispatches: the class names them, and the screen that shows it binds them."""

from collections.abc import Callable
from typing import TypeVar

from kivy.event import EventDispatcher

WidgetT = TypeVar("WidgetT", bound=EventDispatcher)


def dispatches(*events: str) -> Callable[[type[WidgetT]], type[WidgetT]]:
    """Lets a class of widgets dispatch `events`, which do nothing by themselves unless it says what."""

    def add(kind: type[WidgetT]) -> type[WidgetT]:
        kind.__events__ = events
        for event in events:
            if not hasattr(kind, event):
                setattr(kind, event, _do_nothing)
        return kind

    return add


def _do_nothing(_: object, *__: object) -> None:
    """Does nothing; the handlers that are bound act."""
