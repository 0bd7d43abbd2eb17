"""Tells systemd that the companion is there: one datagram to the socket that it names, if it names one."""

import os
import socket
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

READY: Final = "READY=1"
ALIVE: Final = "WATCHDOG=1"
VARIABLE: Final = "NOTIFY_SOCKET"


def notify(message: str, environment: Mapping[str, str] = os.environ) -> bool:
    """Sends a message to systemd; returns whether it could be sent. Never waits."""
    name = environment.get(VARIABLE, "")
    if not name:
        return False
    address = f"\0{name[1:]}" if name.startswith("@") else name
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK) as sender:
        sender.connect(address)
        sender.sendall(message.encode())
        return True
    return False
