"""What the looking process tells, and what becomes of it: values that cross a pipe."""

from dataclasses import dataclass
from typing import TypeAlias

from vision.quality import Flaw
from vision.steady import Event


@dataclass(frozen=True, slots=True)
class Beat:
    """A frame was looked at: its number, why it could not be used (or None), and the process's memory in bytes."""

    seq: int
    flaw: Flaw | None
    memory: int


@dataclass(frozen=True, slots=True)
class Saw:
    """Cards came to rest, were looked at again, or went, up to `at_s` of the source's clock."""

    events: tuple[Event, ...]
    at_s: float


@dataclass(frozen=True, slots=True)
class Failed:
    """The source cannot be used, in one line; the process ends."""

    why: str


@dataclass(frozen=True, slots=True)
class Ended:
    """The source has ended, as a video does; nothing is wrong."""


Message: TypeAlias = Beat | Saw | Failed | Ended


@dataclass(frozen=True, slots=True)
class Looking:
    """Frames come, and can be used."""


@dataclass(frozen=True, slots=True)
class Blind:
    """Frames come, and none can be used; `flaw` says why."""

    flaw: Flaw


@dataclass(frozen=True, slots=True)
class Away:
    """No frames come; `why` is what is known of it, in one line."""

    why: str = ""


State: TypeAlias = Looking | Blind | Away | Ended
