"""Messages between the two processes, as JSON over a pipe: each is checked against its type before it is used."""

import json
import os
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from math import isfinite
from multiprocessing.connection import Connection
from pathlib import Path
from select import POLLIN, poll
from types import NoneType, UnionType
from typing import Final, TypeAlias, Union, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from companion.cards import CARD_NAMES, Card
from hardware.vision_process.requests import (
    Busy,
    Calibrated,
    PicturesSaved,
    Request,
    ShownCardsFound,
    TableScanned,
)
from hardware.vision_process.status import FrameReceived, Observation, SourceFailed

WorkerMessage: TypeAlias = (
    Observation | FrameReceived | SourceFailed | Busy | TableScanned | Calibrated | ShownCardsFound | PicturesSaved
)
"""What the vision process sends."""
Message: TypeAlias = WorkerMessage | Request

LARGEST_INT: Final = 2**63
ARRAY_NUMBERS: Final[dict[object, type[np.float32 | np.float64]]] = {
    NDArray[np.float32]: np.float32,
    NDArray[np.float64]: np.float64,
}
"""The types of arrays that are sent: looked up as a whole, as `get_args` of them differs between versions of NumPy."""

ARRAY_SHAPES: Final[Mapping[str, tuple[int | None, ...]]] = {
    "quad": (4, 2),
    "probabilities": (None,),
    "warp": (2, 3),
    "area": (4, 2),
    "seats": (None, 2),
    "to_table": (3, 3),
}
"""The shape of each array that is sent, by the name of its field; None: any length."""


class BadMessageError(ValueError):
    """The other process sent something that is no valid message: nothing more is accepted from it."""


def pack(message: Message) -> bytes:
    """Returns a message as the bytes that are sent."""
    return json.dumps(_plain(message), separators=(",", ":")).encode()


def unpack(text: bytes, kind: object) -> Message:
    """Returns the message encoded in `text`; `kind` is WorkerMessage or Request. Raises BadMessageError."""
    try:
        found = _typed(json.loads(text), kind)
    except (TypeError, ValueError, RecursionError, OverflowError) as error:
        raise BadMessageError(f"no message: {type(error).__name__}: {str(error)[:80]}") from None
    assert isinstance(found, Message)
    return found


def _plain(value: object) -> object:
    if isinstance(value, Card):
        return value.name
    if is_dataclass(value):
        return [type(value).__name__, *(_plain(getattr(value, field.name)) for field in fields(value))]
    if isinstance(value, np.ndarray):
        return value.tolist()
    if isinstance(value, np.generic):
        return value.item()
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return str(value) if isinstance(value, Path) else value


def _typed(plain: object, kind: object) -> object:
    """Returns the value of type `kind` that `plain` encodes. Raises ValueError."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _one_of(plain, parts)
    if kind in ARRAY_NUMBERS:
        return _array(plain, ARRAY_NUMBERS[kind])
    if origin is tuple:
        return _tuple(plain, parts)
    if kind is Card:
        return _card(plain)
    if isinstance(kind, type) and is_dataclass(kind):
        return _dataclass(plain, kind)
    return _scalar(plain, kind)


def _one_of(plain: object, kinds: Sequence[object]) -> object:
    if plain is None and NoneType in kinds:
        return None
    named = {kind.__name__: kind for kind in kinds if isinstance(kind, type) and is_dataclass(kind)}
    if len(named) > 1:
        name = plain[0] if isinstance(plain, list) and plain else None
        if not isinstance(name, str) or name not in named:
            raise ValueError("an unknown kind of message")
        return _dataclass(plain, named[name])
    return _typed(plain, next(kind for kind in kinds if kind is not NoneType))


def _dataclass(plain: object, kind: type) -> object:
    hints = _hints(kind)
    if not isinstance(plain, list) or len(plain) != len(hints) + 1 or plain[0] != kind.__name__:
        raise ValueError(f"no {kind.__name__}")
    values = [_typed(part, hint) for part, hint in zip(plain[1:], hints.values(), strict=True)]
    for name, value in zip(hints, values, strict=True):
        if isinstance(value, np.ndarray):
            _check_shape(value, ARRAY_SHAPES[name])
    made: object = kind(*values)
    return made


@cache
def _hints(kind: type) -> Mapping[str, object]:
    return get_type_hints(kind)


def _check_shape(array: NDArray[np.generic], shape: Sequence[int | None]) -> None:
    """Raises ValueError for an array of another shape."""
    if len(array.shape) != len(shape) or any(
        own not in (found, None) for found, own in zip(array.shape, shape, strict=True)
    ):
        raise ValueError(f"an array of shape {array.shape} instead of {tuple(shape)}")


def _tuple(plain: object, kinds: Sequence[object]) -> tuple[object, ...]:
    if not isinstance(plain, list):
        raise ValueError("no list")
    if kinds[-1] is Ellipsis:
        return tuple(_typed(part, kinds[0]) for part in plain)
    if len(plain) != len(kinds):
        raise ValueError(f"{len(plain)} parts instead of {len(kinds)}")
    return tuple(_typed(part, kind) for part, kind in zip(plain, kinds, strict=True))


def _array(plain: object, number: type[np.float32 | np.float64]) -> object:
    if not isinstance(plain, list):
        raise ValueError("no list of numbers")
    numbers = np.array(plain)
    if numbers.dtype.kind not in "iuf" or any(isinstance(one, bool) for one in np.array(plain, object).flat):
        raise ValueError("no list of numbers")
    with np.errstate(over="ignore"):
        array = numbers.astype(number)
    if not np.isfinite(array).all():
        raise ValueError("a number that is none")
    return array


def _card(plain: object) -> Card:
    if isinstance(plain, str) and plain in CARD_NAMES:
        return CARD_NAMES[plain]
    raise ValueError("no card")


def _scalar(plain: object, kind: object) -> object:
    if kind is float and isinstance(plain, int | float) and type(plain) is not bool and isfinite(plain):
        return float(plain)
    if kind is int and type(plain) is int and abs(plain) < LARGEST_INT:
        return plain
    if kind in (str, bool) and type(plain) is kind:
        return plain
    if kind is Path and isinstance(plain, str):
        return Path(plain)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(plain)
    raise ValueError(f"{str(plain)[:40]!r} is no {kind}")


MAX_MESSAGE_BYTES: Final = 1 << 20
"""No valid message is longer: hundreds of cards fit."""
MAX_PARTS: Final = 64
"""At most this many parts are read at a time, so that a process that keeps sending does not block the others."""
_PART_BYTES: Final = 1 << 16
_HEADER: Final = struct.Struct(">I")


class MessageConnection:
    """Sends and receives messages over `connection`; `expected` is the type received, WorkerMessage or Request.

    If it is not `is_blocking`, sending does not wait either: what the pipe has no room for is kept until `flush`.
    """

    def __init__(self, connection: Connection, expected: object, *, is_blocking: bool) -> None:
        self._connection = connection
        self._expected = expected
        self._received = bytearray()
        self._unsent = bytearray()
        self._ready = poll()
        self._ready.register(connection.fileno(), POLLIN)
        os.set_blocking(connection.fileno(), is_blocking)

    @property
    def is_within_message(self) -> bool:
        """Whether the beginning of a message has arrived, and not yet all of it."""
        return bool(self._received)

    def fileno(self) -> int:
        """The file descriptor to wait for."""
        return self._connection.fileno()

    def close(self) -> None:
        """Closes the connection."""
        self._connection.close()

    def send(self, message: Message) -> None:
        """Sends a message after those before it. Raises OSError if the other end is closed."""
        content = pack(message)
        self._unsent += _HEADER.pack(len(content)) + content
        self.flush()

    def flush(self) -> None:
        """Sends what there was no room for. Raises OSError if the other end is closed."""
        try:
            while self._unsent:
                del self._unsent[: os.write(self.fileno(), self._unsent)]
        except BlockingIOError:
            return

    def read(self) -> Iterator[Message]:
        """Yields each message that has arrived completely. Raises EOFError at the end, and BadMessageError."""
        for _ in range(MAX_PARTS):
            if not self._ready.poll(0):
                return
            part = os.read(self.fileno(), _PART_BYTES)
            if not part:
                raise EOFError
            self._received += part
            yield from self._complete_messages()

    def _complete_messages(self) -> Iterator[Message]:
        while len(self._received) >= _HEADER.size:
            (length,) = _HEADER.unpack_from(self._received)
            if length > MAX_MESSAGE_BYTES:
                raise BadMessageError(f"a message of {length} bytes")
            end = _HEADER.size + length
            if len(self._received) < end:
                return
            content = bytes(self._received[_HEADER.size : end])
            del self._received[:end]
            yield unpack(content, self._expected)
