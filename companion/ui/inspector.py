"""Inspector: what the table asks of the camera beside following: set it up, look at everything once, keep pictures."""

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from hardware.eyes import Answer, Calibrate, Calibrated, Keep, Kept, Mains, Scan, Scanned


class Inspector(EventDispatcher):
    """Asks by `ask`, and takes the answers. `looked` counts the looks; `readings` are those of the newest.

    `calibration` is the last one that was done. `keeping` says whether pictures are kept, which is never so at the
    start; `kept` how many were, `trouble` why no more are.
    """

    looked = NumericProperty(0)
    calibration = ObjectProperty(None, allownone=True)
    keeping = BooleanProperty(False)
    kept = NumericProperty(0)
    trouble = StringProperty("")

    def __init__(self, ask: Callable[[Any], object], album: Path | None) -> None:
        super().__init__()
        self.readings: Sequence[Any] = ()
        self.album = album
        self._ask = ask
        self._number = 0
        self._answered = 0
        self.tried = False  # whether the camera was set up, or somebody began to

    @property
    def waits(self) -> bool:
        """Whether a look that was asked for was not answered yet."""
        return self._answered != self._number

    def scan(self) -> None:
        """Looks at the whole table once."""
        self._number += 1
        self._ask(Scan(self._number))

    def calibrate(self) -> None:
        """Finds the table, and judges light and focus."""
        self._number += 1
        self.tried, self.calibration = True, None
        self._ask(Calibrate(self._number))

    def keep(self, *, wished: bool) -> None:
        """Keeps the pictures in which something happens, for this evening; or keeps no more."""
        if self.album is None:
            return
        self.keeping, self.trouble = wished, ""
        self._ask(Keep(self.album / date.today().isoformat() if wished else None))

    def heed_mains(self, hz: int) -> None:
        """Tells the camera how lamps flicker here."""
        self._ask(Mains(hz))

    def take(self, answers: Sequence[Answer]) -> None:
        """Takes what was answered; what nobody waits for any more is left out."""
        for answer in answers:
            if isinstance(answer, Kept):
                self.kept, self.trouble = answer.count, answer.trouble
            elif isinstance(answer, Scanned | Calibrated) and answer.number == self._number:
                self._answered = answer.number
                self._take(answer)

    def _take(self, answer: Scanned | Calibrated) -> None:
        if isinstance(answer, Scanned):
            self.readings = answer.readings
            self.looked += 1
        else:
            self.calibration = answer.calibration
