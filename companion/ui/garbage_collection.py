"""Garbage collection between frames: frees screens that were left, while nobody waits for a picture.

Widgets are reference cycles, so only a collection frees them. Kivy also keeps the lengths of every widget that was
built, for the case that the resolution of the screen changes.
"""

import ctypes
import gc
from typing import Final
from weakref import ref

from kivy.clock import Clock
from kivy.metrics import Metrics

SMALL: Final = (5_000, 50, 50)
"""How many new objects are made between two collections of the youngest; few, as each delays a frame."""
AFTER_S: Final = 0.2
MOST_LEFT: Final = 4
"""How many screens may be left before they are freed."""
_NOTED: Final = ("dpi", "density", "fontscale")


def freeze_startup_objects() -> None:
    """Exempts what was loaded at the start from garbage collection."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SMALL)


def collect_garbage() -> None:
    """Frees the screens that are no longer shown."""
    gc.collect()
    for name in _NOTED:
        for _call, values, _names, _weak, uid in Metrics.get_property_observers(name, args=True):
            if values and isinstance(values[0], ref) and values[0]() is None:
                Metrics.unbind_uid(name, uid)
    return_memory()


def return_memory() -> None:
    """Gives freed memory back to the system, where its C library can (glibc keeps pieces between others otherwise)."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


class PendingCollection:
    """Collects garbage once, a little after it was last asked for, or before too many screens wait to be freed."""

    def __init__(self) -> None:
        self._asked = 0
        self._trigger = Clock.create_trigger(self._collect, AFTER_S)

    def soon(self) -> None:
        """Collects between two of the next frames."""
        self._asked += 1
        self._trigger()

    def before_building(self) -> None:
        """Frees screens that were left in quick succession, before another one is built; a collection takes a while."""
        if self._asked >= MOST_LEFT:
            self._trigger.cancel()
            self._collect()

    def _collect(self, _: object = None) -> None:
        self._asked = 0
        collect_garbage()


PENDING_COLLECTION: Final = PendingCollection()
