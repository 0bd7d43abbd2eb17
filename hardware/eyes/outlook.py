"""What the eyes tell: looks at the table, and how well they see."""

from dataclasses import dataclass
from enum import StrEnum

from vision.tracking.card_tracker import Event


class Sight(StrEnum):
    """How the eyes are; each is a key of words."""

    OFF = "off"
    STARTING = "starting"
    WATCHING = "watching"
    BLIND = "blind"
    """Frames arrive, and nothing can be read in them."""
    AWAY = "away"
    """No frames arrive; the process is being started again, unless that would change nothing."""


class Trouble(StrEnum):
    """Why the eyes do not see; each is a key of words. A flaw of the picture is told by `Flaw` instead."""

    NONE = ""
    SLOW_START = "slow-start"
    STALLED = "stalled"
    CRASHED = "crashed"
    GREEDY = "greedy"
    REFUSED = "refused"
    """The driver says itself what is wrong, in `Outlook.said`."""
    FROZEN = "frozen"
    BAD_PICTURE = "bad-picture"
    ENDED = "ended"


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """What happened on the table up to frame `seq`; `at_s` is the source's time.

    It has no age: each event is told once, in order, and what came to rest lies there until another look says it has
    gone, however late both are taken. That a frame is fresh is judged before it is looked at.
    """

    life: int
    seq: int
    at_s: float
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Outlook:
    """How the eyes see now: `since_s` in monotonic seconds; `flaw` names what is wrong with the picture,
    `lack` what the driver misses.

    `size` (width, height) is the frame's, in which all outlines are told. `lives` counts the processes so far.
    """

    sight: Sight = Sight.OFF
    trouble: Trouble = Trouble.NONE
    said: str = ""
    lack: str = ""
    flaw: str = ""
    since_s: float = 0.0
    lives: int = 0
    size: tuple[int, int] = (0, 0)
    fps: float = 0.0
    memory_mib: float = 0.0


@dataclass(frozen=True, slots=True)
class Arrived:
    """A frame arrived; sent before it is read, so that a slow look is no stall."""

    flaw: str
    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Refused:
    """The driver says in words why there are no frames; `for_good`: trying again would change nothing.

    `lack` is what is missing, where it has a name.
    """

    said: str
    lack: str = ""
    for_good: bool = False
