"""Line: one end of what leads from one process to the other. Who listens never waits for the rest of a message."""

import os
import struct
from collections.abc import Iterator
from multiprocessing.connection import Connection
from select import POLLIN, poll
from typing import Final

from hardware.eyes.messages import BadMessageError, Message, pack, unpack

LONGEST_BYTES: Final = 1 << 20
"""No message is longer: hundreds of cards fit."""
MOST_PARTS: Final = 64
"""So many parts are taken in before others have their turn, however much comes."""
_PART_BYTES: Final = 1 << 16
_HEAD: Final = struct.Struct(">I")


class Line:
    """Sends and takes messages over `connection`; `hears` is the type of those that come: Told or Asked.

    One that is not `patient` does not wait either for the other to take in what it sends: it is kept until there is
    room, when `flush` is called.
    """

    def __init__(self, connection: Connection, hears: object, *, patient: bool) -> None:
        self._connection = connection
        self._hears = hears
        self._come = bytearray()
        self._unsent = bytearray()
        self._ready = poll()
        self._ready.register(connection.fileno(), POLLIN)
        os.set_blocking(connection.fileno(), patient)

    def fileno(self) -> int:
        """The file to wait for."""
        return self._connection.fileno()

    def close(self) -> None:
        """Lets the connection go."""
        self._connection.close()

    def send(self, message: Message) -> None:
        """Sends a message after those before it. Raises OSError if nobody can hear it."""
        content = pack(message)
        self._unsent += _HEAD.pack(len(content)) + content
        self.flush()

    def flush(self) -> None:
        """Sends what there was no room for. Raises OSError if nobody can hear it."""
        try:
            while self._unsent:
                del self._unsent[: os.write(self.fileno(), self._unsent)]
        except BlockingIOError:
            return

    def read(self) -> Iterator[Message]:
        """Gives each message that has come as a whole. Raises EOFError at the end, BadMessageError for what is none."""
        for _ in range(MOST_PARTS):
            if not self._ready.poll(0):
                return
            part = os.read(self.fileno(), _PART_BYTES)
            if not part:
                raise EOFError
            self._come += part
            yield from self._whole()

    def _whole(self) -> Iterator[Message]:
        while len(self._come) >= _HEAD.size:
            (length,) = _HEAD.unpack_from(self._come)
            if length > LONGEST_BYTES:
                raise BadMessageError(f"a message of {length} bytes")
            end = _HEAD.size + length
            if len(self._come) < end:
                return
            content = bytes(self._come[_HEAD.size : end])
            del self._come[:end]
            yield unpack(content, self._hears)
