"""The C library's memory (glibc): kept in one heap, and given back to the system as soon as it can be."""

import ctypes
from typing import Final

PICTURE_BYTES: Final = 1 << 20
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""The parameter numbers of mallopt."""


def keep_one_heap() -> None:
    """Lets threads that begin from now on have no heap of their own: the end of such a heap is never given back."""
    _tune(_ARENA_MAX, 1)


def keep_pictures_out_of_heaps() -> None:
    """Lets each picture have memory of its own, which is given back when the picture is freed.

    Otherwise later pictures lie in a heap, which grows with every camera that is opened. It costs time: where pictures
    are drawn one after the other, each waits until the system has cleared its memory.
    """
    _tune(_MMAP_THRESHOLD, PICTURE_BYTES)


def _tune(parameter: int, value: int) -> None:
    tune = getattr(ctypes.CDLL(None), "mallopt", None)
    if tune is not None:
        tune(parameter, value)


def return_memory() -> None:
    """Gives freed memory back to the system (glibc keeps pieces between others otherwise)."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
