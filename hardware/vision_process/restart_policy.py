"""Decides when the vision process is started and ended, and which state to report. It has no clock of its own."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from hardware.vision_process.status import Trouble, VisionState

RESTART_DELAYS_S: Final = (1.0, 2.0, 5.0)
"""The delay before the next start after one failure, after two, and after more (a backoff)."""
LONGEST_DELAY_S: Final = 8.0
"""The delay after many failures: short enough to see again within ten seconds after the fault ends."""
MANY_FAILURES: Final = 8
"""After more failures than this in a row, the longest delay applies."""
START_LIMIT_S: Final = 12.0
"""How long the first frame may take: the networks are loaded and the exposure settles."""
STALL_LIMIT_S: Final = 2.0
"""How long the process may send nothing once it watches, or, at any time, within a message."""
READING_LIMIT_S: Final = 8.0
"""How long reading a picture may take: a whole one on the smallest board, or on a busy machine."""
SILENCE_TOLD_S: Final = 2.5
"""How long the process may send nothing until that is told, though it may still be reading."""
UNREADABLE_S: Final = 1.0
"""How long frames may be bad before that is reported: a hand in front of the lens is no fault."""
FROZEN_LIMIT_S: Final = 6.0
"""How long the picture may stay the same before the process is restarted."""


class ProcessAction(Enum):
    """What the supervisor has to do now."""

    NOTHING = auto()
    START = auto()
    KILL = auto()


@dataclass(slots=True)
class RestartPolicy:
    """Receives what happens and decides what to do; the caller passes all times, in monotonic seconds."""

    state: VisionState = VisionState.OFF
    trouble: Trouble = Trouble.NONE
    message: str = ""
    missing: str = ""
    flaw: str = ""
    failures: int = 0
    _start_due_s: float = 0.0
    _started_s: float = 0.0
    _last_message_s: float = 0.0
    """When the last message came; while a picture is read, later, as that may take long."""
    _heard_s: float = 0.0
    _last_good_frame_s: float = 0.0
    _last_part_s: float | None = None
    _is_running: bool = False
    _must_end: bool = False
    _is_permanent: bool = False

    def open(self, now_s: float) -> None:
        """Begins: a process is to be started at once."""
        self.state, self._start_due_s, self.failures, self._is_permanent = VisionState.STARTING, now_s, 0, False

    def process_started(self, now_s: float) -> None:
        """Notes that a process was started."""
        self._is_running, self._must_end = True, False
        self._started_s = self._last_message_s = self._heard_s = self._last_good_frame_s = now_s
        self._last_part_s = None
        if self.failures == 0:
            self.state = VisionState.STARTING

    def frame_arrived(self, now_s: float, flaw: str = "") -> None:
        """Notes that the process received a frame: a good one, or one that cannot be read because of `flaw`."""
        if self._must_end:
            return
        self._last_message_s = self._heard_s = now_s
        if not flaw:
            self._last_good_frame_s, self.failures = now_s, 0
            self.state, self.trouble = VisionState.WATCHING, Trouble.NONE
            self.message = self.missing = self.flaw = ""
            return
        self.flaw = flaw
        if self.state is VisionState.NO_FRAMES or now_s - self._last_good_frame_s >= UNREADABLE_S:
            self.state = VisionState.UNREADABLE
            self.trouble = Trouble.FROZEN if flaw == Trouble.FROZEN else Trouble.BAD_PICTURE

    def part_received(self, now_s: float, *, is_whole: bool) -> None:
        """Notes that something was sent; unless it `is_whole`, the rest of a message must follow soon."""
        self._last_part_s = None if is_whole else now_s

    def reading_started(self, now_s: float) -> None:
        """Notes that the process reads a picture, and sends nothing until that is done."""
        if not self._must_end:
            self._last_message_s, self._heard_s = now_s + READING_LIMIT_S - STALL_LIMIT_S, now_s

    def source_failed(self, message: str, missing: str = "", *, is_permanent: bool = False) -> None:
        """Notes the driver's explanation of why there are no frames; `is_permanent`: there never will be any."""
        self.trouble, self.message, self.missing, self._is_permanent = Trouble.REFUSED, message, missing, is_permanent

    def memory_exceeded(self) -> None:
        """Notes that the process uses more memory than allowed."""
        self._end_for(Trouble.MEMORY_EXCEEDED)

    def message_invalid(self) -> None:
        """Notes that the process sent an invalid message: nothing more is accepted from it."""
        self._end_for(Trouble.CRASHED)

    def process_ended(self, now_s: float, *, source_ended: bool = False) -> None:
        """Notes that the process is gone; `source_ended`: its source had no more frames, which is no fault."""
        self._is_running = False
        if source_ended:
            self.state, self.trouble = VisionState.OFF, Trouble.ENDED
            return
        self.state = VisionState.NO_FRAMES
        if not self._must_end and self.trouble is not Trouble.REFUSED:
            self.trouble = Trouble.CRASHED
        self.failures += 1
        self._start_due_s = now_s + self._restart_delay_s()

    def next_action(self, now_s: float) -> ProcessAction:
        """Returns what has to be done at `now_s`."""
        if self.state is VisionState.OFF:
            return ProcessAction.NOTHING
        if not self._is_running:
            is_due = now_s >= self._start_due_s and not self._is_permanent
            return ProcessAction.START if is_due else ProcessAction.NOTHING
        if not self._must_end:
            self._check_limits(now_s)
        return ProcessAction.KILL if self._must_end else ProcessAction.NOTHING

    def _restart_delay_s(self) -> float:
        if self.failures > MANY_FAILURES:
            return LONGEST_DELAY_S
        return RESTART_DELAYS_S[min(self.failures, len(RESTART_DELAYS_S)) - 1]

    def _check_limits(self, now_s: float) -> None:
        if self._last_part_s is not None and now_s - self._last_part_s > STALL_LIMIT_S:
            self._end_for(Trouble.STALLED)
        elif self._last_message_s == self._started_s:
            if now_s - self._started_s > START_LIMIT_S:
                self._end_for(Trouble.SLOW_START)
        elif now_s - self._last_message_s > STALL_LIMIT_S:
            self._end_for(Trouble.STALLED)
        elif now_s - self._heard_s > SILENCE_TOLD_S:
            self.state, self.trouble = VisionState.NO_FRAMES, Trouble.STALLED
        elif self.trouble is Trouble.FROZEN and now_s - self._last_good_frame_s > FROZEN_LIMIT_S:
            self._end_for(Trouble.FROZEN)

    def _end_for(self, trouble: Trouble) -> None:
        self._must_end, self.state, self.trouble = True, VisionState.NO_FRAMES, trouble
