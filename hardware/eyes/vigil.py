"""Vigil: when to start the eyes' process, when to end it, and what to say meanwhile. It has no clock of its own."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from hardware.eyes.outlook import Sight, Trouble

PACE_S: Final = (1.0, 2.0, 5.0)
"""How long to wait before the next start, after one failure, two, and more: never so long that a table gives up."""
TIRED_S: Final = 8.0
"""How long to wait when it never works: still short enough to see again within ten seconds of the fault's end."""
TIRED: Final = 8
"""So many failures in a row tire."""
START_S: Final = 12.0
"""How long the first frame may take: networks are loaded, exposure settles."""
STALL_S: Final = 2.0
"""How long no word may come from the process once it watches."""
LOOK_S: Final = 8.0
"""How long reading a whole picture may take on the smallest board."""
BLIND_S: Final = 1.0
"""How long frames may be bad before it is said: a hand before the lens is no fault."""
FROZEN_S: Final = 6.0
"""How long the same picture may stand before the process is started anew."""


class Order(Enum):
    """What the supervisor has to do now."""

    NOTHING = auto()
    START = auto()
    KILL = auto()


@dataclass(slots=True)
class Vigil:
    """Told what happens, it says what to do; all times are monotonic seconds, given by whoever asks."""

    sight: Sight = Sight.OFF
    trouble: Trouble = Trouble.NONE
    said: str = ""
    lack: str = ""
    flaw: str = ""
    failures: int = 0
    _due_s: float = 0.0
    _born_s: float = 0.0
    _heard_s: float = 0.0
    _good_s: float = 0.0
    _alive: bool = False
    _doomed: bool = False
    _hopeless: bool = False

    def open(self, now_s: float) -> None:
        """Begins: a process is due at once."""
        self.sight, self._due_s, self.failures, self._hopeless = Sight.STARTING, now_s, 0, False

    def born(self, now_s: float) -> None:
        """A process was started."""
        self._alive, self._doomed = True, False
        self._born_s = self._heard_s = self._good_s = now_s
        if self.failures == 0:
            self.sight = Sight.STARTING

    def heard(self, now_s: float, flaw: str = "") -> None:
        """A frame arrived in the process: a good one, or one that cannot be read for `flaw`."""
        if self._doomed:
            return
        self._heard_s = now_s
        if not flaw:
            self._good_s, self.failures = now_s, 0
            self.sight, self.trouble = Sight.WATCHING, Trouble.NONE
            self.said = self.lack = self.flaw = ""
            return
        self.flaw = flaw
        if self.sight is Sight.AWAY or now_s - self._good_s >= BLIND_S:
            self.sight = Sight.BLIND
            self.trouble = Trouble.FROZEN if flaw == Trouble.FROZEN else Trouble.BAD_PICTURE

    def busy(self, now_s: float) -> None:
        """The process reads a whole picture, and says nothing until it is read."""
        if not self._doomed:
            self._heard_s = now_s + LOOK_S - STALL_S

    def refused(self, said: str, lack: str = "", *, for_good: bool = False) -> None:
        """The driver said in words why there are no frames; `for_good`: there never will be any."""
        self.trouble, self.said, self.lack, self._hopeless = Trouble.REFUSED, said, lack, for_good

    def greedy(self) -> None:
        """The process holds more memory than it may."""
        self._doom(Trouble.GREEDY)

    def garbled(self) -> None:
        """The process says what cannot be: nothing more is believed of it."""
        self._doom(Trouble.CRASHED)

    def died(self, now_s: float, *, ended: bool = False) -> None:
        """The process is gone; `ended`: its source had no more frames, which is no fault."""
        self._alive = False
        if ended:
            self.sight, self.trouble = Sight.OFF, Trouble.ENDED
            return
        self.sight = Sight.AWAY
        if not self._doomed and self.trouble is not Trouble.REFUSED:
            self.trouble = Trouble.CRASHED
        self.failures += 1
        tired = self.failures > TIRED
        self._due_s = now_s + (TIRED_S if tired else PACE_S[min(self.failures, len(PACE_S)) - 1])

    def order(self, now_s: float) -> Order:
        """Returns what has to be done at `now_s`."""
        if self.sight is Sight.OFF:
            return Order.NOTHING
        if not self._alive:
            return Order.START if now_s >= self._due_s and not self._hopeless else Order.NOTHING
        if not self._doomed:
            self._judge(now_s)
        return Order.KILL if self._doomed else Order.NOTHING

    def _judge(self, now_s: float) -> None:
        if self._heard_s == self._born_s:
            if now_s - self._born_s > START_S:
                self._doom(Trouble.SLOW_START)
        elif now_s - self._heard_s > STALL_S:
            self._doom(Trouble.STALLED)
        elif self.trouble is Trouble.FROZEN and now_s - self._good_s > FROZEN_S:
            self._doom(Trouble.FROZEN)

    def _doom(self, trouble: Trouble) -> None:
        self._doomed, self.sight, self.trouble = True, Sight.AWAY, trouble
