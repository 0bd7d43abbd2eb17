"""One font size for labels that are read together, such as the buttons of a row: that of the one with least room."""

from typing import Protocol
from weakref import WeakKeyDictionary


class HasFontSize(Protocol):
    """A label, for its font size."""

    font_size: float


class SharedFontSize:
    """A label joins with the size that it has room for, and again whenever that changes."""

    def __init__(self) -> None:
        self._room: WeakKeyDictionary[HasFontSize, int] = WeakKeyDictionary()
        self._size = 0

    def join(self, label: HasFontSize, size_px: int) -> None:
        """Takes a label in, or learns that its room has changed."""
        self._room[label] = size_px
        if min(self._room.values()) == self._size:
            label.font_size = self._size
        else:
            self._settle()

    def leave(self, label: HasFontSize) -> None:
        """Removes a label that is hidden or empty."""
        if self._room.pop(label, None) is not None:
            self._settle()

    def _settle(self) -> None:
        self._size = min(self._room.values(), default=0)
        for label in self._room:
            label.font_size = self._size
