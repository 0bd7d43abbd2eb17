"""Frozen values with something changed."""

from collections.abc import Callable
from dataclasses import make_dataclass
from functools import cache
from operator import attrgetter
from typing import Any, Final, TypeVar

ValueT = TypeVar("ValueT")
ItemT = TypeVar("ItemT")
_FieldAccess = tuple[Callable[..., Any], Callable[[object], tuple[object, ...]]]


def changed(value: ValueT, /, **changes: object) -> ValueT:
    """Returns a frozen, slotted data class of two fields or more with some of them changed.

    As `dataclasses.replace` for one without `__post_init__`, and several times as fast: replays do little else. A
    frozen class sets its fields slowly, so a writable class with the same slots is filled, and its class then assigned.
    """
    kind: type = type(value)
    writable, read = _writable(kind)
    other = writable(*read(value))
    try:
        for name, new in changes.items():
            setattr(other, name, new)
    except AttributeError:
        unknown = (name for name in changes if name not in vars(kind)["__slots__"])
        raise TypeError(f"{kind.__name__} has no {', '.join(unknown)}") from None
    other.__class__ = kind
    filled: ValueT = other
    return filled


def with_item(items: tuple[ItemT, ...], place: int, item: ItemT) -> tuple[ItemT, ...]:
    """Returns a tuple with another item at `place`."""
    return (*items[:place], item, *items[place + 1 :])


def without_item(items: tuple[ItemT, ...], place: int) -> tuple[ItemT, ...]:
    """Returns a tuple without its item at `place`."""
    return (*items[:place], *items[place + 1 :])


@cache
def _writable(kind: type) -> _FieldAccess:
    """Returns a class with the slots of `kind` whose values can be changed, and a reader of all its fields."""
    names: Final[tuple[str, ...]] = vars(kind)["__slots__"]
    if len(names) < 2:
        raise TypeError(f"{kind.__name__} has fewer than two fields: make another one instead")
    return make_dataclass(kind.__name__, names, slots=True, eq=False, repr=False), attrgetter(*names)
