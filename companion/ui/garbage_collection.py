"""Garbage collection between frames: frees left screens at a moment when nobody waits for a picture.

Widgets are rings of references, so only a collection frees them. Kivy also keeps a note of every widget's lengths,
for the day when the screen's resolution changes, beyond the widget's end.
"""

import ctypes
import gc
from typing import Final
from weakref import ref

from kivy.clock import Clock
from kivy.metrics import Metrics

SMALL: Final = (5_000, 50, 50)
"""How many new things are made between two looks for rings among them; few, as each look holds up a frame."""
AFTER_S: Final = 0.2
_NOTED: Final = ("dpi", "density", "fontscale")


def freeze_startup_objects() -> None:
    """Exempts what was loaded at the start from garbage collection."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SMALL)


def collect_garbage(_: object = None) -> None:
    """Frees what no screen shows any more."""
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


collect_soon = Clock.create_trigger(collect_garbage, AFTER_S)
"""Collects a little later, once, however often it is asked for."""


def collect_pending() -> None:
    """Frees what was left just now, before another screen is built: of those left in a hurry none was freed yet."""
    if collect_soon.is_triggered:
        gc.collect()
