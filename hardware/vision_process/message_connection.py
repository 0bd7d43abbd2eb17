"""One end of the connection between the two processes; reading never waits for the rest of a message."""

import os
import struct
from collections.abc import Iterator
from multiprocessing.connection import Connection
from select import POLLIN, poll
from typing import Final

from hardware.vision_process.messages import BadMessageError, Message, pack, unpack

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
