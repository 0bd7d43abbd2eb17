"""What the vision process reports: observations of the table, and how well it sees."""

from dataclasses import dataclass
from enum import StrEnum

from vision.tracking.events import Event


class VisionState(StrEnum):
    """Whether the table can be seen; each value is a key of the translations."""

    OFF = "off"
    STARTING = "starting"
    WATCHING = "watching"
    UNREADABLE = "unreadable"
    """Frames arrive, but nothing can be read in them."""
    NO_FRAMES = "no-frames"
    """No frames arrive; the process is started again, unless the failure is permanent."""


class Trouble(StrEnum):
    """Why the table cannot be seen; each value is a key of the translations. `flaw` names a flaw of the picture."""

    NONE = ""
    SLOW_START = "slow-start"
    STALLED = "stalled"
    CRASHED = "crashed"
    MEMORY_EXCEEDED = "memory-exceeded"
    REFUSED = "refused"
    """The driver failed and explains it in `VisionStatus.message`."""
    FROZEN = "frozen"
    BAD_PICTURE = "bad-picture"
    ENDED = "ended"


@dataclass(frozen=True, slots=True, eq=False)
class Observation:
    """What happened on the table up to frame `seq`; `at_s` is the source's time.

    It does not expire: each event is sent once, in order, and a card stays on the table until a later observation
    says that it is gone, however late both are read. Frames that are too old are discarded before they are read.
    """

    process_number: int
    seq: int
    at_s: float
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class VisionStatus:
    """How well the table is seen now, `since_s` in monotonic seconds.

    `message` is the driver's explanation of a failure, `missing` the name of what is missing, `flaw` what is wrong with
    the picture. `process_count` counts the processes started so far. `size` (width, height) is the frame's; all
    outlines are given in its pixels.
    """

    state: VisionState = VisionState.OFF
    trouble: Trouble = Trouble.NONE
    message: str = ""
    missing: str = ""
    flaw: str = ""
    since_s: float = 0.0
    process_count: int = 0
    size: tuple[int, int] = (0, 0)
    fps: float = 0.0
    memory_mib: float = 0.0


@dataclass(frozen=True, slots=True)
class FrameReceived:
    """A frame arrived; sent before the frame is read, so that slow reading does not look like a stall."""

    flaw: str
    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class SourceFailed:
    """The driver explains why there are no frames; `is_permanent`: another attempt would fail as well.

    `missing` is the name of what is missing, if it has one.
    """

    message: str
    missing: str = ""
    is_permanent: bool = False
