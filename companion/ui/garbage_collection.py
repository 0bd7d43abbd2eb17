"""Garbage collection between frames: frees screens that were left, while nobody waits for a picture.

Widgets are reference cycles, so only a collection frees them.
"""

import gc
from typing import Final

from kivy.clock import Clock

from companion.ui.heap import return_memory

SMALL: Final = (5_000, 50, 50)
"""How many new objects are made between two collections of the youngest; few, as each delays a frame."""
AFTER_S: Final = 0.2
MOST_LEFT: Final = 4
"""How many screens may be left before they are freed."""


def freeze_startup_objects() -> None:
    """Exempts what was loaded at the start from garbage collection."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SMALL)


def collect_garbage() -> None:
    """Frees the screens that are no longer shown."""
    gc.collect()
    return_memory()


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
