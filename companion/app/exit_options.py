"""How the companion can be left by touch: closed, unless it is a kiosk; or the machine shut down, where allowed."""

from collections.abc import Mapping
from typing import Final

CLOSE: Final = "close"
SHUT_DOWN: Final = "shut-down"
KIOSK_VARIABLE: Final = "COMPANION_KIOSK"
"""Set to anything but nothing or 0, nobody can close the companion: there is nothing behind it."""


def is_kiosk(environment: Mapping[str, str]) -> bool:
    """Whether the companion is all that this machine shows."""
    return environment.get(KIOSK_VARIABLE, "") not in ("", "0")


def exit_options(environment: Mapping[str, str], *, can_shut_down: bool) -> tuple[str, ...]:
    """Returns how the companion can be left."""
    close = () if is_kiosk(environment) else (CLOSE,)
    return (*close, SHUT_DOWN) if can_shut_down else close
