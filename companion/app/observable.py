"""Observable values and events of controllers: a screen listens to them while it is shown."""

from collections.abc import Callable
from typing import Generic, Self, TypeVar, overload

ValueT = TypeVar("ValueT")
Unsubscribe = Callable[[], None]


class Listeners(Generic[ValueT]):
    """The callbacks of one event, called in the order added, on the thread that tells of the event."""

    def __init__(self) -> None:
        self._calls: dict[object, Callable[[ValueT], object]] = {}

    def add(self, call: Callable[[ValueT], object]) -> Unsubscribe:
        """Calls `call` with each value from now on, until what is returned is called."""
        key = object()
        self._calls[key] = call

        def remove() -> None:
            self._calls.pop(key, None)

        return remove

    def tell(self, value: ValueT) -> None:
        """Calls each listener; one that another removes meanwhile is left out."""
        for key, call in tuple(self._calls.items()):
            if key in self._calls:
                call(value)


class Observable(Generic[ValueT]):
    """An attribute of a class that tells its listeners when it changes; `start` is its value at first."""

    def __init__(self, start: ValueT) -> None:
        self._start = start

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, holder: None, kind: type) -> Self: ...
    @overload
    def __get__(self, holder: object, kind: type) -> ValueT: ...
    def __get__(self, holder: object | None, kind: type) -> Self | ValueT:
        if holder is None:
            return self
        value: ValueT = vars(holder).get(self._name, self._start)
        return value

    def __set__(self, holder: object, value: ValueT) -> None:
        before = self.__get__(holder, type(holder))
        vars(holder)[self._name] = value
        if before is not value and before != value:
            self._listeners(holder).tell(value)

    def listen(self, holder: object, call: Callable[[ValueT], object]) -> Unsubscribe:
        """Calls `call` with each new value of `holder`, until what is returned is called."""
        return self._listeners(holder).add(call)

    def _listeners(self, holder: object) -> Listeners[ValueT]:
        found: Listeners[ValueT] = vars(holder).setdefault(f"{self._name} listeners", Listeners())
        return found
